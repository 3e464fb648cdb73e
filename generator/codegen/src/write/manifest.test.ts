import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { generatorVersion, optionsDigest } from "./manifest.js";

test("the version in the digest is the package's", () => {
  const manifest = JSON.parse(readFileSync(new URL("../../../cli/package.json", import.meta.url), "utf8"));
  expect(generatorVersion).toBe(manifest.version);
});

test("each option that decides the output changes the digest, the output folder does not", () => {
  const options = { entry: "a.wsdl", out: "a" };
  const digests = [
    options,
    { ...options, entry: "b.wsdl" },
    { ...options, name: "b" },
    { ...options, nulls: "omit" as const },
    { ...options, namespaces: { "urn:a": "urn:b" } },
    { ...options, package: { name: "b", version: "1.0.0" } },
  ].map(optionsDigest);
  expect(new Set(digests).size).toBe(digests.length);
  expect(optionsDigest({ ...options, out: "b" })).toBe(optionsDigest(options));
});
