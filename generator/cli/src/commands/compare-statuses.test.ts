import { beforeEach, describe, expect, test } from "@jest/globals";
import { type ContractProject, contractProjects, entry, schema, stubwrightIn } from "../testing/contract-project.js";

let project: ContractProject;
const projects = contractProjects();

beforeEach(async () => {
  project = await projects.commit();
});

describe("exit statuses", () => {
  test.each<[string, readonly string[], number, RegExp]>([
    [
      "a revision that is not there",
      ["compare", "nowhere", "."],
      4,
      /not in this clone[\s\S]*git fetch --depth=1 origin nowhere:nowhere/,
    ],
    [
      "a base of a kind that there is not",
      ["compare", "npm:games@1", "."],
      4,
      /^The revision npm is not in this clone\. npm:games@1 was read as <revision>:<path>, because it does not begin with git:/,
    ],
    [
      "a remote branch that is not there",
      ["compare", "origin/main", "."],
      4,
      /git fetch --depth=1 origin \+refs\/heads\/main:refs\/remotes\/origin\/main/,
    ],
    ["a revision that looks like an option", ["compare", "git:--all", "."], 4, /not in this clone\.\n$/],
    [
      "a commit of a repository with SHA-256",
      ["compare", "ab".repeat(32), "."],
      4,
      /git fetch --depth=1 origin (ab){32}\n$/,
    ],
    ["a commit before the first one", ["compare", "HEAD~9", "."], 4, /^The revision HEAD~9 is not in this clone\.\n$/],
    ["no revision", ["compare", "git:", "."], 2, /^git: names no revision/],
    ["a merge base of nothing", ["compare", "git-merge-base:", "."], 2, /git-merge-base: names no revision/],
    [
      "a service that is not there",
      ["compare", "http://127.0.0.1:1/x.wsdl", "."],
      4,
      /x\.wsdl cannot be read: bad port\./,
    ],
    ["a file that is not there", ["compare", "none.wsdl", "."], 2, /There is no none\.wsdl/],
    ["a folder that is not there", ["check", "--against", "../old"], 2, /There is no \.\.\/old in /],
    ["one with its last slash", ["compare", "released/", "."], 2, /There is no released\/ in /],
    ["the URL of a file that is not there", ["compare", "file:///none.wsdl", "."], 2, /There is no \/none\.wsdl/],
    ["the URL of a file elsewhere", ["compare", ".", "file:///a%2Fb.wsdl"], 2, /There is no file:\/\/\/a%2Fb\.wsdl/],
    ["an empty base, as of a variable that is not set", ["compare", "", "."], 2, /The name of one side is empty/],
    ["an empty --against", ["check", "--against", ""], 2, /The name of one side is empty/],
    [
      "an unknown report",
      ["compare", "HEAD", ".", "--report", "pdf"],
      2,
      /--report pdf: the format must be one of text, json/,
    ],
    [
      "two reports to one output",
      ["compare", "HEAD", ".", "--report", "json", "--report", "sarif"],
      2,
      /Only one report/,
    ],
    [
      "a file of waivers that is not there",
      ["compare", "HEAD", ".", "--waivers", "none.yaml"],
      2,
      /none\.yaml cannot be read: there is no such file\./,
    ],
    [
      "a file of waivers that is a folder",
      ["compare", "HEAD", ".", "--waivers", "contracts"],
      2,
      /contracts cannot be read: it is a folder\./,
    ],
    ["a config that is a folder", ["check", "--config", "contracts"], 2, /contracts: EISDIR/],
    ["an unknown surface", ["compare", "HEAD", ".", "--surface", "rest"], 2, /There is no surface rest/],
    ["an unknown level", ["compare", "HEAD", ".", "--fail-on", "bad"], 2, /--fail-on is one of error/],
    ["an option of a command", ["compare", "--al"], 2, /\(for help, run stubwright compare --help\)/],
    ["--against outside of CI", ["check", "--against"], 2, /needs a base/],
  ])("%s", async (_title, args, status, text) => {
    const outcome = await project.stubwright(...args);
    expect({ status: outcome.status, error: outcome.error }).toEqual({ status, error: expect.stringMatching(text) });
  });

  test("the path of a revision's document starts at the top of the repository, in whatever folder the command runs", async () => {
    project.breakContract();
    const folder = project.path("contracts/game-play");
    const compared = ["HEAD:game-play.wsdl", "HEAD:./game-play.wsdl", `HEAD:${entry}`].map(async (base) => {
      const { status, error } = await stubwrightIn(folder, ["compare", base, "game-play.wsdl"]);
      return { status, error };
    });
    const hint = "The path starts at the top of the repository. For a path from the current folder, begin with ./.";
    expect(await Promise.all(compared)).toEqual([
      { status: 4, error: expect.stringContaining(`has no game-play.wsdl. ${hint}`) },
      { status: 1, error: "" },
      { status: 1, error: "" },
    ]);
  });

  test("before the first commit there is no revision, and no advice to fetch it", async () => {
    await project.git("update-ref", "-d", "HEAD");
    const { status, error } = await project.stubwright("compare", "HEAD", ".");
    expect({ status, error }).toEqual({ status: 4, error: "The revision HEAD is not in this clone.\n" });
  });

  test.each([
    ["\uFEFF{}", 0, ""],
    [
      '{"compatability":{"failOn":"never"}}',
      2,
      'c.json has an unknown key "compatability". The known keys are contracts, comp',
    ],
    ['{"compatibility":{"failOn":"never",}}', 2, "c.json is not JSON: "],
  ])("a config of %j", async (text, status, error) => {
    project.write("c.json", text);
    const outcome = await project.stubwright("compare", "HEAD", ".", "--config", "c.json");
    expect(outcome).toMatchObject({ status, error: expect.stringContaining(error) });
  });

  test("a contract that does not load gives status 3 and no comparison", async () => {
    project.edit(schema, 'type="xs:double"', 'type="xs:duple"');
    const { status, out, error } = await project.stubwright("compare", "HEAD", ".");
    expect({ status, out }).toEqual({ status: 3, out: "" });
    expect(error).toContain("wsdl-operation-left-out");
    expect(error).toContain("routes-unknown-operation");
    expect(error).toContain("nothing was compared");
  });

  test("levels, surfaces and --fail-on decide the status", async () => {
    project.edit(schema, 'name="PopBalloonId" type="xs:int"', 'name="PopBalloonId" type="xs:long"');
    expect((await project.stubwright("compare", "HEAD", ".")).status).toBe(1);
    expect((await project.stubwright("compare", "HEAD", ".", "--surface", "soap")).status).toBe(0);
    expect((await project.stubwright("compare", "HEAD", ".", "--surface", "soap", "--order", "nc")).status).toBe(1);
    expect((await project.stubwright("compare", "HEAD", ".", "--fail-on", "never")).status).toBe(0);
    expect((await project.stubwright("compare", "HEAD", ".", "--surface", "soap", "--fail-on", "info")).status).toBe(1);
  });
});
