/** Resolves the prefixes that are in scope at a text; `""` is the default namespace. */
export interface PrefixReader {
  /** The namespace of a prefix; undefined if it is not declared. */
  resolve(prefix: string): string | undefined;
}

/** Declares prefixes for a text that is being written. */
export interface PrefixWriter {
  /** A prefix for a namespace, declared so that the text being written can use it. */
  prefixOf(namespace: string): string;
}
