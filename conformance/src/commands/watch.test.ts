import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "stubwright-watch-"));
const schema = "contracts/game-play/game-play.xsd";
let watching: ChildProcess;
let printed = "";

beforeAll(async () => {
  cpSync(join(root, "contracts"), join(folder, "contracts"), { recursive: true });
  cpSync(join(root, "stubwright.config.json"), join(folder, "stubwright.config.json"));
  const command = join(root, "generator/cli/bin/stubwright.js");
  watching = spawn(process.execPath, [command, "generate", "--watch"], { cwd: folder });
  for (const stream of [watching.stdout, watching.stderr]) stream?.on("data", (text) => (printed += String(text)));
  await printing("Watching 6 files. Press Ctrl-C to stop.");
});
afterAll(() => {
  watching.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Resolves to the output since the last call, as soon as it contains the text. */
async function printing(text: string): Promise<string> {
  const end = Date.now() + 20_000;
  while (!printed.includes(text)) {
    if (Date.now() > end) throw new Error(`Not printed: ${text}\nbut: ${printed}`);
    await new Promise((resume) => setTimeout(resume, 20));
  }
  const all = printed;
  printed = "";
  return all;
}

const textOf = (path: string): string => readFileSync(join(folder, path), "utf8");

/** Saves a file like an editor: a new file replaces the old file. */
function save(path: string, text: string): void {
  writeFileSync(join(folder, `${path}.swp`), text);
  renameSync(join(folder, `${path}.swp`), join(folder, path));
}

describe("generate --watch", () => {
  test("generates again after a change, and prints only the changes", async () => {
    save(schema, textOf(schema).replace('name="PopBalloonId" type="xs:int"', 'name="PopBalloonId" type="xs:short"'));
    const text = await printing("Compile your code:");
    expect(text).toContain("PopBalloonRequest: member PopBalloonId is now xs:short (was xs:int)");
    expect(text).not.toContain("generated/types.ts");
    expect(textOf("generated/stubwright.snapshot.json")).toContain('"PopBalloonId": "xs:short, optional"');
  });

  test("reports an invalid contract once, keeps the output, and recovers", async () => {
    const [whole, before] = [textOf(schema), textOf("generated/xml.ts")];
    save(schema, whole.replace("xs:short", "xs:shrt"));
    expect(await printing("1 error; nothing was written.")).toContain("error xsd-unresolved-reference");
    save(schema, `${whole.replace("xs:short", "xs:shrt")}\n`);
    save(schema, whole.slice(0, whole.length / 2));
    expect(await printing("nothing was written.")).not.toContain("xs:shrt");
    expect(printed).toBe("");
    expect(textOf("generated/xml.ts")).toBe(before);
    save(schema, whole);
    expect(await printing("game-play: as it was before")).toBe("game-play: as it was before\n");
  });

  test("watches imports, routes, the config, and folders that disappear and come back", async () => {
    save("contracts/game-play/routes.yaml", textOf("contracts/game-play/routes.yaml").replace("/popballoon/", "/pop/"));
    expect(await printing("Compile your code:")).toContain(
      "routes are now POST /pop/{Guid} (was POST /popballoon/{Guid})",
    );
    renameSync(join(folder, "contracts"), join(folder, "away"));
    await printing("nothing was written.");
    renameSync(join(folder, "away"), join(folder, "contracts"));
    await printing("as it was before");
    save(
      "contracts/game-play/arrays.xsd",
      textOf("contracts/game-play/arrays.xsd").replace('type="xs:int"', 'type="xs:long"'),
    );
    expect(await printing("Compile your code:")).toContain("ArrayOfint: member int is now xs:long");
    const config = textOf("stubwright.config.json");
    save("stubwright.config.json", config.slice(0, 40));
    await printing("is not JSON");
    save("stubwright.config.json", config.replace('"omit"', '"nil"'));
    expect(await printing("files written")).not.toContain("The contract changed");
  });

  test("writes deleted files again, and repeats a refused write", async () => {
    const before = textOf("generated/types.ts");
    rmSync(join(folder, "generated"), { recursive: true });
    await printing("files written");
    expect(textOf("generated/types.ts")).toBe(before);
    rmSync(join(folder, "generated/types.ts"));
    mkdirSync(join(folder, "generated/types.ts"));
    save(schema, textOf(schema).replace("xs:short", "xs:byte"));
    expect(await printing("EISDIR")).not.toContain("wrote");
    rmSync(join(folder, "generated/types.ts"), { recursive: true });
    expect(await printing("member PopBalloonId is now xs:byte")).toContain("generated/types.ts");
  });

  test("watches the target of a symbolic link", async () => {
    renameSync(join(folder, schema), join(folder, "elsewhere.xsd"));
    symlinkSync(join(folder, "elsewhere.xsd"), join(folder, "link.xsd"));
    symlinkSync(join(folder, "link.xsd"), join(folder, schema));
    save("elsewhere.xsd", textOf("elsewhere.xsd").replace("xs:byte", "xs:long"));
    await printing("member PopBalloonId is now xs:long");
    save("elsewhere.xsd", textOf("elsewhere.xsd").replace("xs:long", "xs:short"));
    await printing("member PopBalloonId is now xs:short");
  });

  test("watches the target of a link in a linked folder", async () => {
    mkdirSync(join(folder, "deep/er"), { recursive: true });
    renameSync(join(folder, "contracts/game-play"), join(folder, "deep/er/contract"));
    symlinkSync("../deep/er/contract", join(folder, "contracts/game-play"));
    rmSync(join(folder, schema));
    renameSync(join(folder, "elsewhere.xsd"), join(folder, "deep/er/beside.xsd"));
    symlinkSync("../beside.xsd", join(folder, schema));
    save("deep/er/beside.xsd", textOf("deep/er/beside.xsd").replace("xs:short", "xs:long"));
    await printing("member PopBalloonId is now xs:long");
    save("deep/er/beside.xsd", textOf("deep/er/beside.xsd").replace("xs:long", "xs:short"));
    expect(await printing("Compile your code:")).toContain("member PopBalloonId is now xs:short");
  });

  test("runs a plug-in again after a change of it, and goes on after its error", async () => {
    const plugIn = (text: string): string =>
      `export default { apiVersion: 1, emit: () => [{ path: "note.md", text: ${text} }] };`;
    save("note.mjs", plugIn('"one"'));
    save(
      "stubwright.config.json",
      textOf("stubwright.config.json").replace('"out":', '"emitters": ["./note.mjs"], "out":'),
    );
    await printing("generated/note.md");
    save("note.mjs", plugIn("missing"));
    expect(await printing("missing is not defined")).toContain("The emitter ./note.mjs failed:");
    save("note.mjs", plugIn('"two"'));
    await printing("files written");
    expect(textOf("generated/note.md")).toContain("two");
  });

  test("ends cleanly on SIGINT", async () => {
    watching.kill("SIGINT");
    const [status, signal] = await once(watching, "exit");
    expect({ status, signal, printed }).toEqual({ status: 0, signal: null, printed: "" });
  });
});
