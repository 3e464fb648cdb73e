import type { ClientMessageSecurity, OpenReply, OutgoingEnvelope } from "@stubwright/runtime";
import { readXml } from "./xml-node.js";

const soap12Namespace = "http://www.w3.org/2003/05/soap-envelope";

/** What a message is sent with: the text in the Body of HTTP, and how its reply is opened. */
export interface SecuredMessage {
  readonly text: string;
  readonly version: OutgoingEnvelope["version"];
  readonly openReply: OpenReply | undefined;
}

/** A reply after its security was looked at. */
export interface OpenedBody {
  readonly body: Uint8Array;
  /** Why the reply is not secured as agreed; its body is then the one that came. */
  readonly insecure?: string | undefined;
}

/**
 * Secures an envelope. Returns undefined for what no security can be added to: a body that is no envelope, or one that is
 * wrong on purpose. Such a request goes out as it is.
 */
export async function secureMessage(
  request: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: unknown },
  security: ClientMessageSecurity,
): Promise<SecuredMessage | undefined> {
  const { url, headers, body: text } = request;
  if (typeof text !== "string" || isDeep(text)) return undefined;
  const read = readXml(text);
  // Securing such a text might repair it.
  if ("problem" in read || read.root.local !== "Envelope") return undefined;
  const version = read.root.namespace === soap12Namespace ? "1.2" : "1.1";
  const action = headers.SOAPAction ?? /action="([^"]*)"/.exec(headers["Content-Type"] ?? "")?.[1] ?? "";
  try {
    const secured = await security.secure({ text, version, url, action: action.replace(/^"|"$/g, "") });
    return { text: secured.text, version, openReply: secured.openReply };
  } catch {
    return undefined;
  }
}

/** Whether elements are nested deeper than in any message that a contract needs: parsers take long for these. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (const [, end, empty] of text.matchAll(/<(\/?)[^<>!?/][^<>]*?(\/?)>/g)) {
    if (end !== "") depth--;
    else if (empty === "") depth++;
    if (depth > 1000) return true;
  }
  return false;
}

/** Opens the body of a reply to a secured message. */
export async function openBody(body: Uint8Array, { version, openReply }: SecuredMessage): Promise<OpenedBody> {
  if (openReply === undefined || body.length === 0) return { body };
  const text = new TextDecoder().decode(body);
  // What the security admits is judged afterwards like every reply.
  const admit = (): void => undefined;
  try {
    return { body: new TextEncoder().encode(await openReply({ text, version, admit })) };
  } catch (error) {
    return { body, insecure: error instanceof Error ? error.message : String(error) };
  }
}
