import type { Diagnostics } from "@stubwright/contract/diagnostics";
import { type ContractRoute, routesByOperation } from "@stubwright/contract/json";
import {
  type AttachmentModel,
  type CarriedElement,
  type ContractModel,
  camelCase,
  freeName,
  type HeaderModel,
  type MessageModel,
  type OperationModel,
  pascalCase,
  typesById,
} from "@stubwright/contract/model";
import { namespaces } from "@stubwright/contract/read";
import { samplerOf, type ValueSampler } from "@stubwright/contract/sample";
import { localName, namespaceName } from "@stubwright/contract/schema";
import { builtinNames } from "@stubwright/contract/simple-types";
import { namesFrom, propertyName } from "../print/code.js";
import { type BlockConstants, blockConstants, blockKey, faultsKey, sharedFaultNames } from "./block-constants.js";
import type {
  PlannedBlock,
  PlannedElement,
  PlannedEncoding,
  PlannedFaults,
  PlannedHeaders,
  PlannedMessage,
  PlannedOperation,
  PlannedRoot,
} from "./plan.js";
import { functionBase, nameFunctions } from "./plan-names.js";
import type { PlannedType } from "./planned-type.js";
import type { TypeUses } from "./type-uses.js";

/**
 * The names that an operation's function may not have, because files of operations, server.ts or client.ts use them.
 */
const takenFunctionNames = ["json", "soap", "xml", "types", "operations", "declaredFault", "isDeclaredFault"];
/** The parameters of functions in client.ts and server.ts. */
const parameterNames = ["transport", "request", "options", "service", "context", "headers"];
const takenVariables = [
  ...builtinNames,
  ...takenFunctionNames,
  ...parameterNames,
  "decodeAnyContent",
  "encodeAnyContent",
  "decodeAnyContentJson",
  "encodeAnyContentJson",
  "emptyBody",
  "messageAttachments",
  "encodedMessage",
  "fixedContent",
  "neverNil",
  "notBlocked",
  ...["Message", "JsonDecoder", "JsonEncoder", "XmlDecoder", "XmlEncoder"].map((side) => `nillable${side}`),
];

/** The inputs of the planning of operations. */
interface OperationPlanning {
  readonly model: ContractModel;
  readonly routes: readonly ContractRoute[];
  readonly types: readonly PlannedType[];
  readonly uses: TypeUses;
  /** The names that the config chooses, by operation. */
  readonly functionNames: Readonly<Record<string, string>>;
  readonly diagnostics: Diagnostics;
}

/** Plans each operation of the model, in its order. */
export function planOperations(planning: OperationPlanning): readonly PlannedOperation[] {
  const { model, types } = planning;
  const constants = types.flatMap((type) => (type.kind === "scalar" && type.scalar ? [type.scalar.constant] : []));
  const taken = new Set<string>([...takenVariables, ...constants, `create${pascalCase([model.name])}Client`]);
  for (const constant of planning.uses.namespaceConstants) taken.add(constant);
  // A name in a script without upper and lower case is the same for a function and a type.
  for (const { typeName } of types) taken.add(typeName);
  for (const { name, faults } of model.operations) if (faults.length > 0) taken.add(guardName(name));
  const messages = planMessages(planning);
  for (const element of messages.flatMap(elementsOf)) for (const name of constantsOf(element)) taken.add(name);
  for (const block of messages.flatMap(blocksOf)) if (block.constant !== undefined) taken.add(block.constant);
  const functionNames = nameFunctions({
    operations: model.operations.map(({ name }) => name),
    taken,
    chosen: planning.functionNames,
    diagnostics: planning.diagnostics,
  });
  const routes = routesByOperation(planning.routes);
  const planned = messages.map(({ operation, request, reply, faults }) => ({
    name: operation.name,
    functionName: functionNames.get(operation.name) ?? operation.name,
    documentation: operation.documentation,
    soapAction: operation.soapAction,
    soap12Action: operation.soap12Action === operation.soapAction ? undefined : operation.soap12Action,
    replyAction: operation.replyAction === `${operation.soapAction}Response` ? undefined : operation.replyAction,
    addressedVersions: operation.addressedVersions,
    soapVersions: operation.soapVersions,
    routes: routes.get(operation.name) ?? [],
    request,
    reply,
    faults,
  }));
  reportValueless(planning);
  return planned;
}

