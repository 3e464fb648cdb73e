import { expect, test } from "@jest/globals";
import type { LenientClient } from "../client/transport.js";
import type { Lenient } from "./lenient-types.js";

interface Shelf {
  readonly id: number;
  state: "full" | "empty";
  Name: string;
  Boxes: { Id: number; At: Date }[];
  Image?: Uint8Array | undefined;
}

interface Client {
  get(request: { readonly Key: string }, options?: object): Promise<Shelf>;
  clear(request: object): Promise<void>;
}

type Equal<Left, Right> =
  (<Value>() => Value extends Left ? 1 : 2) extends <Value>() => Value extends Right ? 1 : 2 ? true : false;

/** The compiler is the judge: it takes `true` only where the types are equal. */
const isEqual = <Left, Right>(equal: Equal<Left, Right>): boolean => equal;

test("any member may be absent, and an enumeration may be another text", () => {
  const shelf: Lenient<Shelf> = { state: "broken", Boxes: [{}] };
  expect(shelf.Boxes?.[0]?.At?.getTime()).toBeUndefined();
  expect(isEqual<Lenient<Shelf>["Name"], string | undefined>(true)).toBe(true);
  expect(isEqual<Lenient<Shelf>["Image"], Uint8Array | undefined>(true)).toBe(true);
  expect(isEqual<ReturnType<LenientClient<Client>["get"]>, Promise<Lenient<Shelf>>>(true)).toBe(true);
  expect(isEqual<Parameters<LenientClient<Client>["get"]>, Parameters<Client["get"]>>(true)).toBe(true);
  expect(isEqual<ReturnType<LenientClient<Client>["clear"]>, Promise<void>>(true)).toBe(true);
});
