// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { MessageQueue, QueueOptions, Worker, WorkerOptions } from "@stubwright/runtime/queue";
import { createWorker, oneWayPublisher } from "@stubwright/runtime/queue";
import * as operations from "./operations.js";
import type { HeadersAndFaultsService } from "./server.js";
import { headersAndFaultsHandlers } from "./server.js";

/**
 * Puts the one-way operations of a service on a queue: they are accepted once the queue has their message, and
 * `createHeadersAndFaultsWorker` works on it later. All other operations are those of the service.
 */
export function queueOneWay(
  service: HeadersAndFaultsService,
  queue: MessageQueue,
  options?: QueueOptions,
): HeadersAndFaultsService {
  const publish = oneWayPublisher(queue, options);
  return {
    open: (request, context, headers) => service.open(request, context, headers),
    leave: (request, context, headers) => publish(operations.leave, request, context, headers),
  };
}

/** Creates what takes messages from a queue, decodes them and calls the service. `start` starts it. */
export function createHeadersAndFaultsWorker(
  service: HeadersAndFaultsService,
  queue: MessageQueue,
  options?: WorkerOptions,
): Worker {
  return createWorker(headersAndFaultsHandlers(service), queue, options);
}
