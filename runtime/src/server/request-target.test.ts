import { expect, test } from "@jest/globals";
import { below, decodePercent, splitTarget, targetHost, withoutTrailingSlash } from "./request-target.js";

test.each([
  ["/a/b", { path: "/a/b", query: "" }],
  ["/a?b=/c?d", { path: "/a", query: "b=/c?d" }],
  ["/?", { path: "/", query: "" }],
  ["http://h:1/a?b", { path: "/a", query: "b" }],
  ["HTTPS://h?b", { path: "/", query: "b" }],
  ["http://h", { path: "/", query: "" }],
  ["//h/a", { path: "/h/a", query: "" }],
  ["/a//b///?c//d", { path: "/a/b/", query: "c//d" }],
  ["http://h//a", { path: "/a", query: "" }],
  ["//", { path: "/", query: "" }],
  ["*", undefined],
  ["h:443", undefined],
  ["ftp://h/a", undefined],
  ["a/http://h/", undefined],
])("the target %s", (target, want) => expect(splitTarget(target)).toEqual(want));

test.each([
  ["/a", "own.example"],
  ["http://other.example:81/a", "other.example:81"],
  ["/soap11?wsdl&from=http://other.example/", "own.example"],
  ["/http://other.example/", "own.example"],
])("the host of %s", (target, want) => expect(targetHost(target, "own.example")).toBe(want));

test.each([
  ["", "/a", "/a"],
  ["/api", "/API/a", "/a"],
  ["/api", "/api", "/"],
  ["/api", "/apis", undefined],
  ["/api", "/a", undefined],
])("below %j, %s", (prefix, path, want) => expect(below(prefix, path)).toBe(want));

test.each([
  ["/", "/"],
  ["/a", "/a"],
  ["/a//", "/a"],
  ["///", "/"],
])("%s without its trailing slashes", (path, want) => expect(withoutTrailingSlash(path)).toBe(want));

test.each([
  ["a", "a"],
  ["%C3%A9%2F", "\u00e9/"],
  ["%", undefined],
  ["%C3", undefined],
  ["%00", undefined],
  ["%EF%BF%BF", undefined],
])("%s without percent-encoding", (text, want) => expect(decodePercent(text)).toBe(want));
