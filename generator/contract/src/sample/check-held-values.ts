import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Span } from "../diagnostics/span.js";
import type { ContractModel, ScalarType, TypeModel, TypeUse } from "../model/contract-model.js";
import { allMembers } from "../model/record-parts.js";
import { typesById, usedBuiltins } from "../model/type-uses.js";
import { localName } from "../schema/expanded-name.js";
import { ScalarSamples } from "./scalar-samples.js";

/** A value that the contract itself contains. */
interface NamedValue {
  readonly kind: "default" | "fixed" | "enumerated";
  readonly value: string;
  readonly type: TypeUse;
  readonly owner: string;
  readonly at: Span | undefined;
}

/**
 * Reports values of the contract that the TypeScript type chosen in the config cannot hold. Fixed values, and the
 * enumerated values of lists and unions, are errors: generated code holds them, and would fail when it is loaded. Other
 * values are only refused in messages, so they are warnings.
 */
export function checkHeldValues(model: ContractModel, diagnostics: Diagnostics): void {
  if (![...usedBuiltins(model).values()].some(({ as }) => as !== undefined)) return;
  const samples = new ScalarSamples(model);
  const types = typesById(model);
  for (const { type, value, kind, owner, at } of namedValues(model)) {
    const scalar = scalarOf(type, types);
    if (scalar === undefined || !isRepresented(scalar, types) || samples.space(scalar).read(value) !== undefined)
      continue;
    const isLoaded = kind === "fixed" || (kind === "enumerated" && !isAtomic(scalar, types));
    diagnostics.report(isLoaded ? "scalars-value-not-held" : "scalars-value-refused", at, { kind, value, owner });
  }
}

function namedValues(model: ContractModel): readonly NamedValue[] {
  const components = [...model.elements, ...(model.attributes ?? [])];
  return [
    ...components.flatMap(({ name, type, value }) => siteValue({ owner: localName(name), type, value, at: undefined })),
    ...model.types.flatMap(valuesIn),
  ];
}

function valuesIn(type: TypeModel): readonly NamedValue[] {
  const { at, typeName } = type;
  switch (type.kind) {
    case "open":
      return [];
    case "scalar":
      return enumeratedValues(type);
    case "array":
      return siteValue({ owner: typeName, type: type.item.type, value: type.item.value, at });
    case "record":
      return allMembers(type).flatMap((member) =>
        siteValue({ owner: `${typeName}/${member.property}`, type: member.type, value: member.value, at }),
      );
  }
}

interface Site extends Pick<NamedValue, "owner" | "type" | "at"> {
  readonly value?: { readonly kind: "default" | "fixed"; readonly value: string } | undefined;
}

function siteValue({ value, ...site }: Site): readonly NamedValue[] {
  return value === undefined ? [] : [{ ...site, kind: value.kind, value: value.value }];
}

function enumeratedValues({ definition, typeName, at }: ScalarType): readonly NamedValue[] {
  if (definition.kind !== "restriction") return [];
  const values = definition.facets.flatMap((facet) => (facet.kind === "enumeration" ? facet.values : []));
  return values.map((value) => ({ kind: "enumerated", value, type: definition.base, owner: typeName, at }));
}

function isAtomic(use: TypeUse, types: ReadonlyMap<string, TypeModel>): boolean {
  if (use.kind === "builtin") return true;
  const type = types.get(use.id);
  return type?.kind === "scalar" && type.definition.kind === "restriction" && isAtomic(type.definition.base, types);
}

/** The simple type of an element's text. */
function scalarOf(use: TypeUse, types: ReadonlyMap<string, TypeModel>): TypeUse | undefined {
  if (use.kind === "builtin") return use;
  const type = types.get(use.id);
  if (type?.kind === "scalar") return use;
  return type?.kind === "record" && type.content.kind === "text" ? type.content.type : undefined;
}

/** Whether a TypeScript type other than the default holds values of a simple type. */
function isRepresented(use: TypeUse, types: ReadonlyMap<string, TypeModel>): boolean {
  if (use.kind === "builtin") return use.as !== undefined;
  const type = types.get(use.id);
  if (type?.kind !== "scalar") return false;
  const { definition } = type;
  switch (definition.kind) {
    case "openEnumeration":
      return false;
    case "list":
      return isRepresented(definition.item, types);
    case "union":
      return definition.members.some((member) => isRepresented(member, types));
    case "restriction":
      return isRepresented(definition.base, types);
  }
}
