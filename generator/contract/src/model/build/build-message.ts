import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { LinkedBody, LinkedHeader, LinkedMessage, LinkedPart } from "../../services/linked-contract.js";
import type { HeaderModel, MessageModel } from "../contract-model.js";
import { localName } from "../expanded-name.js";
import { freeName } from "../names/free-name.js";
import type { TypeBuilder } from "./build-types.js";
import { messageRecord } from "./message-record.js";

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
  types: TypeBuilder,
  diagnostics: Diagnostics,
): MessageModel | undefined {
  const { message, body } = bound;
  if (body.multipart) {
    diagnostics.report("wsdl-mime-multipart", message.at, { message: message.name, operation: bound.operation });
    return undefined;
  }
  const parts = body.parts.flatMap((name) => message.parts.find((part) => part.name === name) ?? []);
  const carried =
    bound.style === "rpc" ? rpcBody(bound, parts, types, diagnostics) : documentBody(bound, parts, types, diagnostics);
  const encoding = body.use === "encoded" ? { encoded: true as const } : {};
  return carried && { ...carried, ...encoding, headers: buildHeaders(body.headers, types, diagnostics) };
}

type Carried = Omit<MessageModel, "headers">;

/** WSDL 1.1 section 3.5 with style="rpc": a wrapper named after the operation, a child for each part. */
function rpcBody(
  { message, body, operation, wrapper, bindingNamespace, recordName }: BoundMessage,
  parts: readonly LinkedPart[],
  types: TypeBuilder,
  diagnostics: Diagnostics,
): Carried | undefined {
  const byType = parts.filter((part) => part.kind === "type");
  for (const part of parts) {
    if (part.kind === "element")
      diagnostics.report("wsdl-rpc-part-by-element", part.at, { part: part.name, operation });
  }
  if (byType.length < parts.length) return undefined;
  if (body.namespace === undefined) {
    diagnostics.report("wsdl-rpc-namespace-missing", body.at, { wrapper, namespace: bindingNamespace });
  }
  const namespace = body.namespace ?? bindingNamespace;
  const encoded = body.use === "encoded";
  const type = messageRecord({ message, parts: byType, namespace, name: recordName, encoded }, types);
  return { element: `{${namespace}}${wrapper}`, type, nillable: false };
}

/** WSDL 1.1 section 3.5 with style="document": the element of the one part, or nothing. */
function documentBody(
  { message, operation, bindingNamespace, recordName }: BoundMessage,
  parts: readonly LinkedPart[],
  types: TypeBuilder,
  diagnostics: Diagnostics,
): Carried | undefined {
  const [part] = parts;
  if (part === undefined) {
    const type = messageRecord({ message, parts: [], namespace: bindingNamespace, name: recordName }, types);
    return { element: undefined, type, nillable: false };
  }
  if (parts.length > 1) {
    const names = parts.map(({ name }) => name).join(", ");
    diagnostics.report("wsdl-several-body-parts", message.at, { operation, message: message.name, parts: names });
    return undefined;
  }
  if (part.kind === "type") {
    diagnostics.report("wsdl-document-part-by-type", part.at, { operation, part: part.name, message: message.name });
    return undefined;
  }
  return types.carried(part.element);
}

/** The declared header blocks of a message, each element once. One that names a type is left out after a warning. */
function buildHeaders(
  headers: readonly LinkedHeader[],
  types: TypeBuilder,
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
