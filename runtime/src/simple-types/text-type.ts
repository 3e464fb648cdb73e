import { notInSpace, wrongKind } from "./refusals.js";
import type { Family, SimpleType } from "./simple-type.js";
import { normalise, type WhiteSpace } from "./white-space.js";

/** The facts of a type whose values are kept as text. */
interface TextTypeFacts<Kind extends Family> {
  readonly family: Kind;
  readonly whiteSpace: WhiteSpace;
  readonly primitive?: "anySimpleType" | "anyURI";
  /** Whether a text, white space normalised, is in the lexical space. */
  readonly accepts: (text: string) => boolean;
  /** Whether no accepted text has white space, so that only other texts are searched for it. */
  readonly spaceless?: boolean;
}

/** A type whose value is its text, white space normalised: nothing that was written is lost. */
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
    // A text is the only value that any text is.
    ...(family === "string" ? { unbounded: (text: string) => text } : {}),
    parse: (text) => (spaceless && accepts(text) ? text : check(normalise(text, whiteSpace))),
    format: check,
    fromJson: check,
    toJson: check,
  };
}

/** A collapsed text type whose lexical space is a regular expression, without white space. */
export function patternType<const Kind extends Family>(
  name: string,
  family: Kind,
  pattern: RegExp,
): SimpleType<string> & { readonly family: Kind } {
  return textType(name, { family, whiteSpace: "collapse", accepts: (text) => pattern.test(text), spaceless: true });
}
