import type { Instance } from "@game-play/api";

/** What tells one game from another: which game, played in which instance. */
export interface PlayedInstance {
  readonly Guid?: string;
  readonly Instance?: Instance | null;
}

const emptyGuid = "00000000-0000-0000-0000-000000000000";

/** The key under which a game is kept: `<Guid>/<Instance.Id>`. What is absent counts as zero, as in .NET. */
export function gameKey(request: PlayedInstance): string {
  return `${request.Guid ?? emptyGuid}/${request.Instance?.Id ?? 0}`;
}
