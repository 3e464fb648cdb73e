import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { root, stubwrightIn } from "./testing/contract-project.js";

/** Pairs of contracts that lie beside the repository, each with the verdicts that it must get. */
const cases = join(root, "../shared/cases/gate");
const names = existsSync(cases) ? readdirSync(cases) : [];

/** The levels that fit, as letters: S for info at most, D for a warning, B for an error. */
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

interface Told {
  readonly surface: string;
  readonly direction: string;
  readonly level: "info" | "warning" | "error";
}

const letters = { info: "S", warning: "D", error: "B" } as const;
const ranked = ["S", "D", "B"];

function verdict(findings: readonly Told[], surface: string, direction?: string): string {
  const own = findings.filter(
    (one) =>
      one.surface === surface &&
      (direction === undefined || one.direction === direction || one.direction === "exchange"),
  );
  const worst = Math.max(0, ...own.map(({ level }) => ranked.indexOf(letters[level])));
  return ranked[worst] ?? "S";
}

function fitting(wanted: string, told: string): string {
  return wanted.includes(told) ? told : wanted;
}

if (names.length === 0) {
  test.skip(`the pairs of ${cases} are not here`, () => {});
} else {
  describe("compare gives each pair the verdict that it must get", () => {
    test.each(names)("%s", async (name) => {
      const folder = join(cases, name);
      const wanted: Wanted = JSON.parse(readFileSync(join(folder, "expect.json"), "utf8"));
      const sides = existsSync(join(folder, "base")) ? ["base", "head"] : ["base.wsdl", "head.wsdl"];
      const { out, error } = await stubwrightIn(folder, ["compare", ...sides, "--report", "json"]);
      expect(error).toBe("");
      const { findings }: { readonly findings: readonly Told[] } = JSON.parse(out);
      const told = {
        soap: { request: verdict(findings, "soap", "request"), response: verdict(findings, "soap", "response") },
        json: { request: verdict(findings, "json", "request"), response: verdict(findings, "json", "response") },
        tsClient: verdict(findings, "ts-client"),
        tsServer: verdict(findings, "ts-server"),
      };
      expect(told).toEqual({
        soap: {
          request: fitting(wanted.soap.request, told.soap.request),
          response: fitting(wanted.soap.response, told.soap.response),
        },
        json: {
          request: fitting(wanted.json.request, told.json.request),
          response: fitting(wanted.json.response, told.json.response),
        },
        tsClient: fitting(wanted.tsClient, told.tsClient),
        tsServer: fitting(wanted.tsServer, told.tsServer),
      });
    });
  });
}
