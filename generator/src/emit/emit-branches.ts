import { type Code, code } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

/** One way an item may be, and what is written then. */
export interface Branch {
  readonly when: Code;
  readonly write: Code;
  /** For a value that may be null: the value, and what is written for null. */
  readonly nil?: { readonly value: Code; readonly write: Code } | undefined;
}

/** An if for the first branch and else for the last, whose condition is all that is left. */
export function emitBranches(out: SourceFile, branches: readonly Branch[]): void {
  for (const [index, branch] of branches.entries()) {
    const first = index === 0;
    const last = index === branches.length - 1;
    const condition = code`if (${branch.when})`;
    if (first && last) emitWrite(out, branch, "  ");
    else emitBranch(out, first ? condition : last ? code`else` : code`else ${condition}`, branch);
  }
}

function emitBranch(out: SourceFile, head: Code, branch: Branch): void {
  if (branch.nil === undefined) {
    out.guarded(head, branch.write, "  ");
    return;
  }
  out.line`  ${head} {`;
  emitWrite(out, branch, "    ");
  out.line`  }`;
}

function emitWrite(out: SourceFile, branch: Branch, indent: string): void {
  const space: Code = { kind: "code", parts: [indent] };
  if (branch.nil === undefined) {
    out.line`${space}${branch.write}`;
    return;
  }
  out.guarded(code`if (${branch.nil.value} === null)`, branch.nil.write, indent);
  out.guarded(code`else`, branch.write, indent);
}
