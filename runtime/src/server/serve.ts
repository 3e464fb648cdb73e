import { timerMs } from "../http/timer-ms.js";
import type { CallContext } from "./call-context.js";
import type { ServedOperation } from "./handler.js";
import { intercept } from "./interceptor.js";
import type { LiveCall } from "./live-call.js";
import type { ServerSettings } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";

/** Runs a call inside its interceptors and its time limit. */
export function serve<Result>(
  settings: ServerSettings,
  { call, kind }: ServedCall,
  answer: (context: CallContext) => Promise<Result>,
): Promise<Result | undefined> {
  const layered = settings.interceptors.length === 0 ? answer : insideLayers(settings, kind, answer);
  const { handlerTimeoutMs } = settings;
  return handlerTimeoutMs === undefined ? layered(call) : inTime(handlerTimeoutMs, call, layered);
}

/** A call and the kind of its operation. */
interface ServedCall {
  readonly call: LiveCall;
  readonly kind: ServedOperation["kind"];
}

/**
 * The result of a call on its way through the interceptors. Interceptors can pass it on, or keep it and return it for a
 * repeated call, but cannot make one.
 */
class Answered<Result> {
  readonly result: Result;

  constructor(result: Result) {
    this.result = result;
  }
}

/** Rejects if an interceptor does not return the result of `next`, because a caller waits for it. */
function insideLayers<Result>(
  { interceptors }: ServerSettings,
  kind: ServedCall["kind"],
  answer: (context: CallContext) => Promise<Result>,
): (context: CallContext) => Promise<Result | undefined> {
  const layered = intercept(interceptors, async (context) => new Answered(await answer(context)));
  return async (context) => {
    const answered = await layered(context);
    if (answered instanceof Answered) return answered.result;
    if (kind === "one-way" && answered === undefined) return undefined;
    throw new Error("An interceptor has not returned what next() resolved to.");
  };
}

function inTime<Result>(
  timeoutMs: number,
  call: LiveCall,
  answer: (context: CallContext) => Promise<Result>,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const cause = new DOMException(`${call.operation} took longer than ${timeoutMs} ms.`, "TimeoutError");
      call.abort(cause);
      reject(new ServiceFault("Server", "The service took too long.", { status: 503, cause }));
    }, timerMs(timeoutMs));
    const answered = (async () => answer(call))();
    answered.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
