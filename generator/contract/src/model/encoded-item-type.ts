import { namespaces } from "../read/namespaces.js";
import type { ArrayType, ExpandedName, TypeModel, TypeUse } from "./contract-model.js";

/** What an encoded array says of its items in `arrayType`, before their number. */
interface EncodedItemType {
  readonly name: ExpandedName;
  /** A pair of brackets for each array that an item is: `[]`. */
  readonly brackets: string;
}

/** The type of an encoded array's items (SOAP 1.1 section 5.4.2). What has no name may be anything. */
export function encodedItemType({ item }: ArrayType, byId: ReadonlyMap<string, TypeModel>): EncodedItemType {
  if (item.type.kind === "builtin") return { name: builtinTypeName(item.type), brackets: "" };
  const type = byId.get(item.type.id);
  if (type?.kind === "array" && type.encoded && type.name === undefined) {
    const { name, brackets } = encodedItemType(type, byId);
    return { name, brackets: `${brackets}[]` };
  }
  return { name: type?.name ?? `{${namespaces.schema}}anyType`, brackets: "" };
}

/** The .NET serialization schema's types by the names that it gives them. */
const ofSerialization: Readonly<Record<string, string>> = { guid: "guid", netDuration: "duration", char: "char" };

function builtinTypeName({ name }: TypeUse & { readonly kind: "builtin" }): ExpandedName {
  const own = ofSerialization[name];
  return own === undefined ? `{${namespaces.schema}}${name}` : `{${namespaces.serialization}}${own}`;
}

/** The names in an encoded array's start tag. */
export function encodedArrayNames(array: ArrayType, byId: ReadonlyMap<string, TypeModel>): readonly ExpandedName[] {
  return array.encoded ? [arrayTypeAttribute, encodedItemType(array, byId).name] : [];
}

/** The attribute that says what and how many an array's items are. */
export const arrayTypeAttribute: ExpandedName = `{${namespaces.soapEncoding}}arrayType`;
