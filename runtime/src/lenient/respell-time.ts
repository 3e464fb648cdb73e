/** The families of times with known other spellings. */
type TimeFamily = "date" | "dateTime" | "time" | "gYear" | "gYearMonth";

interface TimeParts {
  readonly date: string | undefined;
  readonly clock: string | undefined;
  readonly offset: string;
}

/**
 * The spellings of XML Schema for a time that is written differently: with a space for the T, slashes, single digits,
 * no seconds, an offset without a colon, the day first, as in mail headers, or as milliseconds since 1970. Ambiguous
 * texts, such as 10/11/2016, have none.
 */
export function respelledTimes(family: TimeFamily, text: string): readonly string[] {
  const isDay = family === "date" || family === "dateTime";
  const parts = (isDay ? sinceEpoch(text) : undefined) ?? timeParts(text);
  if (parts === undefined) return [];
  if (family === "time") return parts.clock === undefined ? [] : [parts.clock + parts.offset];
  return parts.date === undefined ? [] : respelledDays(family, parts.date, parts);
}

function respelledDays(
  family: Exclude<TimeFamily, "time">,
  date: string,
  { clock = midnight, offset }: TimeParts,
): readonly string[] {
  switch (family) {
    case "dateTime":
      // A Date needs an offset; every other type accepts the first spelling.
      return [`${date}T${clock}${offset}`, ...(offset === "" ? [`${date}T${clock}Z`] : [])];
    case "date":
      // A date with a time other than midnight is not just a date.
      return /^00:00:00(?:\.0+)?$/.test(clock) ? [date + offset, date] : [];
    case "gYearMonth":
      return [date.slice(0, 7)];
    case "gYear":
      return [date.slice(0, 4)];
  }
}

const midnight = "00:00:00";
const dayForm =
  "(?<year>\\d{4})(?:([-/.])(?<month>\\d{1,2})\\2(?<day>\\d{1,2})|(?<plainMonth>\\d\\d)(?<plainDay>\\d\\d))";
const clockForm =
  "(?<hour>\\d{1,2}):(?<minute>\\d\\d)(?::(?<second>\\d\\d)(?:[.,](?<fraction>\\d+))?)?(?:\\s*(?<half>[AP])\\.?M\\.?)?|(?<plainClock>\\d{6})";
const zoneForm = "\\s*(?<offset>Z|UTC|GMT|[+-]\\d\\d(?::?\\d\\d)?)?";
const forms = new RegExp(`^(?:${dayForm})?(?:[T ]?\\s*(?:${clockForm}))?${zoneForm}$`, "i");
const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const mailForm = /^(?:[a-z]{3},\s*)?(\d{1,2})[-\s]+([a-z]{3})[-\s]+(\d{4})(?:\s+(.*))?$/i;
const dayFirstForm = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/;

function timeParts(text: string): TimeParts | undefined {
  const mail = mailForm.exec(text);
  const found = forms.exec(mail === null ? yearFirst(text) : mailAsPlain(mail))?.groups;
  return found && { date: dateOf(found), clock: clockOf(found), offset: offsetOf(found.offset) };
}

function mailAsPlain([, date, name = "", year, rest = ""]: RegExpExecArray): string {
  return `${year}-${two(String(monthNames.indexOf(name.toLowerCase()) + 1))}-${two(date)} ${rest}`;
}

/** Rewrites 31.12.2016, 31/12/2016 and 12/31/2016. Points are always behind the day; else a number above 12 is the day. */
function yearFirst(text: string): string {
  return text.replace(dayFirstForm, (found, first: string, mark: string, second: string, year: string) => {
    if (mark === "." || Number(first) > 12) return `${year}-${second}-${first}`;
    return Number(second) > 12 ? `${year}-${first}-${second}` : found;
  });
}

/** The dates of Microsoft's JSON; milliseconds, and seconds of this century that cannot be a year, month, day and hour. */
const epochForms: readonly (readonly [form: RegExp, milliseconds: number])[] = [
  [/^\\?\/Date\((-?\d{1,14})([+-]\d{4})?\)\\?\/$/, 1],
  [/^(1\d{12})$/, 1],
  [/^(1[0-8]\d{8})$/, 1000],
];

function sinceEpoch(text: string): TimeParts | undefined {
  for (const [form, milliseconds] of epochForms) {
    const [, count, offset = ""] = form.exec(text) ?? [];
    if (count === undefined) continue;
    const minutes = Number(offset.slice(0, 3)) * 60 + Number(offset.slice(0, 1) + offset.slice(3));
    const local = new Date(Number(count) * milliseconds + minutes * 60_000).toISOString();
    const clock = local.slice(11, -1).replace(/\.000$/, "");
    return { date: local.slice(0, 10), clock, offset: offset === "" ? "Z" : offsetOf(offset) };
  }
  return undefined;
}

type Found = Readonly<Record<string, string | undefined>>;

function dateOf({ year, month, plainMonth, day, plainDay }: Found): string | undefined {
  return year && `${year}-${two(month ?? plainMonth)}-${two(day ?? plainDay)}`;
}

function clockOf({ hour: said, minute, second = "00", fraction, half, plainClock }: Found): string | undefined {
  const isHalf = half !== undefined && Number(said) <= 12;
  const hour = isHalf ? String((Number(said) % 12) + (half.toUpperCase() === "P" ? 12 : 0)) : said;
  if (plainClock !== undefined) return plainClock.replace(/(\d\d)(\d\d)(\d\d)/, "$1:$2:$3");
  return hour && `${two(hour)}:${minute}:${second}${fraction === undefined ? "" : `.${fraction}`}`;
}

function offsetOf(said: string | undefined): string {
  if (said === undefined) return "";
  if (/^[a-z]/i.test(said)) return "Z";
  return `${said.slice(0, 3)}:${said.slice(3).replace(":", "") || "00"}`;
}

function two(digits: string | undefined): string {
  return (digits ?? "").padStart(2, "0");
}
