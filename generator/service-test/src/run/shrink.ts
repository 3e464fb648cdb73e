import type { SampleElement } from "@stubwright/contract/sample";
import {
  childrenOf,
  elementAt,
  type Path,
  textValue,
  withChildren,
  withElementAt,
  withoutAttribute,
  withText,
} from "../cases/trees.js";
import { readXml, type XmlNode } from "../wire/xml-node.js";
import type { ServiceFinding } from "./finding.js";
import { type CaseMemory, emptyMemory, runBroken, runValid, settleRefusals, settleRepetitions } from "./run-case.js";
import type { ServiceCase } from "./service-case.js";
import type { TestedOperation, TestRun } from "./test-run.js";

/** How many messages are tried to make one smaller, and how many findings get a smaller message. */
const mostTries = 60;
const mostShrunk = 12;

/** Puts the smallest messages that still fail into the findings. */
export async function shrinkFindings(run: TestRun, memory: CaseMemory): Promise<void> {
  const candidates = run.findings.all.filter(
    ({ body, phase, check }) => body !== undefined && body !== "" && phase !== "protocol" && check !== "reply-late",
  );
  for (const finding of candidates.slice(0, mostShrunk)) {
    const operation = run.operations.find(({ name }) => name === finding.operation);
    if (operation === undefined || finding.wire === "json" || !run.hasTime()) continue;
    run.findings.replace(await shrink(run, operation, finding, memory));
  }
}

async function shrink(
  run: TestRun,
  operation: TestedOperation,
  finding: ServiceFinding,
  memory: CaseMemory,
): Promise<ServiceFinding> {
  const read = readXml(finding.body ?? "");
  if (!("root" in read) || hasPrefixedValues(read.root)) return finding;
  const tries = { left: mostTries };
  let best = { finding, tree: treeOf(read.root) };
  const step = (): Promise<Shrunk | undefined> => shrinkOnce(run, operation, { ...best, memory, tries });
  for (let next = await step(); next !== undefined; next = await step()) best = next;
  return best.finding;
}

interface Shrunk {
  readonly finding: ServiceFinding;
  readonly tree: SampleElement;
}

/** The first smaller message that fails alike; undefined if none does, or if there were tries enough. */
async function shrinkOnce(
  run: TestRun,
  operation: TestedOperation,
  { finding, tree, memory, tries }: Shrunk & { readonly memory: CaseMemory; readonly tries: { left: number } },
): Promise<Shrunk | undefined> {
  for (const candidate of smaller(tree)) {
    if (tries.left-- <= 0 || !run.hasTime()) return undefined;
    const body = run.bodyOf(candidate);
    if (run.allows(operation, body) !== (finding.expect === "accept")) continue;
    const again = await failsAgain(run, operation, { ...finding, body }, memory);
    if (again !== undefined) return { finding: again, tree: candidate };
  }
  return undefined;
}

/** The same failure with a smaller message; undefined if that one passes. */
async function failsAgain(
  run: TestRun,
  operation: TestedOperation,
  finding: ServiceFinding & { readonly body: string },
  memory: CaseMemory,
): Promise<ServiceFinding | undefined> {
  const test: ServiceCase = {
    operation: operation.name,
    phase: finding.phase,
    point: finding.point,
    body: finding.body,
    header: finding.header,
    expect: finding.expect,
  };
  const own: CaseMemory = { ...emptyMemory(), repetitions: withoutBroken(memory) };
  const findings = await run.findingsOf(async () => {
    if (finding.expect === "refuse") await runBroken(run, operation, test);
    else await runValid(run, operation, test, own);
    settleRefusals(run, own);
    settleRepetitions(run, own);
  });
  const found = findings.all.find(({ check, wire }) => check === finding.check && wire === finding.wire);
  return (
    found && { ...finding, body: finding.body, request: found.request, reply: found.reply, message: found.message }
  );
}

/** What is known to be repeated, as if nothing had been broken yet. */
function withoutBroken({ repetitions }: CaseMemory): CaseMemory["repetitions"] {
  return new Map(
    [...repetitions].map(([name, { repeated, kept }]) => [name, { repeated, kept: new Map(kept), broken: new Map() }]),
  );
}

/** Smaller messages, the smallest first: without an element or attribute, or with a shorter text. */
function* smaller(tree: SampleElement): Generator<SampleElement> {
  for (const path of pathsOf(tree)) {
    const element = elementAt(tree, path);
    if (element === undefined) continue;
    const children = childrenOf(element);
    for (const [index, child] of children.entries())
      if (child.kind === "element")
        yield withElementAt(
          tree,
          path,
          withChildren(
            element,
            children.filter((_, at) => at !== index),
          ),
        );
    for (const { name } of element.attributes) yield withElementAt(tree, path, withoutAttribute(element, name));
    const text = textOf(element);
    if (text.length > 1) {
      for (const part of [text.slice(0, text.length / 2), text.slice(text.length / 2)])
        yield withElementAt(tree, path, withText(element, part));
    }
  }
}

function* pathsOf(element: SampleElement, path: Path = []): Generator<Path> {
  yield path;
  for (const [index, child] of childrenOf(element).entries())
    if (child.kind === "element") yield* pathsOf(child.element, [...path, index]);
}

function textOf({ content }: SampleElement): string {
  return content.kind === "value" ? content.value.format(() => "") : "";
}

const instance = "http://www.w3.org/2001/XMLSchema-instance";

/** A message as a tree that knows nothing of its types. */
function treeOf(node: XmlNode): SampleElement {
  const isNil = node.attributes.some(({ namespace, local }) => namespace === instance && local === "nil");
  const attributes = node.attributes
    .filter(({ namespace, local }) => namespace !== instance || local !== "nil")
    .map(({ namespace, local, value }) => ({
      name: `{${namespace}}${local}`,
      value: textValue(value),
      free: undefined,
      declared: true,
    }));
  const facts = {
    name: `{${node.namespace}}${node.local}`,
    type: undefined,
    typeName: undefined,
    nil: isNil,
    constraints: [],
    attributes,
  };
  if (node.children.length === 0 && !isNil)
    return { ...facts, content: { kind: "value", value: textValue(node.text), free: undefined } };
  const children = node.children.map((child) => ({ kind: "element" as const, element: treeOf(child), wild: false }));
  return { ...facts, content: { kind: "children", children } };
}

/** Whether a value or xsi:type uses a prefix, which the smaller message would not declare. */
function hasPrefixedValues(node: XmlNode): boolean {
  const isPrefixed = (text: string): boolean =>
    node.resolve(text.trim().split(":")[0] ?? "") !== undefined && text.includes(":");
  return (
    isPrefixed(node.text) ||
    node.attributes.some(
      ({ value, local, namespace }) => (namespace === instance && local === "type") || isPrefixed(value),
    ) ||
    node.children.some(hasPrefixedValues)
  );
}
