// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DateTime } from "@stubwright/runtime";

/** XML type `{urn:golden:vault}Open`. */
export interface Open {
  Door: string;
}

/** XML type `{urn:golden:vault}Ticket`. */
export interface Ticket {
  Holder: string;
}

/** XML type `{urn:golden:vault}Locked`. */
export interface Locked {
  Until: DateTime;
}

/** XML type `{urn:golden:vault}Sealed`. */
export interface Sealed {
  By: string;
}

/** Header blocks of `Open`. */
export interface OpenHeaders {
  /** Who may come in. */
  Ticket: Ticket;
  /** @deprecated Since 2026-01-01. */
  Trace: string | null;
}

/** Header blocks of the reply of `Open`. */
export interface OpenReplyHeaders {
  Lifetime: number;
  Trace: string | null;
}

/** The faults of `Open`, each with its detail. */
export interface OpenFaults {
  /** The door stays shut for a while. */
  Locked: Locked;
  /** @deprecated It may be gone from 2027-01-01 on. */
  Unknown: string;
  Sealed: Sealed | null;
}

/** Header blocks of `Leave`. */
export interface LeaveHeaders {
  /** Who may come in. */
  Ticket: Ticket;
}
