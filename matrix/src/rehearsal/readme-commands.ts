import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../release/dist/published-packages.js";

/** Reads the commands of the README that people run in a project of theirs: the block after `<!-- rehearse -->`, without comments. */
export function readmeCommands(): readonly string[] {
  const text = readFileSync(join(root, "README.md"), "utf8");
  const block = /<!-- rehearse -->\n```sh\n([\s\S]*?)```/.exec(text)?.[1] ?? "";
  const commands = block
    .split("\n")
    .map((line) => line.replace(/\s+#.*$/, ""))
    .filter((line) => line !== "");
  if (commands.length < 3) throw new Error("README.md has no commands to rehearse.");
  return commands;
}
