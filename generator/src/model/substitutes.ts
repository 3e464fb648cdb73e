import type {
  Derivation,
  ElementDeclaration,
  ElementUse,
  ExpandedName,
  SchemaSet,
  TypeDefinition,
  TypeReference,
} from "../link/schema-set.js";

/**
 * The elements that may stand where one is referred to (XSD 1.0 Part 1, 3.3.6): itself unless it is abstract, and those of
 * its substitution group. An abstract element without a group stands for itself: nothing could otherwise be said of it.
 */
export function substitutes(use: ElementUse, schemas: SchemaSet): readonly ElementUse[] {
  if (use.kind === "local") return [use];
  const head = schemas.elements.get(use.name);
  if (head === undefined || head.block.includes("substitution")) return [use];
  const group = new Set<ElementDeclaration>([head]);
  for (const member of group) {
    for (const element of schemas.elements.values()) if (element.substitutionGroup === member.name) group.add(element);
  }
  const concrete = [...group].filter(
    (element) => !element.abstract && (element === head || maySubstitute(element, head, schemas)),
  );
  return concrete.length === 0 ? [use] : concrete.map((element) => ({ kind: "reference", name: element.name }));
}

/** Whether no step from the head's type to the member's is one that the head or a type on the way blocks (3.3.6, clause 2.3). */
function maySubstitute(member: ElementDeclaration, head: ElementDeclaration, schemas: SchemaSet): boolean {
  const target = nameOf(head.type);
  const blocked = new Set<Derivation>(head.block);
  const used = new Set<Derivation>();
  let type: TypeDefinition | undefined = definitionOf(member.type, schemas);
  let name: ExpandedName | undefined = nameOf(member.type);
  while (type !== undefined && !isSame(type, name, head, target)) {
    used.add(type.kind === "complex" ? type.derivation : "restriction");
    name = nameOf(type.base);
    type = definitionOf(type.base, schemas);
    if (type?.kind === "complex") for (const one of type.block) blocked.add(one);
  }
  return ![...used].some((one) => blocked.has(one));
}

function isSame(
  type: TypeDefinition,
  name: ExpandedName | undefined,
  head: ElementDeclaration,
  target: ExpandedName | undefined,
): boolean {
  return target === undefined ? head.type.kind === "anonymous" && head.type.type === type : name === target;
}

function nameOf(reference: TypeReference): ExpandedName | undefined {
  return reference.kind === "named" ? reference.name : undefined;
}

/** Undefined for `xs:anyType`, from which everything is made. */
function definitionOf(reference: TypeReference, schemas: SchemaSet): TypeDefinition | undefined {
  if (reference.kind === "anonymous") return reference.type;
  if (reference.name === "{http://www.w3.org/2001/XMLSchema}anyType") return undefined;
  return schemas.types.get(reference.name);
}
