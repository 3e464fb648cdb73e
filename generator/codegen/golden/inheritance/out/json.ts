// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { int, memberTable, string } from "@stubwright/runtime/codec";
import { animalTypes, placeTypes } from "./content.js";
import type * as types from "./types.js";

const plainAnimalMembers = /* @__PURE__ */ memberTable({ required: ["Name"] });

export function decodePlainAnimal(json: JsonReader): types.PlainAnimal {
  const sent = json.object(plainAnimalMembers);
  const animal: types.PlainAnimal = { Name: json.member("Name", sent.Name).value(string) };
  json.closeObject();
  return animal;
}

export function encodePlainAnimal(json: JsonWriter, animal: types.PlainAnimal): void {
  json.openObject();
  json.member("Name").value(string, animal.Name);
  json.closeObject();
}

export function decodeAnimal(json: JsonReader): types.Animal {
  switch (json.typeOf(animalTypes)) {
    case "Animal":
      return decodePlainAnimal(json);
    case "Dog":
      return decodeDog(json);
  }
}

export function encodeAnimal(json: JsonWriter, animal: types.Animal): void {
  switch (animal.$type) {
    case "Dog":
      encodeDog(json, animal);
      break;
    default:
      encodePlainAnimal(json, animal);
  }
}

const dogMembers = /* @__PURE__ */ memberTable({ required: ["chip", "Name"], optional: ["Tricks"] });

export function decodeDog(json: JsonReader): types.Dog {
  const sent = json.object(dogMembers);
  const dog: types.Dog = {
    $type: "Dog",
    chip: json.member("chip", sent.chip).value(string),
    Name: json.member("Name", sent.Name).value(string),
  };
  if (sent.Tricks !== undefined) dog.Tricks = json.member("Tricks", sent.Tricks).value(int);
  json.closeObject();
  return dog;
}

export function encodeDog(json: JsonWriter, dog: types.Dog): void {
  json.openObject();
  json.member("$type").value(string, "Dog");
  json.member("chip").value(string, dog.chip);
  json.member("Name").value(string, dog.Name);
  if (dog.Tricks !== undefined) json.member("Tricks").value(int, dog.Tricks);
  json.closeObject();
}

export function decodePlace(json: JsonReader): types.Place {
  switch (json.typeOf(placeTypes)) {
    case "Cage":
      return decodeCage(json);
  }
}

export function encodePlace(json: JsonWriter, place: types.Place): void {
  switch (place.$type) {
    case "Cage":
      encodeCage(json, place);
      break;
  }
}

const cageMembers = /* @__PURE__ */ memberTable({ required: ["Bars"] });

export function decodeCage(json: JsonReader): types.Cage {
  const sent = json.object(cageMembers);
  const cage: types.Cage = { $type: "Cage", Bars: json.member("Bars", sent.Bars).value(int) };
  json.closeObject();
  return cage;
}

export function encodeCage(json: JsonWriter, cage: types.Cage): void {
  json.openObject();
  json.member("$type").value(string, "Cage");
  json.member("Bars").value(int, cage.Bars);
  json.closeObject();
}

const zooMembers = /* @__PURE__ */ memberTable({ required: ["Resident", "Place"], optional: ["Guard"] });

export function decodeZoo(json: JsonReader): types.Zoo {
  const sent = json.object(zooMembers);
  const zoo: types.Zoo = {
    Resident: json.member("Resident", sent.Resident).items(decodeAnimal, { min: 1 }),
    Place: decodePlace(json.member("Place", sent.Place)),
  };
  if (sent.Guard !== undefined) zoo.Guard = decodeDog(json.member("Guard", sent.Guard));
  json.closeObject();
  return zoo;
}

export function encodeZoo(json: JsonWriter, zoo: types.Zoo): void {
  json.openObject();
  json.member("Resident").items(zoo.Resident, encodeAnimal);
  encodePlace(json.member("Place"), zoo.Place);
  if (zoo.Guard !== undefined) encodeDog(json.member("Guard"), zoo.Guard);
  json.closeObject();
}
