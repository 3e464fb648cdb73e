import { deliveryCases } from "./delivery-cases.js";
import { leaseCases } from "./lease-cases.js";
import { orderCases } from "./order-cases.js";
import type { QueueCase } from "./queue-case.js";

/**
 * The rules of `MessageQueue` as tests, for every test runner: `for (const { title, run } of messageQueueCases)
 * test(title, () => run(queue))`. They wait for what has to happen, and do not depend on the speed of a machine.
 */
export const messageQueueCases: readonly QueueCase[] = [...deliveryCases, ...orderCases, ...leaseCases];
