import type { SoapVersion } from "./soap-version.js";

/** Optional facts of an `EnvelopeFault`. */
interface EnvelopeFaultFacts {
  readonly version?: SoapVersion | undefined;
  readonly notUnderstood?: readonly string[];
}

/** An envelope is refused before its Body is read. The Fault has no detail (SOAP 1.1 section 4.4). */
export class EnvelopeFault extends Error {
  override readonly name = "EnvelopeFault";
  /** The local name of the faultcode (section 4.4.1). */
  readonly code: "Client" | "VersionMismatch" | "MustUnderstand";
  /** The SOAP version of the Fault, if it is neither the envelope's nor the service's. */
  readonly version: SoapVersion | undefined;
  /** The header blocks that a MustUnderstand Fault concerns, as `{namespace}name`. */
  readonly notUnderstood: readonly string[];

  constructor(code: "Client" | "VersionMismatch" | "MustUnderstand", message: string, facts: EnvelopeFaultFacts = {}) {
    super(message);
    this.code = code;
    this.version = facts.version;
    this.notUnderstood = facts.notUnderstood ?? [];
  }
}
