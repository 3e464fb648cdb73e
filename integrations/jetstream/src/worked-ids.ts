import { headers } from "@nats-io/transport-node";
import type { QueueMessage } from "@stubwright/runtime/queue";
import type { Engine } from "./engine.js";
import { publish } from "./publish.js";
import { workedSubject } from "./queue-layout.js";

const nothing = new Uint8Array();

/** The ids of messages that were worked on. Only ids that callers gave can come again, so only they are kept. */
export class WorkedIds {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Whether a message was worked on. Rejects with what the engine says. */
  async has(message: QueueMessage): Promise<boolean> {
    if (!message.isIdGiven) return false;
    const { manager, layout } = this.#engine;
    const stored = await manager.streams.getMessage(layout.worked, { last_by_subj: workedSubject(layout, message) });
    return stored !== null;
  }

  /** Remembers a message. Rejects with `QueueUnavailableError`. */
  async add(message: QueueMessage): Promise<void> {
    if (!message.isIdGiven) return;
    const { client, connection, layout, timeoutMs } = this.#engine;
    const subject = workedSubject(layout, message);
    await publish(client, connection, { subject, headers: headers(), body: nothing, duplicateId: subject }, timeoutMs);
  }
}
