/** Puts `text` in the place of what stands from `start` to `end` (offsets; equal for an insertion). */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all edits made. They may not overlap; those at one place are made in the order given. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((left, right) => left.start - right.start || left.end - right.end);
  let result = "";
  let done = 0;
  for (const edit of ordered) {
    if (edit.start < done) throw new Error(`Two edits overlap at offset ${edit.start}.`);
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
