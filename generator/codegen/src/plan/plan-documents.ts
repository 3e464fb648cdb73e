import type {
  ContractModel,
  GlobalAttributeModel,
  GlobalElementModel,
  TypeModel,
  TypeUse,
} from "@stubwright/contract/model";
import { derivationsBetween, exactTypeName, usedBuiltins, wildcardsOf } from "@stubwright/contract/model";
import { namespaces } from "@stubwright/contract/read";
import { localName, namespaceName } from "@stubwright/contract/schema";
import { type Code, code, join, literal } from "../print/code.js";
import type { PlannedDocument, PlannedDocumentSchema, PlannedNamedContent } from "./plan.js";
import type { TypeUses } from "./type-uses.js";

/** Plans the codec of every global element. */
export function planDocuments(model: ContractModel, uses: TypeUses): readonly PlannedDocument[] {
  return model.elements.map((element) => planDocument(element, uses));
}

function planDocument(element: GlobalElementModel, uses: TypeUses): PlannedDocument {
  const { name, type, nillable, deniesNil = false } = element;
  const local = localName(name);
  const site = { owner: `${local}Element`, property: "", type, value: element.value, declaration: element.declaration };
  return {
    name,
    type: uses.type(type),
    nillable,
    deniesNil,
    namespace: uses.namespace(namespaceName(name)),
    local,
    prefix: uses.prefix(name),
    declarations: uses.declarations({ element: name, type }),
    value: uses.siteValue(site),
    declaration: uses.siteDeclaration(site),
  };
}

/**
 * Plans what documents may refer to by name: simple types, and if the schema has wildcards, complex types and
 * attributes.
 */
export function planDocumentSchema(model: ContractModel, uses: TypeUses): PlannedDocumentSchema {
  const builtins = usedBuiltins(model);
  const open = builtins.has("anyType") || model.types.some(hasElementWildcard);
  const wild = open || model.types.some((type) => type.kind === "record" && type.attributeWildcard !== undefined);
  return {
    hasIds: builtins.has("ID") || builtins.has("IDREF") || builtins.has("IDREFS"),
    attributes: wild ? (model.attributes ?? []).flatMap((attribute) => attributeRow(attribute, uses)) : [],
    types: open ? model.types.flatMap(typeRow) : [],
    simpleTypes: model.types.flatMap((type) => simpleTypeRow(type, uses)),
    contents: model.types.flatMap((type) => contentRow(type, uses)),
    extended: uses.index.blocked.has("anyType") ? model.types.flatMap((type) => extendedName(type, uses)) : [],
  };
}

function attributeRow(
  { name, type, value }: GlobalAttributeModel,
  uses: TypeUses,
): readonly (readonly [string, Code])[] {
  // A default is not used: a wildcard does not add absent attributes.
  const fixed = value?.kind === "fixed" ? value : undefined;
  const site = { owner: "any element", property: localName(name), type, value: fixed, declaration: undefined };
  const planned = uses.siteValue(site);
  return planned.kind === "scalar" ? [[name, planned.scalar]] : [];
}

function typeRow(type: TypeModel): readonly (readonly [string, string])[] {
  if (type.name === undefined || type.kind === "scalar" || (type.kind === "record" && type.abstract)) return [];
  return [[type.name, decoderOf(type)]];
}

function decoderOf(type: TypeModel): string {
  return `decode${exactTypeName(type)}`;
}

function simpleTypeRow(type: TypeModel, uses: TypeUses): readonly (readonly [string, Code])[] {
  if (type.name === undefined || type.kind !== "scalar") return [];
  const own = type.definition.kind === "restriction" ? useName(type.definition.base, uses) : anySimpleType;
  const unions = uses.index.unions.get(type.id) ?? [];
  const bases = [own, ...unions].flatMap((name) => (name === undefined ? [] : [literal(name)]));
  return [[type.name, code`{ type: ${uses.scalar(type)}, bases: [${join(bases, ", ")}] }`]];
}

function contentRow(type: TypeModel, uses: TypeUses): readonly (readonly [string, PlannedNamedContent])[] {
  if (type.name === undefined || type.kind !== "record" || type.abstract || type.content.kind !== "text") return [];
  const scalar = uses.scalarOf(type.content.type);
  const base = useName(type.content.type, uses) ?? anySimpleType;
  const derivations = derivationsBetween(type.id, "", uses.index.byId);
  return [[type.name, { scalar, base, derivations, decode: decoderOf(type) }]];
}

function extendedName(type: TypeModel, { index }: TypeUses): readonly string[] {
  if (type.name === undefined || (type.kind === "record" && type.content.kind === "text")) return [];
  return derivationsBetween(type.id, "", index.byId).includes("extension") ? [type.name] : [];
}

const anySimpleType = `{${namespaces.schema}}anySimpleType`;

/** The expanded name of a type; for an anonymous type, of the nearest named type that it restricts. */
function useName(use: TypeUse, uses: TypeUses): string | undefined {
  if (use.kind === "builtin") return `{${namespaces.schema}}${use.name}`;
  const type = uses.declared(use.id);
  if (type.name !== undefined || type.kind !== "scalar") return type.name;
  return type.definition.kind === "restriction" ? useName(type.definition.base, uses) : anySimpleType;
}

function hasElementWildcard(type: TypeModel): boolean {
  return type.kind === "record" && type.content.kind === "elements" && wildcardsOf(type.content.particle).length > 0;
}
