import type { SoapVersionName } from "../contract/operation.js";
import type { TemplateSlot } from "../message-template/template-slot.js";
import { EnvelopeFault } from "../soap/envelope-fault.js";
import { type OpenedEnvelope, refuseEmptyBody } from "../soap/envelope-reader.js";
import { type SoapVersion, soap11, soap12, versionsOf } from "../soap/soap-version.js";
import type { OpenContent } from "../values/open-content.js";
import { readRequest } from "./fault-of.js";
import type { Handler } from "./handler.js";
import { ServiceFault } from "./service-fault.js";

/** The facts of an envelope before its message. */
export interface EnvelopeFacts {
  readonly version: SoapVersion;
  readonly headers: ReadonlyMap<string, OpenContent>;
  readonly handler: Handler;
}

/** Handlers arranged for SOAP. */
export interface SoapDispatch {
  /** Handlers by the local name of their request's element; `""` for an empty Body. */
  readonly handlers: ReadonlyMap<string, readonly Handler[]>;
  /** The versions of all handlers, older ones first. */
  readonly versions: readonly SoapVersionName[];
  /** The possible actions of all handlers, in either version. */
  readonly actions: ReadonlySet<string>;
  /** Templates of the latest requests by action. */
  readonly templates: Map<string, TemplateSlot<EnvelopeFacts>>;
}

/** Arranges handlers by the Body's child, and by action if several share it. */
export function soapDispatch(all: readonly Handler[]): SoapDispatch {
  const handlers = new Map<string, readonly Handler[]>();
  for (const handler of all) {
    const { name } = handler.operation.request.element;
    handlers.set(name, [...(handlers.get(name) ?? []), handler]);
  }
  const versions = [...new Set(all.flatMap(({ operation }) => versionsOf(operation)))].sort();
  const actions = new Set(all.flatMap((handler) => [...actionsOf(handler, soap11), ...actionsOf(handler, soap12)]));
  return { handlers, versions: versions.length === 0 ? ["1.1"] : versions, actions, templates: new Map() };
}

/** The handler of a message. Throws `ServiceFault` or `EnvelopeFault` if there is none or if it is ambiguous. */
export function handlerOf(opened: OpenedEnvelope, dispatch: SoapDispatch, action: string): Handler {
  const { namespace = "", name = "" } = opened.body ?? {};
  const namesakes = dispatch.handlers.get(name) ?? [];
  const exact = namesakes.filter(({ operation }) => operation.request.element.namespace === namespace);
  const candidates = exact.length > 0 ? exact : (dispatch.handlers.get("") ?? []).filter(takesAnyBody);
  const [first] = candidates;
  if (first === undefined) {
    if (opened.body === undefined) return readRequest(refuseEmptyBody);
    throw new ServiceFault("Client", `There is no operation for the element {${namespace}}${name}.`);
  }
  const isTold = (handler: Handler): boolean => contractAction(handler, opened.version) === action;
  if (candidates.length === 1 && (isTold(first) || isSilent(action, first, opened.version, dispatch))) return first;
  const told = candidates.filter(isTold);
  const named = candidates.filter((handler) => actionsOf(handler, opened.version).includes(action));
  // The name of one operation may be the action of another.
  const [match, ...others] = told.length > 0 ? told : named;
  if (match !== undefined && others.length === 0) return match;
  const names = candidates.map(({ operation }) => operation.name).join(", ");
  const problem =
    candidates.length === 1
      ? `is not that of ${names}, the operation in the Body`
      : `does not say which operation is meant: ${names}`;
  throw new EnvelopeFault("Client", `The SOAPAction ${problem}.`);
}

/** Whether the Body's children are the members of a message, and all of them are optional. */
function takesAnyBody({ operation: { request } }: Handler): boolean {
  return request.element.bare === true;
}

/**
 * Whether an action does not identify an operation: it is empty, or the contract's action is empty (WSDL 1.1 section
 * 3.4) and no other operation has the sent one. JAX-WS clients then send the action of WS-Addressing.
 */
function isSilent(action: string, handler: Handler, version: SoapVersion, { actions }: SoapDispatch): boolean {
  return action === "" || (contractAction(handler, version) === "" && !actions.has(action));
}

/**
 * The actions that identify an operation: the contract's, the operation's name, or namespace and name, which SOAP::Lite
 * sends by default.
 */
function actionsOf(handler: Handler, version: SoapVersion): readonly string[] {
  const { name, request } = handler.operation;
  return [contractAction(handler, version), name, `${request.element.namespace}#${name}`];
}

function contractAction({ operation }: Handler, version: SoapVersion): string {
  const { soapAction, soap12Action = soapAction } = operation;
  return version === soap12 ? soap12Action : soapAction;
}
