import type { Instance } from "@game-play/api";
import { expect, test } from "@jest/globals";
import { gameKey } from "./game-key.js";
import { isPlayable } from "./playable.js";

const now = Date.UTC(2030, 0, 1, 12);

test.each<[string, Instance | null | undefined, boolean]>([
  ["absent", undefined, true],
  ["null", null, true],
  ["empty", {}, true],
  ["all flags off", { Depleted: false, Invalidated: false, Inactive: false }, true],
  ["depleted", { Depleted: true }, false],
  ["invalidated", { Invalidated: true }, false],
  ["inactive", { Inactive: true }, false],
  ["no date", { ExpirationDate: null }, true],
  [".NET's unset date", { ExpirationDate: "0001-01-01T00:00:00" }, true],
  [".NET's unset date with an offset", { ExpirationDate: "0001-01-01T00:00:00+00:00" }, true],
  ["later", { ExpirationDate: "2030-01-01T12:00:00.001Z" }, true],
  ["this very moment", { ExpirationDate: "2030-01-01T12:00:00Z" }, true],
  ["later, by its offset", { ExpirationDate: "2030-01-01T08:00:00-05:00" }, true],
  ["earlier, by its offset", { ExpirationDate: "2030-01-01T13:00:00+02:00" }, false],
  ["earlier", { ExpirationDate: "2029-06-01T00:00:00Z" }, false],
])("an instance that is %s", (_name, instance, want) => {
  expect(isPlayable(instance, now)).toBe(want);
});

test.each([
  [{}, "00000000-0000-0000-0000-000000000000/0"],
  [{ Instance: null }, "00000000-0000-0000-0000-000000000000/0"],
  [{ Guid: "0f8fad5b-d9cb-469f-a165-70867728950e", Instance: { Id: -7 } }, "0f8fad5b-d9cb-469f-a165-70867728950e/-7"],
])("gameKey(%j)", (request, want) => {
  expect(gameKey(request)).toBe(want);
});
