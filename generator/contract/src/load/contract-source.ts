import type { ArrayOptions } from "../model/array-form.js";
import type { ModelOptions } from "../model/build-model.js";
import { contractName } from "../model/names/identifier.js";
import type { ScalarOptions } from "../simple-types/scalar-options.js";

/** TypeScript names in the place of those that the generator makes. */
export interface ChosenNames {
  /** By `{namespace}Type`, or for a type written in place by the elements down to it: `{namespace}Order/Line`. */
  readonly types?: Readonly<Record<string, string>> | undefined;
  /** Of functions and methods, by operation. */
  readonly operations?: Readonly<Record<string, string>> | undefined;
}

/** Where a contract is, and how its documents are understood. */
export interface ContractSource {
  /** Path or URL of the WSDL or XSD entry document. */
  readonly entry: string;
  /** Kebab-case name that generated functions start from. Default: the entry's file name. */
  readonly name?: string | undefined;
  /** Path of the YAML file with the JSON routes beside `POST /json/reply/<Operation>`. */
  readonly routes?: string | undefined;
  /** The operations to generate, by name, with the types that they need. Default: all operations and all types. */
  readonly operations?: readonly string[] | undefined;
  /**
   * The global elements to generate, as `{namespace}local` or by their local names, with the types that they need. Default: all
   * elements and types, or where `operations` names some, those of their messages.
   */
  readonly elements?: readonly string[] | undefined;
  /** Makes an operation that cannot be had an error. Default: it is left out with a warning, as long as others remain. */
  readonly strict?: boolean | undefined;
  /**
   * `"open"` takes any content where a type, element, attribute or group is not declared in any document that could be read, with
   * a warning each. Default: `"error"`.
   */
  readonly unresolved?: "error" | "open" | undefined;
  /** Which types with one repeated element are arrays: all or none, or each by its name. Default: those that no message is. */
  readonly arrays?: ArrayOptions | undefined;
  /** Names of generated code that are not to be made of the contract's. */
  readonly names?: ChosenNames | undefined;
  /** Which TypeScript types hold the values of built-in types, where it is not to be the default: `{ "long": "number" }`. */
  readonly scalars?: ScalarOptions | undefined;
  /** `"open"` lets readers take other values of all enumerations of texts that can be open. Default: `"closed"`, but for those that the contract marks. */
  readonly enumerations?: "closed" | "open" | undefined;
  /** Namespaces to put in the place of the documents' own, where a contract has a placeholder. */
  readonly namespaces?: Readonly<Record<string, string>> | undefined;
}

/** The options of the model that a contract's source implies. */
export function modelOptions(source: ContractSource): ModelOptions {
  const { arrays, enumerations, names, scalars } = source;
  return {
    name: contractName(source),
    typeNames: names?.types,
    scalars,
    arrays,
    openEnumerations: enumerations === "open" ? "all" : "marked",
  };
}
