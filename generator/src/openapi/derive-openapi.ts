import type { JsonValue } from "@stubwright/runtime/codec";
import type { ContractModel, OperationModel } from "../model/contract-model.js";
import { sampleJson } from "../sample/sample.js";
import { samplerOf } from "../sample/sampler-of.js";
import type { ValueSampler } from "../sample/value-sampler.js";
import { usesAnyElement } from "./any-element-use.js";
import { baseUrl } from "./base-url.js";
import { type ContractRoute, httpMethods, replyPath, routesByOperation } from "./contract-route.js";
import type { JsonSchema } from "./json-schema.js";
import { operationObject, pathParameterObjects, queryParameterObjects } from "./operation-object.js";
import {
  anyElementSchemas,
  openContentSchemas,
  problemResponses,
  problemSchemas,
  sharedParameters,
} from "./shared-components.js";
import { TypeSchemas } from "./type-schema.js";

/** An OpenAPI 3.1 document as plain data, ready to be printed as YAML. */
export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly unknown[];
  /** Empty: a contract says nothing of credentials for JSON. */
  readonly security: readonly [];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, unknown>>;
  };
}

const bodyless = new Set(["get", "head", "delete", "options", "trace"]);

/** Derives the JSON surface: every operation with every route, the types as component schemas, problem responses, examples. */
export function deriveOpenApi(model: ContractModel, routes: readonly ContractRoute[]): OpenApiDocument {
  const schemas = new TypeSchemas(model);
  const sampler = samplerOf(model);
  const paths: Record<string, Record<string, unknown>> = {};
  const routesOf = routesByOperation(routes);
  const ids = new Set(model.operations.map(({ name }) => name));
  for (const operation of model.operations) {
    const facts = {
      model,
      operation,
      schemas,
      example: exampleOf(operation.request, sampler),
      reply: replyExample(operation, sampler),
    };
    const reply = replyPath(operation.name);
    paths[reply] = { ...paths[reply], post: operationObject({ ...facts, id: operation.name, body: true }) };
    const own = routesOf.get(operation.name) ?? [];
    for (const [index, route] of own.entries()) {
      const item: Record<string, unknown> = paths[route.path] ?? {};
      const parameters = pathParameterObjects(route.path, facts);
      if (parameters.length > 0) item.parameters = parameters;
      if (route.method === "*") item["x-stubwright-any-method"] = true;
      for (const method of route.method === "*" ? httpMethods : [route.method.toLowerCase()]) {
        const id = freeId(`${operation.name}_${method}`, index + 1, ids);
        const query = bodyless.has(method) ? queryParameterObjects(route.path, facts) : [];
        item[method] = operationObject({ ...facts, id, body: !bodyless.has(method), query });
      }
      paths[route.path] = item;
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: model.name,
      version: "1",
      description: "Derived from the WSDL and its schemas by `stubwright generate`. Do not edit: edit the contract.",
    },
    servers: [{ url: "{base_url}", variables: { base_url: { default: baseUrl(model.services) } } }],
    security: [],
    tags: tagsOf(model),
    paths,
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

/** The id of an operation's further route, with a number where it is taken: by a route before it, or by an operation called so. */
function freeId(id: string, first: number, taken: Set<string>): string {
  let free = first === 1 ? id : `${id}${first}`;
  for (let number = first + 1; taken.has(free); number += 1) free = `${id}${number}`;
  taken.add(free);
  return free;
}

function exampleOf(message: OperationModel["request"], sampler: ValueSampler): JsonValue {
  const sample = sampler.sample(message.type);
  return sample === undefined ? {} : sampleJson(sample);
}

function replyExample(operation: OperationModel, sampler: ValueSampler): JsonValue | undefined {
  return operation.reply === undefined ? undefined : exampleOf(operation.reply, sampler);
}

function tagsOf(model: ContractModel): OpenApiDocument["tags"] {
  return [...new Set(model.operations.map((operation) => operation.portType))].map((name) => {
    const service = model.services.find((one) => one.ports.some((port) => port.portType === name));
    return { name, description: service?.documentation ?? `The operations of the port type ${name}.` };
  });
}
