import type { BodyOutcome } from "./body-outcome.js";
import type { CallSource } from "./live-call.js";
import type { ArrivedAt } from "./public-address.js";
import type { ServerLimits } from "./server-settings.js";

/** A request as the server sees it, on any host. */
export interface ArrivedRequest extends CallSource {
  readonly method: string;
  /** The request target in origin or absolute form (RFC 9112 section 3.2), as written. */
  readonly target: string;
  readonly contentType: string | undefined;
  /** The SOAPAction header of SOAP 1.1. */
  readonly soapAction: string | undefined;
  /** Whether the request announces a body. */
  readonly hasBody: boolean;
  /** Whether the host may have dropped header lines, which could have announced the body. */
  readonly hasTooManyHeaders: boolean;
  /**
   * Whether the request has several Host headers. A proxy in front may have used another one (RFC 9112 section 3.2).
   */
  readonly hasSeveralHosts: boolean;
  /** Where the request arrived. It is only needed for addresses in the WSDL and the OpenAPI document. */
  readonly arrivedAt: () => ArrivedAt;
  /** Reads the body within the limits. Never rejects. */
  readonly readBody: (limits: ServerLimits) => BodyOutcome | Promise<BodyOutcome>;
}
