/** A Content-Type header (RFC 9110 section 8.3), in lower case. */
export interface MediaType {
  /** `application/json` */
  readonly essence: string;
  /** The charset parameter, unquoted. */
  readonly charset: string | undefined;
}

/** Parses a Content-Type header; undefined if there is none. */
export function parseMediaType(header: string | null | undefined): MediaType | undefined {
  if (header === undefined || header === null) return undefined;
  if (header !== last.header) last = { header, type: readMediaType(header) };
  return last.type;
}

/** The header parsed last. Nearly all callers send the same one. */
let last: { readonly header: string; readonly type: MediaType | undefined } = { header: "", type: undefined };

function readMediaType(header: string): MediaType | undefined {
  if (header.trim() === "") return undefined;
  return { essence: essenceOf(header), charset: parameterOf(header.toLowerCase(), "charset") };
}

/** A Content-Type header without its parameters, in lower case. */
export function essenceOf(header: string): string {
  const [essence = ""] = header.toLowerCase().split(";", 1);
  return essence.trim();
}

/** A parameter (RFC 9110 section 5.6.6), whose value may be a quoted string with semicolons in it. */
const parameter = /;([^;="]*)=[ \t]*("(?:[^"\\]|\\.)*"|[^;]*)/g;

/** The unquoted value of a parameter; undefined if it is absent or empty. `wanted` is in lower case. */
export function parameterOf(header: string, wanted: string): string | undefined {
  for (const [, name = "", value = ""] of header.matchAll(parameter)) {
    if (name.trim().toLowerCase() === wanted)
      return (value.startsWith('"') ? value.slice(1, -1).replace(/\\(.)/g, "$1") : value.trim()) || undefined;
  }
  return undefined;
}

/** Whether a type is `application/json` or any `+json` type. */
export function isJson(type: Pick<MediaType, "essence">): boolean {
  return type.essence === "application/json" || type.essence.endsWith("+json");
}

/** Whether a type is `text/xml`, `application/xml` or any `+xml` type. */
export function isXml(type: MediaType): boolean {
  return type.essence === "text/xml" || type.essence === "application/xml" || type.essence.endsWith("+xml");
}
