import type { JsonDecoder, JsonEncoder, NoBlocks } from "./operation.js";

/** The JSON encoder of each header block, by name. */
export type JsonEncoders<Blocks extends object> = { readonly [Name in keyof Blocks]: JsonEncoder<Blocks[Name]> };

/** The JSON decoder of each header block or fault detail, by name. */
export type JsonDecoders<Blocks extends object> = { readonly [Name in keyof Blocks]: JsonDecoder<Blocks[Name]> };

/** The part of an operation that sends a request over JSON. */
export interface JsonOperation<Request, RequestHeaders extends object = NoBlocks> {
  readonly kind: "request-reply" | "one-way";
  /** The operation's name in the contract, as sent on the wire. */
  readonly name: string;
  readonly request: JsonEncoder<Request>;
  readonly requestHeaders?: JsonEncoders<RequestHeaders>;
}

/**
 * A request-reply operation as a JSON client needs it. Every `RequestReplyOperation` satisfies it; a client that
 * imports only this part need not bundle XML codecs.
 */
export interface JsonRequestReplyOperation<
  Request,
  Reply,
  Faults extends object = NoBlocks,
  RequestHeaders extends object = NoBlocks,
  ReplyHeaders extends object = NoBlocks,
> extends JsonOperation<Request, RequestHeaders> {
  readonly kind: "request-reply";
  readonly reply: JsonDecoder<Reply>;
  readonly replyHeaders?: JsonDecoders<ReplyHeaders>;
  readonly faults?: JsonDecoders<Faults>;
}

/** A one-way operation as a JSON client needs it. Every `OneWayOperation` satisfies it. */
export interface JsonOneWayOperation<Request, RequestHeaders extends object = NoBlocks>
  extends JsonOperation<Request, RequestHeaders> {
  readonly kind: "one-way";
}
