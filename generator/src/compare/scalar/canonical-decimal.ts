/** A decimal number without what says nothing: `+01.50` -> `1.5`; the text itself where it is no number. */
export function canonicalDecimal(text: string): string {
  const trimmed = text.trim();
  const match = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(trimmed);
  if (match === null || !/\d/.test(trimmed)) return trimmed;
  const [, sign, whole = "", fraction = ""] = match;
  const number = `${whole === "" ? "0" : whole}${fraction === "" ? "" : `.${fraction}`}`;
  return sign === "-" && number !== "0" ? `-${number}` : number;
}
