/**
 * What an encoded array says of its items: `xsd:int[3]` (SOAP 1.1 section 5.4.2). It does not say how many there are where they are
 * sent as they come (`StreamedItems`): only such an array has an iterator of its own.
 */
export function arrayType(itemType: string, items: readonly unknown[]): string {
  return `${itemType}[${Object.hasOwn(items, Symbol.iterator) ? "" : items.length}]`;
}
