import type { ContractSource } from "@stubwright/contract/load";
import type { ImportExtension } from "./import-extension.js";

/** What makes the output folder an npm package of its own. */
export interface PackageOptions {
  readonly name: string;
  readonly version: string;
}

/** `servicestack`: the paths, batches and errors that ServiceStack's own clients expect. */
export type Convention = "servicestack";

/** One contract to generate. */
export interface ContractOptions extends ContractSource {
  /**
   * Where the derived OpenAPI document goes. Default: `openapi.yaml` in the output folder; for a contract without operations,
   * nowhere.
   */
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
  /** What the server does beside the contract, for callers that expect it. Default: nothing. */
  readonly conventions?: readonly Convention[] | undefined;
  /** Also writes `arbitraries.ts`, which imports fast-check: valid values of each type for property tests. */
  readonly arbitraries?: boolean | undefined;
  /**
   * Also writes `documents.ts`: a codec for a whole document of each global element, for XML without SOAP. Default: only for
   * a contract without operations, whose documents have no other codec.
   */
  readonly documents?: boolean | undefined;
  /** Also writes `openapi.ts`: the types of the OpenAPI document, and the assertion that those of `types.ts` are the same. */
  readonly openapiTypes?: boolean | undefined;
  /**
   * Replies to read item by item, which `streams.ts` gets functions for: by operation, the local names of the elements from
   * below the reply's to the repeated one: `"Records/Record"`.
   */
  readonly streams?: Readonly<Record<string, string>> | undefined;
}

/** What `stubwright.config.json` holds. */
export interface StubwrightConfig {
  readonly contracts: readonly ContractOptions[];
}
