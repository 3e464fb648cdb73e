/** How many items are held at most before they are sent, and for how many milliseconds. */
const mostItems = 64;
const longestMs = 5;

type Source = AsyncIterable<unknown> | Iterable<unknown>;

/**
 * Items as they come, those that come quickly together; never an empty batch. The source is closed when the reader leaves,
 * or `signal` aborts: a source that waits for its next item is asked to return all the same.
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

/** A batch with what comes in time after its first item; one more item has been asked for then. */
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

/** A source whose next item is asked for before anybody waits for it. */
class AskedItems {
  /** What was asked for last. */
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
    // It may fail while the reader is busy with the batch before, and be waited for only then.
    this.next.then(answered, answered);
  }

  /** Asks the source to return, without waiting for it. */
  leave(): void {
    (this.#opened?.return() ?? this.#iterator.return()).catch(() => undefined);
  }

  /** The source may wait for ever; a reader that leaves, perhaps for an error, must not wait with it. */
  async close(): Promise<void> {
    if (this.#isAsked && this.#opened !== undefined) this.leave();
    else await this.#iterator.return();
  }
}

function isAsync(source: Source): source is AsyncIterable<unknown> {
  return Symbol.asyncIterator in Object(source);
}

/** An iterator that is asked to return once, however often it is closed. */
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
