import { createGamePlayClient } from "@game-play/api/client";
import { popBalloonRequest, spinRequest } from "@game-play/api/operations";
import { samples } from "@game-play/api/samples";
import { createInProcessTransport, handle, ServiceFault } from "@stubwright/runtime/server";
import { describeCallError } from "../describe-call-error.js";

/** Calls handlers of its own through the codecs of either wire, without a network: what a client team tests with. */
export async function replaceService(say: (line: string) => void): Promise<void> {
  const handlers = [
    handle(popBalloonRequest, ({ PopBalloonId = 0 }) => ({
      ...samples.PopBalloonRequest.reply,
      Id: PopBalloonId,
      Win: true,
    })),
    handle(spinRequest, () => {
      throw new ServiceFault("Client", "this wheel is closed", { status: 409 });
    }),
  ];
  for (const wire of ["json", "soap"] as const) {
    const client = createGamePlayClient(createInProcessTransport(handlers, { wire }));
    const { Id, Win } = await client.popBalloonRequest({ PopBalloonId: 3 });
    say(`${wire.toUpperCase()}  balloon ${Id} wins: ${Win}`);
    await client.spinRequest({}).catch((error) => say(`${wire.toUpperCase()}  ${describeCallError(error)}`));
  }
}
