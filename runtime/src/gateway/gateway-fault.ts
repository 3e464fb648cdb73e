import type { CallFailure, FaultError, ProblemError } from "../client/call-error.js";
import type { MessageElement } from "../contract/operation.js";
import type { JsonWriter } from "../json/json-writer.js";
import type { CallContext } from "../server/call-context.js";
import { type FaultCode, ServiceFault, type ServiceFaultOptions } from "../server/service-fault.js";
import { versionOf } from "../soap/soap-version.js";
import type { XmlWriter } from "../xml/xml-writer.js";

/** An operation as far as a gateway must know it to pass its declared faults on. */
export interface ForwardedOperation {
  readonly name: string;
  readonly faults?: Readonly<Record<string, FaultEncoder>>;
}

/** The encoding half of a fault's codec. The type of the detail is known only to the codec. */
interface FaultEncoder {
  readonly element: MessageElement;
  readonly encodeXml: (xml: XmlWriter, detail: never) => void;
  readonly encodeJson: (json: JsonWriter, detail: never) => void;
}

/** Statuses of the service that a caller can act on. The caller gets them in place of the statuses of a failed service. */
const passedStatuses: ReadonlySet<number> = new Set([401, 403, 429, 503]);

/** HTTP headers of a refusal that say how to call again (RFC 9110, sections 10.2.3 and 11.6.1). */
const passedHeaders = ["Retry-After", "WWW-Authenticate"] as const;

/**
 * Converts the failure of a forwarded call to what the gateway's own caller gets. A fault of the service passes with its code,
 * subcodes, actor, language and detail; a declared fault stays a declared fault. A service that cannot be reached is 502, a
 * service that takes too long 504, a reply that breaks the contract 502 (RFC 9110, sections 15.6.3 and 15.6.5). The message
 * then says nothing of the service's address; the failure itself is the cause, for `onError`.
 */
export function gatewayFault(
  error: CallFailure,
  operation: ForwardedOperation | undefined,
  context: CallContext,
): unknown {
  passHeaders(error, context);
  switch (error.kind) {
    case "fault":
      return faultOfFault(error, operation);
    case "problem":
      return faultOfProblem(error, operation);
    case "timeout":
      return failed("The service behind the gateway did not answer in time.", 504, error);
    case "transport":
      return failed("The service behind the gateway cannot be reached.", 502, error);
    case "protocol":
      return failed("The service behind the gateway sent a reply that breaks the contract.", 502, error);
    case "abort":
    case "encode":
      return error;
  }
}

function passHeaders({ headers }: CallFailure, { responseHeaders }: CallContext): void {
  for (const name of passedHeaders) {
    const value = headers?.get(name) ?? undefined;
    if (value !== undefined) responseHeaders.set(name, value);
  }
}

function failed(message: string, status: number, cause: CallFailure): ServiceFault {
  return new ServiceFault("Server", message, { status: passedStatus(cause) ?? status, cause });
}

function passedStatus({ status }: CallFailure): number | undefined {
  return status !== undefined && passedStatuses.has(status) ? status : undefined;
}

function faultOfFault(error: FaultError, operation: ForwardedOperation | undefined): ServiceFault {
  const { fault, errors } = error;
  const declared = declaredIn(error, operation);
  return new ServiceFault(codeOf(error), fault.message, {
    status: passedStatus(error),
    issues: errors,
    subcodes: fault.subcodes,
    actor: fault.actor,
    language: fault.language === "" ? undefined : fault.language,
    ...(declared === undefined ? { detail: errors.length === 0 ? fault.detail : undefined } : { declared }),
  });
}

/**
 * The code of a fault, for either version of SOAP. The codes that blame the envelope, such as `MustUnderstand`, blame the
 * gateway's envelope, so the gateway's caller cannot change anything.
 */
function codeOf({ fault: { code, codeNamespace } }: FaultError): FaultCode {
  if (codeNamespace !== "" && versionOf(codeNamespace) === undefined) return `{${codeNamespace}}${code}`;
  return /^(?:Client|Server)(?:\.|$)/.test(code) ? code : "Server";
}

function faultOfProblem(error: ProblemError, operation: ForwardedOperation | undefined): ServiceFault {
  const { problem, errors } = error;
  const message = problem.detail ?? problem.title ?? `HTTP status ${problem.status}`;
  return new ServiceFault(problem.status < 500 ? "Client" : "Server", message, {
    status: problem.status,
    issues: errors,
    declared: declaredIn(error, operation),
  });
}

/** The declared fault of a failed call, ready to be written again. */
function declaredIn(
  { declared }: CallFailure,
  operation: ForwardedOperation | undefined,
): ServiceFaultOptions["declared"] {
  const codec = declared === undefined ? undefined : operation?.faults?.[declared.kind];
  if (declared === undefined || codec === undefined) return undefined;
  // The same codec has read the detail, so the detail has the codec's type.
  const detail = declared.detail as never;
  return {
    kind: declared.kind,
    element: codec.element,
    encodeXml: (xml) => codec.encodeXml(xml, detail),
    encodeJson: (json) => codec.encodeJson(json, detail),
  };
}
