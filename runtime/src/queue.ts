export { createMemoryQueue, type MemoryQueueOptions } from "./queue/memory-queue.js";
export type {
  ConsumeOptions,
  Consumption,
  DeadLetter,
  Delivery,
  MessageQueue,
  QueueMessage,
  Receive,
  Verdict,
} from "./queue/message-queue.js";
export { type OneWayPublisher, oneWayPublisher } from "./queue/one-way-publisher.js";
export { MessageTooLargeError, QueueUnavailableError } from "./queue/queue-errors.js";
export type { QueueOptions } from "./queue/queue-options.js";
export { createQueueTransport, type QueueTransportOptions } from "./queue/queue-transport.js";
export { defaultRetryPolicy, type RetryPolicy } from "./queue/retry-delay.js";
export { sendBackAll } from "./queue/send-back-all.js";
export { createWorker, type Worker, type WorkerOptions } from "./queue/worker.js";
