/**
 * Yields the start and everything that `next` leads to, each once and in breadth-first order. Graphs of types need this: they have
 * circles, and unions of unions lead to the innermost member in 2^n ways.
 */
export function* reachedOnce<Node>(start: Iterable<Node>, next: (node: Node) => Iterable<Node>): Generator<Node, void> {
  const reached = new Set(start);
  for (const node of reached) {
    yield node;
    for (const one of next(node)) reached.add(one);
  }
}

/**
 * A function that asks once for each object and remembers the answer as long as the object lives. Functions that follow the
 * members of unions need this: without it, they ask the innermost member in 2^n ways.
 */
export function answeredOnce<Key extends object, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known.answer;
    const answer = ask(key);
    answers.set(key, { answer });
    return answer;
  };
}

/** As `answeredOnce`, for texts. The answers are remembered as long as the function lives. */
export function answeredOnceForText<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known.answer;
    const answer = ask(text);
    answers.set(text, { answer });
    return answer;
  };
}
