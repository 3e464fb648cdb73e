import { builtinOf } from "@stubwright/contract/model";
import {
  type AttributeUse,
  allowsNamespace,
  anyTypeName,
  type ElementDeclaration,
  type ExpandedName,
  localName,
  namespaceName,
  type TypeReference,
  type Wildcard,
} from "@stubwright/contract/schema";
import type { LinkedContract } from "@stubwright/contract/services";
import type { Level } from "../../rules/rule.js";
import { wildcardText } from "../content/compare-wildcards.js";
import type { ContractSide, Sides } from "../contract/contract-side.js";
import { takesAnyText } from "../scalar/compare-members.js";
import { type Difference, newPair, type TypePair } from "./type-pair.js";

/** Whether a wildcard accepts an element or attribute with a name. A strict wildcard accepts only declared ones. */
export function covers(wildcard: Wildcard, name: ExpandedName, isDeclared: boolean): boolean {
  return allowsNamespace(wildcard.namespaces, namespaceName(name)) && (wildcard.process !== "strict" || isDeclared);
}

/**
 * The changes for an optional element that is no longer declared and that a wildcard accepts: code and JSON lose the
 * member.
 */
export function leftElement(declaration: ElementDeclaration): readonly Difference[] {
  return left(declaration.name, declaration.at, isOfAnything(declaration) ? "info" : undefined);
}

/** The changes for an optional attribute that is no longer declared and that a wildcard accepts. */
export function leftAttribute({ attribute, valueConstraint }: AttributeUse, side: ContractSide): readonly Difference[] {
  const isFree = valueConstraint?.kind !== "fixed" && isAnyText(attribute.type, side);
  return left(attribute.name, attribute.at, isFree ? "warning" : undefined);
}

/**
 * The changes for an optional element that a wildcard accepted and that is now declared: other content under its name
 * is refused.
 */
export function takenElement(declaration: ElementDeclaration): readonly Difference[] {
  return taken(declaration.name, isOfAnything(declaration) ? "info" : undefined);
}

/** The changes for an optional attribute that a wildcard accepted and that is now declared. */
export function takenAttribute(
  { attribute, valueConstraint }: AttributeUse,
  side: ContractSide,
): readonly Difference[] {
  const isFree = valueConstraint?.kind !== "fixed" && isAnyText(attribute.type, side);
  return taken(attribute.name, isFree ? "warning" : undefined);
}

/** `inXml` is the highest level on SOAP if the wildcard and the declaration accept the same values. */
function left(name: ExpandedName, declared: Difference["declared"], inXml: Level | undefined): readonly Difference[] {
  const facts = {
    rule: "member-left-to-wildcard",
    facet: "declared",
    old: localName(name),
    new: undefined,
    declared,
  } as const;
  return [
    { ...facts, surfaces: ["soap"], atMost: inXml },
    { ...facts, surfaces: ["json", "ts-client", "ts-server"] },
  ];
}

/** TypeScript does not change: the new member is optional. */
function taken(name: ExpandedName, inXml: Level | undefined): readonly Difference[] {
  const facts = { rule: "wildcard-narrowed", facet: "declared", old: undefined, new: localName(name) } as const;
  return [
    { ...facts, surfaces: ["soap"], atMost: inXml },
    { ...facts, surfaces: ["json"] },
  ];
}

/** Whether an element accepts everything that a wildcard accepts. */
function isOfAnything({ type, valueConstraint }: ElementDeclaration): boolean {
  return type.kind === "named" && type.name === anyTypeName && valueConstraint?.kind !== "fixed";
}

function isAnyText(reference: TypeReference, side: ContractSide): boolean {
  const type = side.type(reference);
  return type.kind === "simple" && takesAnyText(side.scalars.resolve(type));
}

/**
 * Removed global elements of a service that no message starts with. Wildcards could hold them: a strict one now refuses
 * them, and a lax one no longer checks them. Each is reported once, however many wildcards there are.
 */
export class GoneDeclarations {
  readonly #sides: Sides;
  readonly #gone: readonly ElementDeclaration[];
  readonly #held = new Map<string, TypePair>();
  readonly #reported = new Map<string, TypePair>();

  constructor(sides: Sides) {
    this.#sides = sides;
    this.#gone = goneElements(sides);
  }

  /**
   * The pair with the removed elements that two wildcards at one place could hold; it is empty if the new wildcard
   * processes elements differently.
   */
  heldBy(old: Wildcard, now: Wildcard): TypePair {
    const key = JSON.stringify([wildcardText(old), wildcardText(now)]);
    const held = this.#held.get(key) ?? newPair(key);
    if (!this.#held.has(key) && old.process === now.process && old.process !== "skip") {
      for (const element of this.#gone.filter(({ name }) => this.#isHeld(name, [old, now]))) {
        held.uses.add(this.#pair(element, old.process));
      }
    }
    this.#held.set(key, held);
    return held;
  }

  #isHeld(name: ExpandedName, wildcards: readonly Wildcard[]): boolean {
    const namespace = namespaceName(this.#sides.alignment.align(name));
    return wildcards.every(({ namespaces }) => allowsNamespace(namespaces, namespace));
  }

  #pair({ name, at }: ElementDeclaration, process: "strict" | "lax"): TypePair {
    const key = `${process} ${name}`;
    const known = this.#reported.get(key);
    if (known !== undefined) return known;
    const pair = newPair(name);
    const rule = process === "strict" ? "wildcard-narrowed" : "wildcard-widened";
    const facts = { node: "element", path: name, qname: name, base: at, head: undefined } as const;
    pair.changes.push({ rule, ...facts, old: name, new: undefined, surfaces: ["soap"], atMost: "warning" });
    this.#reported.set(key, pair);
    return pair;
  }
}

function goneElements({ old, now, alignment }: Sides): readonly ElementDeclaration[] {
  // Without messages, each element counts as one and is reported as such.
  if (old.contract.portTypes.every(({ operations }) => operations.length === 0)) return [];
  const roots = rootsOf(old.contract);
  return [...old.schemas.elements]
    .filter(([name]) => !now.schemas.elements.has(alignment.align(name)) && !roots.has(name))
    .filter(([name]) => builtinOf(name) === undefined)
    .map(([, element]) => element);
}

/** The elements that messages and their headers start with. */
function rootsOf({ portTypes, bindings }: LinkedContract): ReadonlySet<ExpandedName> {
  const operations = portTypes.flatMap((portType) => portType.operations);
  const messages = operations.flatMap(({ input, output, faults }) => [
    input,
    output,
    ...faults.map((one) => one.message),
  ]);
  const bodies = bindings.flatMap((binding) => binding.operations.flatMap(({ input, output }) => [input, output]));
  const headers = bodies.flatMap((body) => body?.headers ?? []);
  const parts = [...messages.flatMap((message) => message?.parts ?? []), ...headers.map(({ part }) => part)];
  return new Set(parts.flatMap((part) => (part.kind === "element" ? [part.element] : [])));
}
