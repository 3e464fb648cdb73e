/** The JSON pointer (RFC 6901) of a path of member names and array indexes. */
export function pointerOf(steps: readonly (string | number)[]): string {
  return steps.map((step) => "/" + String(step).replaceAll("~", "~0").replaceAll("/", "~1")).join("");
}
