import { DecodeError } from "../errors/decode-error.js";
import { JsonReader } from "../json/json-reader.js";
import type { Handler } from "./handler.js";

/** A member of a request that a route's path carries. */
export interface RouteMember {
  readonly name: string;
  /** How its JSON form is made of the path's text: the text as a string, or the number or boolean that it spells. */
  readonly form: "string" | "literal";
}

/** Finds out, once for a route, which JSON kind a member has, by asking the codec. */
export function routeMember(handler: Handler, name: string): RouteMember {
  const literal =
    refusesKind(handler, name, "1") && !(refusesKind(handler, name, 1) && refusesKind(handler, name, true));
  return { name, form: literal ? "literal" : "string" };
}

function refusesKind(handler: Handler, name: string, value: unknown): boolean {
  try {
    const reader = new JsonReader({ [name]: value });
    handler.readJson(reader);
    reader.end();
    return false;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.issues.some((issue) => issue.code === "type" && issue.pointer === `/${name}`);
  }
}
