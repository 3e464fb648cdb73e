import { groupBy } from "@stubwright/contract/collection";
import type { Finding } from "../findings/finding.js";
import { rankOf } from "../findings/judge.js";
import type { ComparedPair } from "../report/comparison-report.js";
import { groupByChange } from "../report/finding-text.js";
import { type Direction, type Surface, surfaces } from "../rules/rule.js";
import type { Note } from "./note.js";
import { notedChange, type Subject, subjectOf } from "./noted-change.js";
import { noteOf } from "./notes/index.js";
import type { Phrase } from "./phrase.js";
import { isOfRelease, type ReleaseKind } from "./release.js";

/** The kinds of readers: callers on each wire, callers in TypeScript, and those who implement the service. */
export type Reader = "soap-callers" | "json-callers" | "typescript-callers" | "implementers";

/** The surface that concerns a reader. */
const readerSurfaces: readonly (readonly [Reader, Surface])[] = [
  ["soap-callers", "soap"],
  ["json-callers", "json"],
  ["typescript-callers", "ts-client"],
  ["implementers", "ts-server"],
];

/** What a change does to a reader: it breaks, it may break, or it breaks nothing. */
export type Effect = "breaking" | "check" | "harmless";

/** A change, told to one kind of reader. */
export interface ToldChange {
  readonly effect: Effect;
  readonly text: Phrase;
  /** What the reader has to do, one sentence each; empty for a harmless change. */
  readonly actions: readonly string[];
  /** The operations whose messages carry the change; empty for one about an operation itself. */
  readonly operations: readonly string[];
  readonly rule: Finding["rule"];
  readonly change: string;
  /** The last day of the waiver that lets the change pass. */
  readonly waivedUntil: string | undefined;
}

/** The changes of one operation, type or service. */
export interface SubjectChanges {
  readonly subject: Subject;
  readonly changes: readonly ToldChange[];
}

/** All changes for one kind of reader. */
export interface ReaderChanges {
  readonly reader: Reader;
  readonly subjects: readonly SubjectChanges[];
}

/** The versions of the package with the contract's generated code. */
export interface PackageAdvice {
  /** The name in its package.json; undefined if it has none. */
  readonly name: string | undefined;
  readonly current: string;
  readonly next: string;
  /** The version of the head; undefined if the head has no package. */
  readonly head: string | undefined;
  /** Whether the head's version is already as high as the changes demand. */
  readonly isEnough: boolean;
}

/** What changed in one contract, for everybody who reads it. */
export interface ContractChangelog extends ComparedPair {
  readonly release: ReleaseKind;
  /** Undefined if no current version is known. */
  readonly package: PackageAdvice | undefined;
  readonly readers: readonly ReaderChanges[];
}

/**
 * Tells findings to each kind of reader, grouped by what they are about, the worst first. Only readers whose surface was judged
 * are told, because nothing is known for others.
 */
export function tellReaders(
  findings: readonly Finding[],
  judged: readonly Surface[] = surfaces,
): readonly ReaderChanges[] {
  const told = findings.filter(isOfRelease);
  const asked = readerSurfaces.filter(([, surface]) => judged.includes(surface));
  return asked.map(([reader, surface]) => {
    const own = told.filter((finding) => finding.surface === surface);
    const changes = groupByChange(own).flatMap((group) => {
      const change = tellChange(group, surface);
      return change === undefined ? [] : [{ subject: subjectOf(group[0]), change }];
    });
    const groups = groupBy(changes, ({ subject }) => `${subject.kind} ${subject.name}`);
    const subjects = [...groups.values()].map((group) => ({
      subject: group[0].subject,
      changes: group.map(({ change }) => change),
    }));
    return { reader, subjects };
  });
}

const effects = { error: "breaking", warning: "check", info: "harmless" } as const;

function tellChange(findings: readonly [Finding, ...Finding[]], surface: Surface): ToldChange | undefined {
  const worst = findings.reduce((one, other) => (rankOf(other.level) > rankOf(one.level) ? other : one));
  const note = noteOf(worst.rule);
  if (note === undefined) return undefined;
  const loud = findings.filter(({ level }) => level !== "info");
  const actions = [...new Set(loud.flatMap(({ direction }) => actionsFor(note, direction, surface)))];
  const { rule, change, waivedBy } = worst;
  const isAboutOperation = subjectOf(worst).kind === "operation";
  const operations = isAboutOperation ? [] : [...new Set(findings.flatMap((finding) => finding.operations))];
  return {
    effect: effects[worst.level],
    text: note.says(notedChange(worst)),
    actions,
    operations,
    rule,
    change,
    waivedUntil: waivedBy?.expires,
  };
}

/** The actions of a note for a reader of a surface. Callers write requests and read replies, implementers the reverse. */
function actionsFor({ send, read, act }: Note, direction: Direction, surface: Surface): readonly string[] {
  const writes = surface === "ts-server" ? "response" : "request";
  const wanted = direction === "exchange" ? [send, read] : [direction === writes ? send : read];
  const found = wanted.filter((text) => text !== undefined);
  return found.length > 0 || act === undefined ? found : [act];
}
