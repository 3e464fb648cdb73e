import { expect, test } from "@jest/globals";
import { gameTests } from "../game-tests.js";

gameTests({ test, expectEqual: (given, want) => expect(given).toEqual(want) });
