import { configName } from "@stubwright/compat/report";
import { schemaFile, schemasFolder } from "../config/file-schemas.js";
import { generatedFolder, type NewProject, type ProjectFile } from "./new-project.js";

/** Makes the files that every new project has: the config, and what git and editors read. */
export function commonFiles(project: NewProject): readonly ProjectFile[] {
  return [
    { path: configName, text: json(newConfig(project)) },
    { path: ".gitignore", text: "node_modules/\ndist/\n.stubwright/\n" },
    { path: ".gitattributes", text: attributes },
    { path: ".vscode/settings.json", text: json(editorSettings) },
  ];
}

/** Text of a JSON file. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** `check` compares bytes, so git must not change line endings. Reviews show generated code folded. */
const attributes = `contracts/** -text
${generatedFolder}/** -text linguist-generated
`;

/** Gives editors completion and checks for the config. */
const configSchema = "./node_modules/stubwright/stubwright.config.schema.json";

/** A config with one contract. */
export function newConfig({ contract }: Pick<NewProject, "contract">): unknown {
  return { $schema: configSchema, contracts: [configured(contract)] };
}

/** A contract as the config names it, without defaults. */
export function configured({ name, entry, openapi, out, importExtension, console }: NewProject["contract"]): unknown {
  return { name, entry, openapi, out, importExtension, console };
}

/** Completion and checks for the YAML files beside a contract, in editors with the YAML language server. */
const editorSettings = {
  "yaml.schemas": {
    [`./${schemasFolder}/${schemaFile("waivers")}`]: "*.waivers.yaml",
    [`./${schemasFolder}/${schemaFile("routes")}`]: "routes.yaml",
    [`./${schemasFolder}/${schemaFile("examples")}`]: ["*.examples.yaml", "*.examples/*.yaml"],
  },
};

/** The compiler's options for a new project. */
export const compilerOptions = {
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
};
