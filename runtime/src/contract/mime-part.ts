/** A part of a multipart body (RFC 2046 section 5.1). */
export interface MimePart {
  /** By name in lower case, as sent otherwise. */
  readonly headers: ReadonlyMap<string, string>;
  /** As sent; `Content-Transfer-Encoding` is not undone. */
  readonly octets: Uint8Array;
}

/** A message in a package, ready to be sent. */
export interface WrittenPackage {
  readonly contentType: string;
  readonly octets: Uint8Array<ArrayBuffer>;
}
