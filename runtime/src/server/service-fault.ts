import type { BlockCodecs, MessageElement } from "../contract/operation.js";
import type { Issue } from "../errors/issue.js";
import type { JsonWriter } from "../json/json-writer.js";
import type { XmlWriter } from "../xml/xml-writer.js";

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

/** A declared fault with its detail, ready to be written on either wire. Writing throws `EncodeError`. */
export interface EncodableFault {
  /** Its name in the contract. */
  readonly kind: string;
  readonly element: MessageElement;
  /** Writes the detail's element. */
  readonly encodeXml: (xml: XmlWriter) => void;
  /** Writes the detail as JSON. */
  readonly encodeJson: (json: JsonWriter) => void;
}

/** What a declared fault says beside its detail. */
export interface DeclaredFaultOptions {
  /** For people. Default: the fault's name. */
  readonly message?: string;
  /** Who has to change something. Default: the caller. */
  readonly code?: "Client" | "Server";
  /** HTTP status of the JSON wire. Default: 400 for `Client`, 500 for `Server`. */
  readonly status?: number;
  /** Kept for the log hook; never sent. */
  readonly cause?: unknown;
}

/** A fault that an operation declares, with its detail, for a handler to throw. */
export function declaredFault<Faults extends object, Kind extends keyof Faults & string>(
  operation: { readonly name: string; readonly faults?: BlockCodecs<Faults> },
  kind: Kind,
  detail: Faults[Kind],
  options: DeclaredFaultOptions = {},
): ServiceFault {
  const codec = operation.faults?.[kind];
  if (codec === undefined) throw new Error(`${operation.name} declares no fault ${kind}.`);
  const { message = kind, code = "Client", ...rest } = options;
  const declared = {
    kind,
    element: codec.element,
    encodeXml: (xml: Parameters<typeof codec.encodeXml>[0]) => codec.encodeXml(xml, detail),
    encodeJson: (json: Parameters<typeof codec.encodeJson>[0]) => codec.encodeJson(json, detail),
  };
  return new ServiceFault(code, message, { ...rest, declared });
}
