import { MessageSampler } from "@stubwright/contract/sample";
import { type WrongRequest, wrongJsonRequests, wrongSoapRequests } from "../cases/protocol-requests.js";
import type { Refusal } from "../checks/answer.js";
import { type CheckId, checkOf } from "../checks/catalogue.js";
import type { WireReply } from "../wire/exchange.js";
import { jsonText, readElement } from "../wire/messages.js";
import { envelopeText, type SoapVersion, soapHeaders, soapMediaTypes, versionsOf } from "../wire/soap-message.js";
import type { Exchange } from "./finding.js";
import type { Evidence } from "./finding-list.js";
import { shortened } from "./run-case.js";
import type { TestedOperation, TestRun } from "./test-run.js";

/** Phase `protocol`: what is wrong with envelopes, media types, methods and actions. */
export async function runProtocol(run: TestRun): Promise<void> {
  run.options.onProgress?.("protocol");
  const operation =
    run.operations.find(({ accepted, live }) => accepted && live.kind === "request-reply") ?? run.operations[0];
  if (operation === undefined) return;
  const body = typicalBody(run, operation);
  const versions = versionsOf(operation.live);
  for (const version of versions) {
    const inVersion = versions.length > 1 ? ` in SOAP ${version}` : "";
    await wrongEnvelopes(run, operation, { version, body, inVersion });
  }
  await wrongActions(run, body, operation);
  if (run.target.jsonUrl !== undefined) await wrongJson(run, operation, body);
}

async function wrongEnvelopes(
  run: TestRun,
  operation: TestedOperation,
  { version, body, inVersion }: { readonly version: SoapVersion; readonly body: string; readonly inVersion: string },
): Promise<void> {
  const url = run.target.soapUrl ?? "";
  const usual = soapHeaders(operation.live, version);
  const isEmptyKnown = run.contract.model.operations.some(({ request }) => request.element === undefined);
  const wrong = wrongSoapRequests({ version, body, mediaType: soapMediaTypes[version], isEmptyKnown });
  await run.each(wrong, async (one) => {
    const request = { method: one.method ?? "POST", url, headers: { ...usual, ...one.headers }, body: one.body };
    const named = { ...one, point: `${one.point}${inVersion}` };
    judgeWrong(run, operation, named, await run.sendSoap(undefined, request, version));
  });
  const read = await run.sendSoap(undefined, { method: "GET", url, headers: {}, body: "" }, version);
  if (read.answer.kind === "reply")
    run.findings.add(
      "verb-ignored",
      "a GET was answered with a SOAP message",
      evidence(operation, "the method GET", read),
    );
}

function typicalBody(run: TestRun, operation: TestedOperation): string {
  const base = run.baseOf(operation);
  const { model } = operation;
  return base !== undefined
    ? run.bodyOf(base)
    : (new MessageSampler(run.contract.model).sampleBody(model.request, "typical")?.xml.trimEnd() ?? "");
}

function evidence(operation: TestedOperation, point: string, exchange: Exchange): Evidence {
  return { operation: operation.name, phase: "protocol", point, exchange, expect: "refuse" };
}

/** A wrong request is refused as the caller's mistake, or by HTTP with 4xx. */
function judgeWrong(run: TestRun, operation: TestedOperation, wrong: WrongRequest, exchange: Exchange): void {
  const { answer, reply } = exchange;
  const where = evidence(operation, wrong.point, exchange);
  const isOptional = checkOf(wrong.accepted).level === "warning";
  for (const { check, message } of exchange.problems)
    if (!isExcused(check, reply, isOptional)) run.findings.add(check, `${wrong.point}: ${message}`, where);
  switch (answer.kind) {
    case "reply":
    case "accepted":
      run.findings.add(wrong.accepted, `accepted: ${wrong.point}`, where);
      return;
    case "unreadable":
      if (reply.kind === "reply" && reply.status < 300 && !isOptional)
        run.findings.add(wrong.accepted, `status ${reply.status} for ${wrong.point}`, where);
      return;
    case "refused":
      judgeRefusal(run, wrong, answer, where);
  }
}

/** What HTTP refuses by a status alone is refused well enough; what nobody has to refuse may be answered anyhow. */
function isExcused(check: CheckId, reply: WireReply, isOptional: boolean): boolean {
  if (reply.kind === "broken") return isOptional && check !== "reply-late";
  const isHttps = reply.status >= 400 && reply.status < 500;
  const isForm = ["soap-media-type", "soap-not-xml", "soap-status", "json-media-type"].includes(check);
  return (isHttps && isForm) || (isOptional && reply.status < 400);
}

function judgeRefusal(run: TestRun, wrong: WrongRequest, answer: Refusal, where: Evidence): void {
  const said = shortened(answer.message);
  const isOptional = checkOf(wrong.accepted).level === "warning";
  const isHttpRefusal = answer.blame === "caller" && answer.status >= 400 && answer.status < 500;
  const isOther = wrong.blame !== undefined && answer.blame !== wrong.blame && !isHttpRefusal;
  if (answer.blame === "service")
    run.findings.add(isOptional ? wrong.accepted : "protocol-failure", `${wrong.point}: ${said}`, where);
  else if (isOther) run.findings.add(wrong.accepted, `${wrong.point} got the fault ${answer.blame}: ${said}`, where);
}

/** A message with the action of another operation is that operation's in no case. */
async function wrongActions(run: TestRun, body: string, operation: TestedOperation): Promise<void> {
  const other = run.operations.find(
    ({ live, name }) =>
      name !== operation.name &&
      live.soapAction !== "" &&
      live.soapAction !== operation.live.soapAction &&
      live.request.element.name !== operation.live.request.element.name,
  );
  const [version = "1.1"] = versionsOf(operation.live);
  if (other === undefined) return;
  const request = {
    method: "POST",
    url: run.target.soapUrl ?? "",
    headers: soapHeaders(other.live, version),
    body: envelopeText({ version, body }),
  };
  const exchange = await run.sendSoap(operation, request, version);
  const point = `the action of ${other.name}`;
  const where = evidence(operation, point, exchange);
  const { answer } = exchange;
  for (const { check, message } of exchange.problems)
    run.findings.add(check === "reply-element" ? "wrong-action" : check, `${point}: ${message}`, where);
  if (answer.kind === "reply" || answer.kind === "accepted")
    run.findings.add("action-ignored", `accepted: ${point}`, where);
  if (answer.kind === "refused" && answer.blame === "service")
    run.findings.add("protocol-failure", `${point}: ${shortened(answer.message)}`, where);
}

async function wrongJson(run: TestRun, operation: TestedOperation, body: string): Promise<void> {
  const read = readElement(operation.live.request, body);
  if (!("value" in read)) return;
  const text = jsonText(operation.live.request, read.value);
  const url = (name: string): string => `${run.target.jsonUrl}/json/reply/${encodeURIComponent(name)}`;
  await run.each(wrongJsonRequests(text, text.startsWith("{")), async (one) => {
    const headers = { "Content-Type": "application/json", ...one.headers };
    const request = { method: "POST", url: url(one.path ?? operation.name), headers, body: one.body };
    judgeWrong(run, operation, one, await run.sendJsonRequest(undefined, request));
  });
  const verb = { point: "the method PUT", body: text, accepted: "verb-ignored" as const };
  const request = {
    method: "PUT",
    url: url(operation.name),
    headers: { "Content-Type": "application/json" },
    body: text,
  };
  judgeWrong(run, operation, verb, await run.sendJsonRequest(undefined, request));
}
