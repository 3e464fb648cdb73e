// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { DateTime, Decimal } from "@stubwright/runtime";

/** XML type `{urn:golden:prices}Price`. */
export interface Price {
  currency: string;
  net?: boolean;
  $value: Decimal;
}

/** XML type `{urn:golden:prices}Offer`. */
export interface Offer {
  id: number;
  "valid-until"?: DateTime;
  Price: Price;
}
