import { expect, test } from "@jest/globals";
import { printHandler } from "./print-handler.js";

test.each<[type: string, names: Readonly<Record<string, string>>, want: string]>([
  ["Promise<Pop>", { Pop: "Pop2" }, "Promise<Pop2>"],
  ["Promise<Pop | Pop2>", { Pop: "Pop2", Pop2: "Pop22" }, "Promise<Pop2 | Pop22>"],
  ["Promise<$Pop | Pop$ | own.Pop>", { Pop: "Other" }, "Promise<$Pop | Pop$ | own.Pop>"],
])("%s with the names %j", (reply, names, want) => {
  const types = Object.keys(names).map((name) => ({ name, module: "./types.js" }));
  const [first] = printHandler(
    { name: "pop", documentation: "", parameter: undefined, reply, types },
    {
      style: { indent: "  ", quote: '"', semicolon: ";", newline: "\n" },
      operation: "Pop",
      localName: (name) => names[name] ?? name,
      fault: "ServiceFault",
    },
  );
  expect(first).toBe(`async pop(): ${want} {`);
});
