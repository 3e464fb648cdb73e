import type { Diagnostics } from "@stubwright/contract/diagnostics";
import type { ArrayType, ContractModel, MemberModel, RecordType, TypeModel } from "@stubwright/contract/model";
import {
  allMembers,
  arrayTypeAttribute,
  camelCase,
  derivationsBetween,
  encodedItemType,
  exactTypeName,
  plainId,
} from "@stubwright/contract/model";
import { localName, namespaceName } from "@stubwright/contract/schema";
import { builtinNames } from "@stubwright/contract/simple-types";
import { type Code, code, typeSymbol } from "../print/code.js";
import { planMember, planMembers } from "./plan-member.js";
import { planScalar } from "./plan-scalar.js";
import { planStructure, planWildcard } from "./plan-structure.js";
import type { PlannedArrayType, PlannedFamily, PlannedType, PlannedTypeTag } from "./planned-type.js";
import { arrayOf, type TypeUses } from "./type-uses.js";

/** The names that codec functions already use. */
const takenVariables = new Set<string>([
  ...builtinNames,
  "xml",
  "json",
  "item",
  "items",
  "sent",
  "once",
  "each",
  "members",
  "tags",
  "text",
  "next",
  "element",
  "otherAttributes",
  "hasMember",
  "nextIn",
  "ownMembers",
  "tagged",
  "unbounded",
  "whole",
]);

/** Plans each type of the model, in its order. */
export function planTypes(model: ContractModel, uses: TypeUses, diagnostics: Diagnostics): readonly PlannedType[] {
  return model.types.flatMap((type) => {
    if (type.kind !== "record" || type.standIns === undefined) return [planType(type, model, uses, diagnostics)];
    const family = planFamily(type, type.standIns, uses);
    return type.abstract ? [family] : [planType(type, model, uses, diagnostics), family];
  });
}

function planFamily(type: RecordType, standIns: readonly string[], uses: TypeUses): PlannedFamily {
  const { typeName, documentation } = type;
  const { byId, blocked } = uses.index;
  return {
    kind: "family",
    typeName,
    documentation,
    origin: plainId(type.id),
    decode: `decode${typeName}`,
    encode: `encode${typeName}`,
    variable: variableName(typeName),
    table: uses.constant(typeName, "Types"),
    declared: type.abstract ? undefined : typeName,
    members: standIns.map((id) => {
      const member = uses.declared(id);
      const exact = exactTypeName(member);
      const name = member.name ?? member.id;
      return {
        typeTag: member.typeName,
        type: code`${typeSymbol(exact, "./types.js")}`,
        decode: `decode${exact}`,
        encode: `encode${exact}`,
        local: localName(name),
        namespace: uses.namespace(namespaceName(name)),
        xsiType: uses.xsiType(name),
        derivation: blocked.has(type.id) && id !== type.id ? derivationsBetween(id, type.id, byId) : undefined,
      };
    }),
  };
}

function planType(type: TypeModel, model: ContractModel, uses: TypeUses, diagnostics: Diagnostics): PlannedType {
  const { documentation } = type;
  const typeName = exactTypeName(type);
  const names = { typeName, documentation, origin: plainId(type.id) };
  const coded = {
    ...names,
    decode: `decode${typeName}`,
    encode: `encode${typeName}`,
    variable: variableName(typeName),
  };
  const local = type.name === undefined ? "" : localName(type.name);
  const elementTable = uses.constant(typeName, "Elements");
  switch (type.kind) {
    case "open":
      return { ...coded, variable: "payload", kind: "open", ...planOpen(model.namespace, uses) };
    case "scalar": {
      const scalar = planScalar(type, uses, diagnostics);
      const values = uses.enumeratedValues(type);
      const { definition } = type;
      const open =
        definition.kind === "openEnumeration" || (definition.kind === "restriction" && definition.isOpen === true);
      const facets = uses.facetDocumentation(type);
      return { ...names, kind: "scalar", type: uses.scalarType(type), values, open, facets, scalar };
    }
    case "array":
      return {
        ...coded,
        kind: "array",
        elementTable,
        namespace: uses.namespace(type.namespace),
        localName: local,
        type: arrayOf(uses.type(type.item.type), type.item.nillable),
        item: planMember(arrayItem(type), typeName, uses),
        encoded: type.encoded && planArrayType(type, uses),
      };
    case "record": {
      checkProperties(type, diagnostics);
      const facts = {
        ...coded,
        memberTable: uses.constant(typeName, "Members"),
        namespace: uses.namespace(type.namespace),
        localName: local,
        typeTag: planTypeTag(type),
        otherAttributes: type.attributeWildcard && planWildcard(type.attributeWildcard, uses),
      };
      if (type.parts !== undefined) return planStructure(type, type.parts, facts, { uses, diagnostics });
      return {
        ...facts,
        kind: "record",
        elementTable,
        members: planMembers(type.members, typeName, uses),
        anyOrder: type.content.kind === "elements" && type.content.particle.kind === "all",
        allowsSpace: type.content.kind === "elements",
        encoded: uses.encoded.has(type.id),
      };
    }
  }
}

/** The member `$type` of a record, if it has one. */
function planTypeTag(type: RecordType): PlannedTypeTag | undefined {
  return type.tagged === "never" ? undefined : { name: type.typeName, optional: type.tagged === "maybe" };
}

/** The namespace of open content, and whether it is the default namespace. */
function planOpen(own: string, uses: TypeUses): { readonly namespace: Code; readonly isDefault: boolean } {
  return { namespace: uses.namespace(own), isDefault: !uses.tag(`{${own}}a`).includes(":") };
}

/**
 * A variable for values of a type: the last word of its name, or more words if that is taken. `PopBalloonRequest` ->
 * `request`.
 */
function variableName(typeName: string): string {
  const words = typeName.match(/\p{Lu}[^\p{Lu}]*|^[^\p{Lu}]+/gu) ?? [typeName];
  for (let first = words.length - 1; first >= 0; first--) {
    const name = camelCase([words.slice(first).join("")]);
    if (!takenVariables.has(name) && !name.endsWith("_")) return name;
  }
  return `${camelCase([typeName]).replace(/_$/, "")}Value`;
}

function planArrayType(type: ArrayType, uses: TypeUses): PlannedArrayType {
  const { name, brackets } = encodedItemType(type, uses.index.byId);
  const namespace = uses.namespace(namespaceName(arrayTypeAttribute));
  return { namespace, attribute: uses.tag(arrayTypeAttribute), itemType: uses.tag(name) + brackets };
}

function arrayItem(type: ArrayType): MemberModel {
  const { item, min, max } = type;
  return { ...item, property: localName(item.name), node: "element", required: min > 0, min, max };
}

function checkProperties(type: RecordType, diagnostics: Diagnostics): void {
  for (const member of allMembers(type)) {
    if (member.property === "__proto__") diagnostics.report("name-not-usable", type.at, { name: member.property });
  }
}
