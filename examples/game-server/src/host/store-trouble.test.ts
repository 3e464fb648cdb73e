import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { createScratchFolder } from "../testing/scratch-folder.js";
import { createGameServer } from "./create-game-server.js";

async function post(url: string, content: object): Promise<number> {
  const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(content) };
  const reply = await fetch(`${url}/json/reply/SpinRequest`, init);
  await reply.text();
  return reply.status;
}

test("a data folder that is removed under a running server: 503, told once", async () => {
  const folder = createScratchFolder();
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const server = await createGameServer({ port: 0, host: "127.0.0.1", dataDir: `${folder.path}/data`, seed: "s", log });
  expect(await post(server.url, {})).toBe(200);
  rmSync(`${folder.path}/data`, { recursive: true });
  expect([await post(server.url, {}), await post(server.url, {})]).toEqual([503, 503]);
  expect(lines).toEqual([expect.stringContaining("data.mdb was removed or replaced")]);
  await server.close();
  folder.remove();
});

/** Mounts a small file system in a folder; false where that is not allowed here. */
function mount(path: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", path], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test("a full disk: 503, told once, and again good for moves when there is room", async () => {
  const folder = createScratchFolder();
  if (!mount(folder.path)) {
    console.warn("skipped: file systems cannot be mounted here");
    return folder.remove();
  }
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const server = await createGameServer({ port: 0, host: "127.0.0.1", dataDir: folder.path, seed: "s", log });
  try {
    const statuses: number[] = [];
    for (let count = 0; count < 40; count++) statuses.push(await post(server.url, { text: "x".repeat(100_000) }));
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 503]);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(lines.length).toBe(1);
    execFileSync("mount", ["-o", "remount,size=8m", folder.path]);
    expect(await post(server.url, {})).toBe(200);
    expect(lines.at(-1)).toBe("the store can be used again");
  } finally {
    await server.close();
    execFileSync("umount", [folder.path]);
    folder.remove();
  }
});
