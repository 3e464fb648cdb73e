import type { NoBlocks, SoapVersionName, XmlDecoder, XmlEncoder } from "./operation.js";

/** The XML encoder of each header block, by name. */
export type XmlEncoders<Blocks extends object> = { readonly [Name in keyof Blocks]: XmlEncoder<Blocks[Name]> };

/** The XML decoder of each header block or fault detail, by name. */
export type XmlDecoders<Blocks extends object> = { readonly [Name in keyof Blocks]: XmlDecoder<Blocks[Name]> };

/** The part of an operation that sends a request over SOAP. */
export interface SoapOperation<Request, RequestHeaders extends object = NoBlocks> {
  readonly kind: "request-reply" | "one-way";
  /** The operation's name in the contract. */
  readonly name: string;
  readonly soapAction: string;
  /** The action for SOAP 1.2, if it differs from `soapAction`. */
  readonly soap12Action?: string;
  /** The SOAP versions that the contract has bindings for. Default: SOAP 1.1 only. */
  readonly soapVersions?: readonly SoapVersionName[];
  /** The SOAP versions whose bindings require WS-Addressing. Default: none. */
  readonly addressedVersions?: readonly SoapVersionName[];
  readonly request: XmlEncoder<Request>;
  readonly requestHeaders?: XmlEncoders<RequestHeaders>;
}

/**
 * A request-reply operation as a SOAP client needs it. Every `RequestReplyOperation` satisfies it; a client that
 * imports only this part need not bundle JSON codecs.
 */
export interface SoapRequestReplyOperation<
  Request,
  Reply,
  Faults extends object = NoBlocks,
  RequestHeaders extends object = NoBlocks,
  ReplyHeaders extends object = NoBlocks,
> extends SoapOperation<Request, RequestHeaders> {
  readonly kind: "request-reply";
  readonly reply: XmlDecoder<Reply>;
  readonly replyHeaders?: XmlDecoders<ReplyHeaders>;
  readonly faults?: XmlDecoders<Faults>;
}

/** A one-way operation as a SOAP client needs it. Every `OneWayOperation` satisfies it. */
export interface SoapOneWayOperation<Request, RequestHeaders extends object = NoBlocks>
  extends SoapOperation<Request, RequestHeaders> {
  readonly kind: "one-way";
}
