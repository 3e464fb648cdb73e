// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, int, string, unbounded, whole } from "@stubwright/runtime/codec";
import { animalTypes, placeTypes } from "./content.js";
import { zooNamespace } from "./namespaces.js";
import type * as types from "./types.js";

const plainAnimalElements = /* @__PURE__ */ elementTable(zooNamespace, "Animal", [["Name", 1, 1]]);

export function decodePlainAnimal(xml: XmlReader): types.PlainAnimal {
  const animal: Partial<types.PlainAnimal> = {};
  while (xml.next(plainAnimalElements)) animal.Name = xml.value(string);
  return whole<types.PlainAnimal>(animal);
}

export function encodePlainAnimal(xml: XmlWriter, animal: types.PlainAnimal): void {
  xml.value("Name", string, animal.Name);
}

export function decodeAnimal(xml: XmlReader): types.Animal {
  switch (xml.typeOf(animalTypes)) {
    case "Animal":
      return decodePlainAnimal(xml);
    case "Dog":
      return decodeDog(xml);
  }
}

export function encodeAnimal(xml: XmlWriter, animal: types.Animal): void {
  switch (animal.$type) {
    case "Dog":
      xml.type("Dog");
      encodeDog(xml, animal);
      break;
    default:
      encodePlainAnimal(xml, animal);
  }
}

const dogElements = /* @__PURE__ */ elementTable(zooNamespace, "Dog", [
  ["Name", 1, 1],
  ["Tricks", 0, 1],
]);

export function decodeDog(xml: XmlReader): types.Dog {
  const chipAttribute = xml.requiredAttribute("", "chip", string);
  const dog: Partial<types.Dog> = { $type: "Dog", chip: chipAttribute };
  for (;;) {
    const next = xml.next(dogElements);
    if (next === undefined) break;
    switch (next) {
      case "Name":
        dog.Name = xml.value(string);
        break;
      case "Tricks":
        dog.Tricks = xml.value(int);
        break;
    }
  }
  return whole<types.Dog>(dog);
}

export function encodeDog(xml: XmlWriter, dog: types.Dog): void {
  xml.attribute("chip", string, dog.chip);
  xml.value("Name", string, dog.Name);
  if (dog.Tricks !== undefined) xml.value("Tricks", int, dog.Tricks);
}

export function decodePlace(xml: XmlReader): types.Place {
  switch (xml.typeOf(placeTypes)) {
    case "Cage":
      return decodeCage(xml);
  }
}

export function encodePlace(xml: XmlWriter, place: types.Place): void {
  switch (place.$type) {
    case "Cage":
      xml.type("Cage");
      encodeCage(xml, place);
      break;
  }
}

const cageElements = /* @__PURE__ */ elementTable(zooNamespace, "Cage", [["Bars", 1, 1]]);

export function decodeCage(xml: XmlReader): types.Cage {
  const cage: Partial<types.Cage> = { $type: "Cage" };
  while (xml.next(cageElements)) cage.Bars = xml.value(int);
  return whole<types.Cage>(cage);
}

export function encodeCage(xml: XmlWriter, cage: types.Cage): void {
  xml.value("Bars", int, cage.Bars);
}

const zooElements = /* @__PURE__ */ elementTable(zooNamespace, "Zoo", [
  ["Resident", 1, unbounded],
  ["Place", 1, 1],
  ["Guard", 0, 1],
]);

export function decodeZoo(xml: XmlReader): types.Zoo {
  const zoo: Partial<types.Zoo> = {};
  for (;;) {
    const next = xml.next(zooElements);
    if (next === undefined) break;
    switch (next) {
      case "Resident":
        (zoo.Resident ??= []).push(decodeAnimal(xml));
        break;
      case "Place":
        zoo.Place = decodePlace(xml);
        break;
      case "Guard":
        zoo.Guard = decodeDog(xml);
        break;
    }
  }
  return whole<types.Zoo>(zoo);
}

export function encodeZoo(xml: XmlWriter, zoo: types.Zoo): void {
  xml.elements("Resident", zoo.Resident, encodeAnimal);
  xml.element("Place", zoo.Place, encodePlace);
  if (zoo.Guard !== undefined) xml.element("Guard", zoo.Guard, encodeDog);
}
