/** A declared fault as a caller gets it: its name in the contract, and its detail as the contract types it. */
export interface ReceivedFault {
  readonly kind: string;
  readonly detail: unknown;
}

/** The declared faults of an operation as a union that `kind` tells apart. */
export type DeclaredFault<Faults extends object> = {
  readonly [Kind in keyof Faults & string]: { readonly kind: Kind; readonly detail: Faults[Kind] };
}[keyof Faults & string];

const problemMembers: ReadonlySet<string> = new Set([
  "type",
  "title",
  "status",
  "detail",
  "instance",
  "errors",
  "responseStatus",
  "fault",
  "fault",
]);

/** The member of a problem document (RFC 9457) that carries a declared fault's detail: its name, or `nameFault` where that is taken. */
export function faultMember(kind: string): string {
  return problemMembers.has(kind) ? `${kind}Fault` : kind;
}
