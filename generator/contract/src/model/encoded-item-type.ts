import { namespaces } from "../read/namespaces.js";
import type { ArrayType, ExpandedName, TypeModel, TypeUse } from "./contract-model.js";

/** The item type in the attribute `arrayType` of an encoded array, without the number of items. */
interface EncodedItemType {
  readonly name: ExpandedName;
  /** A pair of brackets for each array that an item is: `[]`. */
  readonly brackets: string;
}

/** The type of an encoded array's items (SOAP 1.1 section 5.4.2). For a type without a name it is anyType. */
export function encodedItemType({ item }: ArrayType, byId: ReadonlyMap<string, TypeModel>): EncodedItemType {
  if (item.type.kind === "builtin") return { name: builtinTypeName(item.type), brackets: "" };
  const type = byId.get(item.type.id);
  if (type?.kind === "array" && type.encoded && type.name === undefined) {
    const { name, brackets } = encodedItemType(type, byId);
    return { name, brackets: `${brackets}[]` };
  }
  return { name: type?.name ?? `{${namespaces.schema}}anyType`, brackets: "" };
}

/** The names of the types in .NET's serialization schema. */
const ofSerialization: Readonly<Record<string, string>> = { guid: "guid", netDuration: "duration", char: "char" };

function builtinTypeName({ name }: TypeUse & { readonly kind: "builtin" }): ExpandedName {
  const own = ofSerialization[name];
  return own === undefined ? `{${namespaces.schema}}${name}` : `{${namespaces.serialization}}${own}`;
}

/** The names in the start tag of an encoded array. */
export function encodedArrayNames(array: ArrayType, byId: ReadonlyMap<string, TypeModel>): readonly ExpandedName[] {
  return array.encoded ? [arrayTypeAttribute, encodedItemType(array, byId).name] : [];
}

/** The attribute with the type and number of an encoded array's items. */
export const arrayTypeAttribute: ExpandedName = `{${namespaces.soapEncoding}}arrayType`;
