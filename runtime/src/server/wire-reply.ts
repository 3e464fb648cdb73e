/** A reply as it goes out, whatever the server under it. The server adds Content-Length. */
export interface WireReply {
  readonly status: number;
  /** Undefined where there is no body. */
  readonly contentType: string | undefined;
  readonly body: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

const none: WireReply["headers"] = [];

/** A reply with no headers of its own. */
export function wireReply(status: number, contentType: string | undefined, body: string): WireReply {
  return { status, contentType, body, headers: none };
}
