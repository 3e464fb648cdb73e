export { type ContractChangelog, type PackageAdvice, tellReaders } from "./changelog.js";
export { changelogJson } from "./changelog-json.js";
export { changelogMarkdown } from "./changelog-markdown.js";
export { highestOf, isEnough, isVersion, nextVersion, type ReleaseKind, releaseKindOf } from "./release.js";
