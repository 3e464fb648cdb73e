/**
 * A declared fault as a caller receives it: its name in the contract, and its detail with the type that the contract
 * declares.
 */
export interface ReceivedFault {
  readonly kind: string;
  readonly detail: unknown;
}

/** The declared faults of an operation as a union, discriminated by `kind`. */
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

/**
 * The member of a problem document (RFC 9457) that carries the detail of a declared fault: the fault's name, or
 * `<name>Fault` if problem documents already use that name.
 */
export function faultMember(kind: string): string {
  return problemMembers.has(kind) ? `${kind}Fault` : kind;
}
