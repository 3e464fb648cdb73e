import { test } from "@jest/globals";
import { testHosts } from "../../../conformance/dist/hosts/host-tests.js";
import { hosts } from "../../../conformance/dist/hosts/hosts.js";
import { type ForeignRuntime, runtimeBinary } from "../../../conformance/dist/hosts/runtime-binary.js";

/** Tries every rule of the wire on every host of a runtime that is not Node, if npm has the runtime for this platform. */
export function testForeignHosts(runtime: ForeignRuntime): void {
  if (runtimeBinary(runtime) === undefined) test.skip(`npm has no ${runtime} for this platform`, () => undefined);
  else testHosts(hosts.filter((host) => host.runtime === runtime));
}
