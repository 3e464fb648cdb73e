import { namespaces } from "../read/namespaces.js";
import { type BuiltinName, builtinNames } from "../simple-types/builtin-name.js";

const byExpandedName: ReadonlyMap<string, BuiltinName> = new Map<string, BuiltinName>([
  ...builtinNames.map((name): [string, BuiltinName] => [`{${namespaces.schema}}${name}`, name]),
  [`{${namespaces.serialization}}guid`, "guid"],
  [`{${namespaces.serialization}}duration`, "netDuration"],
  [`{${namespaces.serialization}}char`, "char"],
]);

/** The built-in type of an expanded name, also for the .NET types that a contract's own schema declares. */
export function builtinOf(expandedName: string): BuiltinName | undefined {
  return byExpandedName.get(expandedName);
}
