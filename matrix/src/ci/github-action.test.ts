import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import markdownIt from "markdown-it";
import { botName, CommentsServer, pullRequest, repository } from "./comments-server.js";
import { type Job, type JobResult, runAction } from "./composite-action.js";
import { obeyedCommands } from "./runner-log.js";
import { programEnv, root, ShopProject, shopSchema } from "./shop-project.js";

/** action.yml and its scripts, run as GitHub runs them: with its variables, and its API played by a server of this test. */

let project: ShopProject;
let server: CommentsServer;
let address: string;

const before = shopSchema(["open", "paid"]);
const broken = shopSchema(["open"]);
const extended = shopSchema(["open", "paid"], '<xs:element name="Note" type="xs:string" minOccurs="0"/>');

const started = new ShopProject();

beforeAll(async () => {
  server = new CommentsServer();
  address = await server.start();
  await started.start(before);
});

afterAll(async () => {
  started.remove();
  await server.stop();
});

beforeEach(() => {
  server.comments.length = 0;
  server.requests.length = 0;
  server.refusal = undefined;
  project = new ShopProject(started);
});

afterEach(() => project.remove());

const pullRequestEvent = { pull_request: { number: pullRequest } };

function run(inputs: Job["inputs"] = {}, more: Partial<Job> = {}): Promise<JobResult> {
  const env = {
    ...programEnv,
    GITHUB_API_URL: address,
    GITHUB_REPOSITORY: repository,
    ...("event" in more ? {} : { GITHUB_BASE_REF: "main" }),
  };
  return runAction(root, {
    workspace: project.folder,
    event: pullRequestEvent,
    token: "the-token",
    env,
    inputs,
    ...more,
  });
}

const lastLine = ({ log }: JobResult): string | undefined => log.trimEnd().split("\n").at(-1);

describe("a pull request", () => {
  test("that breaks users fails, with annotations, outputs, a summary, and a comment that the next run replaces", async () => {
    for (let index = 0; index < 150; index += 1) server.write("ann", "Looks good.");
    await project.change(broken);
    const failed = await run();
    expect(failed).toMatchObject({
      status: 1,
      outputs: {
        verdict: "fail",
        warnings: "3",
        "next-version": "2.0.0",
        report: expect.stringMatching(/report\.md$/),
      },
    });
    expect(Number(failed.outputs.errors)).toBeGreaterThan(0);
    expect(failed.log).toContain("error enum-value-removed State (enumeration): - paid");
    expect(obeyedCommands(failed.log)).toEqual(
      expect.arrayContaining([
        {
          name: "error",
          properties: { file: "shop.xsd", line: "5", col: "3", title: "enum-value-removed" },
          text: expect.stringContaining("State: - paid."),
        },
        {
          name: "warning",
          properties: { file: "package.json", line: "3", col: "14", title: "version-not-bumped" },
          text: expect.stringContaining("1.4.2"),
        },
      ]),
    );
    expect(failed.summary).toContain("`State` no longer has the values `paid`. **To do:** Stop sending these values.");
    expect(server.own).toEqual([failed.summary.trimEnd()]);
    expect(lastLine(failed)).toBe("The pull request has a comment with the report.");
    expect(readFileSync(failed.outputs.report ?? "", "utf8")).toBe(failed.summary);

    await project.change(extended);
    project.write("package.json", JSON.stringify({ name: "@shop/api", version: "1.5.0" }));
    const marker = server.own[0]?.split("\n")[0] ?? "";
    server.comments.unshift({ id: 999, user: { login: "mallory" }, body: `${marker}\nnot ours` });
    const passed = await run();
    expect(passed).toMatchObject({ status: 0, outputs: { verdict: "pass", errors: "0", "next-version": "1.5.0" } });
    expect(lastLine(passed)).toBe("The comment on the pull request is up to date.");
    expect(server.own).toEqual([passed.summary.trimEnd()]);
    expect(server.comments[0]?.body).toBe(`${marker}\nnot ours`);
    expect(server.requests.filter((one) => one.startsWith("POST"))).toHaveLength(1);
    expect(server.requests.filter((one) => one.startsWith("PATCH"))).toHaveLength(1);
  });

  test("gets a comment for each gate", async () => {
    await project.change(broken);
    await run();
    project.write("other.json", readFileSync(join(project.folder, "stubwright.config.json"), "utf8"));
    await run({ config: "other.json", "fail-on": "never" });
    await run({ "fail-on": "never" });
    expect(server.own).toHaveLength(2);
    expect(new Set(server.own.map((body) => body.split("\n")[0])).size).toBe(2);
  });

  test.each([
    [
      "of a fork, whose token may not write",
      { status: 403, methods: ["POST", "PATCH"] },
      /^The token may not write comments, as in a run for a fork \(403\)\. The report is in the job's summary\.$/,
    ],
    [
      "while GitHub has trouble",
      { status: 502, methods: ["GET"] },
      /^::warning title=Stubwright::The comment could not be written: GET \/repos\/shop\/contracts\/issues\/7\/comments\?per_page=100&page=1 was answered with 502\. /,
    ],
  ])("%s has its verdict without a comment, and one line says so", async (_title, refusal, line) => {
    server.refusal = refusal;
    await project.change(broken);
    const result = await run();
    expect(result).toMatchObject({ status: 1, outputs: { verdict: "fail" } });
    expect(lastLine(result)).toMatch(line);
    expect(server.own).toEqual([]);
    expect(result.summary).toContain("enum-value-removed");
  });

  test("without a wish for comments, or without a token, asks nothing of GitHub", async () => {
    await project.change(extended);
    expect(await run({ comment: "false" })).toMatchObject({ status: 0, outputs: { verdict: "pass" } });
    const result = await run({}, { token: "" });
    expect(lastLine(result)).toBe("There is no token, so there is no comment. The report is in the job's summary.");
    expect(server.requests).toEqual([]);
  });

  test("fails if a generated file is not current", async () => {
    project.write("shop.xsd", extended);
    const result = await run();
    expect(result).toMatchObject({ status: 1, outputs: { verdict: "fail" } });
    expect(obeyedCommands(result.log)).toEqual(
      expect.arrayContaining([
        { name: "error", properties: expect.objectContaining({ title: "stubs-stale" }), text: expect.anything() },
      ]),
    );
  });
});

