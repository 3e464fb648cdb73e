import { expect, test } from "@jest/globals";
import { type OperationEntry, renderIndexPage } from "./index-page.js";

const spin: OperationEntry = {
  name: "SpinRequest",
  kind: "one-way",
  documentation: 'Says <b>"a & b"</b>.',
  routes: ["POST /json/reply/SpinRequest", "any /x/{Guid}"],
  jsonSample: '{ "Text": "</code><script>" }',
  soapSample: "<SpinRequest/>",
};

test("what comes from the contract is text, never markup", () => {
  const page = renderIndexPage([spin]);
  expect(page).toContain("Says &lt;b&gt;&quot;a &amp; b&quot;&lt;/b&gt;.");
  expect(page).toContain("&lt;/code&gt;&lt;script&gt;");
  expect(page).not.toContain("<script");
});

test("each operation is shown with its routes and samples, in its group", () => {
  const page = renderIndexPage([spin, { ...spin, name: "StepRequest", kind: "request-reply" }]);
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toEqual(["operations", "request-reply", "op-StepRequest", "one-way", "op-SpinRequest"]);
  expect(page).toContain("<code>any /x/{Guid}</code>");
  expect(page).toContain("<code>&lt;SpinRequest/&gt;</code>");
});

test("long words break where a screen is narrow or text is large", () => {
  const page = renderIndexPage([spin]);
  for (const element of ["h3", "header p > code", ".routes code"])
    expect(page).toMatch(new RegExp(`^${element} \\{[^}]*overflow-wrap: anywhere;`, "m"));
  expect(page).not.toContain("nowrap");
});

test("the page asks for nothing from elsewhere", () => {
  expect([...renderIndexPage([spin]).matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1])).toEqual([
    "/images/balloon-whole.svg",
    "#operations",
    "/soap11?wsdl",
    "#op-SpinRequest",
  ]);
});
