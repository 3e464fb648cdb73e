import type { PlannedOperation } from "../../../generator/codegen/dist/plan/plan.js";
import { MessageReading } from "../../../generator/compat/dist/testing/message-reading.js";
import { MessageValues } from "../../../generator/compat/dist/testing/message-values.js";
import type { ContractModel, OperationModel } from "../../../generator/contract/dist/model/contract-model.js";
import { enumeratedValues } from "../../../generator/contract/dist/model/simple-type-facts.js";
import type { SideOutput } from "./side-output.js";

/** The subject of a line of old code. A compiler error on the line has the same subject. */
export type LineMark = "request" | "response" | "operation" | "symbol";

/** Code as one contract's users write it, to be compiled with generated modules. */
export interface OldCode {
  /** Calls every operation with each sample and reads every member of the replies. */
  readonly client: string;
  /** Implements every operation: reads every member of the requests and answers with each sample. */
  readonly handler: string;
}

const randomMessages = 10;

/** Writes code for a side's modules. The code imports modules from `folder`: the side's own, or those of the new contract. */
export function oldCode(side: SideOutput, folder: string): OldCode {
  const { pascalName } = side.plan;
  const operations = side.plan.operations.map((operation) => ({ operation, model: modelOf(side, operation) }));
  const declared = new Set(side.plan.operations.flatMap(declaredNames));
  const names = [...(side.modules.get("types.ts") ?? "").matchAll(/^export (?:interface|type) (\w+)/gm)]
    .flatMap(([, name = ""]) => name)
    .filter((name) => !declared.has(name));
  const symbols = [
    ...names.map((name) => `export type Own${name} = api.${name}; // symbol`),
    ...valueLines(side.model),
  ];
  const types = `import type * as api from "${folder}/types.js"; // symbol`;
  return {
    client: [
      types,
      `import { create${pascalName}Client } from "${folder}/client.js"; // operation`,
      'import type { Transport } from "@stubwright/runtime";',
      ...symbols,
      "declare const transport: Transport;",
      `const client = create${pascalName}Client(transport);`,
      ...operations.flatMap(({ operation, model }) => clientLines(operation, model, side)),
      ...operations.flatMap(({ operation, model }) => [
        ...headerCalls(operation, model, side),
        ...faultGuards(operation, model, folder),
      ]),
    ].join("\n"),
    handler: [
      types,
      `import type { ${pascalName}Service } from "${folder}/server.js"; // operation`,
      ...symbols,
      ...operations.flatMap(({ operation, model }) => [
        ...handlerLines(operation, model, side),
        ...headerReadings(operation, model, side),
        ...faultMakers(operation, model, side, folder),
      ]),
      `export const service: ${pascalName}Service = { // operation`,
      ...operations.map(({ operation }) => handlerMethod(operation)),
      "};",
    ].join("\n"),
  };
}

/** The interfaces of header blocks and faults. Old code uses them only through the operations that declare them. */
function declaredNames({ request, reply, faults }: PlannedOperation): readonly string[] {
  const shared = faults?.sharedName === undefined ? [] : [faults.sharedName];
  return [request.headers, reply?.headers, faults].flatMap((blocks) => blocks?.typeName ?? []).concat(shared);
}

/** Uses each enumerated value through the generated object of values. */
function valueLines({ types }: ContractModel): readonly string[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  return types.flatMap((type) => {
    const values = type.kind === "scalar" ? enumeratedValues(type, (id) => byId.get(id)) : undefined;
    if (values === undefined) return [];
    const union = values.map(literal).join(" | ");
    return [`export type Values${type.typeName} = Pick<typeof api.${type.typeName}, ${union}>; // symbol`];
  });
}

function modelOf(side: SideOutput, operation: PlannedOperation): OperationModel {
  const model = side.model.operations.find((one) => one.name === operation.name);
  if (model === undefined) throw new Error(`The model has no ${operation.name}.`);
  return model;
}

