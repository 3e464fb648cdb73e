import {
  type ExpandedName,
  isLanguageIncluded,
  isNamespaceSubset,
  namespaceName,
  type Particle,
  processStrength,
} from "@stubwright/contract/schema";
import { type RuleId, ruleOf } from "../../rules/rules.js";
import type { Change } from "../change.js";
import {
  type Content,
  contentText,
  type ElementContent,
  elementNames,
  elementsOf,
  toParticle,
  wildcardsOf,
} from "../content/content.js";
import { compareParticles } from "./compare-particles.js";
import { covers, leftElement, takenElement } from "./left-to-wildcard.js";
import type { Contents, MemberPair } from "./members.js";
import { placeOf } from "./report-members.js";
import type { TypeComparison } from "./type-pair.js";
import { newPair, type Place, report } from "./type-pair.js";

const presence: ReadonlySet<Change["node"]> = new Set(["element", "group", "wildcard"]);

/** Rules about an element itself, and not about where elements may occur. */
const ofValues = /^(type|nillable|default|fixed|enum|pattern|bounds|alternative|union|ts|json|simple)-/;

const ofCounts = /^(cardinality|item-count)-/;

const ofNames = /^(member-renamed|element-form-changed|schema-namespace-changed)$/;

/**
 * Compares the content models of two complex types: piece by piece, then as sets of messages, so that no difference is
 * missed.
 */
export function compareContents(members: MemberPair, place: Place, comparison: TypeComparison): void {
  const [old, now] = [members.old.content, members.now.content];
  for (const { declaration } of elementsOf(old)) place.pair.namespaces.add(namespaceName(declaration.name));
  const contents = { members, place, comparison, oldWildcards: wildcardsOf(old), newWildcards: wildcardsOf(now) };
  const start = place.pair.changes.length;
  compareParticles(old, now, contents);
  const reported = place.pair.changes.splice(start);
  place.pair.changes.push(...compareContentLanguage(old, now, reported, contents));
}

/**
 * Checks the reported pieces against the sets of element sequences that both contents accept. Content that is only
 * written differently has no changes. A difference that no piece explains is reported for the whole content.
 */
function compareContentLanguage(
  old: Content,
  now: Content,
  reported: readonly Change[],
  contents: Contents,
): readonly Change[] {
  const [oldParticle, newParticle] = [toParticle(old), toParticle(now)];
  const { old: oldSide, now: newSide, alignment } = contents.comparison.sides;
  const isInOld: IsDeclared = (name) => oldSide.schemas.elements.has(alignment.before(name));
  const isInNew: IsDeclared = (name) => newSide.schemas.elements.has(name);
  if (contents.members.switched.size > 0 || reported.some((change) => ofNames.test(change.rule))) return reported;
  if (!includes(oldParticle, oldParticle, isInOld) || !includes(newParticle, newParticle, isInNew)) return reported;
  const narrower = !includes(newParticle, oldParticle, isInNew);
  const wider = !includes(oldParticle, newParticle, isInOld);
  const isAboutPresence = (change: Change): boolean => presence.has(change.node) && !ofValues.test(change.rule);
  if (!narrower && !wider) {
    const kept = reported.flatMap((change) => (isAboutPresence(change) ? countedBeside(change, contents) : [change]));
    return [...kept, ...givenToWildcards(old, now, contents)];
  }
  const claims = reported.filter(isAboutPresence).map((change) => ruleOf(change.rule).verdicts.soap);
  const saysNarrower = claims.some((verdicts) => verdicts.request.level === "error");
  const saysWider = claims.some((verdicts) => verdicts.response.level !== "info");
  const [missesNarrower, missesWider] = [narrower && !saysNarrower, wider && !saysWider];
  const content = contentRelation(narrower, wider);
  const related = reported.map((change) => (isAboutPresence(change) ? { ...change, content } : change));
  if (!missesNarrower && !missesWider) return related;
  const { path, qname } = contents.place;
  const texts = { old: contentText(old), new: contentText(now) };
  const rule = wholeRule(missesNarrower, missesWider);
  const whole = { rule, node: "group", path, qname, facet: "content", ...texts, content } as const;
  return [...related, { ...whole, base: old.at, head: now.at }];
}

/**
 * The change of an element's count if a wildcard accepts further occurrences. It affects code and JSON, but no SOAP
 * message.
 */
function countedBeside(change: Change, { newWildcards, oldWildcards }: Contents): readonly Change[] {
  const { node, qname, rule } = change;
  if (node !== "element" || qname === undefined || !ofCounts.test(rule)) return [];
  if (![...newWildcards, ...oldWildcards].some((wildcard) => covers(wildcard, qname, true))) return [];
  return [
    { ...change, surfaces: ["soap"], atMost: "info" },
    { ...change, surfaces: ["json", "ts-client", "ts-server"] },
  ];
}

/** The elements that one content names and that the wildcards of the other content, which accepts the same, hold. */
function givenToWildcards(old: Content, now: Content, contents: Contents): readonly Change[] {
  const pair = newPair("");
  const { at } = contents.place;
  const [oldNames, newNames] = [new Set(elementNames(old)), new Set(elementNames(now))];
  for (const item of firstOfEach(old)) {
    if (newNames.has(item.name)) continue;
    const place = placeOf(item, { base: item.at, head: undefined }, { base: item.at, head: at.head }, contents);
    report({ ...place, pair }, leftElement(item.declaration));
  }
  for (const item of firstOfEach(now)) {
    if (oldNames.has(item.name)) continue;
    const place = placeOf(item, { base: undefined, head: item.at }, { base: at.base, head: item.at }, contents);
    report({ ...place, pair }, takenElement(item.declaration));
  }
  return pair.changes;
}

/** The elements of content by name, each at its first occurrence. */
function firstOfEach(content: Content): Iterable<ElementContent> {
  const found = new Map<ExpandedName, ElementContent>();
  for (const element of elementsOf(content)) if (!found.has(element.name)) found.set(element.name, element);
  return found.values();
}

/** How the whole content relates to the old content; undefined if each accepts content that the other does not. */
function contentRelation(isNarrower: boolean, isWider: boolean): Change["content"] {
  if (isNarrower && isWider) return undefined;
  return isNarrower ? "narrower" : "wider";
}

/** The rule that is reported for the whole content if no piece explains the difference. */
function wholeRule(missesNarrower: boolean, missesWider: boolean): RuleId {
  if (missesNarrower && missesWider) return "choice-sequence-switched";
  return missesNarrower ? "choice-branch-removed" : "choice-branch-added";
}

/** Whether the contract of the outer content declares a global element. */
type IsDeclared = (name: ExpandedName) => boolean;

/** Whether the outer content accepts everything that the inner content accepts. */
function includes(outer: Particle, inner: Particle, isDeclared: IsDeclared): boolean {
  return isLanguageIncluded(inner, outer, (one, other) => {
    if (other.kind === "element") return one.kind === "element" && nameOf(one) === nameOf(other);
    if (one.kind === "element") return covers(other.wildcard, nameOf(one), isDeclared(nameOf(one)));
    if (processStrength(one.wildcard) < processStrength(other.wildcard)) return false;
    return isNamespaceSubset(one.wildcard.namespaces, other.wildcard.namespaces);
  });
}

function nameOf(particle: Particle & { readonly kind: "element" }): string {
  return particle.element.kind === "reference" ? particle.element.name : particle.element.element.name;
}
