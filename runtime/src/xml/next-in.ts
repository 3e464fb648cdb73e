import type { ContentModel } from "../content/content-model.js";
import type { ExpandedName } from "./schema-instance.js";
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
    if (!children.skipsUnexpected || isMeant(model, parser.current, parent.namespace)) {
      children.refuseElement(model.expected(parent.row));
    }
    parser.skip();
  }
}

/** In the namespace that it stands in, or in none, a namesake is no foreign element to pass over: its value would be lost. */
function isMeant(model: ContentModel<string>, element: ExpandedName, around: string): boolean {
  const { namespace, name } = element;
  return model.hasNamed(element) || ((namespace === "" || namespace === around) && model.hasNamesake(name));
}
