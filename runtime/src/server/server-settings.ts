import { addressingBlocks } from "../soap/addressing.js";
import type { MessageSecurity } from "../soap/message-security.js";
import { type XmlLimits, xmlLimits } from "../xml/xml-limits.js";
import type { CallContext } from "./call-context.js";
import type { Interceptor } from "./interceptor.js";

/** The options of a listener. Every option has a safe default. */
export interface ListenerOptions {
  readonly limits?: Partial<ServerLimits>;
  /** Receives the cause of every internal error, which callers never see. Default: `console.error`. */
  readonly onError?: (error: unknown, call: CallContext | undefined) => void;
  /**
   * The public URL before the contract's paths, including `basePath` and mount, for the address in the WSDL:
   * `https://games.example/v1`. Default: from the Host header.
   */
  readonly publicUrl?: string;
  /**
   * A prefix of all contract paths: `/v1`. An Express mount does not need it, because Express removes its own prefix.
   */
  readonly basePath?: string;
  /**
   * The path of SOAP and the WSDL below `basePath`: `/Orders.asmx`, for callers that know that address. Default:
   * `/soap11`.
   */
  readonly soapPath?: string;
  /**
   * Where the console page is, behind `basePath`: `/console`. It shows the contract, and everybody who reaches it can call the service
   * from there. The contract must have been generated with `"console": true`. Default: no page.
   */
  readonly console?: string;
  /**
   * The least size of a binary value, in bytes, that is sent beside the envelope in the reply to an MTOM package;
   * values of less than 32 bytes stay in the envelope. Default: all values are in the envelope, as base64.
   */
  readonly packFromBytes?: number;
  /** Whether SOAP callers must keep the element order of the schema. Default: any order. */
  readonly strictOrder?: boolean;
  /** Milliseconds until `signal` aborts and the caller gets a 503 or Server fault. Default: none. */
  readonly handlerTimeoutMs?: number;
  /** The interceptors, the outermost first. */
  readonly interceptors?: readonly Interceptor[];
  /** SOAP header blocks, as `{namespace}name`, that interceptors process: they are in `CallContext.soapHeaders`. */
  readonly understoodHeaders?: readonly string[];
  /**
   * Whether SOAP requests may, or must, have the headers of WS-Addressing, 1.0 or 2004/08. They are then checked and
   * answered: `RelatesTo`, and an `Action`, also of Faults. Replies go to the anonymous address, or to nobody; another
   * address is refused. Default: `accepted` if a binding of the contract requires WS-Addressing. Otherwise, or with
   * `false`, blocks that must be understood are refused, and others passed over.
   */
  readonly addressing?: AddressingUse | false;
  /**
   * Opens each SOAP request before anything of it is decoded, and secures replies and Faults: WS-Security, for example.
   * Replies are then single envelopes, kept until they are whole, and calls over JSON are refused with 403.
   */
  readonly messageSecurity?: MessageSecurity;
  /** Takes calls over JSON although `messageSecurity` is set: for those whom something else has authenticated. */
  readonly allowUnsecuredJson?: boolean;
}

/** Whether requests may have the headers of WS-Addressing, or must. */
export type AddressingUse = "accepted" | "required";

/** What a listener accepts from a caller before it refuses. */
export interface ServerLimits {
  /** The most bytes of a request body. Default 1 MiB; a larger body is answered with 413. */
  readonly bodyBytes: number;
  /** The most milliseconds for the arrival of a request body. Default 30,000; then the answer is 408. */
  readonly bodyMs: number;
  /**
   * The most requests that may wait for their replies on one connection. Default 256; with more, the connection is
   * closed.
   */
  readonly pipelined: number;
  /** The deepest nesting of JSON, as of elements in XML. Default 64. */
  readonly jsonDepth: number;
  readonly xml: Partial<XmlLimits>;
}

/** The limits unless `ListenerOptions.limits` sets others. */
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
  readonly addressing: AddressingUse | undefined;
  readonly messageSecurity: MessageSecurity | undefined;
  /** Whether the JSON wire is served. */
  readonly servesJson: boolean;
  readonly conventions: readonly Convention[];
}

/** Fills in the defaults. The conventions are those of the contract. */
export function serverSettings(options: ListenerOptions, conventions: readonly Convention[] = []): ServerSettings {
  return {
    limits: serverLimits(options.limits),
    packFromBytes: options.packFromBytes,
    report: reporter(options.onError ?? ((error) => console.error(error))),
    strictOrder: options.strictOrder ?? false,
    handlerTimeoutMs: options.handlerTimeoutMs,
    interceptors: options.interceptors ?? [],
    understoodHeaders: new Set([...(options.understoodHeaders ?? []), ...(options.addressing ? addressingBlocks : [])]),
    addressing: options.addressing || undefined,
    messageSecurity: options.messageSecurity,
    servesJson: options.messageSecurity === undefined || options.allowUnsecuredJson === true,
    conventions,
  };
}

/**
 * Fills in the default limits. A limit that is undefined counts as absent, because nothing is greater than undefined.
 */
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
    // An asynchronous function may fail later, which would end the process.
    const reporting = (async () => onError(error, call))();
    reporting.catch((failure: unknown) => console.error(failure));
  };
}

/**
 * `servicestack`: the paths and batches of ServiceStack's own clients, and `responseStatus` in problem documents, in
 * which they look for errors.
 */
export type Convention = "servicestack";
