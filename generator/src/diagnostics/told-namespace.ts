/** A namespace as a message says it: `namespace urn:a`, or `no namespace`. */
export function toldNamespace(namespace: string): string {
  return namespace === "" ? "no namespace" : `namespace ${namespace}`;
}
