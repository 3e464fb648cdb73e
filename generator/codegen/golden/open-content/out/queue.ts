// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { MessageQueue, QueueOptions, Worker, WorkerOptions } from "@stubwright/runtime/queue";
import { createWorker, oneWayPublisher } from "@stubwright/runtime/queue";
import * as operations from "./operations.js";
import type { OpenContentTypeService } from "./server.js";
import { openContentHandlers } from "./server.js";

/**
 * Puts the one-way operations of a service on a queue: they are accepted once the queue has their message, and
 * `createOpenContentTypeWorker` works on it later. All other operations are those of the service.
 */
export function queueOneWay(
  _service: OpenContentTypeService,
  queue: MessageQueue,
  options?: QueueOptions,
): OpenContentTypeService {
  const publish = oneWayPublisher(queue, options);
  return {
    take: (request, context) => publish(operations.take, request, context),
  };
}

/** Creates what takes messages from a queue, decodes them and calls the service. `start` starts it. */
export function createOpenContentTypeWorker(
  service: OpenContentTypeService,
  queue: MessageQueue,
  options?: WorkerOptions,
): Worker {
  return createWorker(openContentHandlers(service), queue, options);
}
