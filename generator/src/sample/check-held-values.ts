import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Span } from "../diagnostics/span.js";
import type { ContractModel, ScalarType, TypeModel, TypeUse } from "../model/contract-model.js";
import { localName } from "../model/expanded-name.js";
import { allMembers } from "../model/record-parts.js";
import { typesById } from "../model/types-by-id.js";
import { usedBuiltins } from "../model/used-builtins.js";
import { ScalarSamples } from "./scalar-samples.js";

/** A value that the contract names itself. */
interface NamedValue {
  readonly kind: "default" | "fixed" | "enumerated";
  readonly value: string;
  readonly type: TypeUse;
  readonly owner: string;
  readonly at: Span | undefined;
}

/**
 * Reports values of the contract that the TypeScript type which the config chooses for them cannot hold: generated code would
 * fail on them when it is loaded. A default value is met by an empty element alone, which is refused then, so that is a warning.
 */
export function checkHeldValues(model: ContractModel, diagnostics: Diagnostics): void {
  if (![...usedBuiltins(model).values()].some(({ as }) => as !== undefined)) return;
  const samples = new ScalarSamples(model);
  const types = typesById(model);
  for (const { type, value, kind, owner, at } of namedValues(model, types)) {
    const scalar = scalarOf(type, types);
    if (scalar === undefined || !isRepresented(scalar, types) || samples.space(scalar).read(value) !== undefined)
      continue;
    if (kind === "default") diagnostics.report("scalars-default-not-held", at, { value, owner });
    else diagnostics.report("scalars-value-not-held", at, { kind, value, owner });
  }
}

function namedValues(model: ContractModel, types: ReadonlyMap<string, TypeModel>): readonly NamedValue[] {
  const components = [...model.elements, ...(model.attributes ?? [])];
  return [
    ...components.flatMap(({ name, type, value }) => siteValue({ owner: localName(name), type, value, at: undefined })),
    ...model.types.flatMap((type) => valuesIn(type, types)),
  ];
}

function valuesIn(type: TypeModel, types: ReadonlyMap<string, TypeModel>): readonly NamedValue[] {
  const { at, typeName } = type;
  switch (type.kind) {
    case "open":
      return [];
    case "scalar":
      return enumeratedValues(type, types);
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

/** Those of lists and unions. Of atomic types, values are compared with enumerated ones before they are held. */
function enumeratedValues(
  { definition, typeName, at }: ScalarType,
  types: ReadonlyMap<string, TypeModel>,
): readonly NamedValue[] {
  if (definition.kind !== "restriction" || isAtomic(definition.base, types)) return [];
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

/** Whether any value of a simple type is held otherwise than by default. */
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
