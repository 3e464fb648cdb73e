import type { JsonDecoders } from "../contract/json-operation.js";
import type { XmlDecoders } from "../contract/soap-operation.js";
import type { DeclaredFault, ReceivedFault } from "../errors/declared-fault.js";
import type { Issue, RemoteIssue } from "../errors/issue.js";
import type { Fault } from "../soap/fault-reader.js";
import { isOpenContent, type OpenContent } from "../values/open-content.js";

/**
 * Why a call failed: the network, time, the caller's signal, a reply that breaks the contract, a problem document
 * (JSON), a Fault (SOAP), or a request that the contract does not allow.
 */
export type CallErrorKind = "transport" | "timeout" | "abort" | "protocol" | "problem" | "fault" | "encode";

/** The operation of a failed call, and how far it got. */
export interface CallErrorFacts {
  readonly operation: string;
  /** HTTP status, once there was one. */
  readonly status?: number | undefined;
  /** Reply headers, once there were some. */
  readonly headers?: Headers | undefined;
  readonly cause?: unknown;
  /** The declared fault in the reply, if any. */
  readonly declared?: ReceivedFault | undefined;
}

/** The facts of a call that got a reply. */
export interface ReplyFacts extends CallErrorFacts {
  readonly status: number;
  readonly headers: Headers;
}

const brand: unique symbol = Symbol.for("@stubwright/runtime CallError");

/** The error of every failed call. */
export class CallError<Kind extends CallErrorKind = CallErrorKind> extends Error {
  override readonly name: string = "CallError";
  readonly [brand] = true;
  readonly kind: Kind;
  readonly operation: string;
  readonly status: number | undefined;
  readonly headers: Headers | undefined;
  /** The declared fault with its typed detail. `isDeclaredFault` narrows its type. */
  readonly declared: ReceivedFault | undefined;

  constructor(kind: Kind, message: string, facts: CallErrorFacts) {
    super(`${facts.operation}: ${message}`, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.kind = kind;
    this.operation = facts.operation;
    this.status = facts.status;
    this.headers = facts.headers;
    this.declared = facts.declared;
  }
}

/** A reply that breaks the contract, the wire or HTTP. */
export class ProtocolError extends CallError<"protocol"> {
  override readonly name = "ProtocolError";
  /** The issues in the message, if a message was read. */
  readonly issues: readonly Issue[];

  constructor(message: string, facts: CallErrorFacts, issues: readonly Issue[] = []) {
    super("protocol", message, facts);
    this.issues = issues;
  }
}

/** A problem document (RFC 9457). Its other members are in `members`. */
export interface Problem {
  readonly type: string;
  readonly title: string | undefined;
  readonly status: number;
  readonly detail: string | undefined;
  readonly instance: string | undefined;
  /** The whole object as received. */
  readonly members: OpenContent;
}

/** The service refused the call or failed, over JSON. */
export class ProblemError extends CallError<"problem"> {
  override readonly name = "ProblemError";
  readonly problem: Problem;
  readonly errors: readonly RemoteIssue[];

  constructor(problem: Problem, errors: readonly RemoteIssue[], facts: CallErrorFacts) {
    super("problem", problem.detail ?? problem.title ?? toldBy(problem), facts);
    this.problem = problem;
    this.errors = errors;
  }
}

/** The service refused the call or failed, over SOAP. */
export class FaultError extends CallError<"fault"> {
  override readonly name = "FaultError";
  readonly fault: Fault;
  readonly errors: readonly RemoteIssue[];

  constructor(fault: Fault, errors: readonly RemoteIssue[], facts: CallErrorFacts) {
    super("fault", fault.message || withoutMessage(fault), facts);
    this.fault = fault;
    this.errors = errors;
  }
}

/** The message of an object that is no problem document, under a name that services use; else the status. */
function toldBy({ members, status }: Problem): string {
  const inner = isOpenContent(members.error) ? members.error : members;
  const told = inner.message ?? inner.Message ?? inner.error;
  return `HTTP status ${status}${typeof told === "string" ? `: ${told}` : ""}`;
}

/** What a Fault without a message says. */
function withoutMessage({ code, detail }: Fault): string {
  const text = detail?.["#text"];
  return typeof text === "string" ? text.trim() : `a Fault without message, with the code ${code || "none"}`;
}

/**
 * The errors of transports. `kind` tells them apart, even if they come from another copy of this package, whose classes
 * differ.
 */
export type CallFailure =
  | ProtocolError
  | ProblemError
  | FaultError
  | CallError<Exclude<CallErrorKind, "protocol" | "problem" | "fault">>;

/** Whether an error comes from a transport, of this or of another copy of this package. */
export function isCallError(error: unknown): error is CallFailure {
  return typeof error === "object" && error !== null && Reflect.get(error, brand) === true;
}

/** A failed call with a declared fault. `declared.kind` decides the type of `declared.detail`. */
export type DeclaredFaultError<Faults extends object> = CallError & { readonly declared: DeclaredFault<Faults> };

/** Whether an error is a fault that this operation declares, over SOAP or JSON. */
export function isDeclaredFault<Faults extends object>(
  operation: { readonly name: string; readonly faults?: JsonDecoders<Faults> | XmlDecoders<Faults> },
  error: unknown,
): error is DeclaredFaultError<Faults> {
  return isCallError(error) && error.operation === operation.name && error.declared !== undefined;
}
