import { fileURLToPath } from "node:url";
import { createGamePlayClient } from "@game-play/api/client";
import { popBalloonRequest, spinRequest } from "@game-play/api/operations";
import { samples } from "@game-play/api/samples";
import { openContract } from "@stubwright/live";
import { createMock } from "@stubwright/mock";
import { isCallError } from "@stubwright/runtime";
import { createInProcessTransport, handle, ServiceFault } from "@stubwright/runtime/server";
import { startCalledServers } from "../hosts/called-servers.js";
import { type ClientCalls, clientCalls } from "../hosts/client-calls.js";

/** What a test runner gives to tests: the part that Jest and Vitest have in common. */
export interface TestRunner {
  readonly test: (name: string, run: () => Promise<void>) => void;
  readonly expectEqual: (given: unknown, want: unknown) => void;
}

const wires = ["json", "soap"] as const;
const reply = { ...samples.PopBalloonRequest.reply, Id: 3, Win: true };
const entry = fileURLToPath(new URL("../../../contracts/game-play/game-play.wsdl", import.meta.url));

/** What a project tests with the generated client: against handlers, against the mock, against a server. */
export function gameTests({ test, expectEqual }: TestRunner): void {
  for (const wire of wires) {
    test(`handlers in process answer over ${wire}`, async () => {
      const handlers = [
        handle(popBalloonRequest, ({ PopBalloonId = 0 }) => ({ ...reply, Id: PopBalloonId })),
        handle(spinRequest, () => {
          throw new ServiceFault("Client", "this wheel is closed", { status: 409 });
        }),
      ];
      const client = createGamePlayClient(createInProcessTransport(handlers, { wire }));
      expectEqual(await client.popBalloonRequest({ PopBalloonId: 3 }), reply);
      const failed: unknown = await client.spinRequest({}).catch((error: unknown) => error);
      expectEqual(isCallError(failed) && failed.kind, wire === "json" ? "problem" : "fault");
    });

    test(`the mock answers over ${wire}`, async () => {
      const { contract } = await openContract({ entry });
      if (contract === undefined) throw new Error("The contract does not load.");
      const mock = createMock(contract, { handlers: { PopBalloonRequest: () => reply } });
      const client = createGamePlayClient(createInProcessTransport(mock.handlers, { wire }));
      expectEqual(await client.popBalloonRequest({ PopBalloonId: 3 }), reply);
    });
  }

  test("a server answers over both wires, whole and streamed", async () => {
    const servers = await startCalledServers();
    try {
      expectEqual(
        outlineOf(await clientCalls(servers.addresses)),
        wires.map(() => [300, "n999", 1000, "n2", ["timeout"]]),
      );
    } finally {
      await servers.close();
    }
  });
}

function outlineOf(calls: ClientCalls): unknown {
  return wires.map((wire) => {
    const { rows, streamed, left, late } = calls[wire];
    return [rows, streamed[1], streamed[0], left, late];
  });
}
