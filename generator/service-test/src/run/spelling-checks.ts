import { soapHeaders, versionsOf } from "../wire/soap-message.js";
import { type Spelling, spellingsOf } from "../wire/spellings.js";
import type { Exchange } from "./finding.js";
import { carriedElement, treeCase } from "./message-phases.js";
import { answerDifference, evidenceOf, general, reportProblems } from "./run-case.js";
import type { ServiceCase } from "./service-case.js";
import type { TestedOperation, TestRun } from "./test-run.js";

/** The same message in other spellings must get the same answer. A part of phase `protocol`. */
export async function runSpellings(run: TestRun): Promise<void> {
  for (const operation of run.operations) {
    const root = carriedElement(operation.model.request);
    const tree = root && run.variations.distinct(root, 3);
    if (tree === undefined || !run.hasTime()) continue;
    const test = treeCase(run, operation, "protocol", { tree, point: "spelling" });
    if (run.allows(operation, test.body)) await compareSpellings(run, operation, test);
  }
}

async function compareSpellings(run: TestRun, operation: TestedOperation, test: ServiceCase): Promise<void> {
  const [version = "1.1"] = versionsOf(operation.live);
  const usual = await run.callSoap(operation, { body: test.body });
  const again = await run.callSoap(operation, { body: test.body });
  const change = answerDifference(usual.answer, again.answer);
  if (change !== undefined) operation.volatile.add(general(change.pointer));
  if (change?.pointer === "kind") return;
  await run.each(spellingsOf(version, test.body), async (spelling) => {
    // An envelope in another encoding cannot be secured.
    if (run.options.messageSecurity !== undefined && typeof spelling.body !== "string") return;
    await compareSpelling(run, operation, { test, usual, spelling });
  });
}

async function compareSpelling(
  run: TestRun,
  operation: TestedOperation,
  { test, usual, spelling }: { readonly test: ServiceCase; readonly usual: Exchange; readonly spelling: Spelling },
): Promise<void> {
  const { label, body, contentType, shows } = spelling;
  const [version = "1.1"] = versionsOf(operation.live);
  const headers = soapHeaders(operation.live, version);
  const request = {
    method: "POST",
    url: run.target.soapUrl ?? "",
    headers: { ...headers, ...(contentType === undefined ? {} : { "Content-Type": contentType }) },
    body,
  };
  const other = await run.sendSoap(operation, request, version);
  const spelled = { ...test, point: `spelling: ${label}`, body: typeof body === "string" ? test.body : "" };
  // What services need not know may be refused by HTTP alone.
  const isHttps = other.reply.kind === "reply" && other.reply.status >= 400 && other.reply.status < 500;
  if (shows === undefined || !isHttps) reportProblems(run, spelled, other);
  else if (other.answer.kind === "unreadable")
    run.findings.add(shows, `${label}: refused by HTTP`, evidenceOf(spelled, other));
  const found = answerDifference(usual.answer, other.answer, ["usually", "so"]);
  if (found === undefined || operation.volatile.has(general(found.pointer))) return;
  run.findings.add(shows ?? "spelling-differs", `${label}: ${found.message}`, evidenceOf(spelled, other));
}

/** How many requests are sent at the same time to see whether their answers stay apart. */
const together = 16;

/** Requests at the same time must get the answers that they get one by one. A part of phase `protocol`. */
export async function runConcurrent(run: TestRun): Promise<void> {
  for (const operation of run.operations) {
    const root = carriedElement(operation.model.request);
    if (root === undefined || operation.live.kind === "one-way" || !operation.accepted || !run.hasTime()) continue;
    const trees = Array.from({ length: together }, (_, turn) => run.variations.distinct(root, turn * 3 + 2));
    const cases = trees.flatMap((tree) =>
      tree === undefined ? [] : [treeCase(run, operation, "protocol", { tree, point: "at the same time" })],
    );
    const alone: Exchange[] = [];
    for (const { body } of cases) alone.push(await run.callSoap(operation, { body }));
    const crowd = await Promise.all(cases.map(({ body }) => run.callSoap(operation, { body })));
    for (const [index, test] of cases.entries()) {
      const [one, other] = [alone[index], crowd[index]];
      if (one !== undefined && other !== undefined) await compareCrowd(run, operation, test, { one, other });
    }
  }
}

async function compareCrowd(
  run: TestRun,
  operation: TestedOperation,
  test: ServiceCase,
  { one, other }: { readonly one: Exchange; readonly other: Exchange },
): Promise<void> {
  reportProblems(run, test, other);
  const found = answerDifference(one.answer, other.answer, ["alone", "with others"]);
  if (found === undefined || operation.volatile.has(general(found.pointer))) return;
  const again = await run.callSoap(operation, { body: test.body });
  if (answerDifference(one.answer, again.answer) === undefined)
    run.findings.add("concurrent-differs", found.message, evidenceOf(test, other));
}
