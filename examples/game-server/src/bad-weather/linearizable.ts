/** One call on an object, as its caller saw it. Times are of one clock. */
export interface Call<Input, Output> {
  readonly input: Input;
  readonly start: number;
  /** Infinity if the caller does not know whether the call was made, and when. */
  readonly end: number;
  /** Undefined if the caller does not know. */
  readonly output: Output | undefined;
}

/** An object as it should be: pure, with plain JSON as its state. */
export interface Model<State, Input, Output> {
  readonly initial: State;
  readonly apply: (state: State, input: Input) => { readonly state: State; readonly output: Output };
}

/**
 * Whether there is an order of the calls in which each has its effect at one moment between its start and its end, and every
 * output is that of the model (Herlihy and Wing, "Linearizability", 1990). A call of which nothing is known may have had its
 * effect at any time after its start, or never. All orders are tried, as Wing and Gong do, and no situation twice.
 */
export function isLinearizable<State, Input, Output>(
  calls: readonly Call<Input, Output>[],
  model: Model<State, Input, Output>,
): boolean {
  const seen = new Set<string>();
  const search = (left: readonly Call<Input, Output>[], state: State): boolean => {
    if (left.every(({ output }) => output === undefined)) return true;
    const situation = JSON.stringify([left.map((call) => calls.indexOf(call)), state]);
    if (seen.has(situation)) return false;
    seen.add(situation);
    // Whatever comes first has started before the first of the others has ended.
    const firstEnd = Math.min(...left.map(({ end }) => end));
    return left.some((call) => {
      if (call.start > firstEnd) return false;
      const { state: next, output } = model.apply(state, call.input);
      const fits = call.output === undefined || JSON.stringify(call.output) === JSON.stringify(output);
      return (
        fits &&
        search(
          left.filter((other) => other !== call),
          next,
        )
      );
    });
  };
  return search(calls, model.initial);
}
