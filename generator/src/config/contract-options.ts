import type { ImportExtension } from "./import-extension.js";
import type { ScalarOptions } from "./scalar-options.js";

/** TypeScript names in the place of those that the generator makes. */
export interface ChosenNames {
  /** By `{namespace}Type`, or for a type written in place by the elements down to it: `{namespace}Order/Line`. */
  readonly types?: Readonly<Record<string, string>> | undefined;
  /** Of functions and methods, by operation. */
  readonly operations?: Readonly<Record<string, string>> | undefined;
}

/** What makes the output folder an npm package of its own. */
export interface PackageOptions {
  readonly name: string;
  readonly version: string;
}

/** One contract to generate. */
export interface ContractOptions {
  /** Path or URL of the WSDL or XSD entry document. */
  readonly entry: string;
  /** Kebab-case name that generated functions start from. Default: the entry's file name. */
  readonly name?: string | undefined;
  /** Path of the YAML file with the JSON routes beside `POST /json/reply/<Operation>`. */
  readonly routes?: string | undefined;
  /** Where the derived OpenAPI document goes. Default: `openapi.yaml` in the output folder. */
  readonly openapi?: string | undefined;
  /** The output folder. */
  readonly out: string;
  /** Makes the output folder an npm package. */
  readonly package?: PackageOptions | undefined;
  /** How null is written: `"nil"` (the default) keeps it as xsi:nil and JSON null, `"omit"` leaves the member out. */
  readonly nulls?: "omit" | "nil" | undefined;
  /**
   * `"js"` (the default) is for what a compiler makes of the modules, `"ts"` for runtimes that take TypeScript as it is, and
   * `"none"` for bundlers.
   */
  readonly importExtension?: ImportExtension | undefined;
  /** Also writes `arbitraries.ts`, which imports fast-check: valid values of each type for property tests. */
  readonly arbitraries?: boolean | undefined;
  /**
   * Replies to read item by item, which `streams.ts` gets functions for: by operation, the local names of the elements from
   * below the reply's to the repeated one: `"Records/Record"`.
   */
  readonly streams?: Readonly<Record<string, string>> | undefined;
  /** The operations to generate, by name, with the types that they need. Default: all operations and all types. */
  readonly operations?: readonly string[] | undefined;
  /** Names of generated code that are not to be made of the contract's. */
  readonly names?: ChosenNames | undefined;
  /** Which TypeScript types hold the values of built-in types, where it is not to be the default: `{ "long": "number" }`. */
  readonly scalars?: ScalarOptions | undefined;
  /** `"open"` lets readers take other values of all enumerations of texts that can be open. Default: `"closed"`, but for those that the contract marks. */
  readonly enumerations?: "closed" | "open" | undefined;
  /** Namespaces to put in the place of the documents' own, where a contract has a placeholder. */
  readonly namespaces?: Readonly<Record<string, string>> | undefined;
}

/** What `stubwright.config.json` holds. */
export interface StubwrightConfig {
  readonly contracts: readonly ContractOptions[];
}
