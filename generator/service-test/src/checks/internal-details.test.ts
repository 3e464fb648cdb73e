import { expect, test } from "@jest/globals";
import { internalDetail } from "./internal-details.js";

test.each<[text: string, found: string]>([
  ["select * from accounts where id = 5", "SQL"],
  ["select id, name from accounts", "SQL"],
  ['ERROR: relation "accounts" does not exist', "a message of the database"],
  ["insert violates unique constraint on accounts", "a message of the database"],
  ["connect ECONNREFUSED 10.0.3.7:5432", "an address inside"],
  ["jdbc:postgresql://db:5432/ledger", "a connection string or password"],
  ["runtime error: index out of range", "a stack trace"],
  ["at Ledger.Book(Ledger.cs:15)", "a stack trace"],
  ["ValueError: invalid literal for int()", "the name of an exception class"],
])("%s is told as %s", (text, found) => {
  expect(internalDetail(text)?.split(":")[0]).toBe(found);
});

test.each([
  "Please select one of the states from the list.",
  "The order does not exist.",
  "The value at line 3, column 7 is no number.",
  "/order/quantity: 100 is more than 99",
  "Delete from the cart what you do not want.",
  "The account 10.0.3 is closed.",
  "The connection timed out; try again.",
])("%s tells nothing", (text) => {
  expect(internalDetail(text)).toBeUndefined();
});
