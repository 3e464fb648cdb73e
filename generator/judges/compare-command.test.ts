import { execFile } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { XmlDocument } from "libxml2-wasm";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folders: string[] = [];
let folder: string;

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly error: string;
}

function execute(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const { GITHUB_BASE_REF: _ref, ...own } = process.env;
  return new Promise((done) => {
    execFile(command, [...args], { cwd: folder, env: { ...own, ...env } }, (error, out, errorText) => {
      done({ status: typeof error?.code === "number" ? error.code : 0, out, error: errorText });
    });
  });
}

function stubwright(...args: readonly string[]): Promise<Outcome> {
  return execute(process.execPath, [join(root, "generator/bin/stubwright.js"), ...args]);
}

async function git(...args: readonly string[]): Promise<string> {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  const { status, out, error } = await execute("git", [...author, ...args]);
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${error}`);
  return out.trim();
}

async function commitAll(message: string): Promise<void> {
  await git("add", "-A");
  await git("commit", "-qm", message);
}

const schema = "contracts/game-play/game-play.xsd";
const entry = "contracts/game-play/game-play.wsdl";

function edit(path: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, path), "utf8");
  const after = before.replace(from, to);
  if (after === before) throw new Error(`Nothing to edit in ${path}.`);
  writeFileSync(join(folder, path), after);
}

/** Renames a field, as a colleague would. */
function breakContract(): void {
  edit(schema, 'name="PopBalloonId"', 'name="BalloonId"');
}

beforeEach(async () => {
  folder = newProject();
  await git("init", "-q", "-b", "main");
  await commitAll("one");
});

/** The output for the contract as it is, made once. */
let generated: string;

beforeAll(async () => {
  folder = newProject();
  await stubwright("generate");
  generated = join(folder, "generated");
});

function newProject(): string {
  const path = mkdtempSync(join(tmpdir(), "stubwright-compare-"));
  folders.push(path);
  cpSync(join(root, "contracts"), join(path, "contracts"), { recursive: true });
  const contract = { name: "game-play", entry, routes: "contracts/game-play/routes.yaml", out: "generated" };
  writeFileSync(join(path, "stubwright.config.json"), JSON.stringify({ contracts: [contract] }));
  return path;
}

afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

describe("bases", () => {
  test("a revision, with its imports as they were; the tree and the index stay as they are", async () => {
    breakContract();
    const before = await git("status", "--porcelain");
    const { status, out, error } = await stubwright("compare", "HEAD", entry);
    expect(error).toBe("");
    expect(status).toBe(1);
    expect(out).toContain("error member-renamed PopBalloonRequest/PopBalloonId: PopBalloonId -> BalloonId");
    expect(out).toMatch(
      /at contracts\/game-play\/game-play\.xsd:\d+:\d+ \(base contracts\/game-play\/game-play\.xsd:\d+:\d+\)/,
    );
    expect(out).toContain("reached by PopBalloonRequest");
    expect(await git("status", "--porcelain")).toBe(before);
  });

  test.each<[string, string, string]>([
    ["revision:path", `HEAD:${entry}`, "."],
    ["git:revision:path", `git:main:${entry}`, entry],
    ["a tag", "v1", "."],
    ["a merge base", "git-merge-base:main", "."],
    ["a folder", "released", "."],
    ["a file", `file:released/${entry}`, entry],
  ])("%s", async (_title, base, head) => {
    await git("tag", "v1");
    cpSync(join(folder, "contracts"), join(folder, "released/contracts"), { recursive: true });
    expect(await stubwright("compare", base, head)).toMatchObject({ status: 0, error: "" });
    breakContract();
    expect((await stubwright("compare", base, head)).status).toBe(1);
  });

  test("the merge base is not the branch: what happened there since is no change of ours", async () => {
    await git("checkout", "-qb", "feature");
    await commitAll("nothing").catch(() => undefined);
    await git("checkout", "-q", "main");
    breakContract();
    await commitAll("two");
    await git("checkout", "-q", "feature");
    expect((await stubwright("compare", "main", ".")).status).toBe(1);
    expect((await stubwright("compare", "git-merge-base:main", ".")).status).toBe(0);
  });

  test("files that moved since are found through the base's own config", async () => {
    renameSync(join(folder, "contracts"), join(folder, "moved"));
    edit("stubwright.config.json", /contracts\/game-play/g, "moved/game-play");
    expect(await stubwright("compare", "HEAD", ".")).toMatchObject({ status: 0 });
  });

  test("a running service, with its schemas", async () => {
    const server = createServer((request, response) => {
      const name = /[?]xsd=(.*)/.exec(request.url ?? "")?.[1] ?? "game-play.wsdl";
      const text = readFileSync(join(root, "contracts/game-play", decodeURIComponent(name)), "utf8");
      response.end(text.replace(/(schemaLocation=")([^"?]+\.xsd")/g, "$1?xsd=$2"));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    try {
      const url = `http://127.0.0.1:${port}/soap11?wsdl`;
      expect(await stubwright("compare", url, entry)).toMatchObject({ status: 0, error: "" });
      breakContract();
      expect(await stubwright("compare", url, entry)).toMatchObject({ status: 1 });
    } finally {
      server.close();
    }
  });

  test("another package name is another import path", async () => {
    const config = JSON.parse(readFileSync(join(folder, "stubwright.config.json"), "utf8"));
    const write = (name: string): void => {
      const contracts = [{ ...config.contracts[0], package: { name, version: "1.0.0" } }];
      writeFileSync(join(folder, "stubwright.config.json"), JSON.stringify({ contracts }));
    };
    write("@one/api");
    await commitAll("package");
    write("@two/api");
    const { status, out } = await stubwright("compare", "HEAD", ".");
    expect({ status, out }).toEqual({
      status: 1,
      out: expect.stringContaining("error ts-module-path-changed @one/api"),
    });
  });

  test("a contract that the base has not is new", async () => {
    const old = await git("rev-parse", "HEAD");
    edit("stubwright.config.json", "game-play.wsdl", "other.wsdl");
    cpSync(join(folder, entry), join(folder, "contracts/game-play/other.wsdl"));
    edit("stubwright.config.json", '"game-play"', '"other"');
    const { status, out } = await stubwright("compare", old, ".");
    expect({ status, out }).toEqual({ status: 0, out: expect.stringContaining("other: new;") });
  });
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
      "a remote branch that is not there",
      ["compare", "origin/main", "."],
      4,
      /git fetch --depth=1 origin \+refs\/heads\/main:refs\/remotes\/origin\/main/,
    ],
    ["a revision that looks like an option", ["compare", "git:--all", "."], 4, /not in this clone/],
    ["a file that is not there", ["compare", "none.wsdl", "."], 2, /There is no none\.wsdl/],
    [
      "an unknown report",
      ["compare", "HEAD", ".", "--report", "pdf"],
      2,
      /There is no report pdf; there are text, json/,
    ],
    [
      "two reports to one output",
      ["compare", "HEAD", ".", "--report", "json", "--report", "sarif"],
      2,
      /Only one report/,
    ],
    ["an unknown surface", ["compare", "HEAD", ".", "--surface", "rest"], 2, /There is no surface rest/],
    ["an unknown level", ["compare", "HEAD", ".", "--fail-on", "bad"], 2, /failOn is one of error/],
    ["--against outside of CI", ["check", "--against"], 2, /needs a base/],
  ])("%s", async (_title, args, status, text) => {
    const outcome = await stubwright(...args);
    expect({ status: outcome.status, error: outcome.error }).toEqual({ status, error: expect.stringMatching(text) });
  });

  test("a contract that does not load is 3, and nothing is compared", async () => {
    edit(schema, 'type="xs:double"', 'type="xs:duple"');
    const { status, out, error } = await stubwright("compare", "HEAD", ".");
    expect({ status, out }).toEqual({ status: 3, out: "" });
    expect(error).toContain("xsd-unresolved-reference");
    expect(error).toContain("nothing was compared");
  });

  test("levels, surfaces and fail-on decide", async () => {
    edit(schema, 'name="PopBalloonId" type="xs:int"', 'name="PopBalloonId" type="xs:long"');
    expect((await stubwright("compare", "HEAD", ".")).status).toBe(1);
    expect((await stubwright("compare", "HEAD", ".", "--surface", "soap")).status).toBe(0);
    expect((await stubwright("compare", "HEAD", ".", "--surface", "soap", "--order", "nc")).status).toBe(1);
    expect((await stubwright("compare", "HEAD", ".", "--fail-on", "never")).status).toBe(0);
    expect((await stubwright("compare", "HEAD", ".", "--surface", "soap", "--fail-on", "info")).status).toBe(1);
  });
});

