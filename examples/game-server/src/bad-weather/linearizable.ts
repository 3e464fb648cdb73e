/** One call on an object, as its caller saw it. Times are of one clock. */
export interface Call<Input, Output> {
  readonly input: Input;
  readonly start: number;
  /** Infinity if the caller does not know whether the call was made, and when. */
  readonly end: number;
  /** Undefined if the caller does not know. */
  readonly output: Output | undefined;
}

/** An object as it should be: pure. */
export interface Model<State, Input, Output> {
  readonly initial: State;
  /** Names a state. Those that can never be told apart have one name, so that fewer situations are looked at. */
  readonly nameOf: (state: State) => string;
  readonly apply: (state: State, input: Input) => { readonly state: State; readonly output: Output };
}

/** So many situations are looked at, at most. */
const mostSituations = 20_000;

/**
 * Whether there is an order of the calls in which each has its effect at one moment between its start and its end, and every
 * output is that of the model (Herlihy and Wing, "Linearizability", 1990). A call of which nothing is known may have had its
 * effect at any time after its start, or never. All orders are tried, as Wing and Gong do, and no situation twice. Throws an
 * `Error` if there are too many.
 */
export function isLinearizable<State, Input, Output>(
  calls: readonly Call<Input, Output>[],
  model: Model<State, Input, Output>,
): boolean {
  const seen = new Set<string>();
  const search = (left: readonly Call<Input, Output>[], state: State): boolean => {
    if (left.every(({ output }) => output === undefined)) return true;
    const before = model.nameOf(state);
    const situation = `${left.map((call) => calls.indexOf(call)).join()} ${before}`;
    if (seen.has(situation)) return false;
    seen.add(situation);
    if (seen.size > mostSituations) throw new Error(`the ${calls.length} calls have too many orders to try all`);
    // Whatever comes first has started before the first of the others has ended.
    const firstEnd = Math.min(...left.map(({ end }) => end));
    return candidates(left).some((call) => {
      if (call.start > firstEnd) return false;
      const { state: next, output } = model.apply(state, call.input);
      // One of which nothing is known, and that changes nothing, might as well not have been made.
      const fits =
        call.output === undefined
          ? model.nameOf(next) !== before
          : JSON.stringify(call.output) === JSON.stringify(output);
      const others = left.filter((other) => other !== call);
      return fits && search(others, next);
    });
  };
  return search(calls, model.initial);
}

/** The calls that may come next: of those with the same input, of which nothing is known, the one that has started first. */
function candidates<Input, Output>(left: readonly Call<Input, Output>[]): readonly Call<Input, Output>[] {
  const unknown = new Map<string, Call<Input, Output>>();
  for (const call of left) {
    const input = JSON.stringify(call.input);
    const first = unknown.get(input);
    if (call.output === undefined && (first === undefined || call.start < first.start)) unknown.set(input, call);
  }
  return left.filter((call) => call.output !== undefined || unknown.get(JSON.stringify(call.input)) === call);
}
