export {
  connectionOptions,
  isNatsUrl,
  type NatsUrl,
  type OpenedConnection,
  openConnection,
  readNatsUrl,
} from "./connect.js";
export { hearLeaders } from "./hear-leaders.js";
export { type JetStreamQueueOptions, openJetStreamQueue } from "./jetstream-queue.js";
export { LeaderWatch } from "./leader-watch.js";
export { ensureStream, StreamMismatchError, type StreamWish } from "./streams.js";
