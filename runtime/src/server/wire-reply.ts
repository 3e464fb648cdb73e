/** A reply in the form that any server can send. The server adds Content-Length. */
export interface WireReply {
  readonly status: number;
  /** Undefined if there is no body. */
  readonly contentType: string | undefined;
  readonly body: WireBody;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /**
   * Whether the request was refused while its body arrived. Then the connection is closed, and the rest is discarded.
   */
  readonly cutsOff?: boolean;
}

/** The body of a reply: text, or the bytes of a package. */
export type WireBody = TextBody | Uint8Array<ArrayBuffer>;

/** A complete text, or a text that is made while it is sent. */
export type TextBody = string | StreamedBody;

/** A body that is complete. */
export type WholeBody = Exclude<WireBody, StreamedBody>;

/** A text whose pieces are sent as they come. */
export interface StreamedBody {
  readonly pieces: AsyncIterable<string>;
  /** Closes the source of the pieces. It must always be called, after they are sent or if nobody wants them. */
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
