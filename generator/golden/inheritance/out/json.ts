// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { JsonReader, JsonWriter } from "@stubwright/runtime/codec";
import { int, memberTable, required, string } from "@stubwright/runtime/codec";
import { animalTypes, placeTypes } from "./content.js";
import type { Animal, Cage, Dog, Place, PlainAnimal, Zoo } from "./types.js";

const plainAnimalMembers = /* @__PURE__ */ memberTable({ required: ["Name"] });

export function decodePlainAnimal(json: JsonReader): PlainAnimal {
  const animal: Partial<PlainAnimal> = {};
  for (;;) {
    switch (json.next(plainAnimalMembers)) {
      case "Name":
        animal.Name = json.value(string);
        break;
      case undefined:
        return {
          ...animal,
          Name: required(animal.Name),
        };
    }
  }
}

export function encodePlainAnimal(json: JsonWriter, animal: PlainAnimal): void {
  json.openObject();
  json.member("Name").value(string, animal.Name);
  json.closeObject();
}

export function decodeAnimal(json: JsonReader): Animal {
  switch (json.typeOf(animalTypes)) {
    case "Animal":
      return decodePlainAnimal(json);
    case "Dog":
      return decodeDog(json);
  }
}

export function encodeAnimal(json: JsonWriter, animal: Animal): void {
  switch (animal.$type) {
    case "Dog":
      encodeDog(json, animal);
      break;
    default:
      encodePlainAnimal(json, animal);
  }
}

const dogMembers = /* @__PURE__ */ memberTable({ required: ["chip", "Name"], optional: ["Tricks"] });

export function decodeDog(json: JsonReader): Dog {
  const dog: Partial<Dog> = { $type: "Dog" };
  for (;;) {
    switch (json.next(dogMembers)) {
      case "chip":
        dog.chip = json.value(string);
        break;
      case "Name":
        dog.Name = json.value(string);
        break;
      case "Tricks":
        dog.Tricks = json.value(int);
        break;
      case undefined:
        return {
          ...dog,
          $type: "Dog",
          chip: required(dog.chip),
          Name: required(dog.Name),
        };
    }
  }
}

export function encodeDog(json: JsonWriter, dog: Dog): void {
  json.openObject();
  json.member("$type").value(string, "Dog");
  json.member("chip").value(string, dog.chip);
  json.member("Name").value(string, dog.Name);
  if (dog.Tricks !== undefined) json.member("Tricks").value(int, dog.Tricks);
  json.closeObject();
}

export function decodePlace(json: JsonReader): Place {
  switch (json.typeOf(placeTypes)) {
    case "Cage":
      return decodeCage(json);
  }
}

export function encodePlace(json: JsonWriter, place: Place): void {
  switch (place.$type) {
    case "Cage":
      encodeCage(json, place);
      break;
  }
}

const cageMembers = /* @__PURE__ */ memberTable({ required: ["Bars"] });

export function decodeCage(json: JsonReader): Cage {
  const cage: Partial<Cage> = { $type: "Cage" };
  for (;;) {
    switch (json.next(cageMembers)) {
      case "Bars":
        cage.Bars = json.value(int);
        break;
      case undefined:
        return {
          ...cage,
          $type: "Cage",
          Bars: required(cage.Bars),
        };
    }
  }
}

export function encodeCage(json: JsonWriter, cage: Cage): void {
  json.openObject();
  json.member("$type").value(string, "Cage");
  json.member("Bars").value(int, cage.Bars);
  json.closeObject();
}

const zooMembers = /* @__PURE__ */ memberTable({ required: ["Resident", "Place"], optional: ["Guard"] });

export function decodeZoo(json: JsonReader): Zoo {
  const zoo: Partial<Zoo> = {};
  for (;;) {
    switch (json.next(zooMembers)) {
      case "Resident":
        zoo.Resident = json.items(decodeAnimal, { min: 1 });
        break;
      case "Place":
        zoo.Place = decodePlace(json);
        break;
      case "Guard":
        zoo.Guard = decodeDog(json);
        break;
      case undefined:
        return {
          ...zoo,
          Resident: required(zoo.Resident),
          Place: required(zoo.Place),
        };
    }
  }
}

export function encodeZoo(json: JsonWriter, zoo: Zoo): void {
  json.openObject();
  json.member("Resident").items(zoo.Resident, encodeAnimal);
  encodePlace(json.member("Place"), zoo.Place);
  if (zoo.Guard !== undefined) encodeDog(json.member("Guard"), zoo.Guard);
  json.closeObject();
}
