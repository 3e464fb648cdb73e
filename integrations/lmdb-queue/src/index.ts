export { type LmdbQueueOptions, openLmdbQueue } from "./lmdb-queue.js";
