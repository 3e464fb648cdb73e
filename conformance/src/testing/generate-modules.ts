import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generate } from "stubwright";
import { writeModules } from "./write-modules.js";

/** A WSDL that a test has written, and what its generated code is called. */
export interface WrittenContract {
  readonly name: string;
  readonly wsdl: string;
}

/** Generates all code of a contract into an empty folder below `dist`, where packages are found, and gives the URL of each module. */
export async function generateModules(
  folder: string,
  { name, wsdl }: WrittenContract,
): Promise<(module: string) => string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "contract.wsdl"), wsdl);
  const { files } = await generate({ entry: "contract.wsdl", name, cwd: folder, documents: true });
  return writeModules(
    folder,
    files.map(({ path, text }) => [path, text]),
  );
}
