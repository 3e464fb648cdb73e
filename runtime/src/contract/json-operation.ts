import type { JsonDecoder, JsonEncoder, NoBlocks } from "./operation.js";

/** What writes each member: a header block by its name. */
export type JsonEncoders<Blocks extends object> = { readonly [Name in keyof Blocks]: JsonEncoder<Blocks[Name]> };

/** What reads each member: a header block, or the detail of a fault, by its name. */
export type JsonDecoders<Blocks extends object> = { readonly [Name in keyof Blocks]: JsonDecoder<Blocks[Name]> };

/** What a call over JSON begins with. */
export interface JsonOperation<Request, RequestHeaders extends object = NoBlocks> {
  readonly kind: "request-reply" | "one-way";
  /** The contract's name, as on the wire. */
  readonly name: string;
  readonly request: JsonEncoder<Request>;
  readonly requestHeaders?: JsonEncoders<RequestHeaders>;
}

/** The caller's side of an operation over JSON. Every `RequestReplyOperation` is one. */
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

/** The caller's side of a one-way operation over JSON. Every `OneWayOperation` is one. */
export interface JsonOneWayOperation<Request, RequestHeaders extends object = NoBlocks>
  extends JsonOperation<Request, RequestHeaders> {
  readonly kind: "one-way";
}
