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
