import { xmlLimits } from "../xml/xml-limits.js";
import type { CallContext } from "./call-context.js";
import type { Interceptor } from "./interceptor.js";
import { defaultServerLimits, type ListenerOptions, type ServerLimits } from "./listener-options.js";

/** The options with their defaults filled in. */
export interface ServerSettings {
  readonly limits: ServerLimits;
  readonly report: (error: unknown, call: CallContext | undefined) => void;
  readonly strictOrder: boolean;
  readonly handlerTimeoutMs: number | undefined;
  readonly interceptors: readonly Interceptor[];
  readonly understoodHeaders: ReadonlySet<string>;
}

/** Fills in the defaults. */
export function serverSettings(options: ListenerOptions): ServerSettings {
  return {
    limits: serverLimits(options.limits),
    report: reporter(options.onError ?? ((error) => console.error(error))),
    strictOrder: options.strictOrder ?? false,
    handlerTimeoutMs: options.handlerTimeoutMs,
    interceptors: options.interceptors ?? [],
    understoodHeaders: new Set(options.understoodHeaders),
  };
}

/** Fills in the default limits. A limit that is set to undefined counts as absent: nothing is larger than undefined. */
function serverLimits(said: ListenerOptions["limits"] = {}): ServerLimits {
  const { bodyBytes, bodyMs, pipelined, jsonDepth, xml } = said;
  return {
    bodyBytes: bodyBytes ?? defaultServerLimits.bodyBytes,
    bodyMs: bodyMs ?? defaultServerLimits.bodyMs,
    pipelined: pipelined ?? defaultServerLimits.pipelined,
    jsonDepth: jsonDepth ?? defaultServerLimits.jsonDepth,
    xml: xmlLimits(xml),
  };
}

function reporter(onError: NonNullable<ListenerOptions["onError"]>): ServerSettings["report"] {
  return (error, call) => {
    // One that is asynchronous may fail later, which would end the process.
    const reporting = (async () => onError(error, call))();
    reporting.catch((failure: unknown) => console.error(failure));
  };
}
