import type { JsonSchema } from "@stubwright/contract/json";
import type { ContractModel, OperationModel } from "@stubwright/contract/model";
import { sampleJson, samplerOf } from "@stubwright/contract/sample";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import { blocksSchema } from "../openapi/operation-object.js";
import { documented, TypeSchemas } from "../openapi/type-schema.js";

/** An AsyncAPI 3.0 document as plain data, ready to be printed as YAML. */
export interface AsyncApiDocument {
  readonly asyncapi: "3.0.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly defaultContentType: "application/json";
  readonly channels: Readonly<Record<string, unknown>>;
  readonly operations: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/**
 * Derives the AsyncAPI document of a contract's one-way operations: a channel and a message for each, with the schemas of the
 * OpenAPI document that they refer to. Undefined for a contract without one-way operations.
 */
export function deriveAsyncApi(model: ContractModel, openApi: OpenApiDocument): AsyncApiDocument | undefined {
  const oneWay = model.operations.filter(({ reply }) => reply === undefined);
  if (oneWay.length === 0) return undefined;
  const messages = new OneWayMessages(model);
  const channels = Object.fromEntries(oneWay.map((operation) => [operation.name, messages.channel(operation)]));
  return {
    asyncapi: "3.0.0",
    info: {
      title: model.name,
      version: "1",
      description: "Derived from the WSDL and its schemas by `stubwright generate`. Do not edit: edit the contract.",
    },
    defaultContentType: "application/json",
    channels,
    operations: Object.fromEntries(oneWay.map((operation) => [operation.name, operationObject(operation)])),
    components: { schemas: reachable(channels, openApi.components.schemas) },
  };
}

/** An Operation Object (AsyncAPI 3.0, Operation Object), from the side of the service. */
function operationObject({ name, portType, documentation }: OperationModel): unknown {
  return {
    action: "receive",
    summary: name,
    ...described(documentation),
    tags: [{ name: portType }],
    channel: { $ref: `#/channels/${pointerStep(name)}` },
    messages: [{ $ref: `#/channels/${pointerStep(name)}/messages/${pointerStep(name)}` }],
  };
}

/** A step of a JSON pointer in a URI fragment (RFC 6901, section 6). */
function pointerStep(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}

class OneWayMessages {
  readonly #schemas: TypeSchemas;
  readonly #sampler: ReturnType<typeof samplerOf>;

  constructor(model: ContractModel) {
    this.#schemas = new TypeSchemas(model);
    this.#sampler = samplerOf(model);
  }

  /** A Channel Object with its one message. The address is that of the JetStream adapter. */
  channel(operation: OperationModel): unknown {
    const { name } = operation;
    return {
      address: `{queue}.{lane}.${name.replace(/[.*>\s]/g, "_")}`,
      description: `The messages of ${name}: on NATS JetStream a subject, on other engines a part of the queue.`,
      parameters: {
        queue: { description: "The name of the queue." },
        lane: { description: "`any` for messages without a key, `key-0`, `key-1` and so on for those with one." },
      },
      messages: { [name]: this.#message(operation) },
    };
  }

  #message({ name, request, documentation }: OperationModel): unknown {
    const sample = this.#sampler.sample(request);
    return {
      name,
      title: name,
      ...described(documentation),
      contentType: "application/json",
      headers: this.#headers(request),
      payload: this.#schemas.carried(request),
      ...(sample === undefined ? {} : { examples: [{ payload: sampleJson(sample) }] }),
    };
  }

  #headers({ headers }: OperationModel["request"]): unknown {
    const blocks = headers.length === 0 ? undefined : blocksSchema(headers, this.#schemas);
    return {
      type: "object",
      properties: {
        traceparent: { type: "string", description: "The trace of the call (W3C Trace Context)." },
        "stubwright-caller": { type: "string", description: "Who calls, as JSON in ASCII." },
        ...(blocks && { "soap-headers": { type: "string", description: blocksText, "x-stubwright-json": blocks } }),
      },
    };
  }
}

const blocksText = "The SOAP header blocks of the contract, as one JSON object in ASCII.";

/** The contract's documentation. AsyncAPI 3.0 has no word for what is deprecated. */
function described(documentation: OperationModel["documentation"]): object {
  const { deprecated, ...fields } = documented(documentation);
  return { ...fields, ...(deprecated === undefined ? {} : { "x-deprecated": deprecated }) };
}

/** The schemas that a value refers to, and those that these refer to, in their own order. */
function reachable(
  value: unknown,
  schemas: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  const wanted = new Set<string>();
  const open: unknown[] = [value];
  for (let next = open.pop(); open.length > 0 || next !== undefined; next = open.pop()) {
    for (const name of referredNames(next)) {
      if (wanted.has(name)) continue;
      wanted.add(name);
      open.push(schemas[name]);
    }
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => wanted.has(name)));
}

function referredNames(value: unknown): readonly string[] {
  const references = JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)/g);
  return [...references].map(([, name = ""]) => name);
}
