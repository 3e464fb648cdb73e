// Generated from library.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { MessageQueue, QueueOptions, Worker, WorkerOptions } from "@stubwright/runtime/queue";
import { createWorker, oneWayPublisher } from "@stubwright/runtime/queue";
import * as operations from "./operations.js";
import type { LibraryService } from "./server.js";
import { libraryHandlers } from "./server.js";

/**
 * Puts the one-way operations of a service on a queue: they are accepted once the queue has their message, and
 * `createLibraryWorker` works on it later. All other operations are those of the service.
 */
export function queueOneWay(service: LibraryService, queue: MessageQueue, options?: QueueOptions): LibraryService {
  const publish = oneWayPublisher(queue, options);
  return {
    getBook: (request, context) => service.getBook(request, context),
    lendBook: (request, context) => service.lendBook(request, context),
    addBook: (request, context) => publish(operations.addBook, request, context),
  };
}

/** Creates what takes messages from a queue, decodes them and calls the service. `start` starts it. */
export function createLibraryWorker(service: LibraryService, queue: MessageQueue, options?: WorkerOptions): Worker {
  return createWorker(libraryHandlers(service), queue, options);
}
