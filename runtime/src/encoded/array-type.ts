/** What an encoded array says of its items: `xsd:int[3]` (SOAP 1.1 section 5.4.2). */
export function arrayType(itemType: string, items: readonly unknown[]): string {
  return `${itemType}[${items.length}]`;
}
