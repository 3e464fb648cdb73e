import { wsse, wsu } from "../names.js";
import { parseXml } from "./xml-tree.js";

/** Inserts markup of our own into an element, at its end or before a child. The prefixes `wsse` and `wsu` are declared. */
export function insertMarkup(document: Document, parent: Element, markup: string, before: Node | null = null): Element {
  const wrapper = `<w xmlns:wsse="${wsse}" xmlns:wsu="${wsu}">${markup}</w>`;
  const parsed = parseXml(wrapper).documentElement.firstChild;
  if (parsed === null) throw new Error("There is no markup to insert.");
  const element = document.importNode(parsed, true) as Element;
  parent.insertBefore(element, before);
  return element;
}
