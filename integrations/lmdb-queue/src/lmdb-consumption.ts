import { randomUUID } from "node:crypto";
import type { ConsumeOptions, Receive, Verdict } from "@stubwright/runtime/queue";
import type { Environment } from "./environment.js";
import { monotonicMs } from "./lease.js";
import type { Claim, ClaimedMessage, QueueTables } from "./queue-tables.js";

/** How messages are consumed. */
interface ConsumptionTerms extends ConsumeOptions {
  readonly leaseMs: number;
  readonly rememberMs: number;
  readonly pollMs: number;
  readonly receive: Receive;
}

/** A message that is worked on here. */
interface HeldMessage {
  readonly claimed: ClaimedMessage;
  readonly lost: (() => void)[];
  isLost: boolean;
}

/** Takes messages out of the tables, works on them, and keeps their leases. */
export class LmdbConsumption {
  readonly #environment: Environment;
  readonly #tables: QueueTables;
  readonly #terms: ConsumptionTerms;
  readonly #holder = randomUUID();
  readonly #running = new Map<HeldMessage, Promise<void>>();
  readonly #timers: readonly NodeJS.Timeout[];
  #claiming: Promise<void> | undefined;
  #isStopped = false;

  constructor(environment: Environment, tables: QueueTables, terms: ConsumptionTerms) {
    this.#environment = environment;
    this.#tables = tables;
    this.#terms = terms;
    const extend = (): void => {
      this.#extend().catch(terms.onTrouble);
    };
    this.#timers = [setInterval(() => this.take(), terms.pollMs), setInterval(extend, terms.leaseMs / 3)];
    this.take();
  }

  /** Takes as many free messages as there are free places. */
  take(): void {
    if (this.#endIfClosed() || this.#claiming !== undefined) return;
    this.#claiming = this.#claim()
      .catch(this.#terms.onTrouble)
      .finally(() => {
        this.#claiming = undefined;
      });
  }

  /** Takes no more messages, and resolves when those under way are worked on. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timers[0]);
    await this.#claiming;
    await Promise.all(this.#running.values());
    clearInterval(this.#timers[1]);
  }

  get #now(): Claim {
    return { holder: this.#holder, now: monotonicMs(), leaseMs: this.#terms.leaseMs };
  }

  #endIfClosed(): boolean {
    if (this.#environment.isClosed) for (const timer of this.#timers) clearInterval(timer);
    return this.#environment.isClosed || this.#isStopped;
  }

  async #claim(): Promise<void> {
    for (;;) {
      const places = this.#terms.concurrency - this.#running.size;
      if (places <= 0 || this.#endIfClosed() || !this.#tables.hasFree(monotonicMs())) return;
      const claimed = await this.#environment.commit(() => this.#tables.claim(places, this.#now));
      for (const one of claimed) this.#start(one);
      // Another process was quicker, or nothing is left.
      if (claimed.length < places) return;
    }
  }

  #start(claimed: ClaimedMessage): void {
    const held: HeldMessage = { claimed, lost: [], isLost: false };
    const running = this.#work(held).finally(() => {
      this.#running.delete(held);
      this.take();
    });
    this.#running.set(held, running);
  }

  async #work(held: HeldMessage): Promise<void> {
    const { number, message, attempt } = held.claimed;
    try {
      const whenLost = (lost: () => void): void => {
        if (held.isLost) lost();
        else held.lost.push(lost);
      };
      const verdict = await this.#terms.receive({ message, attempt, whenLost });
      await this.#environment.commit(() => this.#settle(number, verdict));
    } catch (error) {
      // The message is free again once its lease is over.
      this.#terms.onTrouble(error);
    }
  }

  #settle(number: number, verdict: Verdict): void {
    const time = Date.now();
    switch (verdict.kind) {
      case "done":
        this.#tables.finish(number, this.#now, time + this.#terms.rememberMs);
        this.#tables.forgetSome(time);
        return;
      case "retry":
        this.#tables.retry(number, this.#now, verdict.afterMs);
        return;
      case "give-up":
        this.#tables.bury(number, this.#now, { reason: verdict.reason, time: new Date(time).toISOString() });
        return;
    }
  }

  async #extend(): Promise<void> {
    const held = [...this.#running.keys()].filter(({ isLost }) => !isLost);
    if (held.length === 0 || this.#environment.isClosed) return;
    const kept = await this.#environment.commit(() =>
      held.map(({ claimed }) => this.#tables.extend(claimed.number, this.#now)),
    );
    for (const [index, one] of held.entries()) {
      if (kept[index] === true || !this.#running.has(one)) continue;
      one.isLost = true;
      for (const tell of one.lost.splice(0)) tell();
    }
  }
}
