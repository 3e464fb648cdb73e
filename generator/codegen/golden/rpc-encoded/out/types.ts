// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { AnyContent } from "@stubwright/runtime";

/** XML type `{urn:golden:encoded}Stop`. */
export interface Stop {
  name: string | null;
  minute: number;
  note?: string;
  extra?: AnyContent | null;
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

/** XML type `{urn:golden:encoded}First()`. */
export interface First {
  stops: Stop[] | null;
}

/** XML type `{urn:golden:encoded}FirstResponse()`. */
export interface FirstResponse {
  return: Stop | null;
}

/** The faults of `First`, each with its detail. */
export interface FirstFaults {
  Unreachable: Stop;
}
