import type { ConsumeOptions, Receive } from "@stubwright/runtime/queue";
import type { DeadLetters } from "./dead-letters.js";
import type { Engine } from "./engine.js";
import type { WorkedIds } from "./worked-ids.js";

/** What consumes from a queue. */
export interface LaneConsumer extends Engine {
  readonly dead: DeadLetters;
  readonly worked: WorkedIds;
  readonly receive: Receive;
  readonly options: ConsumeOptions;
}
