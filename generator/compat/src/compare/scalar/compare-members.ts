import { answeredOnce } from "@stubwright/contract/collection";
import type { Surface } from "../../rules/rule.js";
import type { ScalarChange } from "./relation.js";
import { describeScalar, isText, type ScalarFacts, type UnionFacts } from "./scalar-facts.js";
import { takesValue } from "./takes-value.js";

/** A member of a union that the other side lacks. */
interface LackedMember {
  readonly text: string;
  /** The affected surfaces. Default: all. */
  readonly surfaces: readonly Surface[] | undefined;
}

/**
 * The members of a union that the other side lacks, with `others` being its members. If one of those accepts any text,
 * XML is accepted as before, and only the form in JSON and TypeScript may differ. Names are an exception, because a
 * prefix has no meaning in plain text.
 */
export function compareMembers(
  lacked: readonly ScalarFacts[],
  others: readonly ScalarFacts[],
): readonly LackedMember[] {
  const any = others.find(takesAnyText);
  return lacked.flatMap((member): readonly LackedMember[] => {
    const text = describeScalar(member);
    if (any === undefined || isOfNames(member)) return [{ text, surfaces: undefined }];
    const surfaces = [
      ...(member.json === any.json ? [] : (["json"] as const)),
      ...(member.typescript === any.typescript ? [] : (["ts-client", "ts-server"] as const)),
    ];
    return surfaces.length === 0 ? [] : [{ text, surfaces }];
  });
}

/** Whether every text is a value of the type. */
export function takesAnyText(facts: ScalarFacts): boolean {
  const { enumeration, patterns, minLength = 0, maxLength } = facts;
  return (
    isText(facts) && enumeration === undefined && patterns.length === 0 && minLength === 0 && maxLength === undefined
  );
}

/** Whether values are names, which depend on the bindings of their prefixes. */
export const isOfNames: (facts: ScalarFacts) => boolean = answeredOnce((facts) => {
  switch (facts.kind) {
    case "atomic":
      return facts.primitive === "QName" || facts.primitive === "NOTATION";
    case "list":
      return isOfNames(facts.item);
    case "union":
      return facts.members.some(isOfNames);
  }
});

/** Texts of each kind of value. Types that share a text with another kind accept it, too. */
const samples = [
  ..."0 1 -1 7 12 100 1.5 -0.5 1E2 INF true 2020 --05 ---31 --05-31 2020-05 2020-01-01 12:00:00 2020-01-01T12:00:00".split(
    " ",
  ),
  ..."P1D PT1S a A AB ABC abcd 00 0F AAAA urn:a http://a.example/ en a:b {urn:a}b".split(" "),
  "",
  "1 2",
  "a b",
];

/**
 * Compares the order of members. A value belongs to the first member that accepts its text, so a new first member
 * changes what is read: `5` of a union of text and number is a text. JSON tells numbers and truth values from texts, so
 * it is affected only where both forms are texts. A change is reported only if a sample shows it, and as a warning: no
 * message is refused, and code still compiles.
 */
export function compareMemberOrder(old: UnionFacts, now: UnionFacts): readonly ScalarChange[] {
  const values = [...samples, ...[old, now].flatMap(({ members }) => members.flatMap(valuesOf))];
  const read = values.flatMap((text): [ScalarFacts, ScalarFacts][] => {
    if (!takesValue(old, text) || !takesValue(now, text)) return [];
    const [oldMember, newMember] = [old, now].map(({ members }) => members.find((member) => takesValue(member, text)));
    return oldMember === undefined || newMember === undefined ? [] : [[oldMember, newMember]];
  });
  const others = read.filter(([one, other]) => one.json !== other.json || one.typescript !== other.typescript);
  if (others.length === 0) return [];
  const isInJson = others.some(([one, other]) => !isToldApart(one) && !isToldApart(other));
  const surfaces = ["soap" as const, ...(isInJson ? (["json"] as const) : [])];
  return [
    {
      rule: "type-changed",
      facet: "order",
      old: describeScalar(old),
      new: describeScalar(now),
      surfaces,
      atMost: "warning",
    },
  ];
}

/** Whether JSON writes values of a type otherwise than as texts. */
function isToldApart(facts: ScalarFacts): boolean {
  return facts.kind === "list" || facts.json === "number" || facts.json === "boolean";
}

/** The values that a type names in its facets. */
function valuesOf(facts: ScalarFacts): readonly string[] {
  const bounds = facts.kind === "atomic" ? [facts.min, facts.max] : [];
  return [...(facts.enumeration?.values() ?? []), ...bounds.flatMap((bound) => bound?.value ?? [])];
}
