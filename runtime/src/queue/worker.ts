import type { Handler } from "../server/handler.js";
import { type ListenerOptions, serverSettings } from "../server/server-settings.js";
import type { Consumption, MessageQueue } from "./message-queue.js";
import { defaultRetryPolicy, type RetryPolicy } from "./retry-delay.js";
import { type Work, workOn } from "./work-on.js";

/** How a worker behaves. Everything has a safe default. */
export interface WorkerOptions extends Pick<ListenerOptions, "onError" | "interceptors" | "limits"> {
  /** How many messages are worked on at the same time. Default 16. */
  readonly concurrency?: number;
  readonly retry?: Partial<RetryPolicy>;
  /** Milliseconds that a handler may take before its signal aborts and the try has failed. Default 300,000. */
  readonly handlerTimeoutMs?: number;
}

/** Works on the messages of a queue. */
export interface Worker {
  /** Starts to take messages. Rejects with `QueueUnavailableError`, and with an `Error` if the worker was started before. */
  readonly start: () => Promise<void>;
  /** Takes no more messages, and resolves when those under way are worked on. */
  readonly stop: () => Promise<void>;
}

/** Creates a worker that calls the handlers of one-way operations. Handlers of other operations are left out. */
export function createWorker(handlers: readonly Handler[], queue: MessageQueue, options: WorkerOptions = {}): Worker {
  const { concurrency = 16 } = options;
  if (!Number.isInteger(concurrency) || concurrency < 1) {
    throw new Error(`concurrency is a whole number from 1 on, unlike ${concurrency}.`);
  }
  const work = workOf(handlers, options);
  let consumption: Promise<Consumption> | undefined;
  return {
    start: async () => {
      if (consumption !== undefined) throw new Error("The worker was started before.");
      const onTrouble = (error: unknown): void => work.settings.report(error, undefined);
      const starting = queue.consume((delivery) => workOn(delivery, work), { concurrency, onTrouble });
      consumption = starting;
      await starting.catch((error: unknown) => {
        consumption = undefined;
        throw error;
      });
    },
    stop: async () => (await consumption)?.stop(),
  };
}

function workOf(handlers: readonly Handler[], options: WorkerOptions): Work {
  const { retry = {}, handlerTimeoutMs = 300_000 } = options;
  const oneWay = handlers.filter(({ operation }) => operation.kind === "one-way");
  return {
    handlers: new Map(oneWay.map((handler) => [handler.operation.name, handler])),
    settings: serverSettings({ ...options, handlerTimeoutMs }),
    retry: {
      tries: retry.tries ?? defaultRetryPolicy.tries,
      firstMs: retry.firstMs ?? defaultRetryPolicy.firstMs,
      longestMs: retry.longestMs ?? defaultRetryPolicy.longestMs,
    },
  };
}
