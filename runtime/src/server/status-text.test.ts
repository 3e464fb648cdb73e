import { STATUS_CODES } from "node:http";
import { expect, test } from "@jest/globals";
import { statusText } from "./status-text.js";

// Node calls two by their names before RFC 9110, and has a joke, one that was never registered and one that is obsolete.
const others = new Set(["413", "418", "422", "509", "510"]);

test("a status has the phrase of the HTTP registry", () => {
  const registered = Object.entries(STATUS_CODES).filter(([status]) => Number(status) >= 400 && !others.has(status));
  expect(registered.map(([status]) => [status, statusText(Number(status))])).toEqual(registered);
  expect([413, 422, 499, 599].map(statusText)).toEqual([
    "Content Too Large",
    "Unprocessable Content",
    "Client Error",
    "Server Error",
  ]);
});
