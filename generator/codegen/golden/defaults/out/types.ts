// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { Decimal } from "@stubwright/runtime";

/** XML type `{urn:golden:defaults}Lamp`. */
export interface Lamp {
  /** Default: `white`. */
  colour?: string;
  /** Always `1.0`. */
  version?: Decimal;
  /** Default: `40`. */
  Watts: number;
  /** Always `E27`. */
  Socket?: string;
}