interface BlockPlanning {
  readonly uses: TypeUses;
  readonly constants: BlockConstants;
}

/** The planned messages and faults of an operation. */
interface PlannedMessages extends Pick<PlannedOperation, "request" | "reply" | "faults"> {
  readonly operation: OperationModel;
}

function planMessages({ model, types, uses }: OperationPlanning): readonly PlannedMessages[] {
  const sampler = samplerOf(model);
  const typeNames = new Set(types.map(({ typeName }) => typeName));
  const constants = blockConstants(model);
  const sharedNames = sharedFaultNames(model, typeNames);
  return model.operations.map((operation) => {
    const nameType = (suffix: string): string => {
      const name = freeName(pascalCase([operation.name]) + suffix, (candidate) => typeNames.has(candidate));
      typeNames.add(name);
      return name;
    };
    const { request, reply } = operation;
    return {
      operation,
      request: planMessage(request, "request", () => nameType("Headers"), { uses, sampler, constants }),
      reply: reply && planMessage(reply, "reply", () => nameType("ReplyHeaders"), { uses, sampler, constants }),
      faults: planFaults(operation, () => nameType("Faults"), { uses, constants, sharedNames }),
    };
  });
}

function elementsOf(messages: PlannedMessages): readonly PlannedElement[] {
  const { request, reply } = messages;
  return [request, ...(reply === undefined ? [] : [reply]), ...blocksOf(messages)];
}

function blocksOf({ request, reply, faults }: PlannedMessages): readonly PlannedBlock[] {
  return [request.headers, reply?.headers, faults].flatMap((declared) => declared?.blocks ?? []);
}

/** The constants that the codec of an element refers to. */
function constantsOf({ value, declaration, blocked }: PlannedElement): readonly string[] {
  const scalars = value.kind === "scalar" ? namesFrom("./values.js", value.scalar) : [];
  return [...scalars, ...[declaration, blocked?.table].filter((name) => name !== undefined)];
}

/** Reports the types for which no sample value was found. */
function reportValueless({ model, diagnostics }: OperationPlanning): void {
  for (const id of samplerOf(model).valueless) {
    diagnostics.report("sample-not-found", typesById(model).get(id)?.at, { type: id });
  }
}

function guardName(operation: string): string {
  return distinctFrom("isDeclaredFault", `is${pascalCase([operation])}Fault`);
}

/**
 * A name with `_` if it equals the name of an imported function of the runtime, as for an operation called `Declared`.
 */
function distinctFrom(imported: string, name: string): string {
  return name === imported ? `${name}_` : name;
}

/** The facts of a message that is not exactly one child of the Body. */
function bodyFacts({ bare, attachments }: MessageModel): Pick<PlannedRoot, "bare" | "attachments"> {
  return {
    ...(bare === undefined ? {} : { bare }),
    ...(attachments === undefined ? {} : { attachments: attachments.map(plannedAttachment) }),
  };
}

/** Plans an attachment. Its default media type is the declared one, if that is single and without wildcards. */
function plannedAttachment({ part, mediaTypes }: AttachmentModel): {
  readonly part: string;
  readonly mediaType: string;
} {
  const [only = "*", ...others] = mediaTypes;
  const isOne = others.length === 0 && !only.includes("*") && only.includes("/");
  return { part, mediaType: isOne ? only : "application/octet-stream" };
}

function planMessage(
  message: MessageModel,
  role: "request" | "reply",
  nameHeaders: () => string,
  { uses, sampler, constants }: BlockPlanning & { readonly sampler: ValueSampler },
): PlannedMessage {
  const element = message.bare ? (message.element ?? noElement) : message.element;
  const planned = planElement({ ...message, element }, role, uses);
  return {
    ...planned,
    root: planned.root && { ...planned.root, ...bodyFacts(message) },
    sample: sampler.sample(message),
    headers:
      message.headers.length === 0 ? undefined : planHeaders(message.headers, role, nameHeaders(), { uses, constants }),
  };
}

