import type { MessageSecurity } from "../soap/message-security.js";
import { type XmlLimits, xmlLimits } from "../xml/xml-limits.js";
import type { CallContext } from "./call-context.js";
import type { Interceptor } from "./interceptor.js";

/** How a listener behaves. Everything has a safe default. */
export interface ListenerOptions {
  readonly limits?: Partial<ServerLimits>;
  /** Gets the cause of every internal error; callers never see it. Default: `console.error`. */
  readonly onError?: (error: unknown, call: CallContext | undefined) => void;
  /**
   * What stands before the contract's paths as seen from outside, `basePath` and mount included, for the address in the
   * WSDL: `https://games.example/v1`. Default: made of the Host header.
   */
  readonly publicUrl?: string;
  /** A path prefix that every contract path has: `/v1`. Not needed under an Express mount, which strips its own. */
  readonly basePath?: string;
  /** Where SOAP is answered and the WSDL shown, behind `basePath`: `/Orders.asmx`, for callers who know that address. Default: `/soap11`. */
  readonly soapPath?: string;
  /**
   * Where the console page is, behind `basePath`: `/console`. It shows the contract, and everybody who reaches it can call the service
   * from there. The contract must have been generated with `"console": true`. Default: no page.
   */
  readonly console?: string;
  /**
   * Answers what came as an MTOM package with one, each binary value of at least so many octets beside the envelope; those of less than
   * 32 octets stay in it. By default, all values are in the envelopes of replies, as base64.
   */
  readonly packFromBytes?: number;
  /** Holds SOAP callers to the element order of the schema. Default: any order. */
  readonly strictOrder?: boolean;
  /** Milliseconds until `signal` aborts and the caller gets a 503 or Server fault. Default: none. */
  readonly handlerTimeoutMs?: number;
  /** From the outside in. */
  readonly interceptors?: readonly Interceptor[];
  /** SOAP header blocks, as `{namespace}name`, that interceptors process: they are in `CallContext.soapHeaders`. */
  readonly understoodHeaders?: readonly string[];
  /**
   * Opens each SOAP request before anything of it is decoded, and secures replies and Faults: WS-Security, for example.
   * Replies are then single envelopes, kept until they are whole, and calls over JSON are refused with 403.
   */
  readonly messageSecurity?: MessageSecurity;
  /** Takes calls over JSON although `messageSecurity` is set: for those whom something else has authenticated. */
  readonly allowUnsecuredJson?: boolean;
}

/** What a listener takes from a caller before it gives up. */
export interface ServerLimits {
  /** Octets of a request body. Default 1 MiB; more is answered 413. */
  readonly bodyBytes: number;
  /** Milliseconds until a request body must have arrived. Default 30,000; then 408. */
  readonly bodyMs: number;
  /** Requests that may wait for their replies on one connection. Default 256; it is closed where a caller sends more. */
  readonly pipelined: number;
  /** How deep members of JSON may be nested, as elements are in XML. Default 64. */
  readonly jsonDepth: number;
  readonly xml: Partial<XmlLimits>;
}

/** The limits that hold unless `ListenerOptions.limits` says otherwise. */
export const defaultServerLimits: ServerLimits = {
  bodyBytes: 1_048_576,
  bodyMs: 30_000,
  pipelined: 256,
  jsonDepth: 64,
  xml: {},
};

/** The options with their defaults filled in. */
export interface ServerSettings {
  readonly limits: ServerLimits;
  readonly packFromBytes: number | undefined;
  readonly report: (error: unknown, call: CallContext | undefined) => void;
  readonly strictOrder: boolean;
  readonly handlerTimeoutMs: number | undefined;
  readonly interceptors: readonly Interceptor[];
  readonly understoodHeaders: ReadonlySet<string>;
  readonly messageSecurity: MessageSecurity | undefined;
  /** Whether the JSON wire is served. */
  readonly servesJson: boolean;
  readonly conventions: readonly Convention[];
}

/** Fills in the defaults; the conventions are the contract's. */
export function serverSettings(options: ListenerOptions, conventions: readonly Convention[] = []): ServerSettings {
  return {
    limits: serverLimits(options.limits),
    packFromBytes: options.packFromBytes,
    report: reporter(options.onError ?? ((error) => console.error(error))),
    strictOrder: options.strictOrder ?? false,
    handlerTimeoutMs: options.handlerTimeoutMs,
    interceptors: options.interceptors ?? [],
    understoodHeaders: new Set(options.understoodHeaders),
    messageSecurity: options.messageSecurity,
    servesJson: options.messageSecurity === undefined || options.allowUnsecuredJson === true,
    conventions,
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

/**
 * `servicestack`: the paths and batches of ServiceStack's own clients, and `responseStatus` in problem documents, which they read
 * errors from.
 */
export type Convention = "servicestack";
