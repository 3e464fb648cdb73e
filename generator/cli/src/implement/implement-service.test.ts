import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { Project } from "ts-morph";
import { type Implementation, implementService } from "./implement-service.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-implement-"));
const out = join(folder, "generated");
const contract = { entry: "games.wsdl", out: "generated", package: { name: "@games/api", version: "1.0.0" } };

const server = `import type { CallContext } from "@stubwright/runtime/server";
import type { Balloon, Pop, Spin } from "./types.js";

export interface GamesService {
  /**
   * Pops it.
   * JSON: \`POST /json/reply/Pop\`.
   */
  pop(request: Pop, context: CallContext): Promise<Balloon>;
  /** Spins it. */
  spin(request: Spin, context: CallContext): Promise<void>;
}
`;
const compilerOptions = {
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  target: "ES2022",
  lib: ["ES2022"],
  module: "NodeNext",
  moduleResolution: "NodeNext",
  types: [],
};
const snapshot = { service: "GamesService", operations: { Pop: { handler: "pop", facts: {} } }, types: {} };

beforeAll(() => {
  write("generated/server.ts", server);
  write(
    "generated/types.ts",
    "export interface Balloon { win: boolean }\nexport interface Pop { id: number }\nexport interface Spin { id: number }\n",
  );
  write("package.json", '{"type":"module"}');
  write("tsconfig.json", JSON.stringify({ compilerOptions }));
  symlinkSync(fileURLToPath(new URL("../../../../node_modules", import.meta.url)), join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function implement(text: string): Implementation {
  const path = join(folder, "src/service.ts");
  const packages = new Map([["@games/second", join(folder, "second")]]);
  const done = implementService({ path, text, contract, out, snapshot, packages });
  if (done === undefined) throw new Error("There is no service.");
  return done;
}

/** Returns the compiler's errors in a file of the project. */
function compile(text: string): readonly string[] {
  const paths = { "@games/api": [join(out, "types.ts")], "@games/api/*": [join(out, "*.ts")] };
  const tsConfigFilePath = join(folder, "tsconfig.json");
  const project = new Project({ tsConfigFilePath, skipAddingFilesFromTsConfig: true, compilerOptions: { paths } });
  const file = project.createSourceFile(join(folder, "src/compiled.ts"), text, { overwrite: true });
  return file.getPreEmitDiagnostics().map((diagnostic) => JSON.stringify(diagnostic.getMessageText()));
}

const fault = (operation: string): string =>
  `throw new ServiceFault("Server", "${operation} is not implemented.", { status: 501 });`;
const head = `import type { GamesService } from "@games/api/server";\n`;
const imports = (types: string): string =>
  `import type { ${types} } from "@games/api";\n${head}import { ServiceFault } from "@stubwright/runtime/server";\n`;
const body = (name: string): string => (name === "pop" ? "({ win: true })" : "{}");
const pop = "  pop: async () => ({ win: true }),\n";

describe("existing code stays byte for byte, and missing handlers are added", () => {
  test.each<[string, string, string]>([
    [
      "an object with an annotation",
      `${head}\n// one\nexport const service: GamesService = {\n  // two\n${pop}  // three\n};\n`,
      `import type { Spin } from "@games/api";\n${head}import { ServiceFault } from "@stubwright/runtime/server";\n\n// one\nexport const service: GamesService = {\n  // two\n${pop}  // three\n\n  /** Spins it. */\n  async spin(_request: Spin): Promise<void> {\n    ${fault("spin")}\n  },\n};\n`,
    ],
    [
      "an object without anything",
      `${head}export function make(): GamesService {\n  return {};\n}\n`,
      `${imports("Balloon, Pop, Spin")}export function make(): GamesService {\n  return {\n    /**\n     * Pops it.\n     * JSON: \`POST /json/reply/Pop\`.\n     */\n    async pop(_request: Pop): Promise<Balloon> {\n      ${fault("Pop")}\n    },\n\n    /** Spins it. */\n    async spin(_request: Spin): Promise<void> {\n      ${fault("spin")}\n    },\n  };\n}\n`,
    ],
    [
      "a line without a comma at its end, in a file with tabs and CR LF",
      `${head}export const make = () =>\n\t({\n\t\tpop: async () => ({ win: true }) // last\n\t}) satisfies GamesService;\n`.replaceAll(
        "\n",
        "\r\n",
      ),
      `import type { Spin } from "@games/api";\n${head}import { ServiceFault } from "@stubwright/runtime/server";\nexport const make = () =>\n\t({\n\t\tpop: async () => ({ win: true }), // last\n\n\t\t/** Spins it. */\n\t\tasync spin(_request: Spin): Promise<void> {\n\t\t\t${fault("spin")}\n\t\t},\n\t}) satisfies GamesService;\n`.replaceAll(
        "\n",
        "\r\n",
      ),
    ],
    [
      "a class, in a file that writes otherwise",
      `import { type Pop } from '@games/api'\nimport type { GamesService } from '@games/api/server'\n\nexport class Games implements GamesService {\n    async pop(request: Pop) { return { win: request.id > 0 } }\n}\n`,
      `import { type Pop, type Spin } from '@games/api'\nimport type { GamesService } from '@games/api/server'\nimport { ServiceFault } from '@stubwright/runtime/server'\n\nexport class Games implements GamesService {\n    async pop(request: Pop) { return { win: request.id > 0 } }\n\n    /** Spins it. */\n    async spin(_request: Spin): Promise<void> {\n        throw new ServiceFault('Server', 'spin is not implemented.', { status: 501 })\n    }\n}\n`,
    ],
    [
      "an object that a spread may complete",
      `${head}const base: Partial<GamesService> = { spin: async () => {} };\nexport const service: GamesService = {\n${pop}  // the rest\n  ...base,\n};\n`,
      `import type { Spin } from "@games/api";\n${head}import { ServiceFault } from "@stubwright/runtime/server";\nconst base: Partial<GamesService> = { spin: async () => {} };\nexport const service: GamesService = {\n${pop}\n  /** Spins it. */\n  async spin(_request: Spin): Promise<void> {\n    ${fault("spin")}\n  },\n\n  // the rest\n  ...base,\n};\n`,
    ],
    [
      "an object in one line that a spread may complete",
      `${head}const base: Partial<GamesService> = {};\nexport const service: GamesService = { ...base, pop: async () => ({ win: true }) };\n`,
      `import type { Spin } from "@games/api";\n${head}import { ServiceFault } from "@stubwright/runtime/server";\nconst base: Partial<GamesService> = {};\nexport const service: GamesService = {\n  /** Spins it. */\n  async spin(_request: Spin): Promise<void> {\n    ${fault("spin")}\n  },\n  ...base, pop: async () => ({ win: true }) };\n`,
    ],
    [
      "names that mean something else in the file",
      `${head}type Spin = 1;\nexport const ServiceFault: Spin = 1;\nexport const service: GamesService = {\n${pop}};\n`,
      `import type { Spin as Spin2 } from "@games/api";\n${head}import { ServiceFault as ServiceFault2 } from "@stubwright/runtime/server";\ntype Spin = 1;\nexport const ServiceFault: Spin = 1;\nexport const service: GamesService = {\n${pop}\n  /** Spins it. */\n  async spin(_request: Spin2): Promise<void> {\n    ${fault("spin").replace("ServiceFault", "ServiceFault2")}\n  },\n};\n`,
    ],
    [
      "a class without a name",
      `${head}export const make = () =>\n  class implements GamesService {\n    async pop() { return ${body("pop")}; }\n  };\n`,
      `import type { Spin } from "@games/api";\n${head}import { ServiceFault } from "@stubwright/runtime/server";\nexport const make = () =>\n  class implements GamesService {\n    async pop() { return ${body("pop")}; }\n\n    /** Spins it. */\n    async spin(_request: Spin): Promise<void> {\n      ${fault("spin")}\n    }\n  };\n`,
    ],
    ...[
      "interface Games extends GamesService { close(): void }\n",
      "type Games = GamesService & { close(): void };\n",
    ].map((type): [string, string, string] => [
      `an object of a type with more: ${type.trim()}`,
      `${head}${type}export const service: Games = {\n${pop}  close: () => {},\n};\n`,
      `import type { Spin } from "@games/api";\n${head}import { ServiceFault } from "@stubwright/runtime/server";\n${type}export const service: Games = {\n${pop}  close: () => {},\n\n  /** Spins it. */\n  async spin(_request: Spin): Promise<void> {\n    ${fault("spin")}\n  },\n};\n`,
    ]),
    ...["GamesService | undefined", 'Required<Omit<GamesService, "pop">>', 'Readonly<Pick<GamesService, "spin">>'].map(
      (type): [string, string, string] => [
        `an object of the type ${type}`,
        `${head}export const service: ${type} = {\n${type.includes("|") ? pop : ""}};\n`,
        `import type { Spin } from "@games/api";\n${head}import { ServiceFault } from "@stubwright/runtime/server";\nexport const service: ${type} = {\n${type.includes("|") ? `${pop}\n` : ""}  /** Spins it. */\n  async spin(_request: Spin): Promise<void> {\n    ${fault("spin")}\n  },\n};\n`,
      ],
    ),
    [
      "an object that a spread of either type may complete",
      `${head}declare const base: { spin: () => Promise<void> } | { size: 1 };\nexport const service: GamesService = {\n  ...base,\n${pop}};\n`,
      `import type { Spin } from "@games/api";\n${head}import { ServiceFault } from "@stubwright/runtime/server";\ndeclare const base: { spin: () => Promise<void> } | { size: 1 };\nexport const service: GamesService = {\n  /** Spins it. */\n  async spin(_request: Spin): Promise<void> {\n    ${fault("spin")}\n  },\n\n  ...base,\n${pop}};\n`,
    ],
  ])("%s", (_title, given, want) => {
    const done = implement(given);
    expect(done.text).toBe(want);
    expect(compile(done.text)).toEqual([]);
    expect(implement(done.text)).toMatchObject({ text: done.text, added: [], marked: [] });
  });
});

describe("handlers from other places are not missing", () => {
  test.each<[string, string]>([
    ["a spread", `const rest = { spin: async () => {} };\nexport const service: GamesService = { ...rest, ${pop} };\n`],
    [
      "a base class",
      `class Base { async spin() {} }\nexport class Games extends Base implements GamesService { pop = async () => ${body("pop")}; }\n`,
    ],
    ["Pick", `export const some: Pick<GamesService, "pop"> = {\n${pop}};\n`],
    [
      "a base class, in a class without a name",
      `class Base { async spin() {} }\nexport default class extends Base implements GamesService { pop = async () => ${body("pop")}; }\nexport const Games = class extends Base implements GamesService { pop = async () => ${body("pop")}; };\n`,
    ],
    [
      "computed names",
      `const spin = "spin";\nexport const service: GamesService = { ["pop"]: async () => (${body("pop")}), [spin]: async () => {} };\n`,
    ],
    [
      "quoted and computed names in a class",
      `import type { Pop, Spin } from "@games/api";\nexport class Games implements GamesService {\n  async "pop"(request: Pop) { return { win: request.id > 0 }; }\n  ["spin"] = async (_request: Spin) => {};\n}\n`,
    ],
    ["a quoted name", `export const service = {\n${pop}  "spin": async () => {} } satisfies GamesService;\n`],
    [
      "a part beside the whole",
      `const part: Partial<GamesService> = {};\nexport const service: GamesService = { ...part, pop: async () => ({ win: true }), spin: async () => {} };\n`,
    ],
  ])("%s", (_title, text) => {
    const given = head + text;
    const done = implement(given);
    expect(done).toMatchObject({ text: given, added: [], marked: [] });
    expect(done.parts).toBeGreaterThan(0);
  });

  test("a spread of unknown type gives a warning", () => {
    const given = `${head}import { rest } from "./nowhere.js";\nexport const service: GamesService = { ...rest };\n`;
    const { notes, text } = implement(given);
    expect(text).toBe(given);
    expect(notes).toEqual(["the type of ...rest is unknown; the spread may provide every handler"]);
  });
});

describe("a handler without an operation", () => {
  const mark = "// No operation of the contract calls this any more (stubwright implement).\n";
  const whole = "  pop: async () => ({ win: true }),\n  spin: async () => {},\n";

  test.each<[string, string, string]>([
    [
      "of an object is marked above its comment",
      `${head}export const service: GamesService = {\n${whole}  /** Old. */\n  slot: async () => {},\n};\n`,
      `${head}export const service: GamesService = {\n${whole}  ${mark}  /** Old. */\n  slot: async () => {},\n};\n`,
    ],
    [
      "of a class is told from a method of its own by its types",
      `${head}import type { Slot } from "@games/api";\nexport class Games implements GamesService {\n  async pop() { return ${body("pop")}; }\n  async spin() {}\n  async slot(request: Slot) { return request; }\n  help(text: string) { return text; }\n  private own(request: Slot) { return request; }\n  #own(request: Slot) { return request; }\n}\n`,
      `${head}import type { Slot } from "@games/api";\nexport class Games implements GamesService {\n  async pop() { return ${body("pop")}; }\n  async spin() {}\n  ${mark}  async slot(request: Slot) { return request; }\n  help(text: string) { return text; }\n  private own(request: Slot) { return request; }\n  #own(request: Slot) { return request; }\n}\n`,
    ],
    [
      "of a class is marked where it is a function in a property, too",
      `${head}import type { CallContext, Handler } from "@stubwright/runtime/server";\nexport class Games implements GamesService {\n  async pop() { return ${body("pop")}; }\n  async spin() {}\n  slot = async (text: string, _context: CallContext) => text;\n  help = async (handler: Handler) => handler;\n  size = 1;\n}\n`,
      `${head}import type { CallContext, Handler } from "@stubwright/runtime/server";\nexport class Games implements GamesService {\n  async pop() { return ${body("pop")}; }\n  async spin() {}\n  ${mark}  slot = async (text: string, _context: CallContext) => text;\n  help = async (handler: Handler) => handler;\n  size = 1;\n}\n`,
    ],
    [
      "is marked in front of it where it begins no line",
      `${head}export const service: GamesService = { pop: async () => ({ win: true }), spin: async () => {}, slot: 1 };\n`,
      `${head}export const service: GamesService = { pop: async () => ({ win: true }), spin: async () => {}, /* No operation of the contract calls this any more (stubwright implement). */ slot: 1 };\n`,
    ],
    [
      "is marked beside handlers with comments",
      `${head}export const service: GamesService = {\n  // one\n${pop}  /** two */\n  spin: async () => {},\n  slot: async () => {},\n};\n`,
      `${head}export const service: GamesService = {\n  // one\n${pop}  /** two */\n  spin: async () => {},\n  ${mark}  slot: async () => {},\n};\n`,
    ],
  ])("%s", (_title, given, want) => {
    const done = implement(given);
    expect(done.text).toBe(want);
    expect(done.marked).toEqual(["slot"]);
    expect(implement(done.text)).toMatchObject({ text: want, marked: [] });
  });

  const inFront = mark.replace(/^\/\/ (.*)\n$/, "/* $1 */ ");
  const inLine = `{ pop: async () => ({ win: true }), spin: async () => {} };\n`;

  test.each<[string, string, string]>([
    ["above it", `{\n${whole}};\n`, `  ${mark}  spin`],
    ["above it, in a file with CR LF", `{\n${whole}};\n`.replaceAll("\n", "\r\n"), `  ${mark.trim()} \r\n  spin`],
    ["in front of it", inLine, `${inFront}spin`],
    ["in front of it, without a space", inLine, `${inFront.trim()}spin`],
    ["in front of it, where a line begins", `{\n${whole}};\n`, `  ${inFront}spin`],
  ])("that is called again loses its mark %s", (_title, object, marked) => {
    const clean = `${head}export const service: GamesService = ${object}`;
    expect(implement(clean.replace(marked.startsWith(" ") ? "  spin" : "spin", marked)).text).toBe(clean);
  });

  test("a file without a service has no parts", () => {
    expect(implement("export const service = {};\n")).toMatchObject({ parts: 0 });
  });

  test("the contract's own service is recognized behind a symbolic link, too", () => {
    symlinkSync(out, join(folder, "linked"));
    const text = 'import type { GamesService } from "../linked/server.js";\nexport const service: GamesService = {};\n';
    expect(implement(text)).toMatchObject({ parts: 1, added: ["pop", "spin"] });
  });

  test.each(["../second/server.js", "@games/second/server"])(
    "a service of the same name, of another contract, is another: %s",
    (specifier) => {
      write("second/server.ts", "export interface GamesService { stop(): Promise<void> }\n");
      const text = `import type { GamesService } from "${specifier}";\nexport const service: GamesService = { stop: async () => {} };\n`;
      expect(implement(text)).toMatchObject({ text, parts: 0 });
    },
  );
});
