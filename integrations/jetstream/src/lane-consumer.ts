import type { ConsumeOptions, Receive } from "@stubwright/runtime/queue";
import type { DeadLetters } from "./dead-letters.js";
import type { Elections } from "./elections.js";
import type { Engine } from "./engine.js";
import type { WorkedIds } from "./worked-ids.js";

/** What consumes from a queue. */
export interface LaneConsumer extends Engine {
  readonly dead: DeadLetters;
  readonly worked: WorkedIds;
  /** Those of the stream of messages. */
  readonly elections: Elections;
  readonly receive: Receive;
  readonly options: ConsumeOptions;
}
