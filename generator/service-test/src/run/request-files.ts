import { parse } from "yaml";
import type { OperationLink, RequestExample } from "./options.js";

/**
 * Reads an examples file: a map from operation to a map from name to `request` and `reply`. Examples without a request are for the
 * mock, and left out. Throws an `Error` that says what is wrong.
 */
export function readExamples(text: string): readonly RequestExample[] {
  return entriesOf(parse(text) ?? {}, "the file").flatMap(([operation, named]) =>
    entriesOf(named, operation).flatMap(([name, example]) => {
      const fields = new Map(entriesOf(example, `${operation}, ${name}`));
      if (!fields.has("request")) return [];
      const reply = fields.has("reply") ? { reply: fields.get("reply") } : {};
      return [{ operation, name, request: fields.get("request"), ...reply }];
    }),
  );
}

const linkKeys = ["from", "to", "take"];

/** Reads a links file: a list of `from`, `to` and `take`. Throws an `Error` that says what is wrong. */
export function readLinks(text: string): readonly OperationLink[] {
  const list: unknown = parse(text) ?? [];
  if (!Array.isArray(list)) throw new Error("a list of links is needed, each with from, to and take");
  return list.map((item: unknown, index) => {
    const fields = new Map(entriesOf(item, `link ${index + 1}`));
    const unknown = [...fields.keys()].find((key) => !linkKeys.includes(key));
    if (unknown !== undefined)
      throw new Error(`link ${index + 1}: a link has no ${unknown}; it has ${linkKeys.join(", ")}`);
    const [from, to] = [fields.get("from"), fields.get("to")];
    if (typeof from !== "string" || typeof to !== "string")
      throw new Error(`link ${index + 1}: from and to are names of operations`);
    const take = entriesOf(fields.get("take"), `link ${index + 1}, take`).map(([target, source]): [string, string] => {
      if (!target.startsWith("/") || typeof source !== "string" || !source.startsWith("/"))
        throw new Error(
          `link ${index + 1}: take maps a JSON pointer of the request to one of the reply: /Id: /orderId`,
        );
      return [target, source];
    });
    return { from, to, take: Object.fromEntries(take) };
  });
}

function entriesOf(value: unknown, place: string): readonly (readonly [string, unknown])[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error(`${place} is no map`);
  return Object.entries(value);
}
