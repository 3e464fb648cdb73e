import { CallError, type ReplyFacts } from "./call-error.js";
import type { Deadline } from "./deadline.js";
import { callError, callHttp, type HttpRequest, startCallDeadline } from "./http-call.js";
import type { ItemReader } from "./item-reader.js";
import type { FetchedReply, TransportOptions } from "./transport.js";

/** A request, and how the items of its reply are read. */
interface HttpStream<Item> extends HttpRequest {
  /** Starts reading a reply whose head has arrived. Reads the whole reply if it has no items. Throws `CallError`. */
  readonly begin: (response: FetchedReply, facts: ReplyFacts) => Promise<ItemReader<Item>>;
}

/** Posts a message and yields the items of its reply as they arrive. Every failure is a `CallError`. */
export async function* streamHttp<Item>(
  transport: TransportOptions,
  call: HttpStream<Item>,
): AsyncGenerator<Item, void, undefined> {
  const { body, items, facts } = await callHttp(transport, {
    ...call,
    take: (response, known) => begin(call, response, known),
  });
  const reader = body?.getReader();
  const { signal } = call.options;
  const leave = (): void => {
    reader?.cancel().catch(() => undefined);
  };
  let waitedFor: unknown;
  const untilTaken = async (): Promise<void> => {
    if (items.taken === waitedFor) return;
    waitedFor = items.taken;
    await inTime(transport, call, waitedFor);
  };
  try {
    for (let isOver = false; !isOver; ) {
      const bytes = reader && (await nextPiece(reader, transport, call, facts));
      isOver = bytes === undefined;
      // While no piece is requested, nothing else watches the signal.
      signal?.addEventListener("abort", leave);
      for (const item of bytes === undefined ? items.end() : items.read(bytes)) {
        if (items.taken !== waitedFor) await untilTaken();
        yield item;
      }
      signal?.removeEventListener("abort", leave);
    }
    await untilTaken();
  } finally {
    // If the first item is invalid, nobody has waited for the promise.
    Promise.resolve(items.taken).catch(() => undefined);
    signal?.removeEventListener("abort", leave);
    leave();
  }
}

/** Waits for the result of the caller's function for header blocks, as long as for a piece of the body. */
async function inTime(transport: TransportOptions, call: HttpRequest, taken: unknown): Promise<void> {
  const deadline = startCallDeadline(transport, call);
  try {
    await deadline.race(Promise.resolve(taken));
  } catch (error) {
    throw callError(error, call, deadline);
  } finally {
    deadline.clear();
  }
}

interface BegunStream<Item> {
  readonly body: FetchedReply["body"];
  readonly items: ItemReader<Item>;
  readonly facts: ReplyFacts;
}

async function begin<Item>(
  call: HttpStream<Item>,
  response: FetchedReply,
  facts: ReplyFacts,
): Promise<BegunStream<Item>> {
  const { body } = response;
  try {
    return { body, items: await call.begin(response, facts), facts };
  } catch (error) {
    body?.cancel().catch(() => undefined);
    throw error;
  }
}

/** The next bytes of a body; undefined at its end. */
async function nextPiece(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  transport: TransportOptions,
  call: HttpRequest,
  facts: ReplyFacts,
): Promise<Uint8Array | undefined> {
  const deadline = startCallDeadline(transport, call);
  try {
    return (await deadline.race(reader.read())).value;
  } catch (error) {
    throw broken(error, call, deadline, facts);
  } finally {
    deadline.clear();
  }
}

function broken(error: unknown, call: HttpRequest, deadline: Deadline, facts: ReplyFacts): CallError {
  if (deadline.ended() !== undefined) return callError(error, call, deadline);
  return new CallError("transport", "the reply broke off", { ...facts, cause: error });
}
