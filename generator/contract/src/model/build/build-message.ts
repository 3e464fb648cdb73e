import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { localName } from "../../schema/expanded-name.js";
import type { LinkedBody, LinkedHeader, LinkedMessage, LinkedPart } from "../../services/linked-contract.js";
import type { ExpandedName, HeaderModel, MessageModel } from "../contract-model.js";
import { freeName } from "../names/identifier.js";
import { messageRecord } from "./message-record.js";
import type { ModelTypes } from "./model-types.js";

/** One direction of a bound operation. */
export interface BoundMessage {
  readonly message: LinkedMessage;
  readonly body: LinkedBody;
  readonly style: "document" | "rpc";
  readonly operation: string;
  /** Local name of the rpc wrapper, and the namespace that it has if soap:body names none. */
  readonly wrapper: string;
  readonly bindingNamespace: string;
  /** The name for a record of the parts. It differs from the wrapper if operations are overloaded. */
  readonly recordName: string;
}

/** Builds a message; undefined if it cannot be expressed (reported). */
export function buildMessage(
  bound: BoundMessage,
  types: ModelTypes,
  diagnostics: Diagnostics,
): MessageModel | undefined {
  const { message, body } = bound;
  const parts = body.parts.flatMap((name) => message.parts.find((part) => part.name === name) ?? []);
  const carried =
    bound.style === "rpc" ? rpcBody(bound, parts, types, diagnostics) : documentBody(bound, parts, types, diagnostics);
  const encoding = body.use === "encoded" ? { encoded: true as const } : {};
  const beside = body.attachments.length > 0 ? { attachments: body.attachments } : {};
  return carried && { ...carried, ...encoding, ...beside, headers: buildHeaders(body.headers, types, diagnostics) };
}

type Carried = Omit<MessageModel, "headers">;

/** WSDL 1.1 section 3.5 with style="rpc": a wrapper named after the operation, with a child for each part. */
function rpcBody(
  { message, body, operation, wrapper, bindingNamespace, recordName }: BoundMessage,
  parts: readonly LinkedPart[],
  types: ModelTypes,
  diagnostics: Diagnostics,
): Carried | undefined {
  for (const part of parts) {
    if (part.kind === "element")
      diagnostics.report("wsdl-rpc-part-by-element", part.at, { part: part.name, operation });
  }
  if (body.namespace === undefined) {
    diagnostics.report("wsdl-rpc-namespace-missing", body.at, { wrapper, namespace: bindingNamespace });
  }
  const namespace = body.namespace ?? bindingNamespace;
  const encoded = body.use === "encoded";
  const { attachments } = body;
  const type = messageRecord({ message, parts, attachments, namespace, name: recordName, encoded }, types);
  return { element: `{${namespace}}${wrapper}`, type, nillable: false };
}

/**
 * WSDL 1.1 section 3.5 with style="document": the element of the only part, or nothing. Several parts, or attachments,
 * become a record.
 */
function documentBody(
  { message, body: { attachments }, operation, bindingNamespace, recordName }: BoundMessage,
  parts: readonly LinkedPart[],
  types: ModelTypes,
  diagnostics: Diagnostics,
): Carried | undefined {
  const [part] = parts;
  for (const { name, at } of parts.filter(isNamedByPart)) {
    diagnostics.report("wsdl-document-part-by-type", at, { operation, part: name, message: message.name });
  }
  if (parts.length > 1) {
    const names = parts.map(({ name }) => name).join(", ");
    diagnostics.report("wsdl-several-body-parts", message.at, { operation, message: message.name, parts: names });
  }
  if (part === undefined || parts.length > 1 || attachments.length > 0) {
    // The element of a part may have the name of the operation.
    const name = part === undefined ? recordName : `${recordName}Message`;
    const parted = { message, parts, attachments, namespace: bindingNamespace, name };
    const element = part && elementOfPart(part);
    const bare = parts.length > 0 || attachments.length > 0 ? { bare: true as const } : {};
    return { element, ...bare, type: messageRecord(parted, types), nillable: false };
  }
  if (part.kind === "element") return types.carried(part.element);
  const type = types.use(part.type, { namespace: bindingNamespace, path: [part.name] });
  if (part.type.name === untypedMessage) return { element: undefined, bare: true, type, nillable: false };
  return { element: elementOfPart(part), type, nillable: false };
}

/** Whether a part becomes an element to which WSDL gives no name. */
function isNamedByPart(part: LinkedPart): boolean {
  return part.kind === "type" && part.type.name !== untypedMessage;
}

/**
 * The type that WCF gives to a Body whose content its contract does not know. For it, WSDL applies literally: the Body
 * holds the content itself.
 */
const untypedMessage: ExpandedName = "{http://schemas.microsoft.com/Message}MessageBody";

/** The element of a part in a Body. WSDL gives no name to a part by type; other tools use the name of the part. */
function elementOfPart(part: LinkedPart): ExpandedName {
  return part.kind === "element" ? part.element : `{}${part.name}`;
}

/**
 * Builds the declared header blocks of a message, each element once. A block that names a type is left out with a
 * warning.
 */
function buildHeaders(
  headers: readonly LinkedHeader[],
  types: ModelTypes,
  diagnostics: Diagnostics,
): readonly HeaderModel[] {
  const found = new Map<string, HeaderModel>();
  for (const { part } of headers) {
    if (part.kind === "type") {
      diagnostics.report("wsdl-header-by-type", part.at, { part: part.name });
      continue;
    }
    const carried = types.carried(part.element);
    const known = [...found.values()];
    if (carried === undefined || known.some(({ element }) => element === part.element)) continue;
    // A member `__proto__` would be the prototype of the object.
    const property = freeName(localName(part.element), (name) => name === "__proto__" || found.has(name));
    found.set(property, { property, ...carried, documentation: part.documentation });
  }
  return [...found.values()];
}
