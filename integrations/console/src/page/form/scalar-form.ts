import type { TypeDescription, TypeReference } from "@stubwright/runtime/codec";

/** How people enter a simple value. */
export interface ScalarForm {
  readonly shape: ScalarShape;
  /** The built-in type at the end of the restrictions; absent for a union. */
  readonly builtin?: string;
  /** The type of a list's items. */
  readonly item?: TypeReference;
  /** The known values, in their form in XML. */
  readonly values?: readonly string[];
  /** Whether other values than the known ones are allowed. */
  readonly isOpen: boolean;
  /** What else a value must satisfy, in sentences. */
  readonly rules: readonly string[];
}

/** The kinds of inputs. */
export type ScalarShape = "text" | "number" | "boolean" | "bytes" | "date" | "time" | "dateTime" | "list" | "union";

const shapes: Readonly<Record<string, ScalarShape>> = {
  boolean: "boolean",
  int: "number",
  short: "number",
  byte: "number",
  unsignedInt: "number",
  unsignedShort: "number",
  unsignedByte: "number",
  float: "number",
  double: "number",
  hexBinary: "bytes",
  base64Binary: "bytes",
  date: "date",
  time: "time",
  dateTime: "dateTime",
  NMTOKENS: "list",
  IDREFS: "list",
  ENTITIES: "list",
};

type Types = ReadonlyMap<string, TypeDescription>;

/** The form of a type's values; undefined if it is not a simple type. */
export function scalarForm(reference: TypeReference, types: Types): ScalarForm | undefined {
  if (reference.kind === "builtin") return builtinForm(reference);
  const type = types.get(reference.name);
  if (type?.kind !== "scalar") return undefined;
  const { definition } = type;
  switch (definition.kind) {
    case "list":
      return { shape: "list", item: definition.item, isOpen: false, rules: [] };
    case "union":
      return {
        shape: "union",
        isOpen: true,
        rules: [unionRule(definition.members)],
        ...unionValues(definition, types),
      };
    case "restriction": {
      const base = scalarForm(definition.base, types);
      if (base === undefined) return undefined;
      const { values = base.values, open, patterns = [], rules } = definition.facets;
      const pattern = patterns.length === 0 ? [] : [`Pattern: ${patterns.join(" or ")}`];
      return {
        ...base,
        ...(values === undefined ? {} : { values }),
        isOpen: definition.facets.values === undefined ? base.isOpen : open === true,
        rules: [...base.rules, ...pattern, ...(rules === undefined ? [] : [rules])],
      };
    }
  }
}

function builtinForm({ name, as }: Extract<TypeReference, { kind: "builtin" }>): ScalarForm | undefined {
  if (name === "anyType") return undefined;
  const item = { kind: "builtin", name: name === "IDREFS" ? "IDREF" : name.slice(0, -1) } as const;
  const shape = as === "number" ? "number" : (shapes[name] ?? "text");
  return { shape, builtin: name, isOpen: false, rules: [], ...(shape === "list" ? { item } : {}) };
}

function unionRule(members: readonly TypeReference[]): string {
  return `One of the types ${members.map(({ name }) => name).join(", ")}.`;
}

/** The values that the members of a union name. */
function unionValues(
  { members }: { readonly members: readonly TypeReference[] },
  types: Types,
): Partial<Pick<ScalarForm, "values">> {
  const values = members.flatMap((member) => scalarForm(member, types)?.values ?? []);
  return values.length === 0 ? {} : { values };
}
