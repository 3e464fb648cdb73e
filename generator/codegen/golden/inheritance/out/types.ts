// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

/** XML type `{urn:golden:zoo}Animal`. */
export interface PlainAnimal {
  $type?: "Animal";
  Name: string;
}

/** XML type `{urn:golden:zoo}Animal` or a type derived from it. */
export type Animal = PlainAnimal | Dog;

/** XML type `{urn:golden:zoo}Dog`. */
export interface Dog {
  $type: "Dog";
  chip: string;
  Name: string;
  Tricks?: number;
}

/** XML type `{urn:golden:zoo}Place` or a type derived from it. */
export type Place = Cage;

/** XML type `{urn:golden:zoo}Cage`. */
export interface Cage {
  $type: "Cage";
  Bars: number;
}

/** XML type `{urn:golden:zoo}Zoo`. */
export interface Zoo {
  /** At least 1 item. */
  Resident: Animal[];
  Place: Place;
  Guard?: Dog;
}
