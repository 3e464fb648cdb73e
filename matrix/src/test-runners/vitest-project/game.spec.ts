import { expect, test } from "vitest";
import { gameTests } from "../../../../conformance/dist/test-runners/game-tests.js";

gameTests({ test, expectEqual: (given, want) => expect(given).toEqual(want) });
