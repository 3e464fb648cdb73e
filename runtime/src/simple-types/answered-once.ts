/**
 * The largest number of answers that are kept: more than one value needs, but fewer than a list of half a million items
 * has.
 */
const mostKept = 4096;

/** Number of nested questions, and the answers that are kept until the outermost question is answered. */
let depth = 0;
const kept = new Set<Map<unknown, unknown>>();

/** Distinguishes -0 from 0, which are one key of a map. */
const minusZero = Symbol("-0");

/** A result; undefined if there is none. */
type Answer<Result> = { readonly value: Result } | undefined;

/**
 * Answers a question only once for each value while the outermost question is open. Without it, n nested unions of two
 * unions take 2^n calls, and each restriction doubles them. Answers with prefixes are kept apart from answers without.
 */
export function answeredOnce<Value, Prefixes, Result>(
  answer: (value: Value, prefixes?: Prefixes) => Answer<Result>,
): (value: Value, prefixes?: Prefixes) => Answer<Result> {
  const alone = new Map<unknown, { readonly result: Answer<Result> }>();
  const prefixed = new Map<unknown, { readonly result: Answer<Result> }>();
  return (value, prefixes) => {
    const answers = prefixes === undefined ? alone : prefixed;
    const key = Object.is(value, -0) ? minusZero : value;
    const known = answers.get(key);
    if (known !== undefined) return withOwnBytes(known.result);
    depth++;
    try {
      const result = answer(value, prefixes);
      if (answers.size === mostKept) answers.clear();
      kept.add(answers.set(key, { result }));
      return result;
    } finally {
      if (--depth === 0) forget();
    }
  };
}

/**
 * Copies the bytes of an answer. Equal items of a list must not share them, as a program may change the bytes of one
 * item.
 */
function withOwnBytes<Result>(answer: Answer<Result>): Answer<Result> {
  return answer?.value instanceof Uint8Array
    ? { ...answer, value: answer.value.slice() as Result & Uint8Array }
    : answer;
}

function forget(): void {
  for (const answers of kept) answers.clear();
  kept.clear();
}
