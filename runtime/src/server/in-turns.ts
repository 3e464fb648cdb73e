/** How many milliseconds a reply may keep all other connections waiting. */
const longestMs = 2;

/**
 * The same pieces, with a turn of the event loop for everybody else now and then: where items are there at once and the
 * caller takes them as fast as they are written, nothing else would ever wait. `turn` resolves in the next turn.
 */
export async function* inTurns(
  pieces: AsyncIterable<string>,
  turn: () => Promise<unknown>,
): AsyncGenerator<string, void> {
  let since = performance.now();
  for await (const piece of pieces) {
    yield piece;
    if (performance.now() - since < longestMs) continue;
    await turn();
    since = performance.now();
  }
}
