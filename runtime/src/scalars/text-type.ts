import { notInSpace, wrongKind } from "./refusals.js";
import type { Family, SimpleType } from "./simple-type.js";
import { normalise, type WhiteSpace } from "./white-space.js";

/** What makes a type whose values are kept as text. */
export interface TextTypeFacts<Kind extends Family> {
  readonly family: Kind;
  readonly whiteSpace: WhiteSpace;
  /** Whether a text, white space normalised, is in the lexical space. */
  readonly accepts: (text: string) => boolean;
}

/** A type whose value is its text, white space normalised: nothing that was written is lost. */
export function textType<const Kind extends Family>(
  name: string,
  facts: TextTypeFacts<Kind>,
): SimpleType<string> & { readonly family: Kind } {
  const { family, whiteSpace, accepts } = facts;
  const check = (value: unknown): string => {
    if (typeof value !== "string") throw wrongKind(name, value);
    if (!accepts(value)) throw notInSpace(name, value);
    return value;
  };
  return {
    name,
    family,
    whiteSpace,
    placeholder: "",
    parse: (text) => check(normalise(text, whiteSpace)),
    format: check,
    fromJson: check,
    toJson: check,
  };
}

/** A collapsed text type whose lexical space is a regular expression. */
export function patternType<const Kind extends Family>(
  name: string,
  family: Kind,
  pattern: RegExp,
): SimpleType<string> & { readonly family: Kind } {
  return textType(name, { family, whiteSpace: "collapse", accepts: (text) => pattern.test(text) });
}
