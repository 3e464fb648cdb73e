import type { ClientMessageSecurity, Fetch } from "@stubwright/runtime";

/** The parts of a test, each of which can be left out. */
export const phases = ["samples", "examples", "protocol", "coverage", "negative", "fuzz", "stateful"] as const;

/** One part of a test. */
export type Phase = (typeof phases)[number];

/** How a service is tested. */
export interface TestOptions {
  readonly phases?: readonly Phase[] | undefined;
  /** Names of the operations to call. Default: every operation that may be called without asking. */
  readonly operations?: readonly string[] | undefined;
  /** Names of operations that change nothing, beside those that the contract marks so: they are called anywhere. */
  readonly safe?: readonly string[] | undefined;
  /** Whether operations of a service elsewhere may be called that nobody has marked as safe or named. */
  readonly yes?: boolean | undefined;
  /** Where random values start; the same number makes the same requests. */
  readonly seed?: number | undefined;
  /** Seconds that the whole test may take. Default 60. */
  readonly seconds?: number | undefined;
  /** How many random requests each operation gets. Default 100. */
  readonly count?: number | undefined;
  /** Requests at the same time. Default 4. */
  readonly concurrency?: number | undefined;
  /** The most requests a second. Default: no limit. */
  readonly rate?: number | undefined;
  /** Milliseconds that a reply may take. Default 10,000. */
  readonly maxTimeMs?: number | undefined;
  /** HTTP headers for every request, such as credentials; no report shows them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** XML of SOAP header blocks for every request, such as WS-Security; no report shows it. */
  readonly soapHeader?: string | undefined;
  /**
   * Secures each SOAP request, and opens its reply: `createClientSecurity` of `@stubwright/ws-security`, for example. Only the
   * SOAP wire is tested then. No report shows what it adds.
   */
  readonly messageSecurity?: ClientMessageSecurity | undefined;
  /** In place of Node's own HTTP client. */
  readonly fetch?: Fetch | undefined;
  /** Requests that are known to work, by operation: the examples of a contract. */
  readonly examples?: readonly RequestExample[] | undefined;
  /** Which values of replies belong into which requests. */
  readonly links?: readonly OperationLink[] | undefined;
  /** Failures of an earlier run, which are tried first. */
  readonly corpus?: readonly CorpusEntry[] | undefined;
  /** Told how far the test is. */
  readonly onProgress?: ((text: string) => void) | undefined;
}

/** A request that is known to work, as JSON of its operation, and the reply if that is known. */
export interface RequestExample {
  readonly operation: string;
  readonly name: string;
  readonly request: unknown;
  readonly reply?: unknown;
}

/** A step from one operation to another: `take: { "/Id": "/orderId" }` puts the reply's `/orderId` into the request's `/Id`. */
export interface OperationLink {
  readonly from: string;
  readonly to: string;
  readonly take: Readonly<Record<string, string>>;
}

/** A request that has failed once, kept in a corpus. */
export interface CorpusEntry {
  readonly operation: string;
  readonly check: string;
  readonly expect: "accept" | "refuse";
  /** What was special about the request. */
  readonly point?: string | undefined;
  /** The message in the Body, as XML. */
  readonly body: string;
  /** The header blocks beside it, as XML. */
  readonly header?: string | undefined;
}
