import type { ArrayOptions } from "../model/array-form.js";
import type { ModelOptions } from "../model/build-model.js";
import { contractName } from "../model/names/identifier.js";
import type { ScalarOptions } from "../simple-types/scalar-options.js";

/** TypeScript names that replace the generated ones. */
export interface ChosenNames {
  /**
   * Type names by `{namespace}Type`. A type without a name is given by the elements around it: `{namespace}Order/Line`.
   */
  readonly types?: Readonly<Record<string, string>> | undefined;
  /** Names of functions and methods, by operation. */
  readonly operations?: Readonly<Record<string, string>> | undefined;
}

/** The location of a contract, and the options for reading it. */
export interface ContractSource {
  /** Path or URL of the WSDL or XSD entry document. */
  readonly entry: string;
  /** The kebab-case name that generated functions start with. Default: the entry's file name. */
  readonly name?: string | undefined;
  /** Path of the YAML file with JSON routes in addition to `POST /json/reply/<Operation>`. */
  readonly routes?: string | undefined;
  /** The names of the operations to generate, with the types that they need. Default: all operations and all types. */
  readonly operations?: readonly string[] | undefined;
  /**
   * The global elements to generate, as `{namespace}local` or by their local names, with the types that they need.
   * Default: all elements and types; if `operations` names operations, the elements of their messages.
   */
  readonly elements?: readonly string[] | undefined;
  /**
   * Whether an operation that cannot be generated is an error. Default: the operation is left out with a warning, if
   * others remain.
   */
  readonly strict?: boolean | undefined;
  /**
   * `"open"` takes any content if the documents that could be read do not declare a type, element, attribute or group,
   * and warns of each. Default: `"error"`.
   */
  readonly unresolved?: "error" | "open" | undefined;
  /**
   * The types with one repeated element that become arrays: all, none, or by name. Default: all but the types of
   * messages.
   */
  readonly arrays?: ArrayOptions | undefined;
  /** Names that replace generated names. */
  readonly names?: ChosenNames | undefined;
  /** The TypeScript types that hold values of built-in types instead of the default: `{ "long": "number" }`. */
  readonly scalars?: ScalarOptions | undefined;
  /**
   * `"open"` lets readers accept other values of all text enumerations that can be open. Default: `"closed"`, except
   * for enumerations that the contract marks as open.
   */
  readonly enumerations?: "closed" | "open" | undefined;
  /** Namespaces that replace namespaces of the documents, for contracts with placeholders. */
  readonly namespaces?: Readonly<Record<string, string>> | undefined;
}

/** The options of the model that the source of a contract implies. */
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
