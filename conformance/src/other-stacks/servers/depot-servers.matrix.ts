import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { runStubwright } from "../../commands/run-program.js";
import { startCommand, stopCommands } from "../../console/start-command.js";
import { depotWsdl, stacks, startStack } from "./depot-servers.js";

const item = {
  Number: "AB-0042",
  Name: "Lámpara 😀 <&>",
  Quantity: 7,
  Price: "12345678901234567890.1234",
  State: "broken-in-part",
  Added: "2024-02-29T12:30:00Z",
  Weight: null,
  Tag: ["first", " second "],
  Picture: "AAEC/w==",
  shelf: 3,
};

/** The checks that fail as docs/testing-services.md tells: for the service itself, and behind a gateway. */
const found: Readonly<
  Record<string, { readonly itself: readonly string[]; readonly behindGateway: readonly string[] }>
> = {
  gSOAP: {
    itself: ["connection-broken", "dtd-accepted", "invalid-accepted", "repeats-differ", "reply-invalid"],
    behindGateway: ["repeats-differ"],
  },
  "JAX-WS": {
    itself: [
      "dtd-accepted",
      "internal-details",
      "invalid-accepted",
      "protocol-failure",
      "reply-header",
      "valid-refused",
    ],
    behindGateway: ["internal-details", "internal-error", "valid-refused"],
  },
};

for (const stack of stacks) {
  if (!stack.isInstalled) console.warn(`Skipped: ${stack.name} is not installed (apt-get install ${stack.packages}).`);

  (stack.isInstalled ? describe : describe.skip)(`a service of ${stack.name}`, () => {
    let server: Awaited<ReturnType<typeof startStack>>;
    let gateway: string;
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "stubwright-"));
      server = await startStack(stack);
      gateway = await startCommand("gateway", depotWsdl, "--to", server.url, "--port", "0");
    });
    afterAll(async () => {
      await stopCommands();
      await server?.stop();
      await rm(folder, { recursive: true });
    });

    const post = (operation: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
      fetch(`${gateway}/json/reply/${operation}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(body),
      });

    test("answers JSON through a gateway, with a header block both ways", async () => {
      const blocks = JSON.stringify({ Tenant: { Name: "north" } });
      const reply = await post("StoreItem", { Item: item }, { "Soap-Headers": blocks });
      expect([reply.status, await reply.json()]).toEqual([200, { Item: item }]);
      expect(JSON.parse(reply.headers.get("Soap-Headers") ?? "")).toEqual({ Tenant: { Name: "north" } });
    });

    test("keeps its declared fault through a gateway", async () => {
      expect(await (await post("CountItems", { Number: "AB-0042" })).json()).toEqual({ Count: 42 });
      const reply = await post("CountItems", { Number: "XX-0000" });
      expect(await reply.json()).toMatchObject({
        detail: "There is no such item.",
        UnknownItemFault: { Number: "XX-0000" },
      });
    });

    const failedChecks = async (url: string): Promise<readonly string[]> => {
      const args = ["--url", url, "--seed", "1", "--report", "json", "--corpus", join(folder, "failures")];
      const { out } = await runStubwright(folder, "test", depotWsdl, ...args);
      const { findings, calls } = JSON.parse(out);
      expect(calls).toBeGreaterThan(500);
      const errors = findings.filter(({ level }: { level: string }) => level === "error");
      return [...new Set<string>(errors.map(({ check }: { check: string }) => check))].sort();
    };

    test("`stubwright test` finds what the docs tell", async () => {
      expect(await failedChecks(server.url)).toEqual(found[stack.name]?.itself);
    });

    test("`stubwright test` finds little of that behind a gateway", async () => {
      expect(await failedChecks(gateway)).toEqual(found[stack.name]?.behindGateway);
    });
  });
}
