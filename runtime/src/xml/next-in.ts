import type { ContentModel, ContentStep } from "../content/content-model.js";
import type { ReaderParts, XmlReader } from "./xml-reader.js";

/**
 * Like `XmlReader.next`, by a content model: returns the name that the model has for the next child, `$any` for one that a
 * wildcard takes, and undefined at the end of the content. Elements must come in the order that the model allows.
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

/** Whether a wildcard takes an element that is only meant to be a declared one: a tolerant reader knows better. */
function isTakenForAny(parts: ReaderParts, model: ContentModel<string>, { name }: ContentStep<string>): boolean {
  return name === "$any" && parts.options.tolerance !== undefined && isMeant(parts, model);
}

/** Refuses a child that may not stand here, or passes it over; a tolerant reader may have a name for it. */
function strayChild<Name extends string>(parts: ReaderParts, model: ContentModel<Name>): Name | undefined {
  const { parser, children, options } = parts;
  if (options.tolerance !== undefined) return options.tolerance.strayChild(parts, model);
  if (!children.skipsUnexpected || isMeant(parts, model)) {
    children.refuseElement(model.expected(parser.element(parser.depth - 1).row));
  }
  parser.skip();
  return undefined;
}

/** In the namespace that it stands in, or in none, a namesake is no foreign element to pass over: its value would be lost. */
function isMeant({ parser }: ReaderParts, model: ContentModel<string>): boolean {
  const { namespace, name } = parser.current;
  const around = parser.element(parser.depth - 1).namespace;
  if (model.hasNamed(parser.current)) return true;
  return (namespace === "" || namespace === around) && model.namesakes(name).length > 0;
}