function planElement(carried: CarriedElement, role: CarriedRole, uses: TypeUses): PlannedElement {
  const { element, type, nillable, deniesNil = false, value, declaration } = carried;
  const site = { owner: `${localName(element ?? "")}Element`, property: "", type, value, declaration };
  return {
    type: uses.type(type),
    root: planRoot(carried, uses),
    encoding: planEncoding(carried, role, uses),
    nillable,
    deniesNil,
    value: uses.siteValue(site),
    declaration: uses.siteDeclaration(site),
    blocked: uses.siteBlock(site),
    fixedContent: uses.siteFixed(site),
  };
}

/** The name of the element of a message whose Body has no child of its own. */
const noElement = "{}";

/** The role of an element in an operation. */
type CarriedRole = "request" | "reply" | "header" | "fault";

/** Plans how an element in SOAP encoding is read; undefined for a literal one. */
function planEncoding(carried: CarriedElement, role: CarriedRole, uses: TypeUses): PlannedEncoding | undefined {
  if (!carried.encoded) return undefined;
  return {
    parts: role === "reply" ? partNames(carried, uses) : [],
    ignoredNamespaces: uses.ignoredNamespaces,
    unqualified: uses.holdsOwn(carried) ? unqualifiedIn(role) : undefined,
  };
}

function unqualifiedIn(role: CarriedRole): "parts" | "nothing" {
  return role === "request" || role === "reply" ? "parts" : "nothing";
}

/** The names of a message's parts. */
function partNames({ type: use }: CarriedElement, uses: TypeUses): readonly string[] {
  const type = use.kind === "declared" ? uses.declared(use.id) : undefined;
  return type?.kind === "record" ? type.members.map(({ name }) => localName(name)) : [];
}

function planRoot({ element, type, encoded }: CarriedElement, uses: TypeUses): PlannedRoot | undefined {
  if (element === undefined) return undefined;
  const named = { element, type };
  return {
    namespace: uses.namespace(namespaceName(element)),
    local: localName(element),
    prefix: uses.prefix(element),
    declarations: encoded ? `${uses.allDeclarations(named)} ${encodingStyle}`.trimStart() : uses.declarations(named),
  };
}

/** The attribute for SOAP encoding in a start tag (SOAP 1.1 section 4.1.1). No other namespace gets its prefix. */
const encodingStyle = `xmlns:s="${namespaces.soapEnvelope}" s:encodingStyle="${namespaces.soapEncoding}"`;

function planProperty(property: string): Pick<PlannedBlock, "property" | "declared"> {
  return { property, declared: propertyName(property) };
}

function planHeaders(
  headers: readonly HeaderModel[],
  role: "request" | "reply",
  typeName: string,
  { uses, constants }: BlockPlanning,
): PlannedHeaders {
  const blocks = headers.map((header) => ({
    ...planElement(header, "header", uses),
    constant: constants.get(blockKey(header, header.property, role)),
    ...planProperty(header.property),
    documentation: header.documentation,
  }));
  return { typeName, blocks };
}

function planFaults(
  { name, faults }: OperationModel,
  nameType: () => string,
  { uses, constants, sharedNames }: BlockPlanning & { readonly sharedNames: ReadonlyMap<string, string> },
): PlannedFaults | undefined {
  if (faults.length === 0) return undefined;
  const base = functionBase(name, camelCase([name]));
  const blocks = faults.map((fault) => ({
    ...planElement(fault, "fault", uses),
    constant: constants.get(blockKey(fault, fault.name, "fault")),
    ...planProperty(fault.name),
    documentation: fault.documentation,
  }));
  return {
    typeName: nameType(),
    sharedName: sharedNames.get(faultsKey(faults)),
    createName: distinctFrom("declaredFault", `${base}Fault`),
    guardName: guardName(name),
    blocks,
  };
}
