import { afterAll } from "@jest/globals";
import { ContractProject } from "./contract-project.js";

/** Projects of one test file, removed when its tests are done. */
interface ContractProjects {
  /** One that is no repository yet. */
  readonly create: () => ContractProject;
  /** One that is a repository with a first commit. */
  readonly commit: () => Promise<ContractProject>;
  /** The same with a second commit, of what is generated. */
  readonly commitGenerated: () => Promise<ContractProject>;
}

/** To be called at the top of a test file. */
export function contractProjects(): ContractProjects {
  const made: ContractProject[] = [];
  afterAll(() => {
    for (const project of made) project.remove();
  });
  const create = (from?: ContractProject): ContractProject => {
    const project = new ContractProject(from);
    made.push(project);
    return project;
  };
  // Each is made once and copied: programs started by a worker with much memory take their time.
  let committed: ContractProject | undefined;
  const commit = async (): Promise<ContractProject> => {
    if (committed === undefined) {
      committed = create();
      await committed.init();
    }
    return create(committed);
  };
  let generated: ContractProject | undefined;
  const commitGenerated = async (): Promise<ContractProject> => {
    if (generated === undefined) {
      generated = await commit();
      await generated.stubwright("generate");
      await generated.commitAll("generated");
    }
    return create(generated);
  };
  return { create: () => create(), commit, commitGenerated };
}
