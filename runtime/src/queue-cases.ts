export { messageQueueCases } from "./queue-cases/message-queue-cases.js";
export type { QueueCase, QueueUnderTest } from "./queue-cases/queue-case.js";
