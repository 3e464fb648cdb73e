import { expect, test } from "@jest/globals";
import { baseUrl } from "./derive-openapi.js";

test.each<[readonly string[], string]>([
  [["http://a.example/game/soap11"], "http://a.example/game"],
  [["https://a.example/soap11"], "https://a.example"],
  [["http://a.example/"], "http://a.example"],
  [["http://a.example"], "http://a.example"],
  [["http://a.example/s.asmx?path=/x/y"], "http://a.example"],
  [["net.tcp://a.example/s", "http://b.example/s"], "http://b.example"],
  [["jms:queue:orders"], "http://localhost:8080"],
  [[], "http://localhost:8080"],
])("%j", (addresses, want) => {
  const ports = addresses.map((address) => ({ name: "P", binding: "B", portType: "T", address }));
  expect(baseUrl([{ name: "S", documentation: undefined, ports }])).toBe(want);
});
