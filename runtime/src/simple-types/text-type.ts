import { notInSpace, wrongKind } from "./refusals.js";
import type { Family, SimpleType } from "./simple-type.js";
import { normalise, type WhiteSpace } from "./white-space.js";

/** The facts about a type whose values are kept as text. */
interface TextTypeFacts<Kind extends Family> {
  readonly family: Kind;
  readonly whiteSpace: WhiteSpace;
  readonly primitive?: "anySimpleType" | "anyURI";
  /** Whether a text with normalised white space is in the lexical space. */
  readonly accepts: (text: string) => boolean;
  /** Whether no valid text contains white space. Then only invalid texts need a search for it. */
  readonly spaceless?: boolean;
}

/** Makes a type whose value is its normalised text, so that nothing that was written is lost. */
export function textType<const Kind extends Family>(
  name: string,
  facts: TextTypeFacts<Kind>,
): SimpleType<string> & { readonly family: Kind } {
  const { family, whiteSpace, primitive, accepts, spaceless = false } = facts;
  const check = (value: unknown): string => {
    if (typeof value !== "string") throw wrongKind(name, value);
    if (!accepts(value)) throw notInSpace(name, value);
    return value;
  };
  return {
    name,
    family,
    whiteSpace,
    ...(primitive === undefined ? {} : { primitive }),
    placeholder: "",
    // Any two different texts are different values.
    ...(family === "string" ? { unbounded: (text: string) => text } : {}),
    parse: (text) => (spaceless && accepts(text) ? text : check(normalise(text, whiteSpace))),
    format: check,
    fromJson: check,
    toJson: check,
  };
}

/** Makes a text type whose lexical space is a regular expression without white space. */
export function patternType<const Kind extends Family>(
  name: string,
  family: Kind,
  pattern: RegExp,
): SimpleType<string> & { readonly family: Kind } {
  return textType(name, { family, whiteSpace: "collapse", accepts: (text) => pattern.test(text), spaceless: true });
}
