import type { Issue } from "../errors/issue.js";
import type { OpenContent } from "../open-content.js";

/**
 * Why a call failed: the network, time, the caller's own signal, a reply that is not what the contract says, a problem
 * document (JSON wire), a Fault (SOAP wire), or a request that the contract does not allow.
 */
export type CallErrorKind = "transport" | "timeout" | "abort" | "protocol" | "problem" | "fault" | "encode";

/** Where and how far a failed call got. */
export interface CallErrorFacts {
  readonly operation: string;
  /** HTTP status, once there was one. */
  readonly status?: number | undefined;
  /** Reply headers, once there were some. */
  readonly headers?: Headers | undefined;
  readonly cause?: unknown;
}

const brand: unique symbol = Symbol.for("@stubwright/runtime CallError");

/** What every failed call is rejected with. */
export class CallError extends Error {
  override readonly name: string = "CallError";
  readonly [brand] = true;
  readonly kind: CallErrorKind;
  readonly operation: string;
  readonly status: number | undefined;
  readonly headers: Headers | undefined;

  constructor(kind: CallErrorKind, message: string, facts: CallErrorFacts) {
    super(`${facts.operation}: ${message}`, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.kind = kind;
    this.operation = facts.operation;
    this.status = facts.status;
    this.headers = facts.headers;
  }
}

/** A reply that is not what the contract, the wire or HTTP says. */
export class ProtocolError extends CallError {
  override readonly name = "ProtocolError";
  /** What is wrong inside the message, where a message was read. */
  readonly issues: readonly Issue[];

  constructor(message: string, facts: CallErrorFacts, issues: readonly Issue[] = []) {
    super("protocol", message, facts);
    this.issues = issues;
  }
}

/** One entry of a problem's or a Fault's list of errors. Codes of other services may be unknown to us. */
export interface RemoteIssue {
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}

/** A problem document (RFC 9457); members of its own are in `members`. */
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
export class ProblemError extends CallError {
  override readonly name = "ProblemError";
  readonly problem: Problem;
  readonly errors: readonly RemoteIssue[];

  constructor(problem: Problem, errors: readonly RemoteIssue[], facts: CallErrorFacts) {
    super("problem", problem.detail ?? problem.title ?? `HTTP status ${problem.status}`, facts);
    this.problem = problem;
    this.errors = errors;
  }
}

/** A SOAP 1.1 Fault (section 4.4). */
export interface Fault {
  /** The faultcode's local name: `Client`, `Server.Overload`. */
  readonly code: string;
  /** The faultcode's namespace; `""` where its prefix is missing or unbound. */
  readonly codeNamespace: string;
  readonly message: string;
  readonly actor: string | undefined;
  /** The detail's children by the rule of open content; undefined without a detail. */
  readonly detail: OpenContent | undefined;
}

/** The service refused the call or failed, over SOAP. */
export class FaultError extends CallError {
  override readonly name = "FaultError";
  readonly fault: Fault;
  readonly errors: readonly RemoteIssue[];

  constructor(fault: Fault, errors: readonly RemoteIssue[], facts: CallErrorFacts) {
    super("fault", fault.message, facts);
    this.fault = fault;
    this.errors = errors;
  }
}

/** True for what a transport threw, also when it comes from another copy of this package. */
export function isCallError(error: unknown): error is CallError {
  return typeof error === "object" && error !== null && Reflect.get(error, brand) === true;
}
