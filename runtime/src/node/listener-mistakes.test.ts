import { expect, test } from "@jest/globals";
import { createListener, handle } from "../server.js";
import { createEchoListener, echo } from "../testing/echo-contract.js";

test.each(["v1", "//v1", "http://games.example/v1"])("the base path or SOAP path %s is a mistake", (path) => {
  expect(() => createEchoListener({}, { basePath: path })).toThrow("basePath begins with one slash");
  expect(() => createEchoListener({}, { soapPath: path })).toThrow("soapPath begins with one slash");
});

test.each(["/a b", "/ä", "/a?b", "/a#b"])(
  "the base path or SOAP path %s is refused, because no caller sends it",
  (path) => {
    expect(() => createEchoListener({}, { basePath: path })).toThrow("basePath is a path as it is sent");
    expect(() => createEchoListener({}, { soapPath: path })).toThrow("soapPath is a path as it is sent");
  },
);

test("two handlers for one operation are a mistake", () => {
  const handler = handle(echo, () => ({ Level: 1 }));
  const endpoint = { soapPath: "/soap11", contract: () => Promise.reject(new Error("none")) };
  expect(() => createListener([handler, handler], endpoint)).toThrow("Two handlers");
});
