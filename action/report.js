// The Markdown of the comment and of the job's summary.
import { createHash } from "node:crypto";

/** GitHub refuses comments with more than 65,536 characters. */
const mostOfComment = 65_000;

/** The first line of a comment, by which a later run of the same gate finds it. Gates of other folders have their own comments. */
export function markerOf(folder, config) {
  const key = createHash("sha256")
    .update(JSON.stringify([folder, config]))
    .digest("hex")
    .slice(0, 12);
  return `<!-- stubwright-gate ${key} -->`;
}

/** The comment: the findings, then what changed for whom and the next version. Lines that do not fit are left out, and counted. */
export function commentText(marker, { findings, changelog }) {
  const changes =
    changelog === "" ? "" : `<details><summary>What changed, for whom, and the next version</summary>\n\n${changelog}`;
  return fitted(
    [marker, findings, changes].filter((part) => part !== "").join("\n\n"),
    changes === "" ? "" : "\n\n</details>",
  );
}

/** The comment of a run that could not compare: its output, as text that is never markup. */
export function failureText(marker, output) {
  const fence = "`".repeat(Math.max(3, ...[...output.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const head = `${marker}\n\n## Contract compatibility\n\nThe contract could not be compared:\n\n${fence}\n${output.trimEnd()}`;
  return fitted(head, `\n${fence}`);
}

/** A text of at most the length of a comment, cut between lines, with its end. */
function fitted(text, end) {
  if (text.length + end.length <= mostOfComment) return text + end;
  const lines = text.split("\n");
  let [length, kept] = [end.length + 100, 0];
  while (kept < lines.length && length + lines[kept].length + 1 <= mostOfComment) {
    length += lines[kept].length + 1;
    kept += 1;
  }
  return `${lines.slice(0, kept).join("\n")}${end}\n\n${lines.length - kept} more lines do not fit into a comment.`;
}
