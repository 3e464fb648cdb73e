/** Sign of `left - right` for two decimal numbers as text, exact at any length; undefined where one is no number. */
export function compareDecimals(left: string, right: string): number | undefined {
  const [one, other] = [parse(left), parse(right)];
  if (one === undefined || other === undefined) return undefined;
  const scale = Math.max(one.scale, other.scale);
  const difference = scaled(one, scale) - scaled(other, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** A decimal number without what says nothing: `+01.50` -> `1.5`; the text itself where it is no number. */
export function canonicalDecimal(text: string): string {
  const trimmed = text.trim();
  const match = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/.exec(trimmed);
  if (match === null || !/\d/.test(trimmed)) return trimmed;
  const [, sign, whole = "", fraction = ""] = match;
  const number = `${whole === "" ? "0" : whole}${fraction === "" ? "" : `.${fraction}`}`;
  return sign === "-" && number !== "0" ? `-${number}` : number;
}

interface Scaled {
  readonly digits: bigint;
  readonly scale: number;
}

function parse(text: string): Scaled | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, sign = "", whole = "", fraction = ""] = match;
  if (whole === "" && fraction === "") return undefined;
  const digits = BigInt(`${whole}${fraction}`);
  return { digits: sign === "-" ? -digits : digits, scale: fraction.length };
}

function scaled({ digits, scale }: Scaled, to: number): bigint {
  return digits * 10n ** BigInt(to - scale);
}
