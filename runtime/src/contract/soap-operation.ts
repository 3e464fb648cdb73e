import type { NoBlocks, SoapVersionName, XmlDecoder, XmlEncoder } from "./operation.js";

/** What writes each member: a header block by its name. */
export type XmlEncoders<Blocks extends object> = { readonly [Name in keyof Blocks]: XmlEncoder<Blocks[Name]> };

/** What reads each member: a header block, or the detail of a fault, by its name. */
export type XmlDecoders<Blocks extends object> = { readonly [Name in keyof Blocks]: XmlDecoder<Blocks[Name]> };

/** What a call over SOAP begins with. */
export interface SoapOperation<Request, RequestHeaders extends object = NoBlocks> {
  readonly kind: "request-reply" | "one-way";
  /** The contract's name. */
  readonly name: string;
  readonly soapAction: string;
  /** The action of SOAP 1.2, where it is another. */
  readonly soap12Action?: string;
  /** The versions that the contract has bindings for. Default: SOAP 1.1 alone. */
  readonly soapVersions?: readonly SoapVersionName[];
  readonly request: XmlEncoder<Request>;
  readonly requestHeaders?: XmlEncoders<RequestHeaders>;
}

/** The caller's side of an operation over SOAP. Every `RequestReplyOperation` is one. */
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

/** The caller's side of a one-way operation over SOAP. Every `OneWayOperation` is one. */
export interface SoapOneWayOperation<Request, RequestHeaders extends object = NoBlocks>
  extends SoapOperation<Request, RequestHeaders> {
  readonly kind: "one-way";
}
