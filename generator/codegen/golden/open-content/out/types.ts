// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { OpenContent } from "@stubwright/runtime";

/** XML type `{urn:golden:open}Anything`. */
export type Anything = OpenContent;
