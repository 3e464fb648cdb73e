import { codeText } from "../report/markdown-text.js";
import type { ContractChangelog, Effect, Reader, ReaderChanges, SubjectChanges, ToldChange } from "./changelog.js";
import type { Subject } from "./noted-change.js";
import type { Phrase } from "./phrase.js";

const readerTitles: Readonly<Record<Reader, string>> = {
  "soap-callers": "Callers over SOAP",
  "json-callers": "Callers over JSON",
  "typescript-callers": "Callers in TypeScript",
  implementers: "Implementers of the service",
};

const effectTitles: readonly (readonly [Effect, string])[] = [
  ["breaking", "Breaking: act before you take this version"],
  ["check", "Look at your code: these changes may concern it"],
  ["harmless", "New or changed, nothing to do"],
];

const subjectTitles: Readonly<Record<Subject["kind"], string>> = {
  contract: "Contract",
  service: "Service",
  binding: "Binding",
  operation: "Operation",
  type: "Type",
  namespace: "Namespace",
  code: "Generated code:",
};

/** Formats changelogs as Markdown, for release notes or a comment. Values of contracts are always code, never markup. */
export function changelogMarkdown(contracts: readonly ContractChangelog[]): string {
  return contracts.map((one) => contractText(one).join("\n")).join("\n\n");
}

function contractText(changelog: ContractChangelog): readonly string[] {
  const { name, base, head, status, readers } = changelog;
  const compared = {
    compared: `From ${codeText(base)} to ${codeText(head)}.`,
    new: `${codeText(base)} has no such contract: it is new.`,
    removed: `${codeText(head)} no longer has the contract.`,
  };
  return [
    `## What changed in ${codeText(name)}`,
    "",
    compared[status],
    "",
    ...versionLines(changelog),
    ...readers.flatMap((reader) => readerLines(reader)),
  ];
}

const reasons = {
  major: "a change breaks callers or implementers",
  minor: "there is something new, and nothing breaks",
  patch: "nothing new, and nothing breaks",
} as const;

function versionLines({ release, package: advice }: ContractChangelog): readonly string[] {
  if (release === "none") return ["**Next version:** none is needed, nothing changed."];
  const reason = reasons[release];
  if (advice === undefined) {
    return [
      `**Next version:** a ${release} release (${reason}). To get its number, name the current version: \`--current 1.4.2\`.`,
    ];
  }
  const { name, current, next, head, isEnough } = advice;
  const early = release === "major" && current.startsWith("0.") ? "; below 1.0.0, this raises the minor version" : "";
  const whose = name === undefined ? "" : ` of ${codeText(name)}`;
  const lines = [`**Next version${whose}:** ${codeText(next)}, after ${codeText(current)} (${reason}${early}).`];
  if (head !== undefined)
    lines.push(
      "",
      isEnough ? `The package has ${codeText(head)} already.` : `The package still has ${codeText(head)}.`,
    );
  return lines;
}

function readerLines({ reader, subjects }: ReaderChanges): readonly string[] {
  const title = ["", `### ${readerTitles[reader]}`, ""];
  if (subjects.length === 0) return [...title, "Nothing changes."];
  const groups = effectTitles.flatMap(([effect, heading]) => effectLines(subjects, effect, heading));
  return [...title, ...groups.slice(0, -1)];
}

/** The lines of all changes with one effect, each group followed by an empty line. */
function effectLines(subjects: readonly SubjectChanges[], effect: Effect, heading: string): readonly string[] {
  const lines = subjects.flatMap(({ subject, changes }) => {
    const own = changes.filter((change) => change.effect === effect);
    if (own.length === 0) return [];
    return [
      `- ${subjectTitles[subject.kind]} ${codeText(subject.name)}`,
      ...own.map((change) => `  - ${changeLine(change)}`),
    ];
  });
  return lines.length === 0 ? [] : [`**${heading}**`, "", ...lines, ""];
}

function changeLine({ text, actions, operations, waivedUntil }: ToldChange): string {
  const parts = [phraseMarkdown(text)];
  if (actions.length > 0) parts.push(`**To do:** ${actions.join(" ")}`);
  if (operations.length > 0) parts.push(`Carried by ${operationsText(operations)}.`);
  if (waivedUntil !== undefined) parts.push(`Agreed by a waiver until ${codeText(waivedUntil)}.`);
  return parts.join(" ");
}

/** The most operations that a line names. */
const mostOperations = 5;

function operationsText(operations: readonly string[]): string {
  const named = operations.slice(0, mostOperations).map(codeText).join(", ");
  const others = operations.length - mostOperations;
  return others > 0 ? `${named} and ${others} more` : named;
}

function phraseMarkdown(phrase: Phrase): string {
  return phrase.map(({ kind, text }) => (kind === "words" ? text : codeText(text))).join("");
}
