import type { RequestListener } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { ListenerOptions } from "@stubwright/runtime/server";
import { parse } from "yaml";
import { generateModules } from "../testing/generated-modules.js";
import { TestServers } from "../wire/test-servers.js";
import { messageParts } from "./message-parts-wsdl.js";

const folder = fileURLToPath(new URL("./served-openapi-modules/", import.meta.url));

interface Generated {
  createServedListener(service: object, options?: ListenerOptions): RequestListener;
}

const servers = new TestServers();
afterAll(() => servers.closeAll());

let generated: Generated;

beforeAll(async () => {
  const module = await generateModules(folder, { name: "served", wsdl: messageParts });
  generated = await import(module("server"));
});

test.each<[title: string, options: ListenerOptions, path: string, address: string | undefined]>([
  ["where the service is", {}, "", undefined],
  ["below its base path", { basePath: "/api" }, "/api", undefined],
  ["at its public address", { publicUrl: "https://shop.example/v1/" }, "", "https://shop.example/v1"],
])("the OpenAPI document is served %s, in both forms, with its address", async (_, options, path, address) => {
  const base = await servers.start(generated.createServedListener({}, options));
  const json = await fetch(`${base}${path}/openapi.json`);
  expect([json.status, json.headers.get("content-type")]).toEqual([200, "application/json"]);
  const document: { servers: object[]; paths: object } = JSON.parse(await json.text());
  expect(document.servers).toEqual([{ url: address ?? base + path }]);
  expect(Object.keys(document.paths)).toContain("/json/reply/Store");
  const yaml = await fetch(`${base}${path}/openapi.yaml`);
  expect([yaml.status, yaml.headers.get("content-type")]).toEqual([200, "application/yaml"]);
  expect(parse(await yaml.text())).toEqual(document);
});

test("it is read, and nothing else", async () => {
  const base = await servers.start(generated.createServedListener({}));
  expect((await fetch(`${base}/openapi.json`, { method: "HEAD" })).status).toBe(200);
  expect((await fetch(`${base}/openapi.json`, { method: "POST", body: "{}" })).status).toBe(404);
  expect((await fetch(`${base}/openapi.txt`)).status).toBe(404);
});
