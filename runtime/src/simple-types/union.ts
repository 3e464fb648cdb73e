import { ValueError } from "../errors/value-error.js";
import { answeredOnce } from "./answered-once.js";
import { isEqual } from "./facets/compare.js";
import { compareDecimals } from "./facets/compare-decimals.js";
import { otherForms } from "./facets/other-forms.js";
import type { PrefixReader, PrefixWriter } from "./prefixes.js";
import { notInSpace } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import type { ValueFacts } from "./value-facts.js";
import { normalise } from "./white-space.js";

/**
 * The number of other texts that are tried if an earlier member accepts the usual text of a value. More would cost more
 * than they are worth.
 */
const mostForms = 64;

/** `Error` with the number of stack frames that V8 and JavaScriptCore record. */
const errors: ErrorConstructor & { stackTraceLimit?: number | undefined } = Error;

/** Makes a union type (XSD 1.0 Part 2, 2.5.1.3): the first member type that accepts a text or value decides. */
export function union<Values extends readonly [unknown, ...unknown[]]>(
  members: { readonly [Index in keyof Values]: SimpleType<Values[Index]> },
  name: string,
): SimpleType<Values[number]> {
  type Member = SimpleType<Values[number]>;
  const prefixed = members.some((member) => member.prefixed);
  /** The answer of the first member that does not refuse. Each nested union is asked only once for a value. */
  const first = <Argument, Prefixes, Result>(
    attempt: (member: Member, value: Argument, prefixes?: Prefixes) => Result,
  ): ((value: Argument, prefixes?: Prefixes) => { readonly value: Result } | undefined) => {
    const answer = (value: Argument, prefixes?: Prefixes) =>
      firstOf(members, (member) => attempt(member, value, prefixes));
    return members.some(({ family }) => family === "union") ? answeredOnce(answer) : answer;
  };
  const required = <Argument, Prefixes, Result>(
    attempt: (member: Member, value: Argument, prefixes?: Prefixes) => Result,
  ): ((value: Argument, prefixes?: Prefixes) => Result) => {
    const answer = first(attempt);
    return (value, prefixes) => {
      const result = answer(value, prefixes);
      if (result === undefined) throw notInSpace(name, value);
      return result.value;
    };
  };
  const taker = first((member, value: Values[number]) => {
    member.format(value);
    return member;
  });
  const memberOf = (value: Values[number]): Member | undefined => taker(value)?.value;
  return {
    name,
    family: "union",
    members,
    memberTypes: members,
    memberOf,
    whiteSpace: "preserve",
    placeholder: members[0].placeholder,
    ...(prefixed ? { prefixed } : {}),
    isSame: (left, right) => {
      const [member, other] = [memberOf(left), memberOf(right)];
      if (member === undefined || other === undefined) return false;
      if (member === other) return member.isSame?.(left, right) ?? isEqual(member, left, right);
      return isDecimal(member) && isDecimal(other) && compareDecimals(String(left), String(right)) === 0;
    },
    normalise: required((member, text: string, prefixes?: PrefixReader) => {
      member.parse(text, prefixes);
      return member.normalise?.(text, prefixes) ?? normalise(text, member.whiteSpace);
    }),
    parse: required((member, text: string, prefixes?: PrefixReader) => member.parse(text, prefixes)),
    format: required((member, value: Values[number], prefixes?: PrefixWriter) => {
      const text = member.format(value, prefixes);
      return prefixed || member === members[0] ? text : ownForm(members, member, { value, text });
    }),
    fromJson: required((member, value: unknown) => member.fromJson(value)),
    toJson: required((member, value: Values[number]) => member.toJson(value)),
  };
}

/** Whether values are decimals, so that 1 of xs:int equals 1.0 of xs:decimal. */
function isDecimal({ family, binaryFloat }: ValueFacts): boolean {
  return family === "decimal" || family === "bigint" || (family === "number" && binaryFloat === undefined);
}

/**
 * The result of the first member that does not refuse; undefined if all do. Stack traces are disabled meanwhile: they
 * take nearly all the time of a refusal, and a list may have half a million items.
 */
function firstOf<Value, Result>(
  members: readonly SimpleType<Value>[],
  attempt: (member: SimpleType<Value>) => Result,
): { readonly value: Result } | undefined {
  const frames = errors.stackTraceLimit;
  errors.stackTraceLimit = 0;
  try {
    return tried(members, attempt);
  } finally {
    errors.stackTraceLimit = frames;
  }
}

function tried<Value, Result>(
  members: readonly SimpleType<Value>[],
  attempt: (member: SimpleType<Value>) => Result,
): { readonly value: Result } | undefined {
  for (const member of members) {
    try {
      return { value: attempt(member) };
    } catch (error) {
      if (!(error instanceof ValueError)) throw error;
    }
  }
  return undefined;
}

/** The text of a member's value. If an earlier member would accept that text, another text of the value. */
function ownForm<Value>(
  members: readonly SimpleType<Value>[],
  member: SimpleType<Value>,
  { value, text }: { readonly value: Value; readonly text: string },
): string {
  const reads = (form: string): boolean => {
    const reader = firstOf(members, (candidate) => ({ candidate, read: candidate.parse(form) }));
    return reader?.value.candidate === member && isEqual(member, reader.value.read, value);
  };
  if (reads(text)) return text;
  let count = 0;
  for (const form of otherForms(member, value, text)) {
    if (reads(form)) return form;
    if (++count === mostForms) break;
  }
  return text;
}
