/** The families of times with known other spellings. */
type TimeFamily = "date" | "dateTime" | "time" | "gYear" | "gYearMonth";

interface TimeParts {
  readonly date: string | undefined;
  readonly clock: string | undefined;
  readonly offset: string;
}

/**
 * The spellings of XML Schema for a time that is written differently: with a space for the T, slashes, single digits,
 * no seconds, an offset without a colon, or as in mail headers. Ambiguous texts, such as 10/11/2016, have none.
 */
export function respelledTimes(family: TimeFamily, text: string): readonly string[] {
  const parts = timeParts(text);
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
  "(?<hour>\\d{1,2}):(?<minute>\\d\\d)(?::(?<second>\\d\\d)(?:[.,](?<fraction>\\d+))?)?|(?<plainClock>\\d{6})";
const zoneForm = "\\s*(?<offset>Z|UTC|GMT|[+-]\\d\\d(?::?\\d\\d)?)?";
const forms = new RegExp(`^(?:${dayForm})?(?:[T ]?\\s*(?:${clockForm}))?${zoneForm}$`, "i");
const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const mailForm = /^(?:[a-z]{3},\s*)?(\d{1,2})\s+([a-z]{3})\s+(\d{4})\s+(.*)$/i;

function timeParts(text: string): TimeParts | undefined {
  const mail = mailForm.exec(text);
  const found = forms.exec(mail === null ? text : mailAsPlain(mail))?.groups;
  return found && { date: dateOf(found), clock: clockOf(found), offset: offsetOf(found.offset) };
}

function mailAsPlain([, date, name = "", year, rest]: RegExpExecArray): string {
  return `${year}-${two(String(monthNames.indexOf(name.toLowerCase()) + 1))}-${two(date)} ${rest}`;
}

type Found = Readonly<Record<string, string | undefined>>;

function dateOf({ year, month, plainMonth, day, plainDay }: Found): string | undefined {
  return year && `${year}-${two(month ?? plainMonth)}-${two(day ?? plainDay)}`;
}

function clockOf({ hour, minute, second = "00", fraction, plainClock }: Found): string | undefined {
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
