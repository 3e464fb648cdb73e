import type { Surface } from "../../rules/rule.js";
import { describeScalar, isText, type ScalarFacts } from "./scalar-facts.js";

/** A member of a union that the other side lacks. */
interface LackedMember {
  readonly text: string;
  /** Where it is missed. Default: everywhere. */
  readonly surfaces: readonly Surface[] | undefined;
}

/**
 * The members of a union that the other side lacks, `others` being its own. Where one of those takes any text, what is in XML is
 * taken as before, and is only of another form in JSON and in TypeScript, if it is; but a name means nothing without its prefix.
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

const ofNames = new WeakMap<ScalarFacts, boolean>();

/**
 * Whether values are names, which mean nothing without what their prefixes are bound to. A type is looked at once: unions of unions
 * lead to the same one in many ways.
 */
export function isOfNames(facts: ScalarFacts): boolean {
  const known = ofNames.get(facts) ?? hasNames(facts);
  ofNames.set(facts, known);
  return known;
}

function hasNames(facts: ScalarFacts): boolean {
  switch (facts.kind) {
    case "atomic":
      return facts.primitive === "QName" || facts.primitive === "NOTATION";
    case "list":
      return isOfNames(facts.item);
    case "union":
      return facts.members.some(isOfNames);
  }
}
