import type { ContentModel, ContentStep } from "../content/content-model.js";
import type { ReaderParts, XmlReader } from "./xml-reader.js";

/**
 * Like `XmlReader.next`, guided by a content model: returns the label of the next child, `$any` for a child that a
 * wildcard accepts, and undefined at the end of the content. Elements must come in an order that the model allows.
 */
export function nextIn<const Name extends string>(
  xml: XmlReader,
  model: ContentModel<Name>,
): Name | "$any" | undefined {
  const { parser, children } = xml.parts;
  const parent = parser.current;
  if (!parent.entered) children.enter(parent, model);
  for (;;) {
    children.space();
    if (!parser.tag()) {
      endContent(xml.parts, model, parent.row);
      return undefined;
    }
    const step = model.step(parent.row, parser.current);
    if (step !== undefined && !isTakenForAny(xml.parts, model, step)) {
      parent.row = step.state;
      xml.wildcard = step.wildcard;
      return step.name;
    }
    const name = strayChild(xml.parts, model);
    if (name !== undefined) return name;
  }
}

function endContent(parts: ReaderParts, model: ContentModel<string>, state: number): void {
  const { issues, options } = parts;
  const isWhole = model.final.includes(state);
  if (isWhole && options.tolerance === undefined) return;
  const expected = isWhole ? undefined : model.expected(state);
  if (options.tolerance !== undefined) options.tolerance.endedContent(parts, expected);
  else issues.refuse("missing", issues.closed, `The content ends too early: ${expected} is missing.`);
}

/**
 * Whether a tolerant reader should not leave the current element to a wildcard, because it is likely meant to be a
 * declared element.
 */
function isTakenForAny(parts: ReaderParts, model: ContentModel<string>, { name }: ContentStep<string>): boolean {
  return name === "$any" && parts.options.tolerance !== undefined && isMeant(parts, model);
}

/** Refuses a child that may not occur here, or skips it. A tolerant reader may return a label for it. */
function strayChild<Name extends string>(parts: ReaderParts, model: ContentModel<Name>): Name | undefined {
  const { parser, children, options } = parts;
  if (options.tolerance !== undefined) return options.tolerance.strayChild(parts, model);
  if (!children.skipsUnexpected || isMeant(parts, model)) {
    children.refuseElement(model.expected(parser.element(parser.depth - 1).row));
  }
  parser.skip();
  return undefined;
}

/**
 * Whether an unexpected element is meant to be a declared one. An element with a declared local name, in the namespace
 * of its parent or in none, is not foreign content to skip: its value would be lost.
 */
function isMeant({ parser }: ReaderParts, model: ContentModel<string>): boolean {
  const { namespace, name } = parser.current;
  const around = parser.element(parser.depth - 1).namespace;
  if (model.hasNamed(parser.current)) return true;
  return (namespace === "" || namespace === around) && model.namesakes(name).length > 0;
}
