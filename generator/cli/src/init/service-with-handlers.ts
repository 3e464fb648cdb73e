import { join } from "node:path";
import type { ContractSnapshot } from "@stubwright/codegen/snapshot";
import { implementService } from "../implement/implement-service.js";
import type { NewProject, ProjectFile } from "./new-project.js";
import { emptyService } from "./service-sources.js";

/** Where a service is written: its file, with the project's folder, which has the generated code. */
interface ServicePlace {
  readonly path: string;
  /** The path from the project's folder. */
  readonly file: string;
  readonly snapshot: ContractSnapshot | undefined;
}

/** Makes a service with a handler for each operation; each answers that it is not implemented. */
export function serviceWithHandlers(project: NewProject, { path, file, snapshot }: ServicePlace): ProjectFile {
  const { contract } = project;
  const text = emptyService(project, file);
  const out = join(path, contract.out);
  const implemented = implementService({ path: join(path, file), text, contract, out, snapshot });
  return { path: file, text: implemented?.text ?? text };
}
