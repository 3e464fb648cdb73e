import { configName } from "@stubwright/compat/report";
import { schemaFile, schemasFolder } from "../config/file-schemas.js";
import { shellWord } from "../terminal/terminal.js";
import { generatedFolder, type NewProject, type ProjectFile } from "./new-project.js";
import type { PackageVersions } from "./package-versions.js";

/** Makes the files around the sources: the config, package.json, tsconfig.json, .gitignore and the README. */
export function projectFiles(project: NewProject, versions: PackageVersions): readonly ProjectFile[] {
  return [
    { path: configName, text: json(config(project)) },
    { path: "package.json", text: json(packageManifest(project, versions)) },
    { path: "tsconfig.json", text: json(compilerConfig) },
    { path: ".gitignore", text: "node_modules/\ndist/\n" },
    { path: ".vscode/settings.json", text: json(editorSettings) },
    { path: "README.md", text: readme(project) },
  ];
}

/** Gives editors completion and checks for the config. */
const configSchema = "./node_modules/stubwright/stubwright.config.schema.json";

/** Completion and checks for the YAML files beside a contract, in editors with the YAML language server. */
const editorSettings = {
  "yaml.schemas": {
    [`./${schemasFolder}/${schemaFile("waivers")}`]: "*.waivers.yaml",
    [`./${schemasFolder}/${schemaFile("routes")}`]: "routes.yaml",
    [`./${schemasFolder}/${schemaFile("examples")}`]: ["*.examples.yaml", "*.examples/*.yaml"],
  },
};

function config({ contract }: NewProject): unknown {
  const { name, entry, openapi, out } = contract;
  return { $schema: configSchema, contracts: [{ name, entry, openapi, out }] };
}

function packageManifest({ name }: NewProject, versions: PackageVersions): unknown {
  return {
    name: `${name}-service`,
    version: "0.1.0",
    private: true,
    type: "module",
    engines: { node: ">=20.19" },
    scripts: {
      generate: "stubwright generate",
      check: "stubwright check",
      build: "tsc",
      prestart: "tsc",
      start: "node dist/main.js",
      test: "tsc && node --test dist/service.test.js",
    },
    dependencies: { "@stubwright/runtime": versions.runtime },
    devDependencies: {
      ...versions.parts,
      "@types/node": versions.nodeTypes,
      stubwright: versions.stubwright,
      typescript: versions.typescript,
    },
  };
}

const compilerConfig = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2023"],
    module: "NodeNext",
    moduleResolution: "NodeNext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noImplicitReturns: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
    sourceMap: true,
    rootDir: "src",
    outDir: "dist",
    incremental: true,
    tsBuildInfoFile: "dist/.tsbuildinfo",
    types: ["node"],
  },
  include: ["src"],
};

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function readme({ contract, name, firstCall, origin }: NewProject): string {
  const { operation, request } = firstCall;
  return `# ${name}

A service for the contract \`${contract.entry}\` (from ${origin}), started with \`stubwright init\`.

    npm install
    npm test          calls every operation in process, over JSON and SOAP
    npm start         serves at http://127.0.0.1:8080 (PORT and HOST change it)

Try it:

    curl http://127.0.0.1:8080/json/reply/${operation} -H 'Content-Type: application/json' -d ${shellWord(request)}
    curl 'http://127.0.0.1:8080/soap11?wsdl'

| file                  | what it is                                                                              |
| --------------------- | --------------------------------------------------------------------------------------- |
| \`src/service.ts\`      | yours: a handler for each operation; a new handler answers "not implemented" (501)      |
| \`src/service.test.ts\` | yours: sends a sample to each handler; replace a sample that does not suit your data    |
| \`${generatedFolder}/\`      | generated: commit these files, never edit them                                          |

After each change of the contract:

1. \`npx stubwright generate\` (with \`--watch\` while you work)
2. \`npx stubwright implement src/service.ts\`

In CI, run \`npx stubwright check\`.
`;
}
