/** The prefixes that can be used where a text stands: `""` is the default namespace. */
export interface PrefixReader {
  /** The namespace of a prefix; undefined where it is not declared. */
  resolve(prefix: string): string | undefined;
}

/** Declares prefixes where a text is written. */
export interface PrefixWriter {
  /** A prefix for a namespace, declared so that the text being written can use it. */
  prefixOf(namespace: string): string;
}
