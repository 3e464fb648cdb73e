/** The most milliseconds for which a reply may block other connections. */
const longestMs = 2;

/**
 * The same pieces with a turn of the event loop for other connections now and then. Without it, items that are
 * available at once, for a caller that reads as fast as they are written, would block all others. `turn` resolves in
 * the next turn.
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
