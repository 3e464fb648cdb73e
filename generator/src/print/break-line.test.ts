import { expect, test } from "@jest/globals";
import { breakLine } from "./break-line.js";

const long = (start: string): string => start + "x".repeat(70);
const [a, b] = [long("a"), long("b")];
const text = `"${"text, (not [code] ".repeat(5)}"`;

test.each<[string, string, readonly string[]]>([
  ["what fits", "call(a, b);", ["call(a, b);"]],
  ["the last call", `  f(x).g(${a}, ${b});`, ["  f(x).g(", `    ${a},`, `    ${b},`, "  );"]],
  [
    "a last argument that is an object",
    `const c = f(${a}, { b: ${b} });`,
    [`const c = f(${a}, {`, `  b: ${b},`, "});"],
  ],
  [
    "but not where the others do not fit before it",
    `const c = f(${a}, ${b}, { c });`,
    ["const c = f(", `  ${a},`, `  ${b},`, "  { c },", ");"],
  ],
  ["an array", `  a: [${a}, ${b}],`, ["  a: [", `    ${a},`, `    ${b},`, "  ],"]],
  [
    "what is too long inside, too",
    `f(g(${a}, ${b}), 1);`,
    ["f(", "  g(", `    ${a},`, `    ${b},`, "  ),", "  1,", ");"],
  ],
  [
    "texts that look like code",
    `f("a;b", ${a}, "x<y", ${b});`,
    ["f(", '  "a;b",', `  ${a},`, '  "x<y",', `  ${b},`, ");"],
  ],
  ["texts as they are", `f(${text}, ${a});`, ["f(", `  ${text},`, `  ${a},`, ");"]],
  [
    "numbers as many as fit",
    `  a: [${Array(50).fill("100").join(", ")}],`,
    [
      "  a: [",
      `    ${Array(23).fill("100,").join(" ")}`,
      `    ${Array(23).fill("100,").join(" ")}`,
      `    ${Array(4).fill("100,").join(" ")}`,
      "  ],",
    ],
  ],
  [
    "the head of a function",
    `function f(a: ${a}, b: ${b}): void {`,
    ["function f(", `  a: ${a},`, `  b: ${b},`, "): void {"],
  ],
  ["no place: a union", `  a: ("${a}" | "${b}")[];`, [`  a: ("${a}" | "${b}")[];`]],
  ["no place: a text", `  a: "${a}${b}",`, [`  a: "${a}${b}",`]],
  ["no place: a comment", `// f(${a}, ${b});`, [`// f(${a}, ${b});`]],
  ["no place: type arguments", `f(g<${a}, ${b}>);`, [`f(g<${a}, ${b}>);`]],
  ["no place: brackets that do not match", `f(${a}, ${b}, {`, [`f(${a}, ${b}, {`]],
])("%s", (_what, line, want) => {
  expect(breakLine(line)).toEqual(want);
});