describe("what cannot be compared is an error, and the comment says why", () => {
  test.each([
    [
      "a base that is not there",
      { base: "git:no-such-branch" },
      4,
      "The revision no-such-branch is not in this clone.",
    ],
    ["a config that is not there", { config: "none.json" }, 2, "none.json"],
    ["a wrong level", { "fail-on": "sometimes" }, 2, "--fail-on is one of"],
    ["a version that is none", { version: "1.0.0 --registry=http://evil.test" }, 2, "is no version of stubwright"],
  ])("%s", async (_title, inputs, status, why) => {
    const result = await run(inputs);
    expect(result).toMatchObject({ status, outputs: { verdict: "error", errors: "", "next-version": "" } });
    expect(result.log).toContain(why);
    expect(server.own).toEqual([expect.stringContaining(why)]);
  });

  test("a contract that does not load", async () => {
    project.write("shop.xsd", before.replace('type="State"', 'type="Stat"'));
    const result = await run();
    expect(result).toMatchObject({ status: 3, outputs: { verdict: "error" } });
    expect(server.own).toEqual([expect.stringContaining("did you mean State")]);
  });
});

describe("without a pull request", () => {
  test("a push is compared with the commit before, and there is no comment", async () => {
    const commit = await project.run("git", "rev-parse", "HEAD");
    await project.change(broken);
    const result = await run({}, { event: { before: commit } });
    expect(result).toMatchObject({ status: 1, outputs: { verdict: "fail" } });
    expect(lastLine(result)).toBe("There is no pull request, so there is no comment.");
  });

  test("a new branch has no base", async () => {
    const result = await run({}, { event: { before: "0".repeat(40) } });
    expect(result).toMatchObject({ status: 2, outputs: { verdict: "error" } });
    expect(result.log).toContain("Set the input base.");
  });
});

test("a version of stubwright comes from npm, and the folder and the base are those of the inputs", async () => {
  const programs = mkdtempSync(join(tmpdir(), "stubwright-programs-"));
  const calls = join(programs, "calls");
  writeFileSync(
    join(programs, "npx"),
    `#!/bin/sh\npwd >>"${calls}"\nprintf '<%s>' "$@" >>"${calls}"\necho >>"${calls}"\nexit 4\n`,
    { mode: 0o755 },
  );
  const env = {
    ...programEnv,
    PATH: `${programs}:${programEnv.PATH}`,
    GITHUB_API_URL: address,
    GITHUB_REPOSITORY: repository,
  };
  await run({ version: "^0.1.0", base: "v1 $(touch x) 'y'", "working-directory": "generated" }, { env });
  const [folder, args] = readFileSync(calls, "utf8").split("\n");
  rmSync(programs, { recursive: true });
  expect(folder).toBe(join(project.folder, "generated"));
  expect(args).toContain(
    "<--yes><--package=stubwright@^0.1.0><stubwright><check><--against=v1 $(touch x) 'y'><--fail-on=error>",
  );
});

