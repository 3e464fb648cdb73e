import type { ContractChangelog, ToldChange } from "./changelog.js";
import { phraseText } from "./phrase.js";
import { highestOf } from "./release.js";

/** The version of the JSON form. It increases with changes that may break readers. */
const changelogVersion = 1;

/** Formats changelogs as JSON: `release` is the highest of all contracts. */
export function changelogJson(contracts: readonly ContractChangelog[]): string {
  const release = highestOf(contracts.map((one) => one.release));
  const value = { version: changelogVersion, release, contracts: contracts.map(contractJson) };
  return JSON.stringify(value, undefined, 2);
}

function contractJson({ name, base, head, status, release, package: advice, readers }: ContractChangelog) {
  return {
    name,
    base,
    head,
    status,
    release,
    package: advice,
    readers: readers.map(({ reader, subjects }) => ({
      reader,
      subjects: subjects.map(({ subject, changes }) => ({ ...subject, changes: changes.map(changeJson) })),
    })),
  };
}

function changeJson({ text, ...change }: ToldChange) {
  return { text: phraseText(text), ...change };
}
