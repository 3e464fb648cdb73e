import { join } from "node:path";
import { beforeEach, describe, expect, test } from "@jest/globals";
import type { ContractProject } from "../testing/contract-project.js";
import { contractProjects } from "../testing/contract-project.js";

const routes = "contracts/game-play/routes.yaml";

let project: ContractProject;
const projects = contractProjects();

beforeEach(async () => {
  project = await projects.commit();
});

describe("the JSON surface of compare", () => {
  test.each<[string, RegExp, string, number, string]>([
    ["another member in a path", /popballoon\/\{Guid\}/, "popballoon/{PopBalloonId}", 1, ""],
    ["a member that is not there", /popballoon\/\{Guid\}/, "popballoon/{guid}", 3, "error routes-bad-route"],
    ["an operation that is not there", /PopBalloonRequest:/, "PopBaloon:", 3, "error routes-unknown-operation"],
    ["another verb of a path", /$/, "StepRequest:\n  - { method: GET, path: '/popballoon/{g}' }\n", 0, ""],
    [
      "a route that is taken",
      /$/,
      "StepRequest:\n  - { method: POST, path: '/popballoon/{g}' }\n",
      3,
      "routes-repeated",
    ],
    ["no YAML", /$/, "\n  ][\n", 3, "error routes-not-readable"],
  ])("routes with %s", async (_title, from, to, status, error) => {
    project.edit(routes, from, to);
    const told = await project.stubwright("compare", "HEAD", ".", "--surface", "json");
    expect(told).toMatchObject({ status, error: expect.stringContaining(error) });
  });

  test("a change of a route points at its line in both routes files", async () => {
    project.edit(routes, "/popballoon/", "/pop/");
    const { out } = await project.stubwright("compare", "HEAD", ".", "--surface", "json");
    expect(out).toMatch(
      /^ {2}at contracts\/game-play\/routes\.yaml:(\d+:\d+) \(base contracts\/game-play\/routes\.yaml:\1\)$/m,
    );
  });

  test("a base whose routes are refused today is compared nevertheless", async () => {
    project.edit(routes, /popballoon\/\{Guid\}/, "popballoon/{Gone}");
    await project.commitAll("old routes");
    project.edit(routes, /popballoon\/\{Gone\}/, "burst/{Guid}");
    const told = await project.stubwright("compare", "HEAD", ".", "--surface", "json");
    expect(told).toMatchObject({ status: 1, out: expect.stringContaining("/popballoon/{Gone}") });
    expect(told.error).toContain("error routes-bad-route: PopBalloonRequest has no member Gone");
    expect(told.error).toMatch(/^1 error; only the readable routes of HEAD \(\w+\) are compared\.$/m);
  });

  test.each([
    ["where the config says", () => ({ openapi: "contracts/game-play/openapi.yaml" })],
    ["in the output folder", () => ({ out: "contracts/game-play" })],
    ["in an output folder by its absolute path", () => ({ out: join(project.folder, "contracts/game-play") })],
  ])("the document %s", async (_title, optionsOf) => {
    const options = optionsOf();
    const { contracts } = JSON.parse(project.read("stubwright.config.json"));
    project.write("stubwright.config.json", JSON.stringify({ contracts: [{ ...contracts[0], ...options }] }));
    await project.commitAll("document");
    project.edit("contracts/game-play/openapi.yaml", '"200":', '"202":');
    expect(await project.stubwright("compare", "HEAD", ".", "--surface", "json")).toMatchObject({
      status: 1,
      out: expect.stringContaining("error success-status-changed"),
    });
  });

  test("a message that was an array when the base was generated", async () => {
    const xs = 'xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:t" targetNamespace="urn:t"';
    const answer = '<xs:sequence><xs:element name="word" type="xs:string" maxOccurs="unbounded"/></xs:sequence>';
    project.write(
      "c.wsdl",
      `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/" ${xs}>
      <types><xs:schema ${xs}><xs:element name="Ask"/><xs:element name="Answer"><xs:complexType>${answer}</xs:complexType></xs:element></xs:schema></types>
      <message name="In"><part name="p" element="t:Ask"/></message><message name="Out"><part name="p" element="t:Answer"/></message>
      <portType name="P"><operation name="Ask"><input message="t:In"/><output message="t:Out"/></operation></portType>
      <binding name="B" type="t:P"><s:binding transport="http://schemas.xmlsoap.org/soap/http"/><operation name="Ask"><input><s:body use="literal"/></input><output><s:body use="literal"/></output></operation></binding></definitions>`,
    );
    project.write(
      "stubwright.config.json",
      JSON.stringify({ contracts: [{ name: "c", entry: "c.wsdl", openapi: "c.yaml", out: "out" }] }),
    );
    project.write("c.yaml", "paths: {}\ncomponents: { schemas: { Answer: { type: array } } }\n");
    await project.commitAll("arrays");
    expect(await project.stubwright("compare", "HEAD", ".", "--surface", "json")).toMatchObject({
      status: 1,
      out: expect.stringContaining("error json-shape-changed Answer: array -> record"),
    });
  });
});
