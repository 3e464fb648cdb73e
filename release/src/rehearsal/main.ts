import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedPackages, root } from "../published-packages.js";
import { reachableRegistry, startRegistry } from "./local-registry.js";
import { packageManagers } from "./package-managers.js";
import { runCommand } from "./program-runs.js";
import { type RehearsedStep, rehearseManager } from "./rehearse-manager.js";

/**
 * Rehearses a release: publishes all packages to a registry on this machine, and runs the README's commands in empty projects, under
 * npm, pnpm and yarn. Arguments: names of package managers; without arguments, all. Exit status 1 at the first failure.
 */
const folder = mkdtempSync(join(tmpdir(), "stubwright-rehearsal-"));
try {
  process.exitCode = await rehearse(process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function rehearse(names: readonly string[]): Promise<number> {
  const uplink = await reachableRegistry();
  if (uplink === undefined) {
    console.log("rehearsal skipped: the registry that npm is configured for does not answer");
    return 0;
  }
  const registry = await startRegistry(join(folder, "registry"), uplink);
  try {
    await publish(registry.url);
    for (const manager of packageManagers.filter(({ name }) => names.length === 0 || names.includes(name))) {
      const env = cleanEnvironment({
        ...manager.settings(registry.url, folder),
        PATH: `${writePrograms()}:${process.env.PATH}`,
      });
      const place = join(folder, `${manager.name}-project`);
      await rehearseManager({ folder: place, env, manager }, tell);
    }
    return 0;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    registry.close();
  }
}

/** Publishes each package from its folder, as a release does: with the scripts that run before packing. */
async function publish(registry: string): Promise<void> {
  const start = performance.now();
  const packages = publishedPackages();
  const userconfig = join(folder, "npmrc");
  // npm publishes nothing without a token. This registry takes any.
  writeFileSync(userconfig, `${registry.replace("http:", "")}/:_authToken=rehearsal\n`);
  const env = cleanEnvironment({ npm_config_userconfig: userconfig, npm_config_registry: registry });
  const workspaces = packages.map((one) => `--workspace=${one.folder}`).join(" ");
  await runCommand(`npm publish --loglevel=error ${workspaces}`, { folder: root, env });
  const shown = `${packages.length} packages, version ${packages[0]?.manifest.version}`;
  tell({ manager: "registry", step: "npm publish", shown, seconds: (performance.now() - start) / 1000 });
}

/** The variables of this process without those that npm and Jest set, and with a home of its own: no settings of this machine. */
function cleanEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:npm_|YARN_|NODE_OPTIONS$|INIT_CWD$)/i.test(name));
  return { ...Object.fromEntries(kept), HOME: folder, NO_COLOR: "1", ...own };
}

/** Makes `pnpm` and `yarn` of this workspace programs. Returns their folder. */
function writePrograms(): string {
  const programs = join(folder, "programs");
  mkdirSync(programs, { recursive: true });
  for (const { name, program } of packageManagers) {
    if (program === undefined) continue;
    const path = join(programs, name);
    writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${join(root, "node_modules", program)}" "$@"\n`);
    chmodSync(path, 0o755);
  }
  return programs;
}

function tell({ manager, step, shown, seconds }: RehearsedStep): void {
  const row = [
    manager.padEnd(8),
    `${seconds.toFixed(1)} s`.padStart(7),
    step.slice(0, 62).padEnd(62),
    shown.slice(0, 70),
  ];
  console.log(row.join("  ").trimEnd());
}
