import type { LiveEnvironment, LiveOptions, OpenedContract } from "@stubwright/live";
import { openContract } from "@stubwright/live";
import * as fc from "fast-check";

/** Opens a contract with the arbitraries of its types, which phase `fuzz` needs. */
export function openForTest(options: LiveOptions, environment: LiveEnvironment = {}): Promise<OpenedContract> {
  const modules = new Map([...(environment.modules ?? []), ["fast-check", { ...fc }] as const]);
  return openContract({ ...options, arbitraries: true }, { ...environment, modules });
}
