import { beforeEach, describe, expect, test } from "@jest/globals";
import { type ContractProject, contractProjects, entry, type Outcome, schema } from "../testing/contract-project.js";

let project: ContractProject;
const projects = contractProjects();

beforeEach(async () => {
  project = await projects.commit();
});

/** Commits a base whose package.json has a version, and some other members. */
async function released(version: string, others: Readonly<Record<string, unknown>> = {}): Promise<void> {
  project.write("package.json", JSON.stringify({ name: "@shop/api", version, ...others }, undefined, 2));
  await project.stubwright("generate");
  await project.commitAll("released");
}

function setVersion(version: string): void {
  project.edit("package.json", /"version": "[^"]*"/, `"version": "${version}"`);
}

function addOptional(): void {
  project.edit(
    schema,
    'name="LegalMovement" type="xs:boolean"/>',
    '$&<xs:element name="Left" type="xs:int" minOccurs="0"/>',
  );
}

/** A config that makes a package of the generated code. */
function configWith(version: string): string {
  const contract = { name: "game-play", entry, out: "generated", package: { name: "@shop/api", version } };
  return JSON.stringify({ contracts: [contract] }, undefined, 2);
}

const versionLine = ({ out }: Outcome): string | undefined =>
  out.split("\n").find((line) => line.startsWith("**Next version"));

describe("changelog", () => {
  test("tells a git revision and the folder apart, and counts from the version of the nearest package.json", async () => {
    await released("1.4.2");
    project.breakContract();
    const outcome = await project.stubwright("changelog", "main", ".");
    expect(outcome).toMatchObject({ status: 0, error: "" });
    expect(versionLine(outcome)).toBe(
      "**Next version of `@shop/api`:** `2.0.0`, after `1.4.2` (a change breaks callers or implementers).",
    );
    expect(outcome.out).toContain(
      "the member `PopBalloonId` is now called `BalloonId`. **To do:** Send it under the new name.",
    );
    setVersion("2.0.0");
    expect((await project.stubwright("changelog", "main", ".")).out).toContain("The package has `2.0.0` already.");
  });

  test("proposes a minor release for an addition, a patch for documentation, and none for nothing", async () => {
    await released("1.4.2");
    const proposed = async (...args: readonly string[]): Promise<string | undefined> =>
      versionLine(await project.stubwright("changelog", "main", ".", ...args));
    expect(await proposed()).toBe("**Next version:** none is needed, nothing changed.");
    project.edit(schema, "<xs:element", "<!-- documentation --><xs:element");
    expect(await proposed()).toContain("`1.4.3`, after `1.4.2` (nothing new, and nothing breaks)");
    addOptional();
    expect(await proposed()).toContain("`1.5.0`, after `1.4.2` (there is something new, and nothing breaks)");
    expect(await proposed("--current", "3.0.1")).toContain("`3.1.0`, after `3.0.1`");
  });

  test("compares documents without a config, and then knows only the kind of release", async () => {
    project.breakContract();
    project.write("stubwright.config.json", JSON.stringify({ contracts: [] }));
    const places = [`main:${entry}`, entry];
    expect(versionLine(await project.stubwright("changelog", ...places))).toContain("a major release");
    const { out } = await project.stubwright("changelog", ...places, "--format", "json", "--current", "0.3.9");
    expect(JSON.parse(out)).toMatchObject({
      release: "major",
      contracts: [{ package: { current: "0.3.9", next: "0.4.0" } }],
    });
  });

  test("counts from the version in the config, if the config makes the package", async () => {
    project.write("stubwright.config.json", configWith("0.2.0"));
    await project.commitAll("a package");
    project.breakContract();
    const { out } = await project.stubwright("changelog", "main", ".", "--format", "json");
    expect(JSON.parse(out).contracts[0].package).toEqual({
      name: "@shop/api",
      current: "0.2.0",
      next: "0.3.0",
      head: "0.2.0",
      isEnough: false,
    });
  });

  test("tells a contract that is gone", async () => {
    await released("1.4.2");
    project.write("stubwright.config.json", JSON.stringify({ contracts: [] }));
    const outcome = await project.stubwright("changelog", "main", ".");
    expect(outcome.out).toContain("The contract `game-play` is gone. **To do:** Stop using the contract");
    expect(versionLine(outcome)).toContain("`2.0.0`, after `1.4.2`");
  });

  test.each([
    [["main", ".", "--format", "html"], 2, "--format must be markdown or json, not html."],
    [["main", ".", "--current", "two"], 2, "--current must be a semantic version such as 1.4.2, not two."],
    [["git:no-such-branch", "."], 4, "The revision no-such-branch is not in this clone."],
  ])("refuses %s", async (args, status, text) => {
    expect(await project.stubwright("changelog", ...args)).toEqual({
      status,
      out: "",
      error: expect.stringContaining(text),
    });
  });
});

describe("version-not-bumped", () => {
  const check = (): Promise<Outcome> => project.stubwright("check", "--against", "main");

  const heading = ({ out }: Outcome): string | undefined =>
    out.split("\n").find((line) => line.includes("version-not-bumped") && !line.includes("explain"));

  test("is a warning at the version's line, until the version is raised enough", async () => {
    await released("1.4.2");
    addOptional();
    await project.stubwright("generate");
    const outcome = await check();
    expect(outcome.status).toBe(0);
    expect(heading(outcome)).toBe("warning version-not-bumped @shop/api (at least 1.5.0): 1.4.2");
    expect(outcome.out).toContain("\n  at package.json:3:14\n");
    setVersion("1.4.3");
    expect(heading(await check())).toBe("warning version-not-bumped @shop/api (at least 1.5.0): 1.4.2 -> 1.4.3");
    setVersion("1.5.0");
    expect(heading(await check())).toBeUndefined();
  });

  test("fails if its level says so, for private packages too, and can be waived", async () => {
    await released("1.4.2", { private: true });
    addOptional();
    expect(heading(await project.stubwright("check", "--against", "main", "--all"))).toMatch(/^info /);
    const config = JSON.parse(project.read("stubwright.config.json"));
    const levels = { "version-not-bumped": "error" };
    project.write("stubwright.config.json", JSON.stringify({ ...config, compatibility: { levels } }));
    await project.stubwright("generate");
    const failed = await check();
    expect([failed.status, heading(failed)]).toEqual([1, expect.stringMatching(/^error /)]);
    project.write(
      "contracts/game-play/game-play.waivers.yaml",
      "- select: { rule: version-not-bumped }\n  reason: r\n  owner: o\n  expires: 2999-01-01\n",
    );
    expect((await check()).status).toBe(0);
  });

  test("points at the version in the config, and spares a package that was never released", async () => {
    project.write("stubwright.config.json", configWith("0.2.0"));
    await project.stubwright("generate");
    await project.commitAll("a package");
    project.breakContract();
    const { out } = await check();
    expect(out).toContain("warning version-not-bumped @shop/api (at least 0.3.0): 0.2.0");
    expect(out).toMatch(/version-not-bumped.*\n {2}at stubwright\.config\.json:9:20\n/);
    project.write("stubwright.config.json", configWith("0.0.0"));
    await project.commitAll("not released");
    project.edit(schema, 'name="BalloonId"', 'name="Balloon"');
    expect(heading(await check())).toBeUndefined();
  });
});
