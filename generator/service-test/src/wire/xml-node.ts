import { SaxesParser } from "saxes";

/** One element of a reply. */
export interface XmlNode {
  readonly namespace: string;
  readonly local: string;
  readonly attributes: readonly { readonly namespace: string; readonly local: string; readonly value: string }[];
  readonly children: readonly XmlNode[];
  /** The character data directly inside it. */
  readonly text: string;
  /** The namespace of a prefix here; undefined if it is not declared. */
  readonly resolve: (prefix: string) => string | undefined;
}

/** A document, or why it is none. */
export type ReadXml = { readonly root: XmlNode } | { readonly problem: string };

/** Reads a SOAP message: well-formed, with namespaces, without a DTD and processing instructions (SOAP 1.1 section 3). */
export function readXml(text: string): ReadXml {
  const parser = new SaxesParser({ xmlns: true });
  const open: (XmlNode & { children: XmlNode[]; text: string })[] = [];
  let root: XmlNode | undefined;
  let problem: string | undefined;
  const refuse = (what: string): void => {
    problem ??= what;
  };
  parser.on("error", (error) => refuse(error.message.replace(/^\d+:\d+: /, "")));
  parser.on("doctype", () => refuse("the message has a DTD"));
  parser.on("processinginstruction", ({ target }) => refuse(`the message has a processing instruction ${target}`));
  parser.on("opentag", (tag) => {
    const scope = new Map(Object.entries(tag.ns));
    const parent = open.at(-1);
    const node = {
      namespace: tag.uri,
      local: tag.local,
      attributes: Object.values(tag.attributes).flatMap(({ uri, local, value, prefix, name }) =>
        prefix === "xmlns" || name === "xmlns" ? [] : [{ namespace: uri, local, value }],
      ),
      children: [],
      text: "",
      resolve: (prefix: string) => scope.get(prefix) ?? parent?.resolve(prefix),
    };
    parent?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on("closetag", () => void open.pop());
  const addText = (value: string): void => {
    const node = open.at(-1);
    if (node !== undefined) node.text += value;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  try {
    parser.write(text).close();
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
  if (problem !== undefined) return { problem };
  return root === undefined ? { problem: "the message is empty" } : { root };
}
