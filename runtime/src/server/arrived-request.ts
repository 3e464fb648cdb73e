import type { BodyOutcome } from "./body-outcome.js";
import type { CallSource } from "./live-call.js";
import type { ArrivedAt } from "./public-address.js";
import type { ServerLimits } from "./server-settings.js";

/** A request as the server sees it, whatever host it came in on. */
export interface ArrivedRequest extends CallSource {
  readonly method: string;
  /** The request target in origin or absolute form (RFC 9112 section 3.2), as written. */
  readonly target: string;
  readonly contentType: string | undefined;
  /** SOAP 1.1's header. */
  readonly soapAction: string | undefined;
  /** Whether it announces a body. */
  readonly hasBody: boolean;
  /** Whether the host may have left out header lines, which may have announced the body. */
  readonly hasTooManyHeaders: boolean;
  /** Whether it has more than one Host header: whoever stands in front may have looked at another than we do (RFC 9112 section 3.2). */
  readonly hasSeveralHosts: boolean;
  /** Where it arrived; asked only for addresses in the WSDL and the OpenAPI document. */
  readonly arrivedAt: () => ArrivedAt;
  /** Reads the body within the limits. Never rejects. */
  readonly readBody: (limits: ServerLimits) => BodyOutcome | Promise<BodyOutcome>;
}
