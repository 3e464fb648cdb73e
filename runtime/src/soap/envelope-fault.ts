/** An envelope that is refused before its Body matters; the Fault carries no detail (SOAP 1.1 section 4.4). */
export class EnvelopeFault extends Error {
  override readonly name = "EnvelopeFault";
  /** The faultcode's local name (section 4.4.1). */
  readonly code: "Client" | "VersionMismatch" | "MustUnderstand";

  constructor(code: "Client" | "VersionMismatch" | "MustUnderstand", message: string) {
    super(message);
    this.code = code;
  }
}
