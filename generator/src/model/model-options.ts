import type { ContractOptions } from "../config/contract-options.js";
import type { ScalarOptions } from "../config/scalar-options.js";
import type { OpenEnumerations } from "../link/open-enumeration.js";
import type { ChosenTypeNames } from "./names/choose-type-names.js";
import { contractName } from "./names/contract-name.js";

/** What a contract is called, its types where their own names are not wanted, and what holds the values of built-in ones. */
export interface ModelOptions {
  readonly name: string;
  readonly typeNames?: ChosenTypeNames | undefined;
  readonly scalars?: ScalarOptions | undefined;
  /** Which enumerations are open. Default: those that the contract marks. */
  readonly openEnumerations?: OpenEnumerations | undefined;
}

/** What the options of a contract say of its model. */
export function modelOptions(options: Omit<ContractOptions, "out">): ModelOptions {
  const { enumerations, names, scalars } = options;
  return {
    name: contractName(options),
    typeNames: names?.types,
    scalars,
    openEnumerations: enumerations === "open" ? "all" : "marked",
  };
}
