/** A declared fault as a caller gets it: its name in the contract, and its detail as the contract types it. */
export interface ReceivedFault {
  readonly kind: string;
  readonly detail: unknown;
}

/** The declared faults of an operation as a union that `kind` tells apart. */
export type DeclaredFault<Faults extends object> = {
  readonly [Kind in keyof Faults & string]: { readonly kind: Kind; readonly detail: Faults[Kind] };
}[keyof Faults & string];
