/**
 * A pattern without each `^` that begins a branch and each `$` that ends one. In other languages these are anchors; in XSD they are
 * characters like any other, and every pattern matches whole values (XSD 1.0 Part 2, appendix F).
 */
export function withoutAnchors(pattern: string): string {
  const pieces = piecesOf(pattern);
  const isAnchor = (piece: string, index: number): boolean => {
    if (piece === "^") return index === 0 || isOneOf("(|", pieces[index - 1]);
    return piece === "$" && (index === pieces.length - 1 || isOneOf(")|", pieces[index + 1]));
  };
  return pieces.filter((piece, index) => !isAnchor(piece, index)).join("");
}

function isOneOf(marks: string, piece: string | undefined): boolean {
  return piece !== undefined && marks.includes(piece);
}

/** The escapes, character classes and single characters of a pattern. */
function piecesOf(pattern: string): readonly string[] {
  const pieces: string[] = [];
  let depth = 0;
  for (const [piece] of pattern.matchAll(/\\.?|[^\\]/gsu)) {
    if (depth === 0) pieces.push(piece);
    else pieces.push((pieces.pop() ?? "") + piece);
    if (piece === "[") depth++;
    if (piece === "]" && depth > 0) depth--;
  }
  return pieces;
}
