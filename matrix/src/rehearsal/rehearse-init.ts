import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { runCommand, type Surroundings } from "./program-runs.js";

/**
 * Runs the RUN steps of a project's Dockerfile in folders that stand for its stages, which get what COPY names of the project: so
 * `npm ci` installs by the lock file, and the image needs nothing else. Returns how many steps ran. Throws if one fails.
 */
export async function runImageSteps({ env, folder }: Surroundings, work: string): Promise<number> {
  let steps = 0;
  const [, ...stages] = readFileSync(join(folder, "Dockerfile"), "utf8").split(/^FROM .*$/m);
  for (const [index, stage] of stages.entries()) {
    const root = join(work, `stage${index}`);
    mkdirSync(root, { recursive: true });
    for (const [, instruction, rest = ""] of stage.matchAll(/^(COPY|RUN) (.*)$/gm)) {
      if (instruction === "RUN") {
        await runCommand(rest, { folder: root, env });
        steps += 1;
      } else if (!rest.startsWith("--from")) {
        for (const name of rest.split(" ").slice(0, -1))
          cpSync(join(folder, name), join(root, basename(name)), { recursive: true });
      }
    }
  }
  if (!existsSync(join(work, "stage0/dist/main.js")))
    throw new Error("The Dockerfile's first stage made no dist/main.js.");
  return steps;
}
