/** How many answers are kept: more than one value needs, and fewer than a list of half a million items would have. */
const mostKept = 4096;

/** How many nested questions are open, and the answers that are kept until the outermost one is answered. */
let depth = 0;
const kept = new Set<Map<unknown, unknown>>();

/** 0 and -0 are one key of a map. */
const minusZero = Symbol("-0");

/** A result, and undefined where there is none. */
type Answer<Result> = { readonly value: Result } | undefined;

/**
 * Answers a question once for each value, as long as the outermost question is open: 2^n ways lead through n unions of two unions
 * each, and each restriction asks twice. Answers with prefixes differ from those without.
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

/** Equal items of a list are values of their own: who writes into the bytes of one does not mean the others. */
function withOwnBytes<Result>(answer: Answer<Result>): Answer<Result> {
  return answer?.value instanceof Uint8Array
    ? { ...answer, value: answer.value.slice() as Result & Uint8Array }
    : answer;
}

function forget(): void {
  for (const answers of kept) answers.clear();
  kept.clear();
}
