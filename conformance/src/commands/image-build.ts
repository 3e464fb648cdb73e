import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";

/** What an image would hold and run: the last stage of a Dockerfile. */
export interface BuiltImage {
  /** The folder that stands for the image's root. */
  readonly root: string;
  /** The working directory, below `root`. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/** Where an image is built. */
interface BuildPlace {
  /** The project, which is the build's context. */
  readonly context: string;
  /** An empty folder, in which each stage gets a folder of its own. */
  readonly work: string;
  /** The folder that `npm ci` puts in place of what it would install. */
  readonly modules: string;
}

/**
 * Plays a Dockerfile without Docker: each stage is a folder, COPY copies what .dockerignore lets pass, and RUN runs. `npm ci` demands
 * a lock file and links packages that are there. Knows the instructions that projects of `init` have, and throws at others.
 */
export function buildImage({ context, work, modules }: BuildPlace): BuiltImage {
  const bin = join(work, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "npm"), npmScript(modules));
  chmodSync(join(bin, "npm"), 0o755);
  const ignored = readFileSync(join(context, ".dockerignore"), "utf8").trim().split("\n");
  const stages: (BuiltImage & { readonly name: string })[] = [];
  for (const line of readFileSync(join(context, "Dockerfile"), "utf8").split("\n")) {
    const [, instruction = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const stage = stages.at(-1);
    const change = (part: Partial<BuiltImage>): void => {
      if (stage === undefined) throw new Error(`${line} is in no stage`);
      stages[stages.length - 1] = { ...stage, ...part };
    };
    switch (instruction) {
      case "":
      case "EXPOSE":
        break;
      case "FROM": {
        const root = join(work, `stage${stages.length}`);
        mkdirSync(root);
        const name = / AS (\w+)$/.exec(rest)?.[1] ?? "";
        stages.push({ name, root, folder: root, env: {}, user: undefined, command: [], healthCheck: [] });
        break;
      }
      case "WORKDIR":
        if (stage !== undefined) mkdirSync(join(stage.root, rest), { recursive: true });
        change({ folder: join(stage?.root ?? "", rest) });
        break;
      case "ENV":
        change({ env: { ...stage?.env, ...Object.fromEntries(rest.split(" ").map((pair) => pair.split("="))) } });
        break;
      case "USER":
        change({ user: rest });
        break;
      case "COPY":
        copy(
          rest,
          { from: stages.find(({ name }) => rest.startsWith(`--from=${name} `))?.root, context, ignored },
          stage,
        );
        break;
      case "RUN":
        run(rest, bin, stage);
        break;
      case "CMD":
        change({ command: JSON.parse(rest) });
        break;
      case "HEALTHCHECK":
        change({ healthCheck: JSON.parse(rest.replace(/^.* CMD /, "")) });
        break;
      default:
        throw new Error(`no rule for ${instruction}`);
    }
  }
  const last = stages.at(-1);
  if (last === undefined) throw new Error("The Dockerfile has no stage.");
  return last;
}

function npmScript(modules: string): string {
  return `#!/bin/sh
case "$1" in
  ci) test -f package-lock.json && test -f package.json && ln -s '${modules}' node_modules ;;
  cache) ;;
  run) exec node "$(dirname "$(command -v node)")/../lib/node_modules/npm/bin/npm-cli.js" "$@" ;;
  *) echo "no rule for npm $1" >&2; exit 1 ;;
esac
`;
}

interface CopySource {
  /** The root of the stage that COPY names. */
  readonly from: string | undefined;
  readonly context: string;
  readonly ignored: readonly string[];
}

function copy(rest: string, { from, context, ignored }: CopySource, stage: BuiltImage | undefined): void {
  const paths = rest.split(" ").filter((word) => !word.startsWith("--"));
  const target = join(stage?.folder ?? "", paths.pop() ?? "");
  for (const path of paths) {
    if (from === undefined && ignored.includes(path)) throw new Error(`.dockerignore leaves out ${path}`);
    const source = join(from ?? context, path);
    const isFile = posix.extname(path) !== "";
    cpSync(source, isFile ? join(target, posix.basename(path)) : target, { recursive: true });
  }
}

function run(command: string, bin: string, stage: BuiltImage | undefined): void {
  const env = { ...process.env, ...stage?.env, PATH: `${bin}:${process.env.PATH}` };
  const { status, stderr, stdout } = spawnSync("sh", ["-c", command], { cwd: stage?.folder, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`RUN ${command} ended with ${status}: ${stdout}${stderr}`);
}
