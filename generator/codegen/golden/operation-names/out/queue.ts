// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { MessageQueue, QueueOptions, Worker, WorkerOptions } from "@stubwright/runtime/queue";
import { createWorker, oneWayPublisher } from "@stubwright/runtime/queue";
import * as operations from "./operations.js";
import type { OperationNamesService } from "./server.js";
import { operationNamesHandlers } from "./server.js";

/**
 * Puts the one-way operations of a service on a queue: they are accepted once the queue has their message, and
 * `createOperationNamesWorker` works on it later. All other operations are those of the service.
 */
export function queueOneWay(
  service: OperationNamesService,
  queue: MessageQueue,
  options?: QueueOptions,
): OperationNamesService {
  const publish = oneWayPublisher(queue, options);
  return {
    find: (request, context) => service.find(request, context),
    findNamed: (request, context) => service.findNamed(request, context),
    pingAll: (request, context) => service.pingAll(request, context),
    setDate: (request, context) => publish(operations.setDate, request, context),
    archiveFind: (request, context) => service.archiveFind(request, context),
  };
}

/** Creates what takes messages from a queue, decodes them and calls the service. `start` starts it. */
export function createOperationNamesWorker(
  service: OperationNamesService,
  queue: MessageQueue,
  options?: WorkerOptions,
): Worker {
  return createWorker(operationNamesHandlers(service), queue, options);
}
