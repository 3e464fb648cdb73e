// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { AnyContent, CalendarDate } from "@stubwright/runtime";

/** XML type `{urn:golden:names}string`. */
export interface StringType {
  class: string;
  "line-item"?: string;
  größe: number;
  "a.b": DateType;
  earliestDateOfDeliveryThatTheCustomerAgreesTo?: CalendarDate | null;
}

/** XML type `{urn:golden:names}Date`. */
export interface DateType {
  address: AddressBilling;
  note?: string;
}

/** XML type `{urn:golden:names}address`. */
export interface AddressNames {
  street: string;
}

/** XML type `{urn:golden:billing}address`. */
export interface AddressBilling {
  iban: string;
  remark?: AnyContent;
  mark?: (AnyContent | null)[];
  /** At most 9 items. */
  tag?: AnyContent[];
}
