import type { LiveContract, LiveOperation, LiveRequestReply } from "@stubwright/live";
import { type CallContext, declaredFault, type Handler, handle, ServiceFault } from "@stubwright/runtime/server";
import { breakReply } from "./break-reply.js";
import { demandOf } from "./demand.js";
import { matchRule } from "./match-rule.js";
import { isMessage, jsonOf, readMessage } from "./message-json.js";
import type { MockOutcome, MockRule } from "./mock-rule.js";
import { SampleReplies } from "./sample-replies.js";

/** Answers an operation by hand; what it throws is answered as what a service throws. */
export type MockHandler = (request: unknown, context: CallContext) => unknown;

/** What a mock answers with beside samples. */
export interface MockOptions {
  /** By the contract's name of the operation; they come before examples. */
  readonly handlers?: Readonly<Record<string, MockHandler>>;
  /** Examples; the first that fits answers. */
  readonly rules?: readonly MockRule[];
  /** Gets one line for each call: how it was answered, and why. */
  readonly onLog?: (line: string) => void;
}

/** A service that answers every operation of a contract. */
export interface Mock {
  /** For `createListener` and `createInProcessTransport`. */
  readonly handlers: readonly Handler[];
  /** Puts every scenario back to its start. */
  readonly reset: () => void;
}

/** Makes a mock of a contract. Throws an `Error` for an example or a handler that the contract does not allow. */
export function createMock(
  contract: LiveContract,
  { handlers = {}, rules = [], onLog = () => {} }: MockOptions = {},
): Mock {
  for (const name of Object.keys(handlers)) operationOf(contract, name, `the handler ${name}`);
  for (const rule of rules) checkRule(contract, rule);
  const states = new Map<string, string>();
  const samples = new SampleReplies(contract);
  const made = [...contract.operations.values()].map((operation) => {
    const own = rules.filter((rule) => rule.operation === operation.name);
    return handlerOf(operation, { own, custom: handlers[operation.name], states, samples, onLog });
  });
  return { handlers: made, reset: () => states.clear() };
}

interface MockTerms {
  readonly own: readonly MockRule[];
  readonly custom: MockHandler | undefined;
  readonly states: Map<string, string>;
  readonly samples: SampleReplies;
  readonly onLog: (line: string) => void;
}

function handlerOf(operation: LiveOperation, terms: MockTerms): Handler {
  const serve = (request: unknown, context: CallContext): Promise<unknown> =>
    answer(operation, request, context, terms);
  if (operation.kind === "request-reply") return handle(operation, serve);
  return handle(operation, async (request, context) => void (await serve(request, context)));
}

async function answer(
  operation: LiveOperation,
  request: unknown,
  context: CallContext,
  terms: MockTerms,
): Promise<unknown> {
  const { own, custom, states, samples, onLog } = terms;
  const log = (text: string): void => onLog(`${operation.name} over ${context.protocol}: ${text}`);
  const demand = demandOf(context.requestHeaders);
  if (demand.delayMs > 0) await pause(demand.delayMs, context.signal);
  if (demand.outcome !== undefined) {
    log(`${demand.outcome.kind}, as the request's headers demand`);
    return carryOut(operation, demand.outcome, request, samples);
  }
  if (custom !== undefined) {
    log("a handler");
    return custom(request, context);
  }
  const wanted =
    demand.example === undefined ? own : own.filter(({ name }) => name === demand.example).map(unconditional);
  const { rule, reason } = matchRule(wanted, jsonOf(operation.request, request), states);
  log(reason);
  if (rule === undefined) return carryOut(operation, { kind: "sample" }, request, samples);
  for (const [scenario, state] of Object.entries(rule.next)) states.set(scenario, state);
  if (rule.delayMs > 0) await pause(rule.delayMs, context.signal);
  return carryOut(operation, rule.outcome, request, samples);
}

function unconditional(rule: MockRule): MockRule {
  return { ...rule, when: {}, state: {} };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function carryOut(operation: LiveOperation, outcome: MockOutcome, request: unknown, samples: SampleReplies): unknown {
  switch (outcome.kind) {
    case "sample":
      return operation.kind === "one-way" ? undefined : samples.reply(operation, jsonOf(operation.request, request));
    case "reply":
      return operation.kind === "one-way" ? undefined : readMessage(operation.reply, outcome.json);
    case "fault":
      throw faultOf(operation, outcome.fault, outcome.json ?? samples.fault(operation.name, outcome.fault));
    case "error":
      throw new ServiceFault(outcome.code, outcome.message);
    case "break":
      return breakReply(outcome.how);
  }
}

function faultOf(operation: LiveOperation, name: string, json: unknown): ServiceFault {
  const codec = operation.kind === "request-reply" ? operation.faults?.[name] : undefined;
  if (codec === undefined || operation.kind !== "request-reply")
    return new ServiceFault("Client", `${operation.name} declares no fault ${name}.`);
  return declaredFault(operation, name, readMessage(codec, json));
}

function operationOf(contract: LiveContract, name: string, what: string): LiveOperation {
  const operation = contract.operations.get(name);
  if (operation !== undefined) return operation;
  throw new Error(
    `There is no operation ${name} for ${what}; the contract has ${[...contract.operations.keys()].join(", ")}.`,
  );
}

function checkRule(contract: LiveContract, rule: MockRule): void {
  const place = `example ${rule.name} of ${rule.operation}`;
  const operation = operationOf(contract, rule.operation, `example ${rule.name}`);
  const { outcome } = rule;
  if (outcome.kind === "reply") checkReply(operation, outcome.json, place);
  if (outcome.kind !== "fault") return;
  const codec = operation.kind === "request-reply" ? operation.faults?.[outcome.fault] : undefined;
  if (codec === undefined)
    throw new Error(`The ${place} has a fault ${outcome.fault} that the operation does not declare.`);
  if (outcome.json !== null && !isMessage(codec, outcome.json))
    throw new Error(`The ${place} has a detail that is not valid: ${refusal(() => readMessage(codec, outcome.json))}`);
}

function checkReply(operation: LiveOperation, json: unknown, place: string): void {
  if (operation.kind === "one-way") throw new Error(`The ${place} has a reply, but the operation is one-way.`);
  const { reply }: LiveRequestReply = operation;
  if (!isMessage(reply, json))
    throw new Error(`The ${place} has a reply that is not valid: ${refusal(() => readMessage(reply, json))}`);
}

function refusal(read: () => unknown): string {
  try {
    read();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
