/** At most so many items are held, and none for longer than so many milliseconds, before they are sent. */
const mostItems = 64;
const longestMs = 5;

/** Items as they come, those that come quickly together; never an empty batch. The source is closed when the reader leaves. */
export async function* itemBatches(
  source: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<readonly unknown[], void> {
  const iterator = each(source);
  let next = iterator.next();
  try {
    for (;;) {
      const first = await next;
      if (first.done === true) return;
      const batch = [first.value];
      const late = after(longestMs);
      next = iterator.next();
      for (;;) {
        const more = batch.length < mostItems ? await Promise.race([next, late.passed]) : undefined;
        if (more === undefined || more.done === true) break;
        batch.push(more.value);
        next = iterator.next();
      }
      late.clear();
      yield batch;
    }
  } finally {
    next.catch(() => undefined);
    await iterator.return();
  }
}

async function* each(source: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<unknown, void> {
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
