import type { Span } from "@stubwright/contract/diagnostics";
import { type ContractRoute, httpMethods, replyPath, routesByOperation } from "@stubwright/contract/json";
import type { ContractModel } from "@stubwright/contract/model";
import { parse } from "yaml";

const json = ["application/json"];

/** The JSON surface without an OpenAPI document: the routes, status 200 and `application/json`. */
export function jsonFactsOf(model: ContractModel, routes: readonly ContractRoute[]): JsonFacts {
  const routesOf = routesByOperation(routes);
  const operations = model.operations.flatMap(({ name, reply }) => {
    const own: ContractRoute = { operation: name, method: "POST", path: replyPath(name) };
    return [own, ...(routesOf.get(name) ?? [])].map(({ method, path, at }): JsonOperation => {
      const responseMedia = reply === undefined ? [] : json;
      return { operation: name, method, path, at, status: "200", requestMedia: json, responseMedia };
    });
  });
  return { operations, closed: new Set(), arrays: new Set() };
}

type Fields = Readonly<Record<string, unknown>>;

/** The JSON surface in a committed OpenAPI document; undefined if the text is none. */
export function readJsonFacts(text: string): JsonFacts | undefined {
  const document = parseYaml(text);
  if (document === undefined || !("paths" in document)) return undefined;
  const operations: JsonOperation[] = [];
  for (const [path, item] of Object.entries(fields(document.paths))) {
    const any = fields(item)["x-stubwright-any-method"] === true;
    const verbs = Object.entries(fields(item)).filter(([method]) => httpMethods.includes(method));
    for (const [method, value] of any ? verbs.slice(0, 1) : verbs) {
      const operation = operationOf(fields(value), path, any ? "*" : method.toUpperCase());
      if (operation !== undefined) operations.push(operation);
    }
  }
  const written = Object.entries(fields(fields(document.components).schemas));
  const schemas = written.map(([name, schema]) => [name, fields(schema)] as const);
  const closed = schemas.filter(([, { additionalProperties }]) => additionalProperties === false).map(([name]) => name);
  const arrays = schemas.filter(([, { type }]) => type === "array").map(([name]) => name);
  return { operations, closed: new Set(closed), arrays: new Set(arrays) };
}

function operationOf(value: Fields, key: string, method: string): JsonOperation | undefined {
  const { "x-stubwright-operation": operation, "x-stubwright-path": path = key } = value;
  if (typeof operation !== "string" || typeof path !== "string") return undefined;
  const responses = Object.entries(fields(value.responses)).filter(([status]) => /^2/.test(status));
  const media = (body: unknown): readonly string[] => Object.keys(fields(fields(body).content));
  return {
    operation,
    method,
    path,
    status: responses.map(([status]) => status).join(", "),
    requestMedia: media(value.requestBody),
    responseMedia: responses.flatMap(([, response]) => media(response)),
  };
}

function parseYaml(text: string): Fields | undefined {
  try {
    const value: unknown = parse(text);
    return value !== null && typeof value === "object" ? fields(value) : undefined;
  } catch {
    return undefined;
  }
}

function fields(value: unknown): Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? { ...value } : {};
}

/** The facts of the JSON surface that are compared in addition to the types. */
export interface JsonFacts {
  readonly operations: readonly JsonOperation[];
  /** The names of component schemas that allow only declared members. */
  readonly closed: ReadonlySet<string>;
  /** Names of component schemas that are arrays. */
  readonly arrays: ReadonlySet<string>;
}

/** One way to call an operation over HTTP. */
export interface JsonOperation {
  readonly operation: string;
  /** Upper case, or `*` for any. */
  readonly method: string;
  readonly path: string;
  /** The place of the route in the routes file. */
  readonly at?: Span | undefined;
  readonly status: string;
  readonly requestMedia: readonly string[];
  readonly responseMedia: readonly string[];
}
