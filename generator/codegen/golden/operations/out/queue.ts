// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { MessageQueue, QueueOptions, Worker, WorkerOptions } from "@stubwright/runtime/queue";
import { createWorker, oneWayPublisher } from "@stubwright/runtime/queue";
import * as operations from "./operations.js";
import type { OperationsService } from "./server.js";
import { operationsHandlers } from "./server.js";

/**
 * Puts the one-way operations of a service on a queue: they are accepted once the queue has their message, and
 * `createOperationsWorker` works on it later. All other operations are those of the service.
 */
export function queueOneWay(
  service: OperationsService,
  queue: MessageQueue,
  options?: QueueOptions,
): OperationsService {
  const publish = oneWayPublisher(queue, options);
  return {
    ring: (request, context) => service.ring(request, context),
    delete_: (request, context) => publish(operations.delete_, request, context),
  };
}

/** Creates what takes messages from a queue, decodes them and calls the service. `start` starts it. */
export function createOperationsWorker(
  service: OperationsService,
  queue: MessageQueue,
  options?: WorkerOptions,
): Worker {
  return createWorker(operationsHandlers(service), queue, options);
}
