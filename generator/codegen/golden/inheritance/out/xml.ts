// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { XmlReader, XmlWriter } from "@stubwright/runtime/codec";
import { elementTable, int, required, string, unbounded } from "@stubwright/runtime/codec";
import { animalTypes, placeTypes } from "./content.js";
import type { Animal, Cage, Dog, Place, PlainAnimal, Zoo } from "./types.js";

const zooNamespace = "urn:golden:zoo";

const plainAnimalElements = /* @__PURE__ */ elementTable(zooNamespace, "Animal", [["Name", 1, 1]]);

export function decodePlainAnimal(xml: XmlReader): PlainAnimal {
  const animal: Partial<PlainAnimal> = {};
  for (;;) {
    const next = xml.next(plainAnimalElements);
    if (next === undefined) {
      return {
        ...animal,
        Name: required(animal.Name),
      };
    }
    switch (next) {
      case "Name":
        animal.Name = xml.value(string);
        break;
    }
  }
}

export function encodePlainAnimal(xml: XmlWriter, animal: PlainAnimal): void {
  xml.value("Name", string, animal.Name);
}

export function decodeAnimal(xml: XmlReader): Animal {
  switch (xml.typeOf(animalTypes)) {
    case "Animal":
      return decodePlainAnimal(xml);
    case "Dog":
      return decodeDog(xml);
  }
}

export function encodeAnimal(xml: XmlWriter, animal: Animal): void {
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

export function decodeDog(xml: XmlReader): Dog {
  const chipAttribute = xml.requiredAttribute("", "chip", string);
  const dog: Partial<Dog> = {};
  for (;;) {
    const next = xml.next(dogElements);
    if (next === undefined) {
      return {
        $type: "Dog",
        chip: chipAttribute,
        ...dog,
        Name: required(dog.Name),
      };
    }
    switch (next) {
      case "Name":
        dog.Name = xml.value(string);
        break;
      case "Tricks":
        dog.Tricks = xml.value(int);
        break;
    }
  }
}

export function encodeDog(xml: XmlWriter, dog: Dog): void {
  xml.attribute("chip", string, dog.chip);
  xml.value("Name", string, dog.Name);
  if (dog.Tricks !== undefined) xml.value("Tricks", int, dog.Tricks);
}

export function decodePlace(xml: XmlReader): Place {
  switch (xml.typeOf(placeTypes)) {
    case "Cage":
      return decodeCage(xml);
  }
}

export function encodePlace(xml: XmlWriter, place: Place): void {
  switch (place.$type) {
    case "Cage":
      xml.type("Cage");
      encodeCage(xml, place);
      break;
  }
}

const cageElements = /* @__PURE__ */ elementTable(zooNamespace, "Cage", [["Bars", 1, 1]]);

export function decodeCage(xml: XmlReader): Cage {
  const cage: Partial<Cage> = {};
  for (;;) {
    const next = xml.next(cageElements);
    if (next === undefined) {
      return {
        $type: "Cage",
        ...cage,
        Bars: required(cage.Bars),
      };
    }
    switch (next) {
      case "Bars":
        cage.Bars = xml.value(int);
        break;
    }
  }
}

export function encodeCage(xml: XmlWriter, cage: Cage): void {
  xml.value("Bars", int, cage.Bars);
}

const zooElements = /* @__PURE__ */ elementTable(zooNamespace, "Zoo", [
  ["Resident", 1, unbounded],
  ["Place", 1, 1],
  ["Guard", 0, 1],
]);

export function decodeZoo(xml: XmlReader): Zoo {
  const zoo: Partial<Zoo> = {};
  for (;;) {
    const next = xml.next(zooElements);
    if (next === undefined) {
      return {
        ...zoo,
        Resident: required(zoo.Resident),
        Place: required(zoo.Place),
      };
    }
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
}

export function encodeZoo(xml: XmlWriter, zoo: Zoo): void {
  xml.elements("Resident", zoo.Resident, encodeAnimal);
  xml.element("Place", zoo.Place, encodePlace);
  if (zoo.Guard !== undefined) xml.element("Guard", zoo.Guard, encodeDog);
}
