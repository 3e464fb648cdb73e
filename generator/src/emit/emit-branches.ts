import { type Code, code, indentation } from "../print/code.js";
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
  const last = branches.length - 1;
  let otherwise = code``;
  for (const [index, branch] of branches.entries()) {
    if (index === last) emitWrite(out, branch, { indent: 2, otherwise });
    else if (branch.nil === undefined) {
      out.line`  ${otherwise}if (${branch.when}) ${branch.write}`;
      otherwise = code`else `;
    } else {
      out.line`  ${otherwise}if (${branch.when}) {`;
      emitWrite(out, branch, { indent: 4, otherwise: code`` });
      otherwise = code`} else `;
    }
  }
}

/** Where a branch is written, and the `else` before it. */
interface Start {
  readonly indent: number;
  readonly otherwise: Code;
}

function emitWrite(out: SourceFile, { nil, write }: Branch, start: Start): void {
  const indent = indentation(start.indent);
  if (nil === undefined) {
    out.line`${indent}${start.otherwise}${write}`;
    return;
  }
  out.line`${indent}${start.otherwise}if (${nil.value} === null) ${nil.write}`;
  out.line`${indent}else ${write}`;
}