/** For each sample, one function that sends it and one function that reads the reply. */
function clientLines({ functionName: name }: PlannedOperation, model: OperationModel, side: SideOutput) {
  const pairs = new MessageValues(side.model).pairs(model, randomMessages);
  const sending = pairs.map(
    ({ request }, index) => `export const ${name}${index} = () => client.${name}(${literal(request)}); // request`,
  );
  const method = `(typeof client)["${name}"]`;
  const reading = new MessageReading(side.model).lines("reply", model.reply?.type);
  return [
    ...sending,
    `type ${name}Result = Awaited<ReturnType<${method}>>; // operation`,
    `export function ${name}Read(reply: ${name}Result): void {`,
    ...(model.reply === undefined ? ["  const nothing: void = reply; // response"] : mark(reading, "response")),
    "}",
  ];
}

function handlerLines({ functionName: name }: PlannedOperation, model: OperationModel, side: SideOutput) {
  const method = `${side.plan.pascalName}Service["${name}"]`;
  const pairs = new MessageValues(side.model).pairs(model, randomMessages);
  const reading = new MessageReading(side.model).lines("request", model.request.type);
  const replies = pairs.map(
    ({ reply }, index) => `export const ${name}Reply${index}: ${name}Reply = ${literal(reply)}; // response`,
  );
  return [
    `type ${name}Request = Parameters<${method}>[0]; // operation`,
    `type ${name}Reply = Awaited<ReturnType<${method}>>; // operation`,
    `function ${name}Read(request: ${name}Request): void {`,
    ...mark(reading, "request"),
    "}",
    ...(model.reply === undefined ? [`export const ${name}Reply0: ${name}Reply = undefined; // response`] : replies),
  ];
}

/** Calls with each declared header block. */
function headerCalls({ functionName: name }: PlannedOperation, model: OperationModel, side: SideOutput) {
  const values = new MessageValues(side.model);
  const request = literal(values.full(model.request.type));
  return model.request.headers.map(({ property, type }) => {
    const options = `{ soapHeaders: { ${property}: ${literal(values.full(type))} } }`;
    return `export const ${name}With${property} = () => client.${name}(${request}, ${options}); // request`;
  });
}

function headerReadings({ functionName: name }: PlannedOperation, model: OperationModel, { plan }: SideOutput) {
  return model.request.headers.map(({ property }) => {
    const headers = `headers: Parameters<${plan.pascalName}Service["${name}"]>[2]`;
    return `export const ${name}${property} = (${headers}) => headers.request.${property}; // request`;
  });
}

function faultGuards(
  { functionName: name, faults }: PlannedOperation,
  { faults: declared }: OperationModel,
  folder: string,
) {
  if (faults === undefined) return [];
  const guard = `import { ${faults.guardName} } from "${folder}/client.js"; // response`;
  const kinds = declared.map((_, index) => faults.blocks[index]?.property ?? "");
  const tests = kinds.map((kind) => `error.declared.kind === ${JSON.stringify(kind)}`).join(" || ");
  return [
    guard,
    `export const ${name}Failed = (error: unknown) => ${faults.guardName}(error) && (${tests}); // response`,
  ];
}

function faultMakers(
  { functionName: name, faults }: PlannedOperation,
  model: OperationModel,
  side: SideOutput,
  folder: string,
) {
  if (faults === undefined) return [];
  const values = new MessageValues(side.model);
  return [
    `import { ${faults.createName} } from "${folder}/server.js"; // response`,
    ...model.faults.map(({ type }, index) => {
      const kind = JSON.stringify(faults.blocks[index]?.property ?? "");
      return `export const ${name}Fail${index} = () => ${faults.createName}(${kind}, ${literal(values.full(type))}); // response`;
    }),
  ];
}

function handlerMethod({ functionName: name }: PlannedOperation): string {
  return `  ${name}: async (request) => { ${name}Read(request); return ${name}Reply0; }, // operation`;
}

function mark(lines: readonly string[], what: LineMark): readonly string[] {
  return lines.map((line) => `${line} // ${what}`);
}

/** Prints a value as a person writes it. */
function literal(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (value instanceof Uint8Array) return `new Uint8Array([${value.join(", ")}])`;
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "undefined";
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${literal(member)}`);
  return `{ ${members.join(", ")} }`;
}
