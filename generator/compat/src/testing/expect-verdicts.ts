import { expect } from "@jest/globals";
import type { Finding } from "../findings/finding.js";
import { rankOf } from "../findings/judge.js";

/** A random change: its findings, and the first message of each direction that an outside judge refuses, if any. */
export interface TriedChange {
  readonly oldText: string;
  readonly newText: string;
  readonly findings: readonly Finding[];
  readonly request: string | undefined;
  readonly response: string | undefined;
}

/** The findings of a direction above information. */
export function loudFindings(findings: readonly Finding[], direction: "request" | "response"): readonly Finding[] {
  return findings.filter((finding) => finding.direction === direction && rankOf(finding.level) > 1);
}

/**
 * Checks findings against the judge: without findings above information, the judge refuses no message; with an error
 * whose rule always shows, it refuses one.
 */
export function expectVerdicts(seed: number, tried: TriedChange, isShown: (rule: string) => boolean): void {
  const { oldText, newText, findings } = tried;
  const reported = findings.map(({ rule, path, direction, level }) => `${level} ${direction} ${rule} ${path}`);
  for (const direction of ["request", "response"] as const) {
    const context = { seed, oldText, newText, reported, direction };
    const refusal = tried[direction];
    const loud = loudFindings(findings, direction);
    const isSure = loud.some(({ level, rule }) => level === "error" && isShown(rule));
    if (loud.length === 0) expect({ ...context, refusal }).toEqual({ ...context, refusal: undefined });
    if (isSure) expect({ ...context, refusal }).toEqual({ ...context, refusal: expect.any(String) });
  }
}

/** The seeds of one test, and its name. */
interface SeedBlock {
  readonly first: number;
  readonly seeds: readonly number[];
}

/** Blocks of 25 seeds, starting at the first. */
export function seedBlocks(first: number, count: number): readonly SeedBlock[] {
  const size = 25;
  return Array.from({ length: Math.ceil(count / size) }, (_, block) => {
    const start = first + block * size;
    const length = Math.min(size, first + count - start);
    return { first: start, seeds: Array.from({ length }, (_, index) => start + index) };
  });
}
