/** What a call is sent with beside its message. It is kept in memory only, unless a person asks to keep it for the tab. */
export interface CallExtras {
  readonly credentials: Credentials;
  /** Header fields of HTTP. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** How the caller says who it is. */
export type Credentials =
  | { readonly kind: "none" }
  | { readonly kind: "basic"; readonly user: string; readonly password: string }
  | { readonly kind: "bearer"; readonly token: string }
  | { readonly kind: "usernameToken"; readonly user: string; readonly password: string; readonly isDigest: boolean };

/** A call without anything beside its message. */
export const noExtras: CallExtras = { credentials: { kind: "none" }, headers: [] };

/** The header fields of HTTP for both wires. */
export function extraHeaders({
  credentials,
  headers,
}: CallExtras): readonly (readonly [name: string, value: string])[] {
  const named = headers.filter(([name]) => name !== "");
  switch (credentials.kind) {
    case "none":
    case "usernameToken":
      return named;
    case "basic":
      return [...named, ["Authorization", `Basic ${base64(`${credentials.user}:${credentials.password}`)}`]];
    case "bearer":
      return [...named, ["Authorization", `Bearer ${credentials.token}`]];
  }
}

const wsse = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd";
const wsu = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd";
const profile = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0";
const encoding = "http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-soap-message-security-1.0#Base64Binary";

/** Puts a UsernameToken (WSS UsernameToken Profile 1.1.1) into an envelope; other credentials are not in the envelope. */
export async function securedEnvelope(envelope: string, credentials: Credentials): Promise<string> {
  if (credentials.kind !== "usernameToken") return envelope;
  const { user, password, isDigest } = credentials;
  const nonce = crypto.getRandomValues(new Uint8Array(16));
  const created = `${new Date().toISOString().slice(0, 19)}Z`;
  const text = isDigest ? await digest(nonce, created, password) : password;
  const type = isDigest ? "PasswordDigest" : "PasswordText";
  const block =
    `<wsse:Security xmlns:wsse="${wsse}" xmlns:wsu="${wsu}"><wsse:UsernameToken>` +
    `<wsse:Username>${escapeText(user)}</wsse:Username>` +
    `<wsse:Password Type="${profile}#${type}">${escapeText(text)}</wsse:Password>` +
    `<wsse:Nonce EncodingType="${encoding}">${btoa(String.fromCharCode(...nonce))}</wsse:Nonce>` +
    `<wsu:Created>${created}</wsu:Created></wsse:UsernameToken></wsse:Security>`;
  return withHeaderBlock(envelope, block);
}

/** Puts a block first into the Header of an envelope, which gets one if it has none. */
export function withHeaderBlock(envelope: string, block: string): string {
  const open = /<((?:[\w.-]+:)?)Envelope\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(envelope);
  if (open === null) return envelope;
  const [, prefix = ""] = open;
  const start = open.index + open[0].length;
  const header = new RegExp(`^(\\s*)<${prefix.replaceAll(".", "\\.")}Header((?:[^>"'/]|"[^"]*"|'[^']*')*)(/?)>`);
  const rest = envelope.slice(start);
  const found = header.exec(rest);
  if (found === null) return `${envelope.slice(0, start)}<${prefix}Header>${block}</${prefix}Header>${rest}`;
  const [whole, space = "", attributes = "", isEmpty] = found;
  const end = isEmpty === "/" ? `</${prefix}Header>` : "";
  return `${envelope.slice(0, start)}${space}<${prefix}Header${attributes}>${block}${end}${rest.slice(whole.length)}`;
}

/** Base64 of SHA-1 over nonce, time and password. Browsers have SHA-1 only on https and on this machine. */
async function digest(nonce: Uint8Array, created: string, password: string): Promise<string> {
  if (crypto.subtle === undefined) throw new Error("A password digest needs a page from https or from localhost.");
  const text = new TextEncoder().encode(created + password);
  const hash = await crypto.subtle.digest("SHA-1", Uint8Array.from([...nonce, ...text]));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
