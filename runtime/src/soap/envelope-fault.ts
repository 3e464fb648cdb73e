import type { SoapVersion } from "./soap-version.js";

/** What an `EnvelopeFault` may carry beside its code. */
interface EnvelopeFaultFacts {
  readonly version?: SoapVersion | undefined;
  readonly notUnderstood?: readonly string[];
}

/** An envelope that is refused before its Body matters; the Fault carries no detail (SOAP 1.1 section 4.4). */
export class EnvelopeFault extends Error {
  override readonly name = "EnvelopeFault";
  /** The faultcode's local name (section 4.4.1). */
  readonly code: "Client" | "VersionMismatch" | "MustUnderstand";
  /** In which the Fault is to be sent, where that is not the envelope's or the service's own. */
  readonly version: SoapVersion | undefined;
  /** The header blocks, `{namespace}name`, that a MustUnderstand Fault is about. */
  readonly notUnderstood: readonly string[];

  constructor(code: "Client" | "VersionMismatch" | "MustUnderstand", message: string, facts: EnvelopeFaultFacts = {}) {
    super(message);
    this.code = code;
    this.version = facts.version;
    this.notUnderstood = facts.notUnderstood ?? [];
  }
}
