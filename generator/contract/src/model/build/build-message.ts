import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { LinkedBody, LinkedHeader, LinkedMessage, LinkedPart } from "../../services/linked-contract.js";
import type { ExpandedName, HeaderModel, MessageModel } from "../contract-model.js";
import { localName } from "../expanded-name.js";
import { freeName } from "../names/identifier.js";
import { messageRecord } from "./message-record.js";
import type { ModelTypes } from "./model-types.js";

/** One direction of a bound operation. */
export interface BoundMessage {
  readonly message: LinkedMessage;
  readonly body: LinkedBody;
  readonly style: "document" | "rpc";
  readonly operation: string;
  /** Local name of the rpc wrapper, and its namespace where soap:body names none. */
  readonly wrapper: string;
  readonly bindingNamespace: string;
  /** What a record of the parts is named after; not the wrapper where operations are overloaded. */
  readonly recordName: string;
}

/** What a message carries; undefined where it cannot be expressed (reported). */
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

/** WSDL 1.1 section 3.5 with style="rpc": a wrapper named after the operation, a child for each part. */
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

/** WSDL 1.1 section 3.5 with style="document": the element of the one part, or nothing; a record of several parts, or of attachments. */
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
    // The element of one of the parts may well be called as the operation is.
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

/** Whether a part is an element that WSDL gives no name. */
function isNamedByPart(part: LinkedPart): boolean {
  return part.kind === "type" && part.type.name !== untypedMessage;
}

/** What WCF calls the content of a Body of which its contract knows nothing: there, WSDL means what it says. */
const untypedMessage: ExpandedName = "{http://schemas.microsoft.com/Message}MessageBody";

/** The element that a part is in a Body: WSDL gives one by type no name, and other tools take that of the part. */
function elementOfPart(part: LinkedPart): ExpandedName {
  return part.kind === "element" ? part.element : `{}${part.name}`;
}

/** The declared header blocks of a message, each element once. One that names a type is left out after a warning. */
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
    // As a member of an object it would be the prototype.
    const property = freeName(localName(part.element), (name) => name === "__proto__" || found.has(name));
    found.set(property, { property, ...carried, documentation: part.documentation });
  }
  return [...found.values()];
}
