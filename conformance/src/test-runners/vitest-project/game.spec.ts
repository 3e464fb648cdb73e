import { expect, test } from "vitest";
import { gameTests } from "../game-tests.js";

gameTests({ test, expectEqual: (given, want) => expect(given).toEqual(want) });
