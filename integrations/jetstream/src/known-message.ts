import type { QueueMessage } from "@stubwright/runtime/queue";

/** What copies of a message in the queue have in common. */
export type KnownMessage = Pick<QueueMessage, "id" | "operation"> & {
  /** The number of the dead letter that was sent back as this message. Each one is a message of its own. */
  readonly letter: string | undefined;
};
