import { escapeXml } from "./escape-xml.js";

/** Whether the caller has to change something, by SOAP 1.1's code: the dots make it more exact (section 4.4.1). */
export function isSendersFault(code: string): boolean {
  return code === "Client" || code.startsWith("Client.");
}

/** A code of one's own, `{namespace}name`; undefined for those of the envelope's namespace. */
export function expandedCode(code: string): { readonly namespace: string; readonly name: string } | undefined {
  const end = code.indexOf("}");
  return code.startsWith("{") && end > 0 ? { namespace: code.slice(1, end), name: code.slice(end + 1) } : undefined;
}

/** An element whose text is a code as a qualified name; `s` is the envelope's prefix. */
export function codeElement(tag: string, code: string): string {
  const expanded = expandedCode(code);
  if (expanded === undefined) return `<${tag}>s:${escapeXml(code)}</${tag}>`;
  const { namespace, name } = expanded;
  if (namespace === "") return `<${tag}>${escapeXml(name)}</${tag}>`;
  return `<${tag} xmlns:f="${escapeXml(namespace)}">f:${escapeXml(name)}</${tag}>`;
}
