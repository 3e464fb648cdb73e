/** A reply as it goes out, whatever the server under it. The server adds Content-Length. */
export interface WireReply {
  readonly status: number;
  /** Undefined where there is no body. */
  readonly contentType: string | undefined;
  readonly body: WireBody;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Whether the request was refused while its body came: the connection is closed, and what still comes is thrown away. */
  readonly cutsOff?: boolean;
}

/** What a reply carries: text, or the octets of a package. */
export type WireBody = TextBody | Uint8Array<ArrayBuffer>;

/** Text that is whole, or one that is made while it is sent. */
export type TextBody = string | StreamedBody;

/** A body of which nothing is still to come. */
export type WholeBody = Exclude<WireBody, StreamedBody>;

/** A text whose pieces are sent as they come. */
export interface StreamedBody {
  readonly pieces: AsyncIterable<string>;
  /** Closes what the pieces come from; to be called in any case, once they are sent or nobody wants them. */
  readonly close: () => Promise<void>;
}

/** Whether a body is made while it is sent. */
export function isStreamed(body: WireBody): body is StreamedBody {
  return typeof body !== "string" && !(body instanceof Uint8Array);
}

const none: WireReply["headers"] = [];

/** A reply with no headers of its own. */
export function wireReply(status: number, contentType: string | undefined, body: WireBody): WireReply {
  return { status, contentType, body, headers: none };
}
