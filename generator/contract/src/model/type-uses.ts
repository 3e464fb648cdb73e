import { answeredOnce, reachedOnce } from "../collection/once.js";
import type { ExpandedName } from "../schema/schema-set.js";
import type { BuiltinName } from "../simple-types/builtin-name.js";
import type {
  BuiltinUse,
  CarriedFacts,
  ContractModel,
  OperationModel,
  TypeId,
  TypeModel,
  TypeUse,
} from "./contract-model.js";
import { allMembers } from "./record-parts.js";

/** The types that a type leads to: those of its content, and those that may replace it. */
export function usesOf(type: TypeModel): readonly TypeUse[] {
  switch (type.kind) {
    case "open":
      return [];
    case "array":
      return [type.item.type];
    case "scalar": {
      const { definition } = type;
      if (definition.kind === "union") return definition.members;
      if (definition.kind === "list") return [definition.item];
      return definition.kind === "restriction" ? [definition.base] : [];
    }
    case "record":
      return [
        ...(type.standIns ?? []).filter((id) => id !== type.id).map((id) => ({ kind: "declared", id }) as const),
        ...allMembers(type).map((member) => member.type),
      ];
  }
}

/** The types of a model by their ids. The map is made once for each model. */
export const typesById: (model: ContractModel) => ReadonlyMap<TypeId, TypeModel> = answeredOnce(
  ({ types }) => new Map(types.map((type) => [type.id, type])),
);

/** The declared type of a reference; undefined for a built-in type. */
export function typeOfUse(use: TypeUse, byId: ReadonlyMap<TypeId, TypeModel>): TypeModel | undefined {
  return use.kind === "declared" ? byId.get(use.id) : undefined;
}

/** The name or id of a reference, to use as a key. */
export function keyOfUse(use: TypeUse): string {
  return use.kind === "builtin" ? use.name : use.id;
}

/** The declared types that some references lead to, directly or through other types. */
export function reachedTypes(uses: readonly TypeUse[], model: ContractModel): ReadonlySet<TypeId> {
  const byId = typesById(model);
  const idsOf = (some: readonly TypeUse[]): readonly TypeId[] =>
    some.flatMap((use) => (use.kind === "declared" ? [use.id] : []));
  return new Set(
    reachedOnce(idsOf(uses), (id) => {
      const type = byId.get(id);
      return type === undefined ? [] : idsOf(usesOf(type));
    }),
  );
}

/** The built-in types that a contract uses, by their names, each with its representation. */
export function usedBuiltins(model: ContractModel): ReadonlyMap<BuiltinName, BuiltinUse> {
  const components = [...model.elements, ...(model.attributes ?? [])];
  const uses = [...components.map((component) => component.type), ...model.types.flatMap(usesOf)];
  return new Map(uses.flatMap((use) => (use.kind === "builtin" ? [[use.name, use]] : [])));
}

/** An element that a message carries. */
export interface CarriedElement extends CarriedFacts {
  /** Undefined for an empty Body. */
  readonly element: ExpandedName | undefined;
  readonly type: TypeUse;
}

/** The elements in the Body, the Header and the Fault detail of an operation's messages. */
export function operationElements(operation: OperationModel): readonly CarriedElement[] {
  const { request, reply, faults } = operation;
  const messages = reply === undefined ? [request] : [request, reply];
  return [...messages, ...messages.flatMap((message) => message.headers), ...faults];
}