describe("check --against", () => {
  test("current output and a compatible contract are clean; a change is told with both", async () => {
    cpSync(generated, join(folder, "generated"), { recursive: true });
    await commitAll("generated");
    expect(await stubwright("check", "--against", "main")).toMatchObject({ status: 0, error: "" });
    breakContract();
    const { status, out } = await stubwright("check", "--against", "main");
    expect(status).toBe(1);
    expect(out).toContain("stale     generated/types.ts");
    expect(out).toContain("error stubs-stale generated/types.ts");
    expect(out).toContain("error member-renamed");
  });

  test("the config's levels and waivers count", async () => {
    breakContract();
    await stubwright("generate");
    const config = JSON.parse(readFileSync(join(folder, "stubwright.config.json"), "utf8"));
    const write = (compatibility: unknown): void =>
      writeFileSync(join(folder, "stubwright.config.json"), JSON.stringify({ ...config, compatibility }));
    expect((await stubwright("check", "--against", "main")).status).toBe(1);
    write({ levels: { "member-renamed": "warning" } });
    expect((await stubwright("check", "--against", "main")).status).toBe(0);
    write({ levels: { "member-renamed": [{ level: "off", surface: "json" }] } });
    expect((await stubwright("check", "--against", "main")).status).toBe(1);
    write({ levels: { "member-rename": "off" }, colour: 1 });
    const wrong = await stubwright("check", "--against", "main");
    expect(wrong).toMatchObject({
      status: 2,
      error: expect.stringMatching(/unknown key "colour"[\s\S]*no rule member-rename/),
    });
  });

  test("inside a GitHub pull request the base is found, and the summary and outputs are written", async () => {
    cpSync(generated, join(folder, "generated"), { recursive: true });
    await commitAll("generated");
    await git("update-ref", "refs/remotes/origin/main", "HEAD");
    breakContract();
    const env = {
      GITHUB_BASE_REF: "main",
      GITHUB_STEP_SUMMARY: join(folder, "summary.md"),
      GITHUB_OUTPUT: join(folder, "output"),
    };
    const args = [join(root, "generator/bin/stubwright.js"), "check", "--against", "--report", "github"];
    const { status, out } = await execute(process.execPath, args, env);
    expect(status).toBe(1);
    expect(out).toMatch(/^::error file=contracts\/game-play\/game-play\.xsd,line=\d+,col=\d+,title=member-renamed::/m);
    expect(readFileSync(join(folder, "summary.md"), "utf8")).toContain("| ❌ | `member-renamed` |");
    expect(readFileSync(join(folder, "output"), "utf8")).toMatch(/^errors=\d+$/m);
  });
});

