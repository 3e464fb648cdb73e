// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import { type StandardSchema, standardSchema } from "@stubwright/runtime/codec";
import * as json from "./json.js";
import type * as types from "./types.js";

/** Validates `PlainAnimal`. */
export const PlainAnimalSchema: StandardSchema<types.PlainAnimal> = /* @__PURE__ */ standardSchema(
  json.decodePlainAnimal,
);

/** Validates `Animal`. */
export const AnimalSchema: StandardSchema<types.Animal> = /* @__PURE__ */ standardSchema(json.decodeAnimal);

/** Validates `Dog`. */
export const DogSchema: StandardSchema<types.Dog> = /* @__PURE__ */ standardSchema(json.decodeDog);

/** Validates `Place`. */
export const PlaceSchema: StandardSchema<types.Place> = /* @__PURE__ */ standardSchema(json.decodePlace);

/** Validates `Cage`. */
export const CageSchema: StandardSchema<types.Cage> = /* @__PURE__ */ standardSchema(json.decodeCage);

/** Validates `Zoo`. */
export const ZooSchema: StandardSchema<types.Zoo> = /* @__PURE__ */ standardSchema(json.decodeZoo);
