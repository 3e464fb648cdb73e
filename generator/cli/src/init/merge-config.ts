import type { ContractOptions } from "@stubwright/codegen/options";
import { configName } from "@stubwright/compat/report";
import { UsageError } from "@stubwright/contract/diagnostics";
import { parseConfig } from "../config/read-config.js";
import { configured, json, newConfig } from "./common-files.js";
import { MergedJson } from "./merge-json.js";

/**
 * Adds a contract to a config, or makes a config if there is none. Throws a `UsageError` if the config has the contract already, or
 * is wrong.
 */
export function mergeConfig(text: string | undefined, contract: ContractOptions): string {
  if (text === undefined) return json(newConfig({ contract }));
  for (const { entry, name, out } of parseConfig(text, configName).contracts) {
    const same = [
      name === contract.name && `the name ${name}`,
      entry === contract.entry && `the entry ${entry}`,
      out === contract.out && `the folder ${out}`,
    ].filter((one) => one !== false);
    if (same.length > 0)
      throw new UsageError(
        `${configName} has a contract with ${same.join(" and ")} already. Choose another name: --name <name>. To generate its code again: stubwright generate`,
      );
  }
  const merged = new MergedJson(text);
  merged.append(["contracts"], configured(contract));
  return merged.text;
}
