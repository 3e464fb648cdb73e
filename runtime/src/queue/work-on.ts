import { refuseDocument } from "../errors/decode-error.js";
import { describeIssue } from "../errors/issue.js";
import { JsonReader } from "../json/json-reader.js";
import { faultOf, readRequest } from "../server/fault-of.js";
import type { Handler, Invocation } from "../server/handler.js";
import { LiveCall } from "../server/live-call.js";
import { parseSentJson } from "../server/parse-sent-json.js";
import { serve } from "../server/serve.js";
import type { ServerSettings } from "../server/server-settings.js";
import { ServiceFault } from "../server/service-fault.js";
import { isSendersFault } from "../soap/fault-code.js";
import type { Delivery, Verdict } from "./message-queue.js";
import { QueuedCall } from "./queued-call.js";
import { callerOf } from "./queued-message.js";
import { type RetryPolicy, retryDelayMs } from "./retry-delay.js";

/** What a worker works with. */
export interface Work {
  /** Those of one-way operations, by name. */
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly settings: ServerSettings;
  readonly retry: RetryPolicy;
}

/**
 * Decodes a message and calls its handler, inside the interceptors, as a listener does. What is the message's own fault
 * is given up at once, as no further try would help. Never rejects.
 */
export async function workOn(delivery: Delivery, { handlers, settings, retry }: Work): Promise<Verdict> {
  const { message, attempt } = delivery;
  const handler = handlers.get(message.operation);
  if (handler === undefined) return giveUp(`There is no one-way operation ${message.operation}.`);
  // Whoever worked on it did not live to say so.
  if (attempt > retry.tries) return giveUp(`The message was delivered ${retry.tries} times, and no worker ended.`);
  const call = new LiveCall(message.operation, "json", new QueuedCall(delivery));
  try {
    call.caller = callerOf(message);
    await serve(settings, { call, kind: "one-way" }, async (context) => {
      await readRequest(() => invocationOf(handler, message.body, settings), message.body.length)(context);
    });
    return { kind: "done" };
  } catch (error) {
    const fault = faultOf(error, settings, call);
    if (isSendersFault(fault.code) || attempt >= retry.tries) return giveUp(reasonOf(error));
    return { kind: "retry", afterMs: retryDelayMs(retry, attempt) };
  }
}

function giveUp(reason: string): Verdict {
  return { kind: "give-up", reason };
}

function invocationOf(handler: Handler, body: Uint8Array, { limits }: ServerSettings): Invocation {
  const json = new JsonReader(parseSentJson(textOf(body)), { depth: limits.jsonDepth });
  const invocation = handler.readJson(json);
  json.end();
  return invocation;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function textOf(body: Uint8Array): string {
  try {
    return utf8.decode(body);
  } catch {
    return refuseDocument("syntax", "The body is not UTF-8.");
  }
}

/** For operators: what callers never see belongs here. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error;
  const issues = error instanceof ServiceFault ? error.issues.map(describeIssue) : [];
  const cause: unknown = Reflect.get(Object(error.cause), "message");
  const others = [...issues, ...(typeof cause === "string" ? [cause] : [])];
  return [message, ...others.filter((other) => other !== message)].join(" ");
}
