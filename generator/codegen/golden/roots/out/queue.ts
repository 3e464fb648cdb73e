// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { MessageQueue, QueueOptions, Worker, WorkerOptions } from "@stubwright/runtime/queue";
import { createWorker, oneWayPublisher } from "@stubwright/runtime/queue";
import * as operations from "./operations.js";
import type { RootsService } from "./server.js";
import { rootsHandlers } from "./server.js";

/**
 * Puts the one-way operations of a service on a queue: they are accepted once the queue has their message, and
 * `createRootsWorker` works on it later. All other operations are those of the service.
 */
export function queueOneWay(service: RootsService, queue: MessageQueue, options?: QueueOptions): RootsService {
  const publish = oneWayPublisher(queue, options);
  return {
    post: (request, context, headers) => service.post(request, context, headers),
    list: (request, context) => publish(operations.list, request, context),
    turn: (request, context) => service.turn(request, context),
  };
}

/** Creates what takes messages from a queue, decodes them and calls the service. `start` starts it. */
export function createRootsWorker(service: RootsService, queue: MessageQueue, options?: WorkerOptions): Worker {
  return createWorker(rootsHandlers(service), queue, options);
}
