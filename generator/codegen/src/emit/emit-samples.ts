import type { Sample } from "@stubwright/contract/sample";
import type { Plan, PlannedMessage, PlannedOperation } from "../plan/plan.js";
import {
  brokenObject,
  type Code,
  code,
  join,
  moduleSymbol,
  propertyAccess,
  propertyName,
  runtimeEntry,
  typeSymbol,
  valueLiteral,
  valueSymbol,
  word,
} from "../print/code.js";
import { SourceFile } from "../print/source-file.js";
import { carriedType } from "./operation-signature.js";
import { hasInherited } from "./record-object.js";

/** Prints samples.ts: a valid request and reply of each operation. */
export function emitSamples(plan: Plan): SourceFile {
  const out = new SourceFile("./samples.js");
  out.doc("A valid request of each operation, and a valid reply if it has one.");
  out.line`export interface Samples {`;
  const operations = plan.operations.filter(hasSamples);
  for (const operation of operations) {
    const reply = operation.reply === undefined ? code`` : code`; reply: ${carriedType(operation.reply)}`;
    out.line`  ${propertyName(operation.name)}: { request: ${carriedType(operation.request)}${reply} };`;
  }
  out.line`}`;
  out.line``;
  out.doc("Valid messages for documentation, tests, and pages where people try calls.");
  // A member may be named as something that every object inherits, such as toString. To the compiler `{}` has that
  // member.
  const inherits = plan.types.some(
    (type) => (type.kind === "record" || type.kind === "structure") && hasInherited(type),
  );
  out.line`export const samples: Samples = ${inherits ? code`Object.assign(Object.create(null), ` : code``}{`;
  for (const operation of operations) {
    out.line`  ${propertyName(operation.name)}: {`;
    emitMessage(out, "request", operation.request);
    if (operation.reply !== undefined) emitMessage(out, "reply", operation.reply);
    out.line`  },`;
  }
  out.line`}${inherits ? code`)` : code``};`;
  out.line``;
  out.doc("Each operation with its sample request, ready to be shown as text or sent over a transport.");
  const type = typeSymbol("SampleCall", runtimeEntry);
  const calls = operations.map((operation) => {
    const descriptor = code`${moduleSymbol("operations", "./operations.js")}.${word(operation.functionName)}`;
    return code`${valueSymbol("sampleCall", runtimeEntry)}(${descriptor}, samples${propertyAccess(operation.name)}.request)`;
  });
  out.line`export const sampleCalls: readonly ${type}[] = [${join(calls, ", ")}];`;
  return out;
}

/**
 * Whether samples of both messages are known. There is none of an endless message, or of a type without known values.
 */
function hasSamples({ request, reply }: PlannedOperation): boolean {
  return request.sample !== undefined && (reply === undefined || reply.sample !== undefined);
}

function emitMessage(out: SourceFile, key: "request" | "reply", message: PlannedMessage): void {
  if (message.sample !== undefined) out.line`    ${word(key)}: ${broken(message.sample)},`;
}

/** A sample with each member of each object on a line of its own; arrays on as few lines as fit. */
function broken(sample: Sample): Code {
  if (sample.kind !== "object") return inline(sample);
  return brokenObject(sample.members.map(([name, value]) => code`${propertyName(name)}: ${broken(value)}`));
}

function inline(sample: Sample): Code {
  switch (sample.kind) {
    case "scalar":
      return valueLiteral(sample.value);
    case "null":
      return code`null`;
    case "array":
      return code`[${join(sample.items.map(inline), ", ")}]`;
    case "object": {
      if (sample.members.length === 0) return code`{}`;
      const members = sample.members.map(([name, value]) => code`${propertyName(name)}: ${inline(value)}`);
      return code`{ ${join(members, ", ")} }`;
    }
  }
}
