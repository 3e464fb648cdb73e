import { ValueError } from "../errors/value-error.js";
import { notInSpace } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { normalise } from "./white-space.js";

/** A union type (XSD 1.0 Part 2, 2.5.1.3): the first member type that takes a text or value decides. */
export function union<Values extends readonly [unknown, ...unknown[]]>(
  members: { readonly [Index in keyof Values]: SimpleType<Values[Index]> },
  name: string,
): SimpleType<Values[number]> {
  const first = <Result>(value: unknown, attempt: (member: SimpleType<Values[number]>) => Result): Result => {
    for (const member of members) {
      try {
        return attempt(member);
      } catch (error) {
        if (!(error instanceof ValueError)) throw error;
      }
    }
    throw notInSpace(name, value);
  };
  return {
    name,
    family: "union",
    whiteSpace: "preserve",
    placeholder: members[0].placeholder,
    ...(members.some((member) => member.prefixed) ? { prefixed: true } : {}),
    normalise: (text, prefixes) =>
      first(text, (member) => {
        member.parse(text, prefixes);
        return member.normalise?.(text, prefixes) ?? normalise(text, member.whiteSpace);
      }),
    parse: (text, prefixes) => first(text, (member) => member.parse(text, prefixes)),
    format: (value, prefixes) => first(value, (member) => member.format(value, prefixes)),
    fromJson: (value) => first(value, (member) => member.fromJson(value)),
    toJson: (value) => first(value, (member) => member.toJson(value)),
  };
}
