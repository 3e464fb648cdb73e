import { loadModel } from "@stubwright/contract/load";
import type { ContractModel } from "@stubwright/contract/model";
import { exchange } from "../wire/exchange.js";
import type { TestRun } from "./test-run.js";

/** Reads the WSDL that the service serves, and compares what it means with the contract. A part of phase `protocol`. */
export async function runServedWsdl(run: TestRun): Promise<void> {
  const { soapUrl = "", terms } = run.target;
  const [operation] = run.operations;
  if (operation === undefined || run.options.fetch !== undefined) return;
  const url = `${soapUrl}?wsdl`;
  const request = { method: "GET", url, headers: {}, body: "" };
  const reply = await exchange(request, terms);
  const evidence = {
    operation: "",
    phase: "protocol" as const,
    point: "?wsdl",
    exchange: { wire: "soap" as const, request, reply },
  };
  const isServed =
    reply.kind === "reply" &&
    reply.status === 200 &&
    /<(?:\w+:)?definitions\b/.test(new TextDecoder().decode(reply.body));
  if (!isServed) return run.findings.add("wsdl-missing", "there is no WSDL", evidence);
  const { model: served } = await loadModel({ entry: url, name: run.contract.model.name }, { allowNetwork: true });
  if (served === undefined) return run.findings.add("wsdl-differs", "the WSDL does not load", evidence);
  const difference = firstDifference(meaningOf(run.contract.model), meaningOf(served), "");
  if (difference !== undefined)
    run.findings.add("wsdl-differs", `the WSDL differs from the contract at ${difference}`, evidence);
}

/** What a model says, without where and in which order it says it. */
function meaningOf(model: ContractModel): unknown {
  const { operations, types, elements } = model;
  const byName = <Item extends object>(items: readonly Item[], key: (item: Item) => string): unknown =>
    Object.fromEntries(items.map((item) => [key(item), plain(item)]));
  return {
    operations: byName(operations, ({ name }) => name),
    types: byName(types, ({ id }) => id),
    elements: byName(elements, ({ name }) => name),
  };
}

function plain(value: unknown): unknown {
  const skipped = new Set(["at", "documentation"]);
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (skipped.has(key) ? undefined : inner)));
}

/** The place at which two plain values differ first. */
function firstDifference(one: unknown, other: unknown, place: string): string | undefined {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null)
    return one === other ? undefined : place || "/";
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(Reflect.get(one, key), Reflect.get(other, key), `${place}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
