import { namespaces } from "../read/namespaces.js";
import { type BuiltinName, builtinNames } from "../simple-types/builtin-name.js";

const byExpandedName: ReadonlyMap<string, BuiltinName> = new Map<string, BuiltinName>([
  ...builtinNames.map((name): [string, BuiltinName] => [`{${namespaces.schema}}${name}`, name]),
  [`{${namespaces.serialization}}guid`, "guid"],
  [`{${namespaces.serialization}}duration`, "netDuration"],
  [`{${namespaces.serialization}}char`, "char"],
]);

/** The built-in type with an expanded name, including the .NET types that a contract declares in its own schema. */
export function builtinOf(expandedName: string): BuiltinName | undefined {
  return byExpandedName.get(expandedName);
}
