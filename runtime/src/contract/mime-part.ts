/** A part of a multipart body (RFC 2046 section 5.1). */
export interface MimePart {
  /** The header fields by lower-case name, with their values as sent. */
  readonly headers: ReadonlyMap<string, string>;
  /** The body as sent; `Content-Transfer-Encoding` is not decoded. */
  readonly bytes: Uint8Array;
}

/** A multipart message, ready to be sent. */
export interface WrittenPackage {
  readonly contentType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
