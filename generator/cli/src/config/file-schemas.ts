import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The files beside a config for which the package has a JSON schema. */
type SchemaName = "waivers" | "routes" | "examples";

/** The folder of the schemas, from a folder with `node_modules`. */
export const schemasFolder = "node_modules/stubwright/schemas";

/** The name of a schema's file. */
export function schemaFile(name: SchemaName): string {
  return `${name}.schema.json`;
}

/**
 * The comment by which editors with the YAML language server find the schema of a file. The path starts at the file, and leads
 * to the nearest installed package above `cwd`, or else to where `npm install` puts it.
 */
export function schemaComment(name: SchemaName, file: string, cwd: string): string {
  const schema = join(installedAbove(cwd) ?? cwd, schemasFolder, schemaFile(name));
  return ` yaml-language-server: $schema=${relative(dirname(file), schema).split(sep).join("/")}`;
}

function installedAbove(folder: string): string | undefined {
  if (existsSync(join(folder, schemasFolder))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : installedAbove(parent);
}
