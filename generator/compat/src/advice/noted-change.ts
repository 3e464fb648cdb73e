import type { Finding } from "../findings/finding.js";
import { shortPath, shownText } from "../report/finding-text.js";
import type { NotedChange } from "./note.js";

/** What a change is about: the heading under which readers look it up. */
export interface Subject {
  readonly kind: "contract" | "service" | "binding" | "operation" | "type" | "namespace" | "code";
  readonly name: string;
}

const kinds: Readonly<Record<Finding["node"], Subject["kind"]>> = {
  contract: "contract",
  service: "service",
  port: "service",
  policy: "service",
  binding: "binding",
  operation: "operation",
  message: "operation",
  header: "operation",
  part: "operation",
  fault: "operation",
  route: "operation",
  element: "type",
  attribute: "type",
  text: "type",
  group: "type",
  wildcard: "type",
  type: "type",
  facet: "type",
  schema: "namespace",
  symbol: "code",
  file: "code",
  mark: "contract",
  waiver: "contract",
};

/** Kinds whose paths are one name, in which a slash separates nothing. */
const unparted: readonly Subject["kind"][] = ["namespace", "code", "contract"];

/** The subject of a finding: the operation, type or service that its path starts with. */
export function subjectOf({ node, path }: Pick<Finding, "node" | "path">): Subject {
  const kind = kinds[node];
  return { kind, name: namesOf(kind, path)[0] ?? "" };
}

/** The values of a finding for its sentence. */
export function notedChange({ node, path, old, new: now }: Finding): NotedChange {
  const names = namesOf(kinds[node], path);
  const [subject = ""] = names;
  const owner = names.length > 1 ? names.slice(0, -1).join("/") : subject;
  const member = (names.at(-1) ?? "").replace(/^@(?=.)/, "");
  return { place: names.join("/"), owner, member, subject, old: shownText(old), now: shownText(now) };
}

function namesOf(kind: Subject["kind"], path: string): readonly string[] {
  const short = shortPath(path);
  return unparted.includes(kind) ? [short] : short.split("/");
}
