import type { ContractSource } from "@stubwright/contract/load";

/** The name and version of the output folder as an npm package. */
export interface PackageOptions {
  readonly name: string;
  readonly version: string;
}

/** `servicestack`: the paths, batches and errors that ServiceStack's own clients expect. */
export type Convention = "servicestack";

/** An emitter of further files, with options of its own: plain JSON. */
export interface EmitterChoice {
  readonly module: string;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

/** What the config says of one contract, and of the code that is generated from it. */
export interface ContractOptions extends ContractSource {
  /**
   * The path of the derived OpenAPI document. Default: `openapi.yaml` in the output folder, or no document without
   * operations.
   */
  readonly openapi?: string | undefined;
  /**
   * The path of the derived AsyncAPI document. Default: `asyncapi.yaml` in the output folder, or no document without
   * one-way operations.
   */
  readonly asyncapi?: string | undefined;
  /** The output folder. */
  readonly out: string;
  /** If set, the output folder becomes an npm package. */
  readonly package?: PackageOptions | undefined;
  /** How null is written. `"nil"` (the default) writes xsi:nil or JSON null; `"omit"` leaves the member out. */
  readonly nulls?: "omit" | "nil" | undefined;
  /**
   * The extension in imports between generated modules. `"js"` (the default) is for modules that are compiled, `"ts"`
   * for runtimes that run TypeScript directly, `"none"` for bundlers.
   */
  readonly importExtension?: ImportExtension | undefined;
  /** What the server does in addition to the contract, for callers that expect it. Default: nothing. */
  readonly conventions?: readonly Convention[] | undefined;
  /**
   * The emitters of further files, in their order: a path from the config's folder (`./my-emitter.mjs`), the name of a
   * package, or one that Stubwright ships (`stubwright/emitters/msw`).
   */
  readonly emitters?: readonly (string | EmitterChoice)[] | undefined;
  /** Whether to write `arbitraries.ts`: fast-check arbitraries of each type, for property tests. Default: no. */
  readonly arbitraries?: boolean | undefined;
  /**
   * Whether to write `documents.ts`: codecs for whole documents of each global element, for XML without SOAP. Default:
   * only for a contract without operations, whose documents have no other codec.
   */
  readonly documents?: boolean | undefined;
  /**
   * Whether to write `openapi.ts`: the types of the OpenAPI document, and an assertion that `types.ts` has the same.
   * Default: no.
   */
  readonly openapiTypes?: boolean | undefined;
  /**
   * Whether to write `console.ts`: the console page of the contract, which a server shows where its option `console` says.
   * Default: no.
   */
  readonly console?: boolean | undefined;
  /**
   * The replies to read item by item, with functions in `streams.ts`. Each operation has the path from below the
   * reply's element to the repeated one, as local names: `"Records/Record"`.
   */
  readonly streams?: Readonly<Record<string, string>> | undefined;
  /**
   * The operations that change nothing, beside those that the contract marks by `wsdlx:safe` or that have a GET route of their
   * own. `stubwright test` calls them anywhere, and the gateway tries them again.
   */
  readonly safe?: readonly string[] | undefined;
}

/** The content of `stubwright.config.json`. */
export interface StubwrightConfig {
  readonly contracts: readonly ContractOptions[];
}

/** The extension in imports between generated modules: `./types.js`, `./types.ts` or `./types`. */
export type ImportExtension = "js" | "ts" | "none";

/** A value of the config as an import extension; undefined if it is not one. */
export function asImportExtension(value: unknown): ImportExtension | undefined {
  return value === "js" || value === "ts" || value === "none" ? value : undefined;
}
