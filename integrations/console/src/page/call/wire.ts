import type { ConsoleSettings, OperationDescription } from "@stubwright/runtime/codec";

/** A wire of the service. */
export type Wire = "json" | "soap";

/** A header field of HTTP. */
export type HeaderField = readonly [name: string, value: string];

/** What a wire is called in texts. */
export const wireNames: Readonly<Record<Wire, string>> = { json: "JSON", soap: "SOAP" };

/** The wires that the page may call. */
export function wiresOf({ json, soap }: ConsoleSettings): readonly Wire[] {
  return [...(json === undefined ? [] : (["json"] as const)), ...(soap === undefined ? [] : (["soap"] as const))];
}

/** The absolute address of an operation on a wire; `base` is that of the page. */
export function operationUrl(
  { json = "..", soap = "../soap11" }: ConsoleSettings,
  { name }: OperationDescription,
  wire: Wire,
  base: string,
): string {
  const path = wire === "soap" ? soap : `${json.replace(/\/$/, "")}/json/reply/${encodeURIComponent(name)}`;
  return new URL(path, base).href;
}

/** The header fields of a JSON message; `blocks` are the declared header blocks as one line of JSON, if there are any. */
export function jsonHeaders(blocks: string | undefined): readonly HeaderField[] {
  return [
    ["Content-Type", "application/json"],
    ["Accept", "application/json, application/problem+json"],
    ...(blocks === undefined ? [] : ([["Soap-Headers", blocks]] as const)),
  ];
}

/** The header fields of an envelope, whose namespace says the version of SOAP. */
export function soapHeaders(
  envelope: string,
  { soapAction, soap12Action }: OperationDescription,
): readonly HeaderField[] {
  if (!/http:\/\/www\.w3\.org\/2003\/05\/soap-envelope/.test(envelope))
    return [
      ["Content-Type", "text/xml; charset=utf-8"],
      ["Accept", "text/xml"],
      ["SOAPAction", `"${soapAction}"`],
    ];
  const action = soap12Action ?? soapAction;
  const type = "application/soap+xml; charset=utf-8";
  return [
    ["Content-Type", action === "" ? type : `${type}; action="${action}"`],
    ["Accept", "application/soap+xml"],
  ];
}

/** Header blocks as one line of ASCII for HTTP; undefined if there are none. */
export function blocksHeader(blocks: Readonly<Record<string, unknown>>): string | undefined {
  if (Object.keys(blocks).length === 0) return undefined;
  const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(blocks).replace(/[^ -~]/g, escaped);
}
