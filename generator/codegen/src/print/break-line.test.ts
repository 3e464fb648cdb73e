import { expect, test } from "@jest/globals";
import { breakLine } from "./break-line.js";

const long = (start: string): string => start + "x".repeat(70);
const [a, b] = [long("a"), long("b")];
const short = "c".repeat(40);
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
  [
    "an object type with one long member",
    `export type T = { ${a}${b}: number | null } | { b: number };`,
    [
      "export type T =",
      "  | {",
      `      ${a}${b}:`,
      "        | number",
      "        | null;",
      "    }",
      "  | { b: number };",
    ],
  ],
  [
    "brackets that only group",
    `f((${a}${b}) => ({ c: d }));`,
    ["f(", `  (${a}${b}) => (`, "    { c: d }", "  ),", ");"],
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
  ["no place: a text", `  a: "${a}${b}",`, [`  a: "${a}${b}",`]],
  ["no place: a comment", `// f(${a}, ${b});`, [`// f(${a}, ${b});`]],
  ["a union", `type C = ${a} | ${b};`, ["type C =", `  | ${a}`, `  | ${b};`]],
  ["a union in brackets", `  c: ("${a}" | "${b}")[];`, ["  c: (", `    | "${a}"`, `    | "${b}"`, "  )[];"]],
  ["a union of a member", `  c?: ${a} | { b: ${b} };`, ["  c?:", `    | ${a}`, `    | { b: ${b} };`]],
  [
    "an intersection, its objects beside what is none",
    `export type C = { a: ${a} } & (${b} | { c: ${a} }) & (${a} | ${b});`,
    [
      `export type C = { a: ${a} } & (`,
      `  | ${b}`,
      `  | { c: ${a} }`,
      ") &",
      `  (`,
      `    | ${a}`,
      `    | ${b}`,
      `  );`,
    ],
  ],
  ["type arguments", `const c: A<${a}, ${b}> = d;`, ["const c: A<", `  ${a},`, `  ${b}`, "> = d;"]],
  [
    "a call with a short name",
    `const ${a}: T<b> = calls(shortNameOf${short.slice(21)});`,
    [`const ${a}: T<b> =`, `  calls(shortNameOf${short.slice(21)});`],
  ],
  [
    "a call with a member",
    `const ${a}: T<b> = calls(my.nameOf${short.slice(21)});`,
    [`const ${a}: T<b> = calls(`, `  my.nameOf${short.slice(21)},`, ");"],
  ],
  ["but not of a name alone", `const c: A<${a}> = ${b};`, [`const c: A<${a}> =`, `  ${b};`]],
  [
    "type parameters before parameters",
    `function f<${a} extends keyof ${short}>(a: A, b: B): void {`,
    ["function f<", `  ${a} extends keyof ${short},`, ">(a: A, b: B): void {"],
  ],
  ["a statement behind a condition", `if (${a}) ${b}();`, [`if (${a})`, `  ${b}();`]],
  [
    "and behind else",
    `  else ${a}.f(${b}, 1, 2);`,
    ["  else", `    ${a}.f(`, `      ${b},`, "      1,", "      2,", "    );"].flat(),
  ],
  [
    "a condition that is too long itself",
    `if (${a}.${short} === c) f();`,
    ["if (", `  ${a}.${short} === c`, ")", "  f();"],
  ],
  ["the value of an assignment", `const ${a} = ${b};`, [`const ${a} =`, `  ${b};`]],
  ["and of a property with a longer name", `  title: "${a}${b}",`, ["  title:", `    "${a}${b}",`]],
  [
    "a call of a method of what a call gives",
    `  return json.f(${a}).g(${b});`,
    ["  return json", `    .f(${a})`, `    .g(${b});`],
  ],
  [
    "but not where the last begins a block",
    'f.g("a").h((b) => {\nthrow new Error(b); });',
    ['f.g("a").h((b) => {', "  throw new Error(b);", "});"],
  ],
  ["a function as last argument", `f(${a}, (b) => g(b, ${b}));`, [`f(${a}, (b) =>`, `  g(b, ${b}),`, ");"]],
  [
    "a condition as the body of a function",
    `const f = (a: A) => (a ? ${a} : ${b});`,
    ["const f = (a: A) =>", `  a`, `    ? ${a}`, `    : ${b};`],
  ],
  ["arguments of which one is given a function", "f(a.map((b) => b), c);", ["f(", "  a.map((b) => b),", "  c,", ");"]],
  [
    "an intersection in a union",
    `type A = { b: B } | ((${a} | B) & (${b} | C));`,
    ["type A =", "  | { b: B }", `  | ((${a} | B) &`, `      (${b} | C));`],
  ],
  ["a table", "const a = [[1, 2], [3, 4]];", ["const a = [", "  [1, 2],", "  [3, 4],", "];"]],
  ["rows of one value that fit", "const a = [[1], [2]];", ["const a = [[1], [2]];"]],
  ["an object that is marked", "f(a, {\nb: 1, c: [2] });", ["f(a, {", "  b: 1,", "  c: [2],", "});"]],
  ["a regular expression", `f(/[(,]/, ${a}, ${b});`, ["f(", "  /[(,]/,", `  ${a},`, `  ${b},`, ");"]],
  ["no place: brackets that do not match", `f(${a}, ${b}, {`, [`f(${a}, ${b}, {`]],
])("%s", (_what, line, want) => {
  expect(breakLine(line)).toEqual(want);
});
