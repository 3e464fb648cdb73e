import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import {
  type ContractProject,
  contractProjects,
  entry,
  type Outcome,
  root,
  schema,
} from "../testing/contract-project.js";

let project: ContractProject;
const projects = contractProjects();

describe("check --against", () => {
  beforeEach(async () => {
    project = await projects.commit();
  });

  test("current output and a compatible contract have no findings; a change is reported with stale files", async () => {
    project = await projects.commitGenerated();
    expect(await project.stubwright("check", "--against", "main")).toMatchObject({ status: 0, error: "" });
    project.breakContract();
    const { status, out } = await project.stubwright("check", "--against", "main");
    expect(status).toBe(1);
    expect(out).toContain("stale     generated/types.ts");
    expect(out).toContain("error member-renamed");
  });

  test("a stale file is named once on the terminal, and in the report that goes to a file", async () => {
    project = await projects.commitGenerated();
    project.breakContract();
    const named = (text: string): readonly string[] =>
      text.split("\n").filter((line) => line.includes("generated/types.ts"));
    const shown = ["  stale     generated/types.ts  (the contract now produces something else)"];
    for (const args of [
      ["--against", "main"],
      ["--against", "main", "--report", "text"],
      ["--report", "text"],
    ]) {
      const { out, error } = await project.stubwright("check", ...args);
      expect([named(out), error]).toEqual([shown, ""]);
    }
    const { out } = await project.stubwright("check", "--against", "main", "--report", "text=report.txt");
    expect(named(out)).toEqual(shown);
    expect(project.read("report.txt")).toMatch(
      /^error stubs-stale generated\/types\.ts: stale\n.*\n.*\n {2}stubwright explain stubs-stale$/m,
    );
  });

  test.each([
    [["--report", "xml"], "--report xml: the format must be one of"],
    [["--against", "main", "--report", "sarif", "--report", "json"], "Only one report can go to standard output"],
    [["--against", "main", "--surface", "soup"], "soup"],
    [["--against"], "--against needs a base outside of a pull request"],
  ])("before files are listed, options are refused: %s", async (args, text) => {
    project = await projects.commitGenerated();
    project.breakContract();
    expect(await project.stubwright("check", ...args)).toEqual({
      status: 2,
      out: "",
      error: expect.stringContaining(text),
    });
  });

  test("waivers count without a base, too, and none is unused if nothing is compared", async () => {
    project = await projects.commitGenerated();
    const waiver = "  reason: r\n  owner: o\n  expires: 2999-01-01\n";
    project.write("contracts/game-play/game-play.waivers.yaml", `- fingerprint: 0123456789abcdef\n${waiver}`);
    const args = ["check", "--report", "text", "--waivers", "mine.yaml"];
    project.write("mine.yaml", `- fingerprint: 1123456789abcdef\n${waiver}`);
    expect(await project.stubwright(...args)).toEqual({ status: 0, out: "game-play: current\n", error: "" });
    project.write("contracts/game-play/game-play.waivers.yaml", "- fingerprint: 1\n");
    expect(await project.stubwright(...args)).toMatchObject({ status: 2 });
    const { out } = await project.stubwright("check", "--against", "main", "--waivers", "mine.yaml");
    expect(out).not.toContain("waiver-unused");
  });

  test("a named document that the base lacks is an error, not a new contract", async () => {
    await project.stubwright("generate");
    const { status, error } = await project.stubwright("check", "--against", "HEAD:contracts/typo.wsdl");
    expect([status, error]).toEqual([
      4,
      expect.stringMatching(/^HEAD \([0-9a-f]+\) has no contracts\/typo\.wsdl\.\n$/),
    ]);
  });

  test("operations outside of the config's selection are not compared; a deselected operation is removed", async () => {
    const selecting = (...operations: readonly string[]): string =>
      JSON.stringify({ contracts: [{ name: "game-play", entry, out: "generated", operations }] });
    project.write("stubwright.config.json", selecting("MatchTilesPerformanceRequest", "PopBalloonRequest"));
    await project.stubwright("generate");
    await project.commitAll("two operations");
    const against = async (): Promise<readonly string[]> => {
      await project.stubwright("generate");
      const { out } = await project.stubwright("check", "--against", "main");
      return out.split("\n").filter((line) => line.startsWith("error"));
    };
    project.edit(entry, '<wsdl:operation name="CanPopBalloonRequest">', '<wsdl:operation name="MayPopBalloonRequest">');
    expect(await against()).toEqual([]);
    project.write("stubwright.config.json", selecting("MatchTilesPerformanceRequest"));
    expect(await against()).toContain("error operation-removed PopBalloonRequest: - PopBalloonRequest");
  });

  test("the config's levels and waivers count", async () => {
    project.breakContract();
    await project.stubwright("generate");
    const config = JSON.parse(project.read("stubwright.config.json"));
    const write = (compatibility: unknown): void =>
      project.write("stubwright.config.json", JSON.stringify({ ...config, compatibility }));
    expect((await project.stubwright("check", "--against", "main")).status).toBe(1);
    write({ levels: { "member-renamed": "warning" } });
    expect((await project.stubwright("check", "--against", "main")).status).toBe(0);
    write({ levels: { "member-renamed": [{ level: "off", surface: "json" }] } });
    expect((await project.stubwright("check", "--against", "main")).status).toBe(1);
    write({ levels: { "member-rename": "off" }, colour: 1 });
    const wrong = await project.stubwright("check", "--against", "main");
    expect(wrong).toMatchObject({
      status: 2,
      error: expect.stringMatching(/unknown key "colour"[\s\S]*no rule member-rename/),
    });
  });

  test("a report says that the run fails, even if no finding decides that", async () => {
    project = await projects.commitGenerated();
    project.write("generated/extra.ts", "");
    const orphaned = await project.stubwright("check", "--against", "main", "--report", "json");
    expect([orphaned.status, JSON.parse(orphaned.out)]).toMatchObject([1, { failed: true, counts: { errors: 0 } }]);
    project.edit(schema, 'type="xs:double"', 'type="xs:duple"');
    const broken = await project.stubwright("check", "--report", "json");
    expect([broken.status, JSON.parse(broken.out)]).toMatchObject([3, { failed: true, counts: { errors: 0 } }]);
  });

  test("levels count for findings about other things than messages, too", async () => {
    const config = JSON.parse(project.read("stubwright.config.json"));
    const write = (levels: unknown): void =>
      project.write("stubwright.config.json", JSON.stringify({ ...config, compatibility: { levels } }));
    project.breakContract();
    write({ "contract-version-unchanged": "error" });
    const { status, out } = await project.stubwright("compare", "main", ".", "--config", "stubwright.config.json");
    expect({ status, out }).toEqual({ status: 1, out: expect.stringContaining("error contract-version-unchanged") });
    write({ "stubs-stale": "off" });
    const off = await project.stubwright("check", "--against", "main", "--report", "json");
    expect(JSON.parse(off.out).findings.map((finding: { rule: string }) => finding.rule)).not.toContain("stubs-stale");
  });

  test.each([
    ["named in another case", { name: "GamePlay" }],
    ["not named at all", {}],
  ])(
    "what is wrong with the output is told of the contract that is compared, where that is %s",
    async (_title, named) => {
      const contract = { ...named, entry, out: "generated", routes: "contracts/game-play/routes.yaml" };
      project.write("stubwright.config.json", JSON.stringify({ contracts: [contract] }));
      await project.stubwright("generate");
      await project.commitAll("generated");
      project.edit("generated/types.ts", "export", "/* edited */ export");
      const { out } = await project.stubwright("check", "--against", "main", "--report", "json");
      const { contracts, findings } = JSON.parse(out);
      expect({ contracts, findings }).toMatchObject({
        contracts: [{ name: "game-play" }],
        findings: [{ rule: "stubs-edited", contract: "game-play" }],
      });
      expect((await project.stubwright("check", "--against", "main")).out).toContain("game-play: 1 error in 1 change");
    },
  );

  test("a GitHub pull request provides the base, and gets a summary and outputs", async () => {
    project = await projects.commitGenerated();
    await project.git("update-ref", "refs/remotes/origin/main", "HEAD");
    project.breakContract();
    const env = {
      GITHUB_BASE_REF: "main",
      GITHUB_STEP_SUMMARY: project.path("summary.md"),
      GITHUB_OUTPUT: project.path("output"),
    };
    const args = ["check", "--against", "--report", "github"];
    const { status, out } = await project.stubwrightWith(env, ...args);
    expect(status).toBe(1);
    expect(out).toMatch(/^::error file=contracts\/game-play\/game-play\.xsd,line=\d+,col=\d+,title=member-renamed::/m);
    expect(readFileSync(project.path("summary.md"), "utf8")).toContain("| ❌ | `member-renamed` |");
    expect(readFileSync(project.path("output"), "utf8")).toMatch(/^errors=\d+$/m);
  });
});

