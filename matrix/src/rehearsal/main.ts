import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedPackages, root } from "../../../release/dist/published-packages.js";
import { reachableRegistry, startRegistry } from "./local-registry.js";
import { type PackageManager, packageManagers } from "./package-managers.js";
import { runCommand } from "./program-runs.js";
import { type RehearsedStep, rehearseManager } from "./rehearse-manager.js";

/**
 * Rehearses a release: publishes all packages to a registry on this machine, and runs the README's commands in empty projects, under
 * npm, pnpm and yarn. Arguments: names of package managers; without arguments, all. Exit status 1 if something failed.
 */
const folder = mkdtempSync(join(tmpdir(), "stubwright-rehearsal-"));
try {
  process.exitCode = await rehearseRelease(process.argv.slice(2));
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function rehearseRelease(names: readonly string[]): Promise<number> {
  const uplink = await reachableRegistry();
  if (uplink === undefined) {
    console.log("rehearsal skipped: the registry that npm is configured for does not answer");
    return 0;
  }
  const registry = await startRegistry(join(folder, "registry"), uplink);
  try {
    const managers = packageManagers.filter(({ name }) => names.length === 0 || names.includes(name));
    if (managers.length < names.length)
      throw new Error(`Name only ${packageManagers.map(({ name }) => name).join(", ")}.`);
    printTable([await publish(registry.url)]);
    const programs = writePrograms();
    // The package managers wait for the network most of the time, so they do so together.
    const done = await Promise.all(managers.map((manager) => rehearse(manager, registry.url, programs)));
    return done.every((isDone) => isDone) ? 0 : 1;
  } finally {
    registry.close();
  }
}

/** Prints the steps of one package manager, and why the last one failed, if it did. Returns whether all went well. */
async function rehearse(manager: PackageManager, registry: string, programs: string): Promise<boolean> {
  const env = cleanEnvironment({ ...manager.settings(registry, folder), PATH: `${programs}:${process.env.PATH}` });
  const steps: RehearsedStep[] = [];
  try {
    await rehearseManager({ folder: join(folder, `${manager.name}-project`), env, manager }, (step) =>
      steps.push(step),
    );
    printTable(steps);
    return true;
  } catch (error) {
    printTable(steps);
    console.log(`FAILED under ${manager.name}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

/** Publishes each package from its folder, as a release does: with the scripts that run before packing. */
async function publish(registry: string): Promise<RehearsedStep> {
  const start = performance.now();
  const packages = publishedPackages();
  const userconfig = join(folder, "npmrc");
  // npm publishes nothing without a token. This registry takes any.
  writeFileSync(userconfig, `${registry.replace("http:", "")}/:_authToken=rehearsal\n`);
  const env = cleanEnvironment({ npm_config_userconfig: userconfig, npm_config_registry: registry });
  await runCommand(`"${process.execPath}" release/dist/publish.js --loglevel=error`, { folder: root, env });
  const shown = `${packages.length} packages, version ${packages[0]?.manifest.version}`;
  return { manager: "registry", step: "npm run release:publish", shown, seconds: (performance.now() - start) / 1000 };
}

/** The variables of this process without those that npm and Jest set, and with a home of its own: no settings of this machine. */
function cleanEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:npm_|YARN_|NODE_OPTIONS$|INIT_CWD$)/i.test(name));
  return { ...Object.fromEntries(kept), HOME: folder, NO_COLOR: "1", ...own };
}

/** Makes `pnpm` and `yarn` of this package programs. Returns their folder. */
function writePrograms(): string {
  const programs = join(folder, "programs");
  mkdirSync(programs, { recursive: true });
  for (const { name, program } of packageManagers) {
    if (program === undefined) continue;
    const path = join(programs, name);
    writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${join(root, "matrix/node_modules", program)}" "$@"\n`);
    chmodSync(path, 0o755);
  }
  return programs;
}

function printTable(steps: readonly RehearsedStep[]): void {
  for (const { manager, step, shown, seconds } of steps) {
    const time = `${seconds.toFixed(1)} s`.padStart(7);
    console.log([manager.padEnd(8), time, step.slice(0, 62).padEnd(62), shown.slice(0, 66)].join("  ").trimEnd());
  }
}
