import { type Instance, InstanceState } from "@game-play/api";
import type { GamePlayClient } from "@game-play/api/client";

/** Which game is played, and where the station writes. */
export interface Play {
  readonly guid: string;
  readonly instanceId: number;
  readonly say: (line: string) => void;
}

/** Calls both typed operations and a one-way one. It does not know which wire the client is on. */
export async function playGames(client: GamePlayClient, { guid, instanceId, say }: Play): Promise<void> {
  const instance: Instance = {
    Id: instanceId,
    State: InstanceState.Pending,
    ExpirationDate: "2099-12-31T23:59:59.1234567+01:00",
  };

  const board = await client.matchTilesPerformanceRequest({ Guid: guid, Instance: instance, Language: "en" });
  const rows = board.Board ?? [];
  say(`a board of ${rows.length} x ${rows[0]?.length ?? 0}, score ${board.Score}, ${board.RemainingTime} seconds left`);

  const balloon = await client.popBalloonRequest({ Guid: guid, Instance: instance, PopBalloonId: 7 });
  say(`balloon ${balloon.Id}: legal ${balloon.LegalMovement}, prize ${balloon.IsPrize}, see ${balloon.ResultImage}`);

  await client.rateStarRequest({ Guid: guid, Stars: 5, Tags: ["fun", "short"] });
  say("the rating is accepted; a one-way call has no reply");
}
