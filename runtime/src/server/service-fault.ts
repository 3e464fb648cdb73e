import type { Issue } from "../errors/issue.js";
import type { EncodableFault } from "./encodable-fault.js";

/** The options of a service fault. */
export interface ServiceFaultOptions {
  /**
   * HTTP status of the JSON wire. Default: 400 for `Client`, 500 for `Server`. SOAP 1.1 faults are always 500 (section 6.2),
   * those of SOAP 1.2 400 or 500.
   */
  readonly status?: number;
  readonly issues?: readonly Issue[];
  /** A fault that the contract declares; `declaredFault` makes it. */
  readonly declared?: EncodableFault;
  /** Kept for the log hook; never sent. */
  readonly cause?: unknown;
}

/** Thrown by a handler on purpose: its message reaches the caller, as a SOAP Fault or a problem document. */
export class ServiceFault extends Error {
  override readonly name = "ServiceFault";
  /** Who has to change something (SOAP 1.1 section 4.4.1). */
  readonly code: "Client" | "Server";
  readonly status: number;
  readonly issues: readonly Issue[];
  readonly declared: EncodableFault | undefined;

  constructor(code: "Client" | "Server", message: string, options: ServiceFaultOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = options.status ?? (code === "Client" ? 400 : 500);
    this.issues = options.issues ?? [];
    this.declared = options.declared;
  }
}
