import { clientFiles } from "./client-files.js";
import { commonFiles } from "./common-files.js";
import { type CiHost, ciFiles, imageFiles } from "./deployment-files.js";
import type { NewProject, ProjectFile, ProjectKind } from "./new-project.js";
import type { PackageVersions } from "./package-versions.js";
import { serviceFiles } from "./service-files.js";
import { serviceSources } from "./service-sources.js";

/** What a new project is for, what it stands on, and where it is tested. */
interface ProjectChoices {
  readonly kind: ProjectKind;
  readonly versions: PackageVersions;
  readonly ci: CiHost;
}

/** Makes the files of a new project, except the contract, its generated code, and `src/service.ts` of a service. */
export function projectFiles(project: NewProject, { kind, versions, ci }: ProjectChoices): readonly ProjectFile[] {
  const common = [...commonFiles(project), ...ciFiles(ci)];
  switch (kind) {
    case "service":
      return [
        ...common,
        ...serviceFiles(project, versions),
        ...imageFiles(project, versions),
        ...serviceSources(project),
      ];
    case "client":
      return [...common, ...clientFiles(project, versions)];
  }
}
