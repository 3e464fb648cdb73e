/** The most items that are held before they are sent, and the most milliseconds. */
const mostItems = 64;
const longestMs = 5;

type Source = AsyncIterable<unknown> | Iterable<unknown>;

/**
 * Items in batches of those that come quickly together; a batch is never empty. The source is closed if the reader
 * leaves or `signal` aborts, even while it waits for its next item.
 */
export async function* itemBatches(source: Source, signal: AbortSignal): AsyncGenerator<readonly unknown[], void> {
  const items = new AskedItems(source);
  const leave = (): void => items.leave();
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  items.ask();
  try {
    for (;;) {
      const first = await items.next;
      if (first.done === true) return;
      yield await batchFrom(first.value, items);
    }
  } finally {
    signal.removeEventListener("abort", leave);
    await items.close();
  }
}

/** A batch of the first item and those that follow in time. One more item was requested then. */
async function batchFrom(first: unknown, items: AskedItems): Promise<readonly unknown[]> {
  const batch = [first];
  const late = after(longestMs);
  items.ask();
  while (batch.length < mostItems) {
    const more = await Promise.race([items.next, late.passed]);
    if (more === undefined || more.done === true) break;
    batch.push(more.value);
    items.ask();
  }
  late.clear();
  return batch;
}

/** A source whose next item is requested before it is needed. */
class AskedItems {
  /** The last request. */
  next: Promise<IteratorResult<unknown, void>> = Promise.resolve({ done: true, value: undefined });
  readonly #opened: ClosedOnce | undefined;
  readonly #iterator: AsyncGenerator<unknown, void>;
  #isAsked = false;

  constructor(source: Source) {
    const opened = isAsync(source) ? openOnce(source) : undefined;
    this.#iterator = each(opened === undefined ? source : { [Symbol.asyncIterator]: () => opened });
    this.#opened = opened;
  }

  ask(): void {
    this.#isAsked = true;
    this.next = this.#iterator.next();
    const answered = (): void => {
      this.#isAsked = false;
    };
    // The request may fail while the reader still handles the previous batch.
    this.next.then(answered, answered);
  }

  /** Asks the source to return without waiting for it. */
  leave(): void {
    (this.#opened?.return() ?? this.#iterator.return()).catch(() => undefined);
  }

  /** Closes the source. It may wait for ever, and a reader that leaves must not wait with it. */
  async close(): Promise<void> {
    if (this.#isAsked && this.#opened !== undefined) this.leave();
    else await this.#iterator.return();
  }
}

function isAsync(source: Source): source is AsyncIterable<unknown> {
  return Symbol.asyncIterator in Object(source);
}

/** An iterator whose `return` is called once, however often it is closed. */
interface ClosedOnce extends AsyncIterator<unknown> {
  readonly return: () => Promise<IteratorResult<unknown>>;
}

function openOnce(source: AsyncIterable<unknown>): ClosedOnce {
  const iterator = source[Symbol.asyncIterator]();
  let closing: Promise<IteratorResult<unknown>> | undefined;
  const close = async (): Promise<IteratorResult<unknown>> =>
    (await iterator.return?.()) ?? { done: true, value: undefined };
  return {
    next: () => iterator.next(),
    return: () => {
      closing ??= close();
      return closing;
    },
  };
}

async function* each(source: Source): AsyncGenerator<unknown, void> {
  yield* source;
}

interface Timer {
  readonly passed: Promise<undefined>;
  readonly clear: () => void;
}

function after(milliseconds: number): Timer {
  let clear = (): void => undefined;
  const passed = new Promise<undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    clear = () => clearTimeout(timer);
  });
  return { passed, clear };
}
