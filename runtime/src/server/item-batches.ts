/** At most so many items are held, and none for longer than so many milliseconds, before they are sent. */
const mostItems = 64;
const longestMs = 5;

type Source = AsyncIterable<unknown> | Iterable<unknown>;

/**
 * Items as they come, those that come quickly together; never an empty batch. The source is closed when the reader leaves,
 * or `signal` aborts: a source that waits for its next item is asked to return all the same.
 */
export async function* itemBatches(source: Source, signal: AbortSignal): AsyncGenerator<readonly unknown[], void> {
  const opened = isAsync(source) ? openOnce(source) : undefined;
  const iterator = each(opened === undefined ? source : { [Symbol.asyncIterator]: () => opened });
  const leave = (): void => {
    (opened?.return() ?? iterator.return()).catch(() => undefined);
  };
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave);
  let isAsked = false;
  const answered = (): void => {
    isAsked = false;
  };
  const ask = (): Promise<IteratorResult<unknown, void>> => {
    isAsked = true;
    const asked = iterator.next();
    // It may fail while the reader is busy with the batch before, and be waited for only then.
    asked.then(answered, answered);
    return asked;
  };
  let next = ask();
  try {
    for (;;) {
      const first = await next;
      if (first.done === true) return;
      const batch = [first.value];
      const late = after(longestMs);
      next = ask();
      for (;;) {
        const more = batch.length < mostItems ? await Promise.race([next, late.passed]) : undefined;
        if (more === undefined || more.done === true) break;
        batch.push(more.value);
        next = ask();
      }
      late.clear();
      yield batch;
    }
  } finally {
    signal.removeEventListener("abort", leave);
    // What the source waits for may never come: the reader, who may leave for an error, is not to wait for it as well.
    if (isAsked && opened !== undefined) leave();
    else await iterator.return();
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
