import type { MatchTilesPerformanceRequest, TileBoard } from "@game-play/api";

/** The request that is measured: every member of it is there. */
export const request: MatchTilesPerformanceRequest = {
  Guid: "0f8fad5b-d9cb-469f-a165-70867728950e",
  Instance: {
    AccessId: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
    ChosenPrizeId: 12,
    CustomerId: 4711,
    DefinedCulture: "en-GB",
    Depleted: false,
    ExpirationDate: "2026-12-31T23:59:59.1234567+01:00",
    ExternalRef: "campaign-2026/spring & summer",
    GameId: 31,
    GameUrl: "https://games.example/lucky-tiles",
    Id: 900017,
    Inactive: false,
    Invalidated: false,
    IssuedDate: "2026-03-01T08:30:00",
    MediaType: "text/html",
    MemberId: 5512,
    MetafileUrl: "https://games.example/lucky-tiles/meta.json",
    PrizeId: 77,
    Rating: 4,
    RatingDate: "2026-03-02T10:00:00+01:00",
    Result: "Win",
    ScheduleId: 3,
    State: "Pending",
    UserId: "player-5512",
  },
  Language: "en",
  PlayType: "Prize",
  X: 3,
  Y: 5,
};

/** The reply that is measured: a board of eight by eight tiles. */
export const board: TileBoard = {
  Board: Array.from({ length: 8 }, (_row, y) => Array.from({ length: 8 }, (_tile, x) => (x * 7 + y * 3) % 5)),
  Colors: [1, 2, 3, 4, 5],
  LastMovement: "2026-03-02T10:00:00.5",
  RemainingTime: 41.5,
  Score: 1280,
  Started: true,
  Time: 18.25,
};
