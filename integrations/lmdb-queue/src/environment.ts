import { mkdirSync } from "node:fs";
import { QueueUnavailableError } from "@stubwright/runtime/queue";
import { open, type RootDatabase } from "lmdb";

/** An LMDB environment whose commits are on the disk before they are acknowledged. */
export class Environment {
  readonly root: RootDatabase;
  #isClosed = false;

  /**
   * Opens the environment in a folder, which is made if it is not there. With `overlappingSync` off a commit is flushed
   * before its promise resolves. With `eventTurnBatching` on, lmdb would leave a rejected promise that nobody can handle.
   */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.root = open({ path: folder, noSubdir: false, overlappingSync: false, eventTurnBatching: false });
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Throws `QueueUnavailableError` once the environment is closed. */
  needOpen(): void {
    if (this.#isClosed) throw new QueueUnavailableError("the queue is closed");
  }

  /**
   * Runs `action` in a write transaction, and resolves once it is on the disk. Rejects with `QueueUnavailableError` if it
   * could not be written there; nothing has changed then. Actions that come together share a commit.
   */
  async commit<Result>(action: () => Result): Promise<Result> {
    this.needOpen();
    try {
      return await this.root.transaction(action);
    } catch (error) {
      // lmdb hands over the cause of a failed commit as a second rejected promise; nobody else would handle it.
      const cause = error instanceof Error && "commitError" in error ? await causeOf(error.commitError) : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new QueueUnavailableError(`the queue cannot be written: ${reason}`, { cause });
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.root.close();
  }
}

async function causeOf(commitError: unknown): Promise<unknown> {
  try {
    return await commitError;
  } catch (cause) {
    return cause;
  }
}