/** A judge of Markdown from outside: what a reader of the comment would see as markup. */
function markup(text: string): { readonly words: string; readonly tags: ReadonlySet<string> } {
  const tokens = markdownIt({ html: true, linkify: true })
    .parse(text, {})
    .flatMap((token) => [token, ...(token.children ?? [])]);
  const htmlTags = tokens
    .filter(({ type }) => type.startsWith("html"))
    .flatMap(({ content }) => [...content.matchAll(/<(\/?\w+)/g)].map(([, name = ""]) => name));
  let isCode = false;
  const words = tokens.flatMap(({ type, content }) => {
    if (type === "html_inline" && /^<\/?code>$/.test(content)) isCode = content === "<code>";
    return type === "text" && !isCode ? [content] : [];
  });
  return { words: words.join(" "), tags: new Set([...tokens.map(({ tag }) => tag), ...htmlTags]) };
}

describe("texts of a contract are harmless", () => {
  const hostile = [
    "::set-env name=PATH::/evil",
    "::add-mask::a",
    "##[add-path]/evil",
    "@everyone",
    "[click](http://evil.test)",
    "![x](http://evil.test/x.png)",
    "<img src=x onerror=alert(1)>",
    "</details><script>alert(1)</script>",
    "| a | b |",
    "` `` ``` \\` @org/team",
    "http://evil.test/link",
    "--> <!-- stubwright-gate 000000000000 -->",
    "$(touch evil) `touch evil` $''{{ github.token }}".replace("''", ""),
    "\u202eright to left",
  ];

  test("in the log, the annotations, the outputs, the summary and the comment", async () => {
    await project.change(shopSchema(["open", ...hostile, ...hostile.map((text) => `\n${text}`)]));
    const result = await run();
    const names = new Set(obeyedCommands(result.log).map(({ name }) => name));
    expect([...names].sort()).toEqual(["error", "warning"]);
    for (const text of [result.summary, ...server.own]) {
      const { words, tags } = markup(text);
      expect(words).not.toMatch(/@|evil|alert/);
      expect([...tags].filter((tag) => /^\/?(?:img|script|a)$/.test(tag))).toEqual([]);
    }
    expect(server.own).toHaveLength(1);
    expect(await project.run("git", "status", "--porcelain")).toBe("");
  });

  test("in a failure, too: a diagnostic shows lines of the contract", async () => {
    const line =
      "<xs:element name='@everyone' ref='``` </details> <img src=x>'/> ::set-env name=A::b ##[add-path]/evil";
    project.write("shop.xsd", before.replace("<xs:sequence>", `<xs:sequence>\n${line}`));
    const result = await run();
    expect(result).toMatchObject({ status: 3, outputs: { verdict: "error" } });
    expect(obeyedCommands(result.log)).toEqual([]);
    const [comment = ""] = server.own;
    const { words, tags } = markup(comment);
    expect(words).not.toMatch(/@|evil/);
    expect([...tags].filter((tag) => /^\/?(?:img|script|a)$/.test(tag))).toEqual([]);
  });

  test("a report that is too long for a comment ends with whole lines and the number of others", async () => {
    const types = (facet: string): string =>
      Array.from(
        { length: 800 },
        (_none, index) =>
          `<xs:element name="E${index}" type="Type${index}"/><xs:simpleType name="Type${index}"><xs:restriction base="xs:string"><xs:pattern value="${facet}${index}"/></xs:restriction></xs:simpleType>`,
      ).join("\n");
    const schemaOf = (facet: string): string => before.replace("</xs:schema>", `${types(facet)}</xs:schema>`);
    await project.change(schemaOf("a".repeat(60)));
    await project.run("git", "update-ref", "refs/remotes/origin/main", "main");
    await project.run("git", "checkout", "-qb", "topic");
    await project.change(schemaOf("b".repeat(60)));
    const result = await run();
    expect(result.outputs.verdict).toBe("fail");
    expect(server.own).toHaveLength(1);
    expect(server.own[0]?.length).toBeLessThanOrEqual(65_536);
    expect(server.own[0]).toMatch(/\n\d+ more lines do not fit into a comment\.$/);
    expect(server.own[0]?.match(/<details>/g)).toHaveLength(server.own[0]?.match(/<\/details>/g)?.length ?? -1);
    expect(server.comments.every(({ user }) => user.login === botName)).toBe(true);
  });
});
