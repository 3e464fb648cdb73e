import type { DeadLetter, MessageQueue } from "./message-queue.js";

/**
 * Sends dead letters back to be worked on: all, or those that `isWanted` takes. Resolves to their number. Rejects with
 * `QueueUnavailableError`; the letters that were sent back until then stay sent back.
 */
export async function sendBackAll(
  queue: MessageQueue,
  isWanted: (letter: DeadLetter) => boolean = () => true,
): Promise<number> {
  const wanted: DeadLetter[] = [];
  // First all are read: one that fails again at once would otherwise come round for ever.
  for await (const letter of queue.deadLetters()) if (isWanted(letter)) wanted.push(letter);
  for (const letter of wanted) await queue.sendBack(letter);
  return wanted.length;
}
