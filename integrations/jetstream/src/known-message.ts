import type { QueueMessage } from "@stubwright/runtime/queue";

/** A message as it is known by its id. */
export type KnownMessage = Pick<QueueMessage, "id" | "isIdGiven" | "operation"> & {
  /** The number of the dead letter that was sent back as this message. Each one is a message of its own. */
  readonly letter: string | undefined;
};

/** Whether a message can be in the queue twice, with an id that is worth remembering. */
export function canComeAgain({ isIdGiven, letter }: KnownMessage): boolean {
  return isIdGiven || letter !== undefined;
}
