/** A package manager, and how it does what the README's commands do with npm. */
export interface PackageManager {
  readonly name: string;
  /** The program in `node_modules`, from its root. Undefined for the npm of this machine. */
  readonly program?: string;
  /** Turns a command of the README into one of this package manager. */
  readonly translate: (command: string) => string;
  /** What the package manager needs to know of this machine, as variables. Its caches are in `folder`. */
  readonly settings: (registry: string, folder: string) => Readonly<Record<string, string>>;
  /** A file that makes a folder a project of its own, if it is inside another one. */
  readonly ownProject?: string;
}

/** A rule of translation: npm's words, and those of another package manager. */
type Rule = readonly [npm: RegExp, other: string];

function translateBy(rules: readonly Rule[]): (command: string) => string {
  return (command) => {
    const rule = rules.find(([npm]) => npm.test(command));
    return rule === undefined ? command : command.replace(...rule);
  };
}

/** The package managers of the rehearsal. Each starts without settings and without a cache. */
export const packageManagers: readonly PackageManager[] = [
  {
    name: "npm",
    translate: (command) => command,
    settings: (registry, folder) => ({ npm_config_registry: registry, npm_config_cache: `${folder}/npm-cache` }),
  },
  {
    name: "pnpm",
    program: "pnpm/bin/pnpm.cjs",
    translate: translateBy([
      [/^npm install --save-dev /, "pnpm add --save-dev "],
      [/^npm install (?=\S)/, "pnpm add "],
      [/^npx /, "pnpm exec "],
      [/^npm /, "pnpm "],
    ]),
    settings: (registry, folder) => ({
      npm_config_registry: registry,
      npm_config_store_dir: `${folder}/pnpm-store`,
      // What is published here is a minute old.
      npm_config_minimum_release_age: "0",
    }),
  },
  {
    name: "yarn",
    program: "@yarnpkg/cli-dist/bin/yarn.js",
    translate: translateBy([
      // TypeScript 7 does not read Plug'n'Play, yarn's default, in which a package finds only what it depends on.
      [/^npm install --save-dev (.*\btypescript)\b/, "yarn add --dev $1@5.9"],
      [/^npm install (?=\S)/, "yarn add "],
      [/^npx /, "yarn "],
      [/^npm /, "yarn "],
    ]),
    settings: (registry, folder) => ({
      YARN_NPM_REGISTRY_SERVER: registry,
      YARN_UNSAFE_HTTP_WHITELIST: "127.0.0.1",
      YARN_GLOBAL_FOLDER: `${folder}/yarn`,
      YARN_NPM_MINIMAL_AGE_GATE: "0",
      YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
      YARN_ENABLE_TELEMETRY: "false",
    }),
    ownProject: "yarn.lock",
  },
];
