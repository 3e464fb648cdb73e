import type {
  JsonValue,
  MemberDescription,
  PartDescription,
  RecordDescription,
  TypeDescription,
  TypeReference,
} from "@stubwright/runtime/codec";
import { type ScalarForm, scalarForm } from "./scalar-form.js";
import { jsonOfText } from "./scalar-text.js";

type Types = ReadonlyMap<string, TypeDescription>;
type JsonObject = Readonly<Record<string, JsonValue>>;

/** Deeper than this, a type that requires itself would never end. */
const deepest = 40;

/** A value to start from when a person adds one: only what is required. It may still have to be filled in. */
export function newValue(reference: TypeReference, types: Types, depth = 0): JsonValue {
  const scalar = scalarForm(reference, types);
  if (scalar !== undefined) return newScalar(scalar);
  const type = reference.kind === "declared" ? types.get(reference.name) : undefined;
  if (type === undefined || depth > deepest) return {};
  switch (type.kind) {
    case "record":
      return newRecord(type, types, depth);
    case "array":
      return repeat(type.min, () => newValue(type.item.type, types, depth + 1));
    case "open":
    case "scalar":
      return {};
  }
}

/** A record, or the first type that can replace it if it is abstract. */
export function newRecord(type: RecordDescription, types: Types, depth = 0): JsonValue {
  const [first] = (type.standIns ?? []).flatMap((name) => types.get(name) ?? []);
  const used = type.abstract && first?.kind === "record" ? first : type;
  const members = newMembers(used.parts, types, depth);
  return needsTag(used, type) ? { $type: used.name, ...members } : { ...members };
}

/** Whether a value must say its type where another one is declared. */
export function needsTag(used: RecordDescription, declared: RecordDescription): boolean {
  return used.tagged === "always" || used.name !== declared.name;
}

/** The members that parts require. */
export function newMembers(parts: readonly PartDescription[], types: Types, depth = 0): JsonObject {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(newPart(part, types, depth))));
}

/** A member's value. */
export function newMember({ type, array, fixed }: MemberDescription, types: Types, depth = 0): JsonValue {
  const one = (): JsonValue => {
    const scalar = fixed === undefined ? undefined : scalarForm(type, types);
    return scalar === undefined ? newValue(type, types, depth + 1) : jsonOfText(fixed ?? "", scalar.shape);
  };
  return array === undefined ? one() : repeat(Math.max(1, array.min), one);
}

function newPart(part: PartDescription, types: Types, depth: number): JsonObject {
  switch (part.kind) {
    case "member":
      return part.required ? { [part.name]: newMember(part, types, depth) } : {};
    case "choice": {
      const isOptional = part.branches.some((branch) => branch.length === 0);
      return isOptional ? {} : newMembers(part.branches[0] ?? [], types, depth);
    }
    case "list": {
      const [first] = part.members;
      if (!part.required) return {};
      return { [part.name]: first === undefined ? [] : [{ [first.name]: newMember(first, types, depth) }] };
    }
    case "any":
      return part.min === 0 ? {} : { $any: repeat(part.min, () => newElement) };
  }
}

/** An element to start from where a contract allows any. */
export const newElement: JsonValue = { name: "{urn:example}element" };

function newScalar({ shape, values, builtin }: ScalarForm): JsonValue {
  const [first] = values ?? [];
  if (first !== undefined) return jsonOfText(first, shape);
  switch (shape) {
    case "number":
      return 0;
    case "boolean":
      return false;
    case "list":
      return [];
    case "date":
      return new Date().toISOString().slice(0, 10);
    case "time":
      return new Date().toISOString().slice(11, 19);
    case "dateTime":
      return `${new Date().toISOString().slice(0, 19)}Z`;
    case "text":
      return newText(builtin);
    case "bytes":
    case "union":
      return "";
  }
}

function newText(builtin: string | undefined): string {
  if (builtin === "guid") return "00000000-0000-0000-0000-000000000000";
  if (builtin === "duration" || builtin === "netDuration") return "PT0S";
  return /^(?:decimal|.*[iI]nteger|long|unsignedLong)$/.test(builtin ?? "") ? "0" : "";
}

function repeat(count: number, make: () => JsonValue): JsonValue[] {
  return Array.from({ length: Math.min(count, 100) }, make);
}
