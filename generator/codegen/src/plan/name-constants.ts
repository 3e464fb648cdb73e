import type { TypeModel } from "@stubwright/contract/model";
import { camelCase, exactTypeName } from "@stubwright/contract/model";

/**
 * What the names of each type's constants begin with, by the names of the types: `SmsStatus` -> `smsStatus`. Where two
 * would be the same, as of `SMS` and `Sms`, only the first letter changes (`sMS`), and if need be none does.
 */
export function nameConstants(types: readonly TypeModel[]): ReadonlyMap<string, string> {
  const names = [...new Set(types.flatMap((type) => [type.typeName, exactTypeName(type)]))];
  const forms = [constantName, lowerFirst, (name: string): string => name];
  return forms.reduce((named, form) => {
    const open = names.filter((name) => !named.has(name));
    const taken = counts([...named.values(), ...open.map(form)]);
    for (const name of open) if (taken.get(form(name)) === 1) named.set(name, form(name));
    return named;
  }, new Map<string, string>());
}

function constantName(typeName: string): string {
  return camelCase([typeName]).replace(/_$/, "");
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function counts(names: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  return found;
}
