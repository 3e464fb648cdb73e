import { env } from "node:process";

/**
 * The environment in which git finds the repository that a folder is in. A hook in a linked worktree is given `GIT_DIR` alone:
 * git then takes the folder it runs in for the top, and a contract below would not be at the revision.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _folder, GIT_PREFIX: _prefix, GIT_INDEX_FILE: _index, ...rest } = env;
  return env.GIT_WORK_TREE === undefined ? rest : env;
}
