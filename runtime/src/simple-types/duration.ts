import { breaksFacet } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { patternType } from "./text-type.js";

/** xs:duration (3.2.6), kept as written. Its numbers may have up to 10,000 digits. */
export const duration: SimpleType<string> = /* @__PURE__ */ patternType(
  "xs:duration",
  "duration",
  /^-?P(?=\d|T\d)(?:\d{1,10000}Y)?(?:\d{1,10000}M)?(?:\d{1,10000}D)?(?:T(?=\d)(?:\d{1,10000}H)?(?:\d{1,10000}M)?(?:\d{1,10000}(?:\.\d{1,10000})?S)?)?$/,
);

/** The unit of .NET's TimeSpan, 100 nanoseconds. A TimeSpan is a signed 64-bit number of them. */
const ticksPerSecond = 10_000_000n;
const form = /^(-?)P(?=\d|T\d)(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.(\d+))?S)?)?$/;

/**
 * The duration of Microsoft's serialization schema, kept as written: days to seconds, from -P10675199DT2H48M5.4775808S
 * to P10675199DT2H48M5.4775807S.
 */
export const netDuration: SimpleType<string> = /* @__PURE__ */ netDurationType();

function netDurationType(): SimpleType<string> {
  const type = patternType("duration", "duration", form);
  const checked = (text: string): string => {
    if (!isInRange(text))
      throw breaksFacet("duration", text, "must be from -P10675199DT2H48M5.4775808S to P10675199DT2H48M5.4775807S");
    return text;
  };
  return {
    ...type,
    parse: (text) => checked(type.parse(text)),
    format: (value) => checked(type.format(value)),
    fromJson: (value) => checked(type.fromJson(value)),
    toJson: (value) => checked(type.format(value)),
  };
}

function isInRange(text: string): boolean {
  const [, sign, days = "0", hours = "0", minutes = "0", seconds = "0", fraction = ""] = form.exec(text) ?? [];
  const counts = [days, hours, minutes, seconds].map((digits) => digits.replace(/^0+(?=\d)/, ""));
  if (counts.some((digits) => digits.length > 15)) return false;
  const [day = 0n, hour = 0n, minute = 0n, second = 0n] = counts.map(BigInt);
  const rounded = /[1-9]/.test(fraction.slice(7)) ? 1n : 0n;
  const part = BigInt(fraction.slice(0, 7).padEnd(7, "0")) + rounded;
  const ticks = (((day * 24n + hour) * 60n + minute) * 60n + second) * ticksPerSecond + part;
  return ticks <= (sign === "-" ? 2n ** 63n : 2n ** 63n - 1n);
}
