import type { OneWayOperation, RequestReplyOperation } from "../contract/operation.js";
import { writeJson } from "../json/json-writer.js";
import { bodyElement, envelope } from "../soap/envelope-writer.js";
import { soapVersion, versionsOf } from "../soap/soap-version.js";
import type { CallOptions, Transport } from "./transport.js";

/** An operation with a sample request, whose message types are hidden, for documentation, tests and try-it pages. */
export interface SampleCall {
  readonly operation: {
    readonly name: string;
    readonly kind: "request-reply" | "one-way";
    readonly soapAction: string;
    readonly routes: readonly { readonly method: string; readonly path: string }[];
  };
  /** The request as a JSON body. */
  readonly json: () => string;
  /** The request as an envelope of the first SOAP version in the contract. */
  readonly soap: () => string;
  /** Sends the request; resolves to the reply, or to undefined for a one-way operation. */
  readonly send: (transport: Transport, options?: CallOptions) => Promise<unknown>;
}

/** Pairs an operation with a sample request. */
export function sampleCall<
  Request,
  Reply,
  Faults extends object,
  RequestHeaders extends object,
  ReplyHeaders extends object,
>(
  operation:
    | RequestReplyOperation<Request, Reply, Faults, RequestHeaders, ReplyHeaders>
    | OneWayOperation<Request, RequestHeaders>,
  request: Request,
): SampleCall {
  return {
    operation,
    json: () => writeJson((json) => operation.request.encodeJson(json, request)),
    soap: () => {
      const { element, encodeXml } = operation.request;
      const [version = "1.1"] = versionsOf(operation);
      return envelope(
        "s",
        bodyElement(element, (xml) => encodeXml(xml, request)),
        undefined,
        soapVersion(version),
      );
    },
    send: (transport, options) =>
      operation.kind === "request-reply"
        ? transport.call(operation, request, options)
        : transport.send(operation, request, options),
  };
}
