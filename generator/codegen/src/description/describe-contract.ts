import type {
  ContractModel,
  Documentation,
  MessageModel,
  OperationModel,
  ServiceModel,
} from "@stubwright/contract/model";
import { MessageSampler, sampleJson, samplerOf } from "@stubwright/contract/sample";
import { localName, namespaceName } from "@stubwright/contract/schema";
import type {
  BlockDescription,
  ContractDescription,
  MessageDescription,
  OperationDescription,
  Samples,
  ServiceDescription,
} from "@stubwright/runtime/codec";
import type { Plan, PlannedOperation } from "../plan/plan.js";
import { TypeDescriber } from "./describe-type.js";
import { described } from "./described.js";

/** Describes a contract as plain JSON. The plan gives routes and function names; samples are made here. */
export function describeContract(model: ContractModel, plan: Pick<Plan, "operations">): ContractDescription {
  const types = new TypeDescriber(model);
  const messages = new MessageDescriber(model, types);
  const planned = new Map(plan.operations.map((operation) => [operation.name, operation]));
  return {
    name: model.name,
    namespace: model.namespace,
    services: model.services.map(describeService),
    operations: model.operations.map((operation) => messages.operation(operation, planned.get(operation.name))),
    types: model.types.map((type) => types.type(type)),
  };
}

function describeService({ name, documentation, ports }: ServiceModel): ServiceDescription {
  return { name, ...described(documentation), portTypes: [...new Set(ports.map(({ portType }) => portType))] };
}

/** A message, header block or fault of the model. */
type Carried = Omit<MessageModel, "headers">;

class MessageDescriber {
  readonly #model: ContractModel;
  readonly #types: TypeDescriber;
  readonly #minimal: MessageSampler;
  readonly #samples = new Map<string, Samples>();

  constructor(model: ContractModel, types: TypeDescriber) {
    this.#model = model;
    this.#types = types;
    this.#minimal = new MessageSampler(model);
  }

  operation(operation: OperationModel, planned: PlannedOperation | undefined): OperationDescription {
    const { name, documentation, portType, soapAction, soap12Action, soapVersions, request, reply, faults } = operation;
    const routes = (planned?.routes ?? []).map(({ method, path }) => ({ method, path }));
    return {
      name,
      functionName: planned?.functionName ?? name,
      ...described(documentation),
      kind: reply === undefined ? "one-way" : "request-reply",
      portType,
      soapAction,
      ...(soap12Action === soapAction ? {} : { soap12Action }),
      soapVersions,
      routes,
      ...safetyOf(routes.map(({ method }) => method)),
      request: this.#message(request),
      requestHeaders: request.headers.map((block) => this.#block(block.property, block)),
      ...(reply === undefined ? {} : { reply: this.#message(reply) }),
      replyHeaders: (reply?.headers ?? []).map((block) => this.#block(block.property, block)),
      faults: faults.map((fault) => this.#block(fault.name, fault)),
    };
  }

  #block(name: string, block: Carried & { readonly documentation: Documentation | undefined }): BlockDescription {
    return { name, ...described(block.documentation), ...this.#message(block) };
  }

  #message(message: Carried): MessageDescription {
    const { element, type, nillable, attachments } = message;
    return {
      ...(element === undefined ? {} : { element: `{${namespaceName(element)}}${localName(element)}` }),
      type: this.#types.reference(type),
      ...(nillable ? { nillable } : {}),
      ...(attachments === undefined ? {} : { attachments: attachments.map(({ part }) => part) }),
      samples: this.#samplesOf(message),
    };
  }

  /** The samples of a message, which are the same for all messages of one type. */
  #samplesOf({ type, value, declaration }: Carried): Samples {
    const facts = { type, value, declaration };
    const key = JSON.stringify(facts);
    const known = this.#samples.get(key);
    if (known !== undefined) return known;
    const minimal = this.#minimal.sample({ name: "{}sample", ...facts, nillable: false }, "minimal")?.json;
    const sample = samplerOf(this.#model).sample(facts);
    const typical = sample && sampleJson(sample);
    const isSame = JSON.stringify(minimal) === JSON.stringify(typical);
    const made: Samples = {
      ...(minimal === undefined ? {} : { minimal }),
      ...(typical === undefined || isSame ? {} : { typical }),
    };
    this.#samples.set(key, made);
    return made;
  }
}

/** What all methods of an operation's routes promise (RFC 9110 sections 9.2.1 and 9.2.2). */
function safetyOf(methods: readonly string[]): Pick<OperationDescription, "safety"> {
  if (methods.length === 0) return {};
  if (methods.every((method) => method === "GET" || method === "HEAD")) return { safety: "safe" };
  return methods.every((method) => ["GET", "HEAD", "PUT", "DELETE"].includes(method)) ? { safety: "idempotent" } : {};
}
