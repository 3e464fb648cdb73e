import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { root, stubwrightIn } from "../testing/contract-project.js";

/** Pairs of contracts from the folder beside the repository. Each pair has its expected verdicts. */
const cases = join(root, "../shared/cases/gate");
const names = existsSync(cases) ? readdirSync(cases) : [];

/** The allowed levels as letters: S is info or nothing, D is a warning, B is an error. */
interface Wanted {
  readonly soap: Directions;
  readonly json: Directions;
  readonly tsClient: string;
  readonly tsServer: string;
}

interface Directions {
  readonly request: string;
  readonly response: string;
}

interface ReportedFinding {
  readonly surface: string;
  readonly direction: string;
  readonly level: "info" | "warning" | "error";
}

const letters = { info: "S", warning: "D", error: "B" } as const;
const ranked = ["S", "D", "B"];

function verdict(findings: readonly ReportedFinding[], surface: string, direction?: string): string {
  const own = findings.filter(
    (one) =>
      one.surface === surface &&
      (direction === undefined || one.direction === direction || one.direction === "exchange"),
  );
  const worst = Math.max(0, ...own.map(({ level }) => ranked.indexOf(letters[level])));
  return ranked[worst] ?? "S";
}

function fitting(wanted: string, reported: string): string {
  return wanted.includes(reported) ? reported : wanted;
}

if (names.length === 0) {
  test.skip(`skipped: ${cases} does not exist`, () => {});
} else {
  describe("compare gives each pair the expected verdict", () => {
    test.each(names)("%s", async (name) => {
      const folder = join(cases, name);
      const wanted: Wanted = JSON.parse(readFileSync(join(folder, "expect.json"), "utf8"));
      const sides = existsSync(join(folder, "base")) ? ["base", "head"] : ["base.wsdl", "head.wsdl"];
      const { out, error } = await stubwrightIn(folder, ["compare", ...sides, "--report", "json"]);
      expect(error).toBe("");
      const { findings }: { readonly findings: readonly ReportedFinding[] } = JSON.parse(out);
      const reported = {
        soap: { request: verdict(findings, "soap", "request"), response: verdict(findings, "soap", "response") },
        json: { request: verdict(findings, "json", "request"), response: verdict(findings, "json", "response") },
        tsClient: verdict(findings, "ts-client"),
        tsServer: verdict(findings, "ts-server"),
      };
      expect(reported).toEqual({
        soap: {
          request: fitting(wanted.soap.request, reported.soap.request),
          response: fitting(wanted.soap.response, reported.soap.response),
        },
        json: {
          request: fitting(wanted.json.request, reported.json.request),
          response: fitting(wanted.json.response, reported.json.response),
        },
        tsClient: fitting(wanted.tsClient, reported.tsClient),
        tsServer: fitting(wanted.tsServer, reported.tsServer),
      });
    });
  });
}
