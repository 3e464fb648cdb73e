import type { ContentModel } from "../content-model.js";
import type { XmlReader } from "./xml-reader.js";

/**
 * Like `XmlReader.next`, by a content model: returns the name that the model has for the next child, `$any` for one that a
 * wildcard takes, and undefined at the end of the content. Elements must come in the order that the model allows.
 */
export function nextIn<const Name extends string>(
  xml: XmlReader,
  model: ContentModel<Name>,
): Name | "$any" | undefined {
  const { parser, issues, children } = xml.parts;
  const parent = parser.current;
  if (!parent.entered) children.enter(parent, model);
  for (;;) {
    children.space();
    if (!parser.tag()) {
      if (model.final.includes(parent.row)) return undefined;
      const detail = `The content ends too early: ${model.expected(parent.row)} is missing.`;
      return issues.refuse("missing", issues.closed, detail);
    }
    const step = model.step(parent.row, parser.current);
    if (step !== undefined) {
      parent.row = step.state;
      xml.wildcard = step.wildcard;
      return step.name;
    }
    if (!children.skipsUnexpected || model.hasNamed(parser.current)) {
      children.refuseElement(model.expected(parent.row));
    }
    parser.skip();
  }
}
