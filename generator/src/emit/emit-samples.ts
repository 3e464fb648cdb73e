import { isIdentifier } from "../model/identifier.js";
import type { Plan, PlannedMessage, PlannedOperation } from "../plan/plan.js";
import { type Code, code, join, literal, moduleSymbol, typeSymbol, valueSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import type { Sample } from "../sample/sample.js";
import { messageType } from "./emit-message-codec.js";

/** samples.ts: a valid request, and reply, of each operation. */
export function emitSamples(plan: Plan): SourceFile {
  const out = new SourceFile("./samples.js");
  out.doc("One valid message, or two, of each operation by its name.");
  out.line`export interface Samples {`;
  const operations = plan.operations.filter(hasSamples);
  for (const operation of operations) {
    const reply = operation.reply === undefined ? code`` : code`; reply: ${messageType(operation.reply)}`;
    out.line`  ${propertyName(operation.name)}: { request: ${messageType(operation.request)}${reply} };`;
  }
  out.line`}`;
  out.line``;
  out.doc("For documentation, tests and pages that let a person try a call.");
  out.line`export const samples: Samples = {`;
  for (const operation of operations) {
    out.line`  ${propertyName(operation.name)}: {`;
    emitMessage(out, "request", operation.request);
    if (operation.reply !== undefined) emitMessage(out, "reply", operation.reply);
    out.line`  },`;
  }
  out.line`};`;
  out.line``;
  out.doc("Every operation with its sample request, ready to be shown as text or sent over a transport.");
  const type = typeSymbol("SampleCall", "@stubwright/runtime");
  const calls = operations.map((operation) => {
    const descriptor = code`${moduleSymbol("operations", "./operations.js")}.${word(operation.functionName)}`;
    const access = isIdentifier(operation.name) ? code`.${word(operation.name)}` : code`[${literal(operation.name)}]`;
    return code`${valueSymbol("sampleCall", "@stubwright/runtime")}(${descriptor}, samples${access}.request)`;
  });
  out.list(code`export const sampleCalls: readonly ${type}[] = [`, calls, code`];`, { broken: calls.length > 1 });
  return out;
}

/** Not where a message has no end, or no value that is known. */
function hasSamples({ request, reply }: PlannedOperation): boolean {
  return request.sample !== undefined && (reply === undefined || reply.sample !== undefined);
}

function propertyName(name: string): Code {
  return isIdentifier(name) ? word(name) : literal(name);
}

function emitMessage(out: SourceFile, key: "request" | "reply", message: PlannedMessage): void {
  if (message.sample !== undefined) emitValue(out, code`${word(key)}: `, message.sample, "    ");
}

function emitValue(out: SourceFile, before: Code, sample: Sample, indent: string): void {
  const space: Code = { kind: "code", parts: [indent] };
  if (sample.kind !== "object" || sample.members.length === 0) {
    out.line`${space}${before}${inline(sample)},`;
    return;
  }
  out.line`${space}${before}{`;
  for (const [name, value] of sample.members) {
    const key = propertyName(name);
    emitValue(out, code`${key}: `, value, `${indent}  `);
  }
  out.line`${space}},`;
}

function inline(sample: Sample): Code {
  switch (sample.kind) {
    case "scalar":
      return scalarLiteral(sample.value);
    case "null":
      return code`null`;
    case "array":
      return code`[${sample.items.map(inline).reduce<Code>((done, item, index) => (index === 0 ? item : code`${done}, ${item}`), code``)}]`;
    case "object": {
      if (sample.members.length === 0) return code`{}`;
      const members = sample.members.map(([name, value]) => code`${propertyName(name)}: ${inline(value)}`);
      return code`{ ${members.reduce((done, member) => code`${done}, ${member}`)} }`;
    }
  }
}

/** A value as a TypeScript literal. */
function scalarLiteral(value: unknown): Code {
  if (typeof value === "string") return literal(value);
  if (typeof value === "bigint") return raw(`${value}n`);
  if (value instanceof Uint8Array) {
    const bytes = [...value].map((byte) => `0x${byte.toString(16).padStart(2, "0")}`);
    return raw(`new Uint8Array([${bytes.join(", ")}])`);
  }
  if (!Array.isArray(value)) return raw(String(value));
  return code`[${join(value.map(scalarLiteral), ", ")}]`;
}

function raw(text: string): Code {
  return { kind: "code", parts: [text] };
}