describe("docs/ci.md", () => {
  const blocks = [...readFileSync(join(root, "docs/ci.md"), "utf8").matchAll(/^```yaml\n([\s\S]*?)^```/gm)];
  const commands = blocks.flatMap(([, text = ""]) =>
    [...text.matchAll(/npx stubwright (.*)$/gm)].map((match) => match[1] ?? ""),
  );

  test("its snippets are YAML with commands in them", () => {
    for (const [, text = ""] of blocks) expect(parse(text)).toEqual(expect.any(Object));
    expect(commands).toHaveLength(4);
  });

  test.each(commands)("stubwright %s", async (command) => {
    cpSync(generated, join(folder, "generated"), { recursive: true });
    await commitAll("generated");
    await git("update-ref", "refs/remotes/origin/main", "HEAD");
    const env = command.includes("gitlab")
      ? { CI_MERGE_REQUEST_DIFF_BASE_SHA: await git("rev-parse", "HEAD") }
      : { GITHUB_BASE_REF: "main" };
    const run = (): Promise<Outcome> =>
      execute(process.execPath, [join(root, "generator/bin/stubwright.js"), ...command.split(" ")], env);
    expect(await run()).toMatchObject({ status: 0 });
    breakContract();
    expect(await run()).toMatchObject({ status: 1 });
  });
});

