import { XmlCData, XmlDocument, XmlElement, XmlText } from "libxml2-wasm";

const xsi = "http://www.w3.org/2001/XMLSchema-instance";

/**
 * Reads by libxml2 the part of a document that carries meaning: names and values of elements and attributes. Left out
 * are prefixes, comments, processing instructions, an xsi:nil that is false, white space around values, the order of children
 * (xs:all), and attributes that refer to schemas or types.
 */
export function infosetOf(xml: string): Infoset {
  const document = XmlDocument.fromString(xml);
  try {
    return elementOf(document.root);
  } finally {
    document.dispose();
  }
}

interface Infoset {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
  readonly children: readonly Infoset[];
}

function elementOf(element: XmlElement): Infoset {
  const children: Infoset[] = [];
  let text = "";
  for (const node of element.find("* | text()")) {
    if (node instanceof XmlElement) children.push(elementOf(node));
    else if (node instanceof XmlText || node instanceof XmlCData) text += node.content;
  }
  const attributes = element.attrs.filter(
    ({ namespaceUri, name, value }) => namespaceUri !== xsi || (name === "nil" && asTruth(value) !== false),
  );
  return {
    name: `{${element.namespaceUri}}${element.name}`,
    attributes: new Map(
      attributes.map((attribute) => [`{${attribute.namespaceUri}}${attribute.name}`, attribute.value]),
    ),
    text: text.replace(/\s+/g, " ").trim(),
    children: children.sort(byName),
  };
}

function byName(left: Infoset, right: Infoset): number {
  if (left.name === right.name) return 0;
  return left.name < right.name ? -1 : 1;
}

/** The first difference between two documents. Undefined if their meaning is the same. An empty element may have got its default value. */
export function infosetDifference(first: Infoset, second: Infoset, path = ""): string | undefined {
  const here = `${path}/${first.name}`;
  if (first.name !== second.name) return `${here} is ${second.name}`;
  for (const name of new Set([...first.attributes.keys(), ...second.attributes.keys()])) {
    const [left, right] = [first.attributes.get(name), second.attributes.get(name)];
    if (left === undefined || right === undefined || !isSameValue(left, right))
      return `${here}/@${name}: ${left}, ${right}`;
  }
  if (first.children.length !== second.children.length) {
    return `${here} has ${second.children.length} children, not ${first.children.length}`;
  }
  const isDefaulted = first.text === "" && first.children.length === 0;
  if (!isDefaulted && !isSameValue(first.text, second.text)) return `${here}: ${first.text}, ${second.text}`;
  for (const [index, child] of first.children.entries()) {
    const other = second.children[index];
    const difference = other === undefined ? here : infosetDifference(child, other, here);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** Returns whether two texts are the same text, number, boolean or name. Prefixes may differ. */
function isSameValue(left: string, right: string): boolean {
  if (left.trim() === right.trim()) return true;
  if (left.trim() !== "" && Number(left) === Number(right)) return true;
  const [truths, names] = [[left, right].map(asTruth), [left, right].map(asName)];
  return (truths[0] !== undefined && truths[0] === truths[1]) || (names[0] !== undefined && names[0] === names[1]);
}

function asTruth(text: string): boolean | undefined {
  return { true: true, "1": true, false: false, "0": false }[text.trim()];
}

function asName(text: string): string | undefined {
  return /^(?:[\w.-]+:)?([\w.-]+)$/.exec(text.trim())?.[1];
}
