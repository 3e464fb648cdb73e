import { type MessageQueue, QueueUnavailableError } from "@stubwright/runtime/queue";
import { ServiceFault } from "@stubwright/runtime/server";
import { toldOnce } from "./told-once.js";

/** A queue whose trouble callers are answered 503 for. */
export function answeringQueue(queue: MessageQueue, log: (line: string) => void): MessageQueue {
  const { trouble, fine } = toldOnce("the queue", log);
  return {
    ...queue,
    publish: async (message) => {
      try {
        await queue.publish(message);
        fine();
      } catch (error) {
        if (!(error instanceof QueueUnavailableError)) throw error;
        trouble(error.message);
        throw new ServiceFault("Server", "The service cannot keep the message now.", { status: 503 });
      }
    },
  };
}
