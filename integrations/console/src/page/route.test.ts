import { expect, test } from "@jest/globals";
import { parseRoute, type Route, routeHref } from "./route.js";
import { packMessage, unpackMessage } from "./shared-message.js";

test.each<Route>([
  { kind: "overview" },
  { kind: "type", name: "Größe/x" },
  { kind: "operation", name: "A?b#c%", tab: "about" },
  { kind: "operation", name: "A", tab: "code" },
  { kind: "operation", name: "A", tab: "try", shared: "abc_-" },
])("%o has an address that leads back to it", (route) => {
  expect(parseRoute(routeHref(route))).toEqual(route);
});

test.each(["", "#", "#/", "#//x", "#/nothing/x", "#/operations/", "#/operations"])("%s is the overview", (hash) => {
  expect(parseRoute(hash)).toEqual({ kind: "overview" });
});

test("a message survives its address; what is no message is undefined", () => {
  const message = { body: { text: "ä€😀<>" }, blocks: { Ticket: [1] } };
  expect(packMessage(message)).toMatch(/^[\w-]+$/);
  expect(unpackMessage(packMessage(message))).toEqual(message);
  for (const text of ["", "%", "AAAA", btoa("[]"), btoa('{"body":1}'), btoa('{"body":1,"blocks":[]}')])
    expect(unpackMessage(text)).toBeUndefined();
});
