/**
 * The `arrayType` attribute of an encoded array: `xsd:int[3]` (SOAP 1.1 section 5.4.2). The number is left out for
 * streamed items, whose number is not yet known; only such a list has an own iterator.
 */
export function arrayType(itemType: string, items: readonly unknown[]): string {
  return `${itemType}[${Object.hasOwn(items, Symbol.iterator) ? "" : items.length}]`;
}
