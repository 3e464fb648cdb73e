import { isSimple, type RandomElement, type RandomSimple, type RandomType } from "./random-contract.js";
import { randomValue } from "./random-message.js";
import type { RandomSource } from "./random-source.js";

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A random valid message of a flat type as JSON, in the form of generated code. A message is never an array. */
export function randomJson(type: RandomType, random: RandomSource): Json {
  return membersOf(type, elementsOf(type), random);
}

/** A value inside a message: a type of one repeated element is an array. */
function inner(type: RandomType, random: RandomSource): Json {
  const elements = elementsOf(type);
  const [only] = elements;
  if (only !== undefined && elements.length === 1 && only.max > 1 && type.attributes.length === 0) {
    return items(only, random);
  }
  return membersOf(type, elements, random);
}

function elementsOf({ content }: RandomType): readonly RandomElement[] {
  return content.items.filter((item): item is RandomElement => item.kind === "element");
}

function membersOf(type: RandomType, elements: readonly RandomElement[], random: RandomSource): Json {
  const members: Record<string, Json> = {};
  for (const { name, required, type: own } of type.attributes) {
    if (required || random.chance(0.6)) members[name] = scalar(own, random);
  }
  for (const element of elements) {
    if (element.min === 0 && random.chance(0.4)) continue;
    members[element.name] = element.max > 1 ? items(element, random) : value(element, random);
  }
  return members;
}

function items(element: RandomElement, random: RandomSource): readonly Json[] {
  const most = Math.min(element.max, element.min + 2);
  const count =
    random.chance(0.2) && element.max < 9 ? element.max : element.min + random.below(most - element.min + 1);
  return Array.from({ length: count }, () => value(element, random));
}

function value(element: RandomElement, random: RandomSource): Json {
  if (element.nillable && random.chance(0.4)) return null;
  return isSimple(element.type) ? scalar(element.type, random) : inner(element.type, random);
}

function scalar(type: RandomSimple, random: RandomSource): Json {
  if (type.members !== undefined) return scalar(random.pick(type.members), random);
  const text = randomValue(type, random);
  switch (type.base) {
    case "int":
    case "short":
    case "unsignedByte":
      return Number(text);
    case "boolean":
      return text === "true" || text === "1";
    default:
      return text;
  }
}