describe("waivers", () => {
  test("waive lets a change pass until its day; unused and expired ones are told", async () => {
    breakContract();
    const { out } = await stubwright("compare", "HEAD", ".");
    const change = /stubwright waive ([0-9a-f]{16})/.exec(out)?.[1] ?? "";
    const file = "contracts/game-play/game-play.waivers.yaml";
    writeFileSync(
      join(folder, file),
      "# ours\n- fingerprint: 0123456789abcdef # old\n  reason: gone\n  owner: ann\n  expires: 2999-01-01\n",
    );
    const args = ["--reason", "agreed with the only caller", "--owner", "ann@example.org", "--expires", "2999-12-31"];
    expect(await stubwright("waive", change, ...args)).toMatchObject({ status: 0, error: "" });
    expect(readFileSync(join(folder, file), "utf8")).toMatch(
      /^# ours\n- fingerprint: 0123456789abcdef # old\n[\s\S]+owner: ann@example\.org\n/,
    );
    const passing = await stubwright("compare", "HEAD", ".");
    expect(passing.status).toBe(0);
    expect(passing.out).toContain("waived");
    expect(passing.out).toContain("waiver-unused");
    expect((await stubwright("waive", change, ...args)).status).toBe(2);
    edit(file, "2999-12-31", "2020-01-01");
    const expired = await stubwright("compare", "HEAD", ".");
    expect(expired.status).toBe(1);
    expect(expired.out).toContain("error waiver-expired");
  });

  test("a selector is as broad as it says", async () => {
    breakContract();
    const waiver = (select: string): string => `- select: ${select}\n  reason: r\n  owner: o\n  expires: 2999-01-01\n`;
    const file = join(folder, "mine.yaml");
    const compare = async (text: string): Promise<Outcome> => {
      writeFileSync(file, text);
      return stubwright("compare", "HEAD", ".", "--waivers", "mine.yaml");
    };
    expect((await compare(waiver("{ rule: member-renamed, operation: PopBalloonRequest }"))).status).toBe(0);
    expect((await compare(waiver('{ rule: member-renamed, path: "*/PopBalloonId" }'))).status).toBe(0);
    expect((await compare(waiver("{ rule: member-renamed, surface: json }"))).status).toBe(1);
    expect((await compare(waiver("{ rule: member-renamed, operation: StepRequest }"))).status).toBe(1);
    expect(await compare("- fingerprint: x\n  expires: soon\n")).toMatchObject({
      status: 2,
      error: expect.stringMatching(/mine\.yaml:1: expires is a day[\s\S]*reason is missing[\s\S]*owner is missing/),
    });
  });
});

describe("reports", () => {
  test("every format at once, each valid", async () => {
    breakContract();
    edit(
      schema,
      '<xs:enumeration value="Win"/>',
      '<xs:enumeration value="Win"/><xs:enumeration value="Lost &amp; &lt;gone&gt;|`x`"/>',
    );
    const formats = [
      "json=r/report.json",
      "sarif=r/report.sarif",
      "junit=r/report.xml",
      "gitlab=r/quality.json",
      "markdown=r/comment.md",
      "github=r/github.txt",
    ];
    const { status, out } = await stubwright(
      "compare",
      "HEAD",
      ".",
      ...formats.flatMap((format) => ["--report", format]),
    );
    expect(status).toBe(1);
    expect(out).toContain("member-renamed");
    const read = (name: string): string => readFileSync(join(folder, "r", name), "utf8");
    const report = JSON.parse(read("report.json"));
    const schemaText = (await stubwright("rules", "--report-schema")).out;
    expect(JSON.parse(schemaText)).toEqual(
      JSON.parse(readFileSync(join(root, "docs/compatibility-report.schema.json"), "utf8")),
    );
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    const validate = ajv.compile(JSON.parse(schemaText));
    expect({ valid: validate(report), errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(report.counts.errors).toBe(4);
    const sarif = JSON.parse(read("report.sarif"));
    expect(sarif.runs[0].results.map((result: { ruleId: string }) => result.ruleId)).toContain("member-renamed");
    expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(schema);
    const junit = XmlDocument.fromString(read("report.xml"));
    expect(junit.root.name).toBe("testsuites");
    junit.dispose();
    expect(JSON.parse(read("quality.json"))[0]).toMatchObject({
      check_name: "member-renamed",
      severity: "major",
      location: { path: schema },
    });
    expect(read("comment.md")).toMatch(/^<!-- stubwright-compatibility -->/);
    expect(read("github.txt")).toContain("::error file=");
  });

  test("the same change has the same fingerprint when lines move and words change", async () => {
    breakContract();
    const changes = async (): Promise<readonly string[]> => {
      const { out } = await stubwright("compare", "HEAD", ".", "--report", "json");
      return JSON.parse(out)
        .findings.map((finding: { fingerprint: string }) => finding.fingerprint)
        .sort();
    };
    const before = await changes();
    edit(schema, "<xs:simpleType", "\n\n<!-- moved -->\n<xs:simpleType");
    appendFileSync(join(folder, schema), "\n");
    expect(await changes()).toEqual(before);
  });
});

describe("rules and explain", () => {
  test("rules lists, explain tells more", async () => {
    expect((await stubwright("rules")).out).toMatch(/member-renamed +E +E +E +E +E \/ E +E \/ E/);
    expect(JSON.parse((await stubwright("rules", "--json")).out)).toHaveLength(91);
    expect((await stubwright("explain", "member-renamed")).out).toMatch(/Same type and slot[\s\S]+Who breaks: /);
    expect((await stubwright("explain", "member-rename")).error).toContain("Perhaps: ");
  });
});
