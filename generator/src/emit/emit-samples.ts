import { isIdentifier } from "../model/identifier.js";
import type { Plan, PlannedMessage } from "../plan/plan.js";
import { type Code, code, codeText, literal, moduleSymbol, typeSymbol, valueSymbol, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import type { Sample } from "../sample/sample.js";
import { messageType } from "./emit-message-codec.js";

/** samples.ts: a valid request, and reply, of each operation. */
export function emitSamples(plan: Plan): SourceFile {
  const out = new SourceFile("./samples.js");
  out.doc("One valid message, or two, of each operation by its name.");
  out.line`export interface Samples {`;
  for (const operation of plan.operations) {
    const reply = operation.reply === undefined ? code`` : code`; reply: ${messageType(operation.reply)}`;
    out.line`  ${propertyName(operation.name)}: { request: ${messageType(operation.request)}${reply} };`;
  }
  out.line`}`;
  out.line``;
  out.doc("For documentation, tests and pages that let a person try a call.");
  out.line`export const samples: Samples = {`;
  for (const operation of plan.operations) {
    out.line`  ${propertyName(operation.name)}: {`;
    emitMessage(out, "request", operation.request);
    if (operation.reply !== undefined) emitMessage(out, "reply", operation.reply);
    out.line`  },`;
  }
  out.line`};`;
  out.line``;
  out.doc("Every operation with its sample request, ready to be shown as text or sent over a transport.");
  const type = typeSymbol("SampleCall", "@stubwright/runtime");
  const calls = plan.operations.map((operation) => {
    const descriptor = code`${moduleSymbol("operations", "./operations.js")}.${word(operation.functionName)}`;
    const access = isIdentifier(operation.name) ? code`.${word(operation.name)}` : code`[${literal(operation.name)}]`;
    return code`${valueSymbol("sampleCall", "@stubwright/runtime")}(${descriptor}, samples${access}.request)`;
  });
  out.list(code`export const sampleCalls: readonly ${type}[] = [`, calls, code`];`, { broken: calls.length > 1 });
  return out;
}

function propertyName(name: string): Code {
  return isIdentifier(name) ? word(name) : literal(name);
}

function emitMessage(out: SourceFile, key: "request" | "reply", message: PlannedMessage): void {
  if (message.sample === undefined) throw new Error(`${codeText(message.type)} has no finite message.`);
  emitValue(out, code`${word(key)}: `, message.sample, "    ");
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
      return scalarLiteral(sample);
    case "array":
      return code`[${sample.items.map(inline).reduce<Code>((done, item, index) => (index === 0 ? item : code`${done}, ${item}`), code``)}]`;
    case "object": {
      if (sample.members.length === 0) return code`{}`;
      const members = sample.members.map(([name, value]) => code`${propertyName(name)}: ${inline(value)}`);
      return code`{ ${members.reduce((done, member) => code`${done}, ${member}`)} }`;
    }
  }
}

function scalarLiteral(sample: Sample & { readonly kind: "scalar" }): Code {
  switch (sample.builtin) {
    case "boolean":
      return sample.text === "true" ? code`true` : code`false`;
    case "int":
    case "short":
    case "byte":
    case "unsignedInt":
    case "unsignedShort":
    case "unsignedByte":
    case "float":
    case "double":
    case "char":
      return { kind: "code", parts: [String(Number(sample.text))] };
    case "integer":
    case "nonPositiveInteger":
    case "negativeInteger":
    case "nonNegativeInteger":
    case "positiveInteger":
    case "long":
    case "unsignedLong":
      return { kind: "code", parts: [`${BigInt(sample.text)}n`] };
    case "hexBinary":
    case "base64Binary":
      return code`new Uint8Array([0xca, 0xfe])`;
    case "NMTOKENS":
    case "IDREFS":
    case "ENTITIES":
      return code`[${literal(sample.text)}]`;
    default:
      return literal(sample.text);
  }
}
