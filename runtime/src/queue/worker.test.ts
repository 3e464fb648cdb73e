import { describe, expect, test } from "@jest/globals";
import type { CallContext } from "../server/call-context.js";
import { ServiceFault } from "../server/service-fault.js";
import { type EchoService, echoHandlers } from "../testing/echo-contract.js";
import { createMemoryQueue } from "./memory-queue.js";
import type { DeadLetter, MessageQueue, QueueMessage } from "./message-queue.js";
import { sendBackAll } from "./send-back-all.js";
import { createWorker, type WorkerOptions } from "./worker.js";

function noteMessage(facts: Partial<QueueMessage> & { readonly text?: string } = {}): QueueMessage {
  const { text = '{"Text":"a"}', ...rest } = facts;
  const body = new TextEncoder().encode(text);
  return { id: "1", isIdGiven: true, operation: "Note", key: undefined, headers: {}, body, ...rest };
}

async function lettersOf(queue: MessageQueue): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for await (const letter of queue.deadLetters()) letters.push(letter);
  return letters;
}

/** Works on one message until it is done or given up, and gives the dead letters. */
async function workedOn(message: QueueMessage, note: EchoService["note"], options: WorkerOptions = {}) {
  const queue = createMemoryQueue();
  const errors: unknown[] = [];
  let ended: () => void = () => undefined;
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const watched: MessageQueue = {
    ...queue,
    consume: (receive, consumeOptions) =>
      queue.consume(async (delivery) => {
        const verdict = await receive(delivery);
        if (verdict.kind !== "retry") setImmediate(ended);
        return verdict;
      }, consumeOptions),
  };
  const onError = (error: unknown): void => {
    errors.push(error);
  };
  const retry = { tries: 3, firstMs: 1 };
  const worker = createWorker(echoHandlers({ note }), watched, { onError, retry, ...options });
  await worker.start();
  await queue.publish(message);
  await end;
  await worker.stop();
  return { letters: await lettersOf(queue), errors };
}

