const dateTimePattern = /^(-?\d{4,})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)?$/;

/** The moment an `xs:dateTime` names, in milliseconds since 1970 UTC; without an offset it is read as UTC. `undefined` for other text. */
export function parseMoment(text: string): number | undefined {
  const match = dateTimePattern.exec(text.trim());
  if (match === null) return undefined;
  const [, year, month, day, hours, minutes, seconds, fraction = "", offset = "Z"] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, "0"));
  date.setUTCHours(Number(hours), Number(minutes), Number(seconds), milliseconds);
  return date.getTime() - offsetMinutes(offset) * 60_000;
}

/** A moment as ISO 8601 on the UTC clock, without an offset and without trailing zeros in the fraction. */
export function localDateTime(moment: number): string {
  return new Date(moment)
    .toISOString()
    .slice(0, -1)
    .replace(/\.?0*$/, "");
}

function offsetMinutes(offset: string): number {
  if (offset === "Z") return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6));
  return offset.startsWith("-") ? -minutes : minutes;
}
