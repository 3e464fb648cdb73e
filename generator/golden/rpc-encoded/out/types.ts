// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:encoded}Stop`. */
export interface Stop {
  name: string | null;
  minute: number;
}

/** XML type `{urn:golden:encoded}Plan()`. */
export interface Plan {
  stops: Stop[] | null;
  speed: number;
}

/** XML type `{urn:golden:encoded}PlanResponse()`. */
export interface PlanResponse {
  minutes: number[][] | null;
  remark: string | null;
}
