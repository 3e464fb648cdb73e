import type { JsonSchema } from "@stubwright/contract/json";

/**
 * What an emitter knows of a contract: names and types as the generated modules have them. It is plain data, which can
 * be cloned and printed.
 *
 * Texts that are TypeScript types are complete expressions. `types.Order` needs `import type * as types from
 * "./types.js"`; nothing else needs an import.
 */
export interface EmitterPlan {
  readonly contract: ContractPlan;
  /** The operations in the order of the contract. Empty for a contract of documents only. */
  readonly operations: readonly OperationPlan[];
  /** The types in the order of `types.ts`. */
  readonly types: readonly TypePlan[];
  /** The JSON Schemas (draft 2020-12) of the OpenAPI document's components, which refer to each other by `$ref`. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The names of the generated modules without extension: `types`, `client`. */
  readonly modules: readonly string[];
  /** The end of imports of generated modules: `./types` and this. */
  readonly importExtension: ".js" | ".ts" | "";
  /** How null is written: left out, or as JSON null and xsi:nil. */
  readonly nulls: "omit" | "nil";
}

/** The names that the whole contract has in generated modules. */
export interface ContractPlan {
  /** The file name of the entry document: `shop.wsdl`. */
  readonly entry: string;
  /** The prefix of types and functions, as in `ShopService` and `createShopClient`: `Shop`. */
  readonly pascalName: string;
  /** The prefix of values: `shop`. */
  readonly camelName: string;
}

/** An operation. `client.ts`, `operations.ts` and the service of `server.ts` have it under `functionName`. */
export interface OperationPlan {
  /** The name in the contract. */
  readonly name: string;
  readonly functionName: string;
  readonly kind: "request-reply" | "one-way";
  readonly documentation: string | undefined;
  /** Why the contract deprecates the operation; undefined if it does not. The text may be empty. */
  readonly deprecated: string | undefined;
  readonly soapAction: string;
  /** The path that takes JSON by POST, whatever other routes there are. */
  readonly jsonPath: string;
  readonly routes: readonly RoutePlan[];
  readonly request: MessagePlan;
  /** Undefined for a one-way operation. */
  readonly reply: MessagePlan | undefined;
  readonly faults: readonly FaultPlan[];
}

/** A JSON route. The method is in upper case, or `*` for any. */
export interface RoutePlan {
  readonly method: string;
  readonly path: string;
}

/** A request or reply. */
export interface MessagePlan {
  /** The namespace and local name of the element in the SOAP Body; undefined for an empty Body. */
  readonly element: { readonly namespace: string; readonly name: string } | undefined;
  /** The TypeScript type, with null if the element is nillable. */
  readonly type: string;
}

/** A declared fault. */
export interface FaultPlan {
  /** The member of the fault's details in TypeScript and JSON. */
  readonly property: string;
  /** The TypeScript type of the detail. */
  readonly type: string;
  readonly documentation: string | undefined;
}

/** A type of the contract. */
export interface TypePlan {
  /** The name in `types.ts` and in `schemas`; for an array, only in the names of its functions. */
  readonly name: string;
  /** `record`: an object. `union`: one of several objects. `array`, `open` (any content), `scalar` (a simple type). */
  readonly kind: "record" | "union" | "array" | "open" | "scalar";
  /** The TypeScript type. */
  readonly type: string;
  /** The type in the schema: `{urn:shop}Order`, or the place of an anonymous type. */
  readonly schemaType: string;
  readonly documentation: string | undefined;
  /** The enumerated values of a simple type; undefined if there are none. */
  readonly values: readonly string[] | undefined;
  /** The names of the functions in `json.ts` and `xml.ts`; undefined for a simple type. */
  readonly codec: { readonly decode: string; readonly encode: string } | undefined;
}
