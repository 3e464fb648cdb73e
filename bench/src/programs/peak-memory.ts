import { writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What some work needed at most beside what the process had before, in bytes of resident memory. */
export async function peakMemory(work: () => Promise<void> | void): Promise<number> {
  collectGarbage();
  forgetPeak();
  const before = process.memoryUsage.rss();
  await work();
  return process.resourceUsage().maxRSS * 1024 - before;
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
}

/** Linux can forget the highest resident size (proc(5), clear_refs); elsewhere the figure includes what came before. */
function forgetPeak(): void {
  try {
    writeFileSync("/proc/self/clear_refs", "5");
  } catch {
    return;
  }
}
