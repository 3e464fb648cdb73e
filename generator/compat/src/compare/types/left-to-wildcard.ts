import { localName, namespaceName } from "@stubwright/contract/model";
import type {
  AttributeUse,
  ElementDeclaration,
  ExpandedName,
  TypeReference,
  Wildcard,
} from "@stubwright/contract/schema";
import { allowsNamespace, anyTypeName } from "@stubwright/contract/schema";
import type { Level } from "../../rules/rule.js";
import type { ContractSide } from "../contract/contract-side.js";
import { takesAnyText } from "../scalar/compare-members.js";
import type { Difference } from "./type-pair.js";

/** Whether a wildcard takes elements or attributes of a name; a strict one only those that the contract declares. */
export function covers(wildcard: Wildcard, name: ExpandedName, isDeclared: boolean): boolean {
  return allowsNamespace(wildcard.namespaces, namespaceName(name)) && (wildcard.process !== "strict" || isDeclared);
}

/** An optional element that is no longer declared, and that a wildcard takes: in code and in JSON the member is lost. */
export function leftElement(declaration: ElementDeclaration): readonly Difference[] {
  return left(declaration.name, declaration.at, isOfAnything(declaration) ? "info" : undefined);
}

/** The same of an attribute. */
export function leftAttribute({ attribute, valueConstraint }: AttributeUse, side: ContractSide): readonly Difference[] {
  const isFree = valueConstraint?.kind !== "fixed" && isAnyText(attribute.type, side);
  return left(attribute.name, attribute.at, isFree ? "warning" : undefined);
}

/** An optional element that a wildcard took and that is declared from now on: what else stood there by its name is refused. */
export function takenElement(declaration: ElementDeclaration): readonly Difference[] {
  return taken(declaration.name, isOfAnything(declaration) ? "info" : undefined);
}

/** The same of an attribute. */
export function takenAttribute(
  { attribute, valueConstraint }: AttributeUse,
  side: ContractSide,
): readonly Difference[] {
  const isFree = valueConstraint?.kind !== "fixed" && isAnyText(attribute.type, side);
  return taken(attribute.name, isFree ? "warning" : undefined);
}

/** `inXml` is the most that it is on SOAP, where the wildcard and the declaration take the same values. */
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

/** In TypeScript nothing changes: a member more, which may be absent. */
function taken(name: ExpandedName, inXml: Level | undefined): readonly Difference[] {
  const facts = { rule: "wildcard-narrowed", facet: "declared", old: undefined, new: localName(name) } as const;
  return [
    { ...facts, surfaces: ["soap"], atMost: inXml },
    { ...facts, surfaces: ["json"] },
  ];
}

/** Whether an element may hold whatever a wildcard takes. */
function isOfAnything({ type, valueConstraint }: ElementDeclaration): boolean {
  return type.kind === "named" && type.name === anyTypeName && valueConstraint?.kind !== "fixed";
}

function isAnyText(reference: TypeReference, side: ContractSide): boolean {
  const type = side.type(reference);
  return type.kind === "simple" && takesAnyText(side.scalars.resolve(type));
}
