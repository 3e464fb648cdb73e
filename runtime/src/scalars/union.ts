import { ValueError } from "../errors/value-error.js";
import { isEqual } from "./facets/compare.js";
import { otherForms } from "./facets/other-forms.js";
import type { PrefixWriter } from "./prefixes.js";
import { notInSpace } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { normalise } from "./white-space.js";

/** A union type (XSD 1.0 Part 2, 2.5.1.3): the first member type that takes a text or value decides. */
export function union<Values extends readonly [unknown, ...unknown[]]>(
  members: { readonly [Index in keyof Values]: SimpleType<Values[Index]> },
  name: string,
): SimpleType<Values[number]> {
  const prefixed = members.some((member) => member.prefixed);
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
  const writerOf = (value: Values[number]): SimpleType<Values[number]> =>
    first(value, (member) => {
      member.format(value);
      return member;
    });
  const readerOf = (text: string): SimpleType<Values[number]> | undefined => {
    try {
      return first(text, (member) => {
        member.parse(text);
        return member;
      });
    } catch (error) {
      if (error instanceof ValueError) return undefined;
      throw error;
    }
  };
  /** The member's text of a value, or where an earlier member would read that as its own, another one. */
  const formOf = (member: SimpleType<Values[number]>, value: Values[number], prefixes?: PrefixWriter): string => {
    const text = member.format(value, prefixes);
    if (prefixed || member === members[0] || readerOf(text) === member) return text;
    for (const form of otherForms(member, value, text)) {
      if (readerOf(form) === member && isEqual(member, member.parse(form), value)) return form;
    }
    return text;
  };
  return {
    name,
    family: "union",
    members,
    whiteSpace: "preserve",
    placeholder: members[0].placeholder,
    ...(prefixed ? { prefixed } : {}),
    isSame: (left, right) => {
      const member = writerOf(left);
      return member === writerOf(right) && isEqual(member, left, right);
    },
    normalise: (text, prefixes) =>
      first(text, (member) => {
        member.parse(text, prefixes);
        return member.normalise?.(text, prefixes) ?? normalise(text, member.whiteSpace);
      }),
    parse: (text, prefixes) => first(text, (member) => member.parse(text, prefixes)),
    format: (value, prefixes) => first(value, (member) => formOf(member, value, prefixes)),
    fromJson: (value) => first(value, (member) => member.fromJson(value)),
    toJson: (value) => first(value, (member) => member.toJson(value)),
  };
}
