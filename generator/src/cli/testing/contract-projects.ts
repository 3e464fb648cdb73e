import { cpSync } from "node:fs";
import { afterAll } from "@jest/globals";
import { ContractProject } from "./contract-project.js";

/** Projects of one test file, removed when its tests are done. */
export interface ContractProjects {
  /** One that is no repository yet. */
  readonly create: () => ContractProject;
  /** One that is a repository with a first commit. */
  readonly commit: () => Promise<ContractProject>;
}

/** To be called at the top of a test file. */
export function contractProjects(): ContractProjects {
  const made: ContractProject[] = [];
  afterAll(() => {
    for (const project of made) project.remove();
  });
  const create = (): ContractProject => {
    const project = new ContractProject();
    made.push(project);
    return project;
  };
  // Made once and copied: three programs started by a worker with much memory take their time.
  let committed: ContractProject | undefined;
  const commit = async (): Promise<ContractProject> => {
    if (committed === undefined) {
      committed = create();
      await committed.init();
    }
    const project = create();
    cpSync(committed.folder, project.folder, { recursive: true });
    return project;
  };
  return { create, commit };
}
