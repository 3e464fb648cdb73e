import { expect, test } from "@jest/globals";
import { defaultRetryPolicy, retryDelayMs } from "./retry-delay.js";

test.each([
  [1, 0, 250],
  [1, 1, 500],
  [2, 1, 1000],
  [5, 0.5, 6000],
  [9, 1, 60_000],
  [5000, 0, 30_000],
])("after attempt %i, with chance %d, a worker waits %i ms", (attempt, chance, wanted) => {
  expect(retryDelayMs(defaultRetryPolicy, attempt, chance)).toBe(wanted);
});
