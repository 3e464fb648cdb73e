import {
  type ContractRoute,
  httpMethods,
  type JsonSchema,
  pathParameters,
  replyPath,
  routesByOperation,
} from "@stubwright/contract/json";
import type { ContractModel, MessageModel, ServiceModel } from "@stubwright/contract/model";
import { sampleJson, samplerOf, type ValueSampler } from "@stubwright/contract/sample";
import type { JsonValue } from "@stubwright/runtime/codec";
import {
  type DescribedOperation,
  operationObject,
  pathParameterObjects,
  queryParameterObjects,
} from "./operation-object.js";
import {
  anyElementSchemas,
  openContentSchemas,
  problemResponses,
  problemSchemas,
  sharedParameters,
  usesAnyElement,
} from "./shared-components.js";
import { TypeSchemas } from "./type-schema.js";

/** An OpenAPI 3.1 document as plain data, ready to be printed as YAML. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly unknown[];
  /** Always empty: a contract says nothing about credentials for JSON. */
  readonly security: readonly [];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, unknown>>;
  };
}

const bodyless = new Set(["get", "head", "delete", "options", "trace"]);

/**
 * Derives the OpenAPI document of the JSON wire: operations with their routes, types as component schemas, problems,
 * examples.
 */
export function deriveOpenApi(model: ContractModel, routes: readonly ContractRoute[]): OpenApiDocument {
  const schemas = new TypeSchemas(model);
  return {
    openapi: "3.1.0",
    info: {
      title: model.name,
      version: "1",
      description: "Derived from the WSDL and its schemas by `stubwright generate`. Do not edit: edit the contract.",
    },
    servers: serversOf(baseUrl(model.services)),
    security: [],
    tags: tagsOf(model),
    paths: pathsOf(model, routes, schemas),
    components: {
      schemas: {
        ...Object.fromEntries(model.types.flatMap((type) => schemas.components(type))),
        ...(model.types.some((type) => type.kind === "open") ? openContentSchemas : {}),
        ...(usesAnyElement(model) ? anyElementSchemas : {}),
        ...problemSchemas,
      },
      parameters: sharedParameters,
      responses: problemResponses,
    },
  };
}

/** The servers. The plain address goes first, because some tools take the first server and do not fill in variables. */
function serversOf(url: string): OpenApiDocument["servers"] {
  return [{ url }, { url: "{base_url}", variables: { base_url: { default: url } } }];
}

function pathsOf(
  model: ContractModel,
  routes: readonly ContractRoute[],
  schemas: TypeSchemas,
): OpenApiDocument["paths"] {
  const sampler = samplerOf(model);
  const paths: Record<string, PathItem> = {};
  const routesOf = routesByOperation(routes);
  const ids = new Set(model.operations.map(({ name }) => name));
  const keys = new Map<string, string>();
  for (const operation of model.operations) {
    const { name, request, reply } = operation;
    const facts: DescribedOperation = {
      model,
      operation,
      schemas,
      example: exampleOf(request, sampler),
      reply: reply && exampleOf(reply, sampler),
    };
    const own = replyPath(name);
    paths[own] = { ...paths[own], post: operationObject({ ...facts, id: name, body: true }) };
    for (const [index, route] of (routesOf.get(name) ?? []).entries()) {
      const idOf = (method: string): string => freeId(`${name}_${method}`, index + 1, ids);
      const key = keyOf(route.path, keys);
      paths[key] = { ...paths[key], ...routeItem({ route, facts, idOf, key, item: paths[key] }) };
    }
  }
  return paths;
}

/**
 * The key of a path. Paths that differ only in parameter names are one path, with the first one's names (OpenAPI 3.1,
 * 4.8.8.1).
 */
function keyOf(path: string, keys: Map<string, string>): string {
  const shape = path.replace(/\{[^}]*\}/g, "{}");
  const key = keys.get(shape) ?? path;
  keys.set(shape, key);
  return key;
}

/** A Path Item Object (OpenAPI 3.1, 4.8.9). */
type PathItem = Readonly<Record<string, unknown>>;

/** A route, and the Path Item that earlier routes of the same path made. */
interface PlacedRoute {
  readonly route: ContractRoute;
  readonly facts: DescribedOperation;
  readonly idOf: (method: string) => string;
  readonly key: string;
  readonly item: PathItem | undefined;
}

/**
 * The Path Item with the operations of one route: one for each HTTP method that the route takes. The path's parameters
 * are those of the item, unless an earlier route has already put others there.
 */
function routeItem({ route: { method, path }, facts, idOf, key, item }: PlacedRoute): PathItem {
  const parameters = pathParameterObjects(path, facts, pathParameters(key));
  const common = item?.parameters ?? parameters;
  const own = JSON.stringify(common) === JSON.stringify(parameters) ? [] : parameters;
  const takesAny = method === "*";
  const operations = (takesAny ? httpMethods : [method.toLowerCase()]).map((one) => {
    const body = !bodyless.has(one);
    const query = body ? [] : queryParameterObjects(path, facts);
    const placed = {
      body,
      inPath: pathParameters(path),
      parameters: [...own, ...query],
      path: key === path ? undefined : path,
    };
    return [one, operationObject({ ...facts, ...placed, id: idOf(one) })];
  });
  return {
    ...(parameters.length > 0 ? { parameters: common } : {}),
    ...(takesAny ? { "x-stubwright-any-method": true } : {}),
    ...Object.fromEntries(operations),
  };
}

/** The operationId of a further route, numbered if an earlier route or an operation has the same id. */
function freeId(id: string, first: number, taken: Set<string>): string {
  let free = first === 1 ? id : `${id}${first}`;
  for (let number = first + 1; taken.has(free); number += 1) free = `${id}${number}`;
  taken.add(free);
  return free;
}

function exampleOf(message: MessageModel, sampler: ValueSampler): JsonValue | undefined {
  const sample = sampler.sample(message);
  return sample && sampleJson(sample);
}

function tagsOf(model: ContractModel): OpenApiDocument["tags"] {
  return [...new Set(model.operations.map((operation) => operation.portType))].map((name) => {
    const service = model.services.find((one) => one.ports.some((port) => port.portType === name));
    return { name, description: service?.documentation?.text ?? `The operations of the port type ${name}.` };
  });
}

/** The base URL of `/soap11` and the JSON routes: the address of the first port over HTTP without its last segment. */
export function baseUrl(services: readonly ServiceModel[]): string {
  const addresses = services.flatMap(({ ports }) => ports.flatMap(({ address }) => address ?? []));
  const address = addresses.find((one) => /^https?:/i.test(one));
  return address?.replace(/[?#].*$/, "").replace(/(?<=[^/])\/[^/]*$/, "") ?? "http://localhost:8080";
}
