import { headers } from "@nats-io/transport-node";
import type { Engine } from "./engine.js";
import { asking } from "./engine-errors.js";
import type { KnownMessage } from "./known-message.js";
import { publish } from "./publish.js";
import { workedSubject } from "./queue-layout.js";

const nothing = new Uint8Array();

/**
 * The ids of messages that were worked on, or are. A message can be in the queue twice: its caller, or the adapter, has sent it
 * again. The copy that comes first claims the id, under a condition that the engine checks on all its servers; the others
 * find the claim of another copy, and are dropped.
 */
export class WorkedIds {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /**
   * Whether a copy of a message is to be worked on. `copy` names it in the stream, also when it is delivered again. Rejects with
   * `QueueUnavailableError`.
   */
  async claim(message: KnownMessage, copy: string): Promise<boolean> {
    const { client, connection, layout, timeoutMs } = this.#engine;
    const subject = workedSubject(layout, message);
    const note = { subject, headers: headers(), body: new TextEncoder().encode(copy), repeat: "first-only" } as const;
    return (await publish(client, connection, note, timeoutMs)) || (await this.#claimant(subject)) === copy;
  }

  /** Remembers that a message was worked on. Rejects with `QueueUnavailableError`. */
  async add(message: KnownMessage): Promise<void> {
    const { client, connection, layout, timeoutMs } = this.#engine;
    const note = {
      subject: workedSubject(layout, message),
      headers: headers(),
      body: nothing,
      repeat: "harmless",
    } as const;
    await publish(client, connection, note, timeoutMs);
  }

  /** The copy that has claimed an id; empty if the message was worked on. */
  async #claimant(subject: string): Promise<string | undefined> {
    const { manager, layout } = this.#engine;
    const stored = await asking("the id cannot be read", () =>
      manager.streams.getMessage(layout.worked, { last_by_subj: subject }),
    );
    return stored?.string();
  }
}
