import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { type ContractProject, contractProjects, entry, root } from "../testing/contract-project.js";

let project: ContractProject;
const projects = contractProjects();

beforeEach(async () => {
  project = await projects.commit();
});

/** Serves this repository's contract. The WSDL has the given address, or the address of the request. */
async function serveContract(location?: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const name = /[?]xsd=(.*)/.exec(request.url ?? "")?.[1] ?? "game-play.wsdl";
    const text = readFileSync(join(root, "contracts/game-play", decodeURIComponent(name)), "utf8");
    response.end(
      text
        .replace(/(schemaLocation=")([^"?]+\.xsd")/g, "$1?xsd=$2")
        .replaceAll(/(address location=")[^"]*/g, `$1${location ?? `http://${request.headers.host}/soap11`}`),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/soap11?wsdl`, close: () => server.close() };
}

const other = "contracts/game-play/other.wsdl";

describe("bases", () => {
  test("a revision with its own imports; the working tree and the index stay untouched", async () => {
    project.breakContract();
    const before = await project.git("status", "--porcelain");
    const { status, out, error } = await project.stubwright("compare", "HEAD", entry);
    expect(error).toBe("");
    expect(status).toBe(1);
    expect(out).toContain("error member-renamed PopBalloonRequest/PopBalloonId: PopBalloonId -> BalloonId");
    expect(out).toMatch(
      /at contracts\/game-play\/game-play\.xsd:\d+:\d+ \(base contracts\/game-play\/game-play\.xsd:\d+:\d+\)/,
    );
    expect(out).toContain("reached by PopBalloonRequest");
    expect(await project.git("status", "--porcelain")).toBe(before);
  });

  test.each<[string, string, string]>([
    ["revision:path", `HEAD:${entry}`, "."],
    ["git:revision:path", `git:main:${entry}`, entry],
    ["a tag", "v1", "."],
    ["a merge base", "git-merge-base:main", "."],
    ["a folder", "released", "."],
    ["a file", `file:released/${entry}`, entry],
  ])("%s", async (_title, base, head) => {
    await project.git("tag", "v1");
    cpSync(project.path("contracts"), project.path("released/contracts"), { recursive: true });
    expect(await project.stubwright("compare", base, head)).toMatchObject({ status: 0, error: "" });
    project.breakContract();
    expect((await project.stubwright("compare", base, head)).status).toBe(1);
  });

  test("the merge base: later changes of the branch do not count", async () => {
    await project.git("checkout", "-qb", "feature");
    await project.commitAll("nothing").catch(() => undefined);
    await project.git("checkout", "-q", "main");
    project.breakContract();
    await project.commitAll("two");
    await project.git("checkout", "-q", "feature");
    expect((await project.stubwright("compare", "main", ".")).status).toBe(1);
    expect((await project.stubwright("compare", "git-merge-base:main", ".")).status).toBe(0);
  });

  test("moved files are found through the base's own config", async () => {
    renameSync(project.path("contracts"), project.path("moved"));
    project.edit("stubwright.config.json", /contracts\/game-play/g, "moved/game-play");
    expect(await project.stubwright("compare", "HEAD", ".")).toMatchObject({ status: 0 });
  });

  test("a revision whose config has a section that is refused today", async () => {
    project.edit("stubwright.config.json", '"contracts"', '"$comment": "", "contracts"');
    await project.commitAll("one");
    project.edit("stubwright.config.json", '"$comment": "", ', "");
    await project.commitAll("two");
    expect(await project.stubwright("compare", "HEAD~1", "HEAD")).toMatchObject({ status: 0, error: "" });
  });

  test("a running service, with its schemas", async () => {
    const { url, close } = await serveContract("http://localhost:8080/soap11");
    try {
      expect(await project.stubwright("compare", url, entry)).toMatchObject({ status: 0, error: "" });
      project.breakContract();
      expect(await project.stubwright("compare", url, entry)).toMatchObject({ status: 1 });
    } finally {
      close();
    }
  });

  test.each([
    ["is where it was reached", "/soap11", 0],
    ["has another path", "/v2", 1],
  ])("the address of a running service %s", async (_title, path, status) => {
    const { url, close } = await serveContract();
    project.edit(entry, /http:\/\/localhost:8080\/soap11/g, `https://games.example${path}`);
    try {
      const options = ["--fail-on", "info", "--surface", "soap"];
      expect(await project.stubwright("compare", url, entry, ...options)).toMatchObject({ status, error: "" });
      expect(await project.stubwright("compare", entry, url, ...options)).toMatchObject({ status, error: "" });
    } finally {
      close();
    }
  });

  test("another package name is another import path", async () => {
    const config = JSON.parse(project.read("stubwright.config.json"));
    const write = (name: string): void => {
      const contracts = [{ ...config.contracts[0], package: { name, version: "1.0.0" } }];
      project.write("stubwright.config.json", JSON.stringify({ contracts }));
    };
    write("@one/api");
    await project.commitAll("package");
    write("@two/api");
    const { status, out } = await project.stubwright("compare", "HEAD", ".");
    expect({ status, out }).toEqual({
      status: 1,
      out: expect.stringContaining("error ts-module-path-changed @one/api"),
    });
    const { out: ofHandlers } = await project.stubwright("compare", "HEAD", ".", "--surface", "ts-server");
    expect(ofHandlers).toContain("  error   ts-server: handler code that is recompiled");
  });

  test("an operation that becomes encoded counts as removed from JSON and TypeScript", async () => {
    project.edit(
      entry,
      /(<wsdl:operation name="PopBalloonRequest">\s*<soap:operation[\s\S]*?)use="literal"/,
      '$1use="encoded"',
    );
    for (const surface of ["json", "ts-client"]) {
      const { status, out } = await project.stubwright("compare", "HEAD", entry, "--surface", surface);
      expect([status, out]).toEqual([1, expect.stringContaining("error operation-removed PopBalloonRequest")]);
    }
    await project.commitAll("encoded");
    project.edit(entry, 'message="tns:PopBalloonRequestOut"', 'message="tns:CanPopBalloonRequestOut"');
    expect((await project.stubwright("compare", "HEAD", entry, "--surface", "json")).status).toBe(0);
  });

  test("a contract that the base lacks is new", async () => {
    const old = await project.git("rev-parse", "HEAD");
    project.edit("stubwright.config.json", "]", `, {"name":"other","entry":"${other}","out":"other"}]`);
    cpSync(project.path(entry), project.path(other));
    const { status, out } = await project.stubwright("compare", old, ".");
    expect({ status, out }).toEqual({ status: 0, out: expect.stringContaining("other: new;") });
  });

  test("an unknown contract name is refused, even if a document could be meant", async () => {
    cpSync(project.path(entry), project.path("only.wsdl"));
    const { status, error } = await project.stubwright("compare", "HEAD", ".", "--contract", "gameplay");
    expect([status, error]).toEqual([
      2,
      ".: stubwright.config.json has no contract named gameplay. It lists game-play.\n",
    ]);
  });

  test.each<[string, readonly string[], number, RegExp]>([
    ["by the path that the head has", [`HEAD:${other}`, other], 0, /game-play: new; HEAD \([0-9a-f]+\) has no such/],
    [
      "by another path",
      [`HEAD:contracts/typo.wsdl`, other],
      4,
      /^HEAD \([0-9a-f]+\) has no contracts\/typo\.wsdl\.\n$/,
    ],
  ])("a document that the base has not, named %s", async (_title, arguments_, want, told) => {
    cpSync(project.path(entry), project.path(other));
    const { status, out, error } = await project.stubwright("compare", ...arguments_, "--contract", "game-play");
    expect({ status, told: out + error }).toEqual({ status: want, told: expect.stringMatching(told) });
  });
});

describe("a base with missing objects is not mistaken for a base without a contract", () => {
  test.each<[string, (object: string) => void]>([
    ["missing", (object) => rmSync(object)],
    ["garbage", (object) => writeFileSync(object, "garbage")],
    ["cut off", (object) => truncateSync(object, 300)],
  ])("%s", async (_title, damage) => {
    // The content must be new, because git may have packed the objects of an earlier commit.
    const text = readFileSync(project.path(entry), "utf8");
    writeFileSync(project.path(entry), `${text}<!-- of this commit -->\n`);
    await project.git("commit", "-qam", "say more");
    const blob = (await project.git("rev-parse", `HEAD:${entry}`)).trim();
    const object = project.path(`.git/objects/${blob.slice(0, 2)}/${blob.slice(2)}`);
    chmodSync(object, 0o644);
    damage(object);
    const { status, error } = await project.stubwright("compare", `git:HEAD:${entry}`, entry);
    expect(status).toBeGreaterThan(2);
    expect(error).toMatch(/git cannot read .*: an object of this clone is missing or damaged/);
  });
});

describe("a base that leads out of the repository is not mistaken for a base without a contract", () => {
  test.each<[string, () => Promise<unknown>, RegExp]>([
    ["a link to a file elsewhere", async () => symlinkSync("/etc/hostname", project.path(entry)), /symbolic link/],
    ["a link to itself", async () => symlinkSync("game-play.wsdl", project.path(entry)), /symbolic link/],
    [
      "a folder that is a submodule",
      async () => {
        const commit = await project.git("rev-parse", "HEAD");
        await project.git("update-index", "--add", "--cacheinfo", `160000,${commit},contracts/game-play`);
      },
      /a submodule/,
    ],
    [
      "a link into a submodule",
      async () => {
        const commit = await project.git("rev-parse", "HEAD");
        await project.git("update-index", "--add", "--cacheinfo", `160000,${commit},vendored`);
        rmSync(project.path("contracts/game-play"), { recursive: true });
        symlinkSync("../vendored", project.path("contracts/game-play"));
        await project.git("add", "contracts/game-play");
      },
      /a submodule/,
    ],
  ])("%s", async (_title, replace, reason) => {
    const old = (await project.git("rev-parse", "HEAD")).trim();
    await project.git("rm", "-rq", "contracts/game-play");
    mkdirSync(project.path("contracts/game-play"), { recursive: true });
    await replace();
    if (reason.source === "symbolic link") await project.git("add", "-A");
    await project.git("commit", "-qm", "move the contract");
    rmSync(project.path("contracts"), { recursive: true });
    await project.git("checkout", old, "--", "contracts");
    const other = "contracts/other.wsdl";
    cpSync(project.path(entry), project.path(other));
    for (const head of [entry, other]) {
      const { status, error } = await project.stubwright("compare", `HEAD:${entry}`, head);
      expect({ status, error }).toEqual({ status: 3, error: expect.stringMatching(reason) });
    }
  });
});

test("a hook's GIT_DIR does not turn its folder into the top of the repository", async () => {
  project.breakContract();
  const folder = project.path("contracts");
  const args = [join(root, "generator/cli/bin/stubwright.js"), "compare", "HEAD:./game-play/game-play.wsdl"];
  const env = { ...process.env, GIT_DIR: project.path(".git"), GIT_INDEX_FILE: project.path(".git/index") };
  const { status, stdout } = spawnSync(process.execPath, [...args, "game-play/game-play.wsdl"], { cwd: folder, env });
  expect({ status, out: String(stdout) }).toEqual({ status: 1, out: expect.stringContaining("error member-renamed") });
});

test("a repository of another user is refused with the command that allows it", () => {
  const args = [join(root, "generator/cli/bin/stubwright.js"), "compare", "HEAD", "."];
  const changed = { GIT_TEST_ASSUME_DIFFERENT_OWNER: "1", GIT_CONFIG_GLOBAL: "none", GIT_CONFIG_NOSYSTEM: "1" };
  const env = { ...process.env, ...changed };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: project.folder, env });
  const text =
    /\(detected dubious ownership in .*\), so no revision can be read\.\nTry:\n {2}git config --global --add safe\.directory /;
  expect({ status, error: String(stderr) }).toEqual({ status: 4, error: expect.stringMatching(text) });
});

test("outside a repository, a name that is no file says both", async () => {
  rmSync(project.path(".git"), { recursive: true });
  const { error, status } = await project.stubwright("compare", "released", ".");
  expect({ error, status }).toEqual({
    status: 4,
    error: expect.stringMatching(
      /^There is no file or folder released\. .* is not in a git repository, so no revision can be read\.\n$/,
    ),
  });
});

test("without git, a folder can still be a base, but a revision cannot", async () => {
  const { PATH } = process.env;
  process.env.PATH = project.folder;
  try {
    const { error, status } = await project.stubwright("compare", "HEAD", ".");
    expect({ error, status }).toEqual({
      error: expect.stringContaining("Reading a revision needs git"),
      status: 4,
    });
    expect(await project.stubwright("compare", "dir:.", ".")).toMatchObject({ status: 0 });
  } finally {
    process.env.PATH = PATH;
  }
});

describe("rules and explain", () => {
  test("rules lists the rules, explain explains them", async () => {
    expect((await project.stubwright("rules")).out).toMatch(/member-renamed +E +E +E +E +E \/ E +E \/ E/);
    expect(JSON.parse((await project.stubwright("rules", "--json")).out)).toHaveLength(98);
    expect((await project.stubwright("explain", "member-renamed")).out).toMatch(
      /Same type and place[\s\S]+Who breaks: /,
    );
    expect((await project.stubwright("explain", "member-rename")).error).toContain("Similar: ");
  });
});
