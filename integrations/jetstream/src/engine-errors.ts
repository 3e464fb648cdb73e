import { QueueUnavailableError } from "@stubwright/runtime/queue";

/** What `ask` gives. Rejects with `QueueUnavailableError` for whatever the engine or the connection says. */
export async function asking<Result>(what: string, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof QueueUnavailableError) throw cause;
    throw unavailable(what, cause);
  }
}

/** The error of something that the engine has not done. */
export function unavailable(what: string, cause: unknown): QueueUnavailableError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new QueueUnavailableError(`${what}: ${reason}`, { cause });
}
