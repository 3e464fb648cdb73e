import { escapeXml } from "./escape-xml.js";

/** Whether a SOAP 1.1 code blames the sender: `Client`, or a refinement after a dot (section 4.4.1). */
export function isSendersFault(code: string): boolean {
  return code === "Client" || code.startsWith("Client.");
}

/** Splits a custom code, `{namespace}name`; undefined for codes in the envelope's namespace. */
export function expandedCode(code: string): { readonly namespace: string; readonly name: string } | undefined {
  const end = code.indexOf("}");
  return code.startsWith("{") && end > 0 ? { namespace: code.slice(1, end), name: code.slice(end + 1) } : undefined;
}

/** An element whose text is a code as a qualified name. The prefix `s` must be bound to the envelope's namespace. */
export function codeElement(tag: string, code: string): string {
  const expanded = expandedCode(code);
  if (expanded === undefined) return `<${tag}>s:${escapeXml(code)}</${tag}>`;
  const { namespace, name } = expanded;
  if (namespace === "") return `<${tag}>${escapeXml(name)}</${tag}>`;
  return `<${tag} xmlns:f="${escapeXml(namespace)}">f:${escapeXml(name)}</${tag}>`;
}
