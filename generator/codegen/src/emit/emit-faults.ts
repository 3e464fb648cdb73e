import type { Plan, PlannedFaults, PlannedOperation } from "../plan/plan.js";
import { code, join, moduleSymbol, runtimeEntry, serverEntry, typeSymbol, valueSymbol, word } from "../print/code.js";
import type { SourceFile } from "../print/source-file.js";

const operations = moduleSymbol("operations", "./operations.js");
const json = moduleSymbol("json", "./json-operations.js");

/** Emits, for server.ts, a function for each operation with faults. A handler throws the function's result. */
export function emitFaultMakers(out: SourceFile, plan: Plan): void {
  for (const { operation, faults } of operationsWithFaults(plan)) {
    const type = typeSymbol(faults.typeName, "./types.js");
    out.line``;
    out.doc(`Creates a fault that \`${operation.name}\` declares, for a handler to throw.`);
    const options = typeSymbol("DeclaredFaultOptions", serverEntry);
    const parameters = [code`kind: Kind`, code`detail: ${type}[Kind]`, code`options?: ${options}`];
    const name = word(faults.createName);
    const result = typeSymbol("ServiceFault", serverEntry);
    out.line`export function ${name}<Kind extends keyof ${type}>(${join(parameters, ", ")}): ${result} {`;
    const make = valueSymbol("declaredFault", serverEntry);
    out.line`  return ${make}<${type}, Kind>(${operations}.${word(operation.functionName)}, kind, detail, options);`;
    out.line`}`;
  }
}

/** Emits, for client.ts, a type guard for each operation with faults, which tells these from other errors. */
export function emitFaultGuards(out: SourceFile, plan: Plan): void {
  for (const { operation, faults } of operationsWithFaults(plan)) {
    const type = typeSymbol(faults.typeName, "./types.js");
    out.line``;
    out.doc(
      `Tells whether an error is a fault that \`${operation.name}\` declares; \`error.declared.kind\` says which.`,
    );
    const guarded = code`error is ${typeSymbol("DeclaredFaultError", runtimeEntry)}<${type}>`;
    out.line`export function ${word(faults.guardName)}(error: unknown): ${guarded} {`;
    out.line`  return ${valueSymbol("isDeclaredFault", runtimeEntry)}<${type}>(${json}.${word(operation.functionName)}, error);`;
    out.line`}`;
  }
}

interface OperationWithFaults {
  readonly operation: PlannedOperation;
  readonly faults: PlannedFaults;
}

function operationsWithFaults(plan: Plan): readonly OperationWithFaults[] {
  return plan.operations.flatMap((operation) => {
    const { faults } = operation;
    return faults === undefined ? [] : [{ operation, faults }];
  });
}
