import { cpSync, renameSync, rmSync } from "node:fs";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { reportSchema } from "../../../compat/dist/report/json-report.js";
import type { ContractProject } from "../testing/contract-project.js";
import { contractProjects } from "../testing/contract-project.js";

const other = "apart/other.wsdl";
const projects = contractProjects();
let project: ContractProject;

describe("a contract that the config no longer lists", () => {
  beforeEach(async () => {
    project = await projects.commit();
    cpSync(project.path("contracts/game-play"), project.path("apart"), { recursive: true });
    renameSync(project.path("apart/game-play.wsdl"), project.path(other));
    project.edit("stubwright.config.json", "]", `, {"name":"other","entry":"${other}","out":"other"}]`);
    await project.commitAll("two contracts");
    project.edit("stubwright.config.json", /, \{"name":"other".*\}(?=\])/, "");
  });

  test("is an error for all its users, and is reported once", async () => {
    const { status, out } = await project.stubwright("compare", "HEAD", ".");
    const lines = out.split("\n").map((line) => line.replace(/[0-9a-f]{10,16}/g, "<id>"));
    expect({ status, lines }).toEqual({
      status: 1,
      lines: [
        "error contract-removed other: - apart/other.wsdl",
        "  error   soap: old clients with the new server",
        "  error   json: old clients with the new server",
        "  error   ts-client: client code that is recompiled",
        "  error   ts-server: handler code that is recompiled",
        "  stubwright explain contract-removed; stubwright waive <id>",
        "",
        "game-play: no difference that matters (. against HEAD (<id>))",
        "other: removed; . has no such contract",
        "",
      ],
    });
    const { out: ofSoap } = await project.stubwright("compare", "HEAD", ".", "--surface", "soap", "--report", "json");
    expect(JSON.parse(ofSoap).findings).toMatchObject([
      { rule: "contract-removed", contract: "other", surface: "soap" },
    ]);
  });

  test("is an error where it was the last one, with check too", async () => {
    project.write("stubwright.config.json", JSON.stringify({ contracts: [] }));
    for (const args of [
      ["compare", "HEAD", "."],
      ["check", "--against", "HEAD"],
    ]) {
      const { status, out } = await project.stubwright(...args);
      expect({ status, out }).toEqual({ status: 1, out: expect.stringContaining("error contract-removed other") });
    }
  });

  test.each([
    ["", 1],
    ["game-play", 0],
    ["other", 1],
  ])("where the contract %s is chosen", async (name, want) => {
    const chosen = name === "" ? [] : ["--contract", name];
    const { status, out } = await project.stubwright("compare", "HEAD", ".", ...chosen);
    expect([status, out.includes("contract-removed")]).toEqual([want, want === 1]);
  });

  test("check reports it, too", async () => {
    await project.stubwright("generate");
    const { status, out } = await project.stubwright("check", "--against", "HEAD");
    expect([status, out]).toEqual([1, expect.stringContaining("error contract-removed other:")]);
    expect((await project.stubwright("check", "--against", "HEAD", "--contract", "game-play")).status).toBe(0);
    project.write("second.json", project.read("stubwright.config.json"));
    await project.commitAll("another config");
    const against = await project.stubwright("check", "--against", "HEAD~1", "--config", "second.json");
    expect(against).toMatchObject({ status: 0, error: "" });
  });

  test("can be waived beside another contract, or at its old place", async () => {
    const { out } = await project.stubwright("compare", "HEAD", ".");
    const said = ["--reason", "nobody is left", "--owner", "ann", "--expires", "2999-12-31"];
    const command = /stubwright (waive [0-9a-f]{16})$/m.exec(out)?.[1] ?? "";
    expect(await project.stubwright(...command.split(" "), ...said)).toMatchObject({ status: 0, error: "" });
    expect((await project.stubwright("compare", "HEAD", ".")).status).toBe(0);
    const file = "contracts/game-play/game-play.waivers.yaml";
    const waiver = project.read(file);
    rmSync(project.path(file));
    expect((await project.stubwright("compare", "HEAD", ".")).status).toBe(1);
    project.write("apart/other.waivers.yaml", waiver);
    expect((await project.stubwright("compare", "HEAD", ".")).status).toBe(0);
  });

  test("is in every report, with the config as its place", async () => {
    const formats = [
      "json=report.json",
      "sarif=report.sarif",
      "gitlab=quality.json",
      "github=github.txt",
      "markdown=comment.md",
      "junit=report.xml",
    ];
    await project.stubwright("compare", "HEAD", ".", ...formats.flatMap((format) => ["--report", format]));
    const report = JSON.parse(project.read("report.json"));
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(reportSchema);
    expect({ valid: validate(report), errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(report.contracts).toMatchObject([
      { name: "game-play", status: "compared" },
      { name: "other", status: "removed" },
    ]);
    const told = ["contract-removed", "stubwright.config.json"];
    for (const name of ["report.sarif", "quality.json", "github.txt"])
      expect({ name, told: told.filter((text) => project.read(name).includes(text)) }).toEqual({ name, told });
    expect(project.read("comment.md")).toContain("`other` is removed.");
    expect(project.read("report.xml")).toContain('<testsuite name="other" tests="1" failures="1"');
  });
});
