import { createHash } from "node:crypto";
import { type CheckId, checkOf } from "../checks/catalogue.js";
import type { Exchange, ServiceFinding } from "./finding.js";
import type { Phase } from "./options.js";

/** Where a problem showed, and how. */
export interface Evidence {
  readonly operation: string;
  readonly phase: Phase;
  readonly point: string;
  readonly exchange: Pick<Exchange, "wire" | "request" | "reply">;
  readonly body?: string | undefined;
  readonly header?: string | undefined;
  readonly expect?: "accept" | "refuse";
}

/** How many findings of one check one operation gets: more say nothing new. */
const mostAlike = 5;

/** The findings of a test, each failure once. */
export class FindingList {
  readonly #findings = new Map<string, ServiceFinding>();
  readonly #alike = new Map<string, number>();
  readonly #more = new Map<string, number>();

  /** Adds a problem, or counts it if the same failure is known. The smaller request stays. */
  add(check: CheckId, message: string, evidence: Evidence): void {
    const { operation, phase, point, exchange, body, header, expect = "accept" } = evidence;
    const fingerprint = fingerprintOf(check, operation, exchange.wire, placeOf(point, message));
    const known = this.#findings.get(fingerprint);
    if (known !== undefined) {
      const isSmaller = sizeOf(exchange.request.body) < sizeOf(known.request.body);
      const smaller = isSmaller
        ? { request: exchange.request, reply: exchange.reply, body, header, point, message, phase }
        : {};
      this.#findings.set(fingerprint, { ...known, ...smaller, count: known.count + 1 });
      return;
    }
    const kind = `${check} ${operation} ${exchange.wire}`;
    const alike = (this.#alike.get(kind) ?? 0) + 1;
    this.#alike.set(kind, alike);
    if (alike > mostAlike) return void this.#more.set(kind, (this.#more.get(kind) ?? 0) + 1);
    const { wire, request, reply } = exchange;
    const facts = { check, level: checkOf(check).level, operation, wire, phase, point, message };
    this.#findings.set(fingerprint, {
      ...facts,
      request,
      reply,
      fingerprint,
      body,
      header,
      expect,
      count: 1,
      waivedBy: undefined,
    });
  }

  /** Puts a smaller request in the place of the one that a finding has. */
  replace(finding: ServiceFinding): void {
    this.#findings.set(finding.fingerprint, finding);
  }

  /** Everything that was found, errors first. */
  get all(): readonly ServiceFinding[] {
    const ranks = { error: 0, warning: 1, info: 2 };
    return [...this.#findings.values()].toSorted((one, other) => ranks[one.level] - ranks[other.level]);
  }
}

/** The member that a failure is about: values differ from run to run, places do not. */
function placeOf(point: string, message: string): string {
  const pointer = /(?:^|\s)(\/[\w/@$.{}:-]+)/
    .exec(message)?.[1]
    ?.replace(/[:.]+$/, "")
    .replace(/\/\d+/g, "/*");
  return pointer ?? point.split(":")[0] ?? "";
}

function fingerprintOf(...texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex").slice(0, 16);
}

function sizeOf(body: string | Uint8Array): number {
  return body.length;
}
