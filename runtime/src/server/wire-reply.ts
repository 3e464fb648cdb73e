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

/** What a reply carries: text that is whole, or one that is made while it is sent. */
export type WireBody = string | StreamedBody;

/** A text whose pieces are sent as they come. */
export interface StreamedBody {
  readonly pieces: AsyncIterable<string>;
  /** Closes what the pieces come from; to be called in any case, once they are sent or nobody wants them. */
  readonly close: () => Promise<void>;
}

const none: WireReply["headers"] = [];

/** A reply with no headers of its own. */
export function wireReply(status: number, contentType: string | undefined, body: WireBody): WireReply {
  return { status, contentType, body, headers: none };
}
