import type { Instance } from "@game-play/api";
import { parseMoment } from "./date-time.js";

/** What .NET clients send for a date that was never set. */
const unsetDate = "0001-01-01T00:00:00";

/** Whether an instance may still play at the time `now`: not depleted, invalidated, inactive or expired. One that is absent may. */
export function isPlayable(instance: Instance | null | undefined, now: number): boolean {
  if (instance == null) return true;
  return !instance.Depleted && !instance.Invalidated && !instance.Inactive && !isExpired(instance.ExpirationDate, now);
}

function isExpired(date: string | null | undefined, now: number): boolean {
  if (date == null || date.startsWith(unsetDate)) return false;
  const moment = parseMoment(date);
  return moment !== undefined && moment < now;
}