describe("generated code that changes although the contract does not", () => {
  const rulesOf = async (...args: readonly string[]): Promise<readonly string[]> => {
    const { out } = await project.stubwright(...args, "--report", "json");
    return JSON.parse(out).findings.map(
      ({ level, rule, old, new: now }: Readonly<Record<string, string>>) => `${level} ${rule} ${old} -> ${now}`,
    );
  };
  const surfacesOf = async (...args: readonly string[]): Promise<readonly string[]> => {
    const { out } = await project.stubwright(...args, "--report", "json");
    return JSON.parse(out).findings.map(({ surface }: Readonly<Record<string, string>>) => surface);
  };
  const configure = (options: object): void => {
    const { contracts } = JSON.parse(project.read("stubwright.config.json"));
    project.write("stubwright.config.json", JSON.stringify({ contracts: [{ ...contracts[0], ...options }] }));
  };

  beforeEach(async () => {
    project = await projects.commitGenerated();
  });

  test.each([
    ["check", "--against", "main"],
    ["compare", "main", "."],
  ])("%s: another way to write null is a warning, which compiles", async (...args) => {
    configure({ nulls: "omit" });
    await project.stubwright("generate");
    const warning = "warning ts-optionality-style-changed nil -> omit";
    expect(await rulesOf(...args)).toEqual([warning, warning]);
    expect(await surfacesOf(...args)).toEqual(["ts-client", "ts-server"]);
    expect(await surfacesOf(...args, "--surface", "ts-server")).toEqual(["ts-server"]);
    expect(await rulesOf(...args, "--surface", "wire")).toEqual([]);
    configure({ nulls: "nil" });
    await project.stubwright("generate");
    expect(await rulesOf(...args)).toEqual([]);
  });

  test.each([
    ["check", "--against", "main"],
    ["compare", "main", "."],
  ])(
    "%s: another TypeScript type for the values of a built-in one is told once, and breaks no wire",
    async (...args) => {
      configure({ scalars: { dateTime: "Date", integer: "string" } });
      await project.stubwright("generate");
      expect(await rulesOf(...args, "--surface", "source")).toEqual([
        "error ts-scalar-mapping-changed string -> Date",
        "error ts-scalar-mapping-changed string -> Date",
      ]);
      expect(await rulesOf(...args, "--surface", "wire")).toEqual([]);
      configure({ scalars: { dateTime: "string" } });
      await project.stubwright("generate");
      expect(await rulesOf(...args)).toEqual([]);
    },
  );

  test.each([
    ["check", "--against", "main"],
    ["compare", "main", "."],
  ])("%s: enumerations that the config opens are other types, and the same messages", async (...args) => {
    configure({ enumerations: "open" });
    await project.stubwright("generate");
    expect(await rulesOf(...args, "--surface", "source")).toEqual([
      "error ts-scalar-mapping-changed closed -> open",
      "error ts-scalar-mapping-changed closed -> open",
    ]);
    expect(await rulesOf(...args, "--surface", "wire")).toEqual([]);
  });

  test.each([
    ["check", "--against", "main"],
    ["compare", "main", "."],
  ])("%s: names that the config chooses are symbols that code imports", async (...args) => {
    const operations = { PopBalloonRequest: "popBalloon" };
    configure({ names: { types: { "{urn:game-play:types}BalloonResult": "Popped" }, operations } });
    await project.stubwright("generate");
    expect(await rulesOf(...args, "--surface", "ts-client")).toEqual([
      "error ts-symbol-changed BalloonResult -> Popped",
      "error ts-symbol-changed popBalloonRequest -> popBalloon",
    ]);
    expect((await project.stubwright(...args, "--surface", "wire")).status).toBe(0);
  });

  test("another contract name changes the names that code imports, if there are operations", async () => {
    configure({ name: "arcade" });
    expect(await rulesOf("compare", "main", ".")).toEqual([
      "error ts-symbol-changed createGamePlayClient -> createArcadeClient",
      "error ts-symbol-changed GamePlayService -> ArcadeService",
    ]);
    configure({ name: "types", entry: schema, routes: undefined });
    await project.commitAll("schemas alone");
    configure({ name: "game-types" });
    expect(await rulesOf("compare", "HEAD", ".")).toEqual([]);
  });

  test.each([
    ["no reply any more", undefined, "error ts-symbol-changed streamMatchTilesPerformanceRequest -> undefined"],
    [
      "other items",
      { MatchTilesPerformanceRequest: "Board/ArrayOfint" },
      "error ts-signature-changed Colors/int -> Board/ArrayOfint",
    ],
  ])("functions that read %s item by item", async (_title, streams, finding) => {
    configure({ streams: { MatchTilesPerformanceRequest: "Colors/int" } });
    expect(await rulesOf("compare", "main", ".")).toEqual([]);
    await project.commitAll("a streamed reply");
    configure({ streams });
    expect(await rulesOf("compare", "main", ".")).toEqual([finding]);
    expect(await rulesOf("compare", "main", ".", "--surface", "ts-server")).toEqual([]);
  });

  test.each([
    ["check", "--against", "HEAD"],
    ["compare", "HEAD", "."],
  ])("%s: arbitraries that are made no more are gone for whoever imports them", async (...args) => {
    configure({ arbitraries: true });
    await project.stubwright("generate");
    expect(await rulesOf(...args)).toEqual([]);
    await project.commitAll("arbitraries");
    expect(await rulesOf(...args)).toEqual([]);
    configure({ arbitraries: false });
    await project.stubwright("generate");
    const gone = "error ts-symbol-changed arbitraries -> undefined";
    expect(await rulesOf(...args)).toEqual([gone, gone]);
    expect(await surfacesOf(...args, "--surface", "ts-server")).toEqual(["ts-server"]);
    expect(await rulesOf(...args, "--surface", "wire")).toEqual([]);
  });

  test("an emitter that is named no more is gone, but not one that is named in another way", async () => {
    const msw = "stubwright/emitters/msw";
    configure({ arbitraries: true, emitters: [msw, "./mine.mjs"] });
    await project.commitAll("emitters");
    configure({ emitters: ["stubwright/emitters/arbitraries", { module: msw, options: {} }, "./mine.mjs"] });
    expect(await rulesOf("compare", "main", ".")).toEqual([]);
    configure({ emitters: ["stubwright/emitters/arbitraries"] });
    const gone = ["error ts-symbol-changed msw -> undefined", "error ts-symbol-changed ./mine.mjs -> undefined"];
    expect(await rulesOf("compare", "main", ".", "--surface", "ts-client")).toEqual(gone);
  });

  test("output that differs although documents and options are equal comes from another generator version", async () => {
    const manifest = "generated/stubwright.manifest.json";
    const now = project.read(manifest);
    project.edit(manifest, /("types.ts": ")[0-9a-f]+/, "$1another");
    await project.commitAll("by another generator");
    project.write(manifest, now);
    expect(await rulesOf("check", "--against", "main")).toEqual([
      "info generator-version-changed undefined -> types.ts of generated",
    ]);
    expect((await project.stubwright("check", "--against", "main")).status).toBe(0);
    project.edit("contracts/game-play/routes.yaml", /$/, "\n# a remark\n");
    await project.stubwright("generate");
    expect(await rulesOf("check", "--against", "main")).toEqual([]);
  });
});

describe("docs/ci.md", () => {
  const blocks = [...readFileSync(join(root, "docs/ci.md"), "utf8").matchAll(/^```yaml\n([\s\S]*?)^```/gm)];
  const commands = blocks.flatMap(([, text = ""]) =>
    [...text.matchAll(/npx stubwright (.*)$/gm)].map((match) => match[1] ?? ""),
  );

  test("its snippets are YAML with commands", () => {
    for (const [, text = ""] of blocks) expect(parse(text)).toEqual(expect.any(Object));
    expect(commands).toHaveLength(4);
  });

  test("an upload runs only if its file exists", () => {
    const uploads = blocks.flatMap(([, text = ""]) => [...text.matchAll(/if: (.*)\n +with: \{ sarif_file: (\S+) \}/g)]);
    expect(uploads.map(([, condition, path]) => [condition, path])).toEqual([
      ["always() && hashFiles('stubwright.sarif') != ''", "stubwright.sarif"],
    ]);
  });

  test.each(commands)("stubwright %s", async (command) => {
    project = await projects.commitGenerated();
    await project.git("update-ref", "refs/remotes/origin/main", "HEAD");
    const env = command.includes("gitlab")
      ? { CI_MERGE_REQUEST_DIFF_BASE_SHA: await project.git("rev-parse", "HEAD") }
      : { GITHUB_BASE_REF: "main" };
    const run = (): Promise<Outcome> => project.stubwrightWith(env, ...command.split(" "));
    expect(await run()).toMatchObject({ status: 0 });
    project.breakContract();
    expect(await run()).toMatchObject({ status: 1 });
  });
});
