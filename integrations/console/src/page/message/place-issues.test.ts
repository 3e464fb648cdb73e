import { expect, test } from "@jest/globals";
import { placeIssues } from "./place-issues.js";

const message = { body: { a: { b: [1, 2] }, "x/y": 1 }, blocks: { Ticket: { Holder: "h" } } };

test.each([
  ["", ""],
  ["/a/b/1", "/a/b/1"],
  ["/a/b/2", "/a/b"],
  ["/a/missing", "/a/missing"],
  ["/a/missing/below", "/a/missing"],
  ["/x~1y", "/x~1y"],
  ["/other/way", "/other"],
  ["#Ticket/Holder", "#Ticket/Holder"],
  ["#Ticket", "#Ticket"],
  ["nonsense", ""],
])("a problem at %s is shown at %s", (pointer, field) => {
  const { links, byField } = placeIssues([{ pointer, detail: "wrong" }], message);
  expect(links.map((link) => link.field)).toEqual([field]);
  expect([...byField.keys()]).toEqual([field]);
});
