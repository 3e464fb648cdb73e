import type { BlockCodecs, MessageElement } from "../contract/operation.js";
import type { RemoteIssue } from "../errors/issue.js";
import type { JsonWriter } from "../json/json-writer.js";
import { isSendersFault } from "../soap/fault-code.js";
import type { OpenContent } from "../values/open-content.js";
import type { XmlWriter } from "../xml/xml-writer.js";

/** The options of a service fault. */
export interface ServiceFaultOptions {
  /**
   * The HTTP status of the JSON wire. Default: 400 for `Client` and codes that start with `Client.`, else 500. SOAP 1.1
   * faults always have 500 (section 6.2), those of SOAP 1.2 have 400 or 500.
   */
  readonly status?: number | undefined;
  readonly issues?: readonly RemoteIssue[] | undefined;
  /** More exact codes for SOAP 1.2, from the outermost on: `{namespace}name`. SOAP 1.1 has no place for them. */
  readonly subcodes?: readonly string[];
  /** The URI of the node that found the fault: faultactor, or the Role of SOAP 1.2. */
  readonly actor?: string | undefined;
  /** The message's language, as in `xml:lang`. Default: `en` in SOAP 1.2, none in SOAP 1.1. */
  readonly language?: string | undefined;
  /** The detail of an undeclared fault: an element for each member, by the rule of open content, and `#text`. */
  readonly detail?: OpenContent | undefined;
  /** A fault that the contract declares; `declaredFault` makes it. */
  readonly declared?: EncodableFault | undefined;
  /** The cause for `onError`; never sent. */
  readonly cause?: unknown;
}

/**
 * Who has to change something (SOAP 1.1 section 4.4.1): `Client` or `Server`, or more exactly `Client.Authentication`;
 * or a code of your own, `{namespace}name`, `{}name` in no namespace. SOAP 1.2 has only the first two, so a code of
 * your own becomes the first subcode.
 */
export type FaultCode = "Client" | "Server" | (string & {});

/** A fault that a handler throws on purpose. Its message reaches the caller, as a SOAP Fault or a problem document. */
export class ServiceFault extends Error {
  override readonly name = "ServiceFault";
  readonly code: FaultCode;
  readonly status: number;
  readonly issues: readonly RemoteIssue[];
  readonly subcodes: readonly string[];
  readonly actor: string | undefined;
  readonly language: string | undefined;
  readonly detail: OpenContent | undefined;
  readonly declared: EncodableFault | undefined;

  constructor(code: FaultCode, message: string, options: ServiceFaultOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = options.status ?? (isSendersFault(code) ? 400 : 500);
    this.issues = options.issues ?? [];
    this.subcodes = options.subcodes ?? [];
    this.actor = options.actor;
    this.language = options.language;
    this.detail = options.detail;
    this.declared = options.declared;
  }
}

/** A declared fault with its detail, which either wire can write. Writing throws `EncodeError`. */
export interface EncodableFault {
  /** The name of the fault in the contract. */
  readonly kind: string;
  readonly element: MessageElement;
  /** Writes the detail's element. */
  readonly encodeXml: (xml: XmlWriter) => void;
  /** Writes the detail as JSON. */
  readonly encodeJson: (json: JsonWriter) => void;
}

/** The options of a declared fault beyond its detail. */
export interface DeclaredFaultOptions {
  /** The message for people. Default: the fault's name. */
  readonly message?: string;
  /** Who has to change something. Default: the caller. */
  readonly code?: FaultCode;
  /** As in `ServiceFault`. */
  readonly subcodes?: readonly string[];
  readonly actor?: string | undefined;
  readonly language?: string | undefined;
  /** HTTP status of the JSON wire. Default: 400 for `Client`, 500 for `Server`. */
  readonly status?: number;
  /** The cause for `onError`; never sent. */
  readonly cause?: unknown;
}

/** Makes a declared fault with its detail, for a handler to throw. */
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
