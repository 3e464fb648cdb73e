/** A place outside of package.json that names the version of the packages. */
export interface VersionPlace {
  readonly path: string;
  /** Matches the text before the version, up to its opening quote. */
  readonly before: RegExp;
}

/** The places. A test compares each with package.json. */
export const versionPlaces: readonly VersionPlace[] = [
  { path: "generator/codegen/src/emit/emit-package.ts", before: /const runtimeVersion = "/ },
  { path: "generator/codegen/src/write/manifest.ts", before: /const generatorVersion = "/ },
  { path: "stubwright.config.json", before: /"name": "@game-play\/api", "version": "/ },
];

function versionPattern({ before }: VersionPlace): RegExp {
  return new RegExp(`(${before.source})([^"]+)`);
}

/** The version that a file names. Undefined if the place is not there. */
export function versionAt(text: string, place: VersionPlace): string | undefined {
  return versionPattern(place).exec(text)?.[2];
}

/** Returns the text of a file with another version. Throws if the place is not there. */
export function withVersion(text: string, place: VersionPlace, version: string): string {
  if (versionAt(text, place) === undefined) throw new Error(`${place.path} does not name the version.`);
  return text.replace(versionPattern(place), `$1${version}`);
}

/** Gives what the changelog lists under "Unreleased" to a version. Throws if there is no such heading. */
export function nameUnreleased(text: string, version: string, date: Date): string {
  if (!/^## Unreleased$/m.test(text)) throw new Error('CHANGELOG.md has no heading "Unreleased".');
  return text.replace(/^## Unreleased$/m, `## Unreleased\n\n## ${version} (${date.toISOString().slice(0, 10)})`);
}
