import type { CallContext, Interceptor } from "@stubwright/runtime/server";

/** Which replies are kept, and for how long. */
export interface RepeatOptions {
  /** The operations, by name, whose calls have their effect once if a caller repeats them with the same id. */
  readonly operations: readonly string[];
  /** Milliseconds for which a reply is kept. Default 600,000. */
  readonly keepMs?: number | undefined;
  /** How many replies are kept. The oldest give way. Default 10,000. */
  readonly most?: number | undefined;
  /** The time in milliseconds. Default: a clock that is never put back. */
  readonly now?: (() => number) | undefined;
}

interface KeptReply {
  readonly until: number;
  readonly reply: Promise<unknown>;
  readonly headers: Headers;
}

/**
 * Makes an interceptor that answers a repeated call with the first call's reply: `Idempotency-Key` over JSON, `wsa:MessageID` over SOAP.
 * A call that comes while the first is under way waits for its reply. A failure is not kept, so the caller can try again. The replies are in
 * this process: put one caller's calls on one process, or make the handlers idempotent.
 */
export function repeatReplies(options: RepeatOptions): Interceptor {
  const { keepMs = 600_000, most = 10_000, now = uptime } = options;
  const names = new Set(options.operations);
  const kept = new Map<string, KeptReply>();
  const drop = (): void => {
    for (const [key, { until }] of kept) {
      if (until > now() && kept.size <= most) return;
      kept.delete(key);
    }
  };
  return (next) => {
    const repeated = async <Result>(
      call: CallContext,
      run: (call: CallContext) => Promise<Result>,
    ): Promise<Result> => {
      const key = keyOf(call, names);
      if (key === undefined) return run(call);
      drop();
      const known = kept.get(key);
      if (known !== undefined) return known.reply.then((reply) => again(call, known, reply as Result));
      const reply = run(call);
      kept.set(key, { until: now() + keepMs, reply, headers: call.responseHeaders });
      reply.catch(() => kept.delete(key));
      return reply;
    };
    return (call) => repeated(call, next);
  };
}

/** What a repeated call has in common with the first: caller, wire, operation and id. */
function keyOf(
  { operation, protocol, caller, messageId }: CallContext,
  names: ReadonlySet<string>,
): string | undefined {
  if (messageId === undefined || !names.has(operation)) return undefined;
  return JSON.stringify([operation, protocol, caller ?? null, messageId]);
}

function again<Result>(call: CallContext, { headers }: KeptReply, reply: Result): Result {
  for (const [name, value] of headers) call.responseHeaders.append(name, value);
  return reply;
}

function uptime(): number {
  return performance.now();
}