describe("a worker", () => {
  test("gives the handler the message and the context of the call", async () => {
    const seen: [unknown, CallContext][] = [];
    const headers = { traceparent: "00-1-2-01", "stubwright-caller": '{"member":7}' };
    const { letters } = await workedOn(noteMessage({ headers, id: "m-1" }), (request, context) => {
      seen.push([request, context]);
    });
    const [[request, context] = [undefined, undefined]] = seen;
    expect(request).toEqual({ Text: "a" });
    expect({
      operation: context?.operation,
      protocol: context?.protocol,
      messageId: context?.messageId,
      caller: context?.caller,
      peer: context?.peer,
      headers: [...(context?.requestHeaders ?? [])],
    }).toEqual({
      operation: "Note",
      protocol: "queue",
      messageId: "m-1",
      caller: { member: 7 },
      peer: undefined,
      headers: [["traceparent", "00-1-2-01"]],
    });
    expect([seen.length, letters]).toEqual([1, []]);
  });

  test("runs inside the interceptors", async () => {
    const order: string[] = [];
    await workedOn(noteMessage(), () => void order.push("handler"), {
      interceptors: [
        (next) => async (call) => {
          order.push(`before ${call.operation}`);
          const result = await next(call);
          order.push("after");
          return result;
        },
      ],
    });
    expect(order).toEqual(["before Note", "handler", "after"]);
  });

  test.each<[string, Partial<QueueMessage> & { readonly text?: string }, string]>([
    ["no JSON", { text: "{" }, "not valid JSON at line 1"],
    ["no object", { text: "[]" }, "an object is expected here"],
    ["no UTF-8", { body: Uint8Array.of(0x22, 0xff, 0x22) }, "The body is not UTF-8."],
    ["a character that XML cannot carry", { text: '{"Text":"\\u0001"}' }, "XML cannot carry the character"],
    ["another operation", { operation: "Unknown" }, "There is no one-way operation Unknown."],
    ["an operation with a reply", { operation: "Echo" }, "There is no one-way operation Echo."],
  ])("gives up a message with %s at once", async (_title, facts, reason) => {
    let calls = 0;
    const { letters, errors } = await workedOn(noteMessage(facts), () => void calls++);
    expect(letters).toEqual([expect.objectContaining({ reason: expect.stringContaining(reason), attempts: 1 })]);
    expect([calls, errors]).toEqual([0, []]);
  });

  test("tries again after what the handler throws, and gives up with its words after the last try", async () => {
    let calls = 0;
    const { letters, errors } = await workedOn(noteMessage(), () => {
      throw new Error(`No room (${++calls}).`, { cause: new Error("disk") });
    });
    expect(letters).toEqual([expect.objectContaining({ reason: "No room (3). disk", attempts: 3 })]);
    expect(errors.map(String)).toEqual(["Error: No room (1).", "Error: No room (2).", "Error: No room (3)."]);
  });

  test("is done once a try succeeds", async () => {
    let calls = 0;
    const { letters } = await workedOn(noteMessage(), () => {
      if (++calls < 3) throw new ServiceFault("Server", "Later.");
    });
    expect([calls, letters]).toEqual([3, []]);
  });

  test("gives up at once what the handler calls the sender's fault", async () => {
    let calls = 0;
    const { letters } = await workedOn(noteMessage(), () => {
      calls++;
      throw new ServiceFault("Client", "No such game.", {
        issues: [{ pointer: "/Text", code: "value", detail: "Unknown." }],
      });
    });
    expect(calls).toBe(1);
    expect(letters.map(({ reason }) => reason)).toEqual(["No such game. /Text: Unknown."]);
  });

  test("aborts a handler that takes too long, and tries again", async () => {
    let aborted = 0;
    const note = (_request: unknown, { signal }: CallContext) =>
      new Promise<void>((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          aborted++;
          reject(signal.reason);
        });
      });
    const { letters } = await workedOn(noteMessage(), note, { handlerTimeoutMs: 5 });
    expect(aborted).toBe(3);
    expect(letters[0]?.reason).toBe("The service took too long. Note took longer than 5 ms.");
  });

  test("sends back the dead letters that are wanted", async () => {
    const queue = createMemoryQueue();
    let isMended = false;
    const done: unknown[] = [];
    const note: EchoService["note"] = ({ Text }) => {
      if (!isMended) throw new ServiceFault("Client", `Not ${Text}.`);
      done.push(Text);
    };
    const worker = createWorker(echoHandlers({ note }), queue);
    await worker.start();
    for (const id of ["a", "b"]) await queue.publish(noteMessage({ id, text: `{"Text":"${id}"}` }));
    await worker.stop();
    expect((await lettersOf(queue)).map(({ reason }) => reason)).toEqual(["Not a.", "Not b."]);
    isMended = true;
    expect(await sendBackAll(queue, ({ reason }) => reason === "Not b.")).toBe(1);
    const next = createWorker(echoHandlers({ note }), queue);
    await next.start();
    await next.stop();
    expect([done, (await lettersOf(queue)).length]).toEqual([["b"], 1]);
  });

  test("refuses a start that is a second one, and a concurrency that is none", async () => {
    const queue = createMemoryQueue();
    const worker = createWorker(echoHandlers(), queue);
    await worker.start();
    await expect(worker.start()).rejects.toThrow("The worker was started before.");
    await worker.stop();
    expect(() => createWorker(echoHandlers(), queue, { concurrency: 0 })).toThrow("a whole number from 1 on, unlike 0");
  });

  test("that could not be started can be started later", async () => {
    const queue = createMemoryQueue();
    let fails = true;
    const failing: MessageQueue = {
      ...queue,
      consume: (...all) => (fails ? Promise.reject(new Error("away")) : queue.consume(...all)),
    };
    const worker = createWorker(echoHandlers(), failing);
    await expect(worker.start()).rejects.toThrow("away");
    fails = false;
    await worker.start();
    await worker.stop();
  });
});
