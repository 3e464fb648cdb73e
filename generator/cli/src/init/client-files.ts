import { compilerOptions, json } from "./common-files.js";
import { generatedFolder, type NewProject, type ProjectFile, type ProjectOperation } from "./new-project.js";
import type { PackageVersions } from "./package-versions.js";

/** Makes the files of a client package, beside what every project has. */
export function clientFiles(project: NewProject, versions: PackageVersions): readonly ProjectFile[] {
  return [
    { path: "package.json", text: json(packageManifest(project, versions)) },
    {
      path: "tsconfig.json",
      text: json({ compilerOptions: { ...compilerOptions, declaration: true }, include: ["src"] }),
    },
    { path: "README.md", text: readme(project) },
    { path: "src/index.ts", text: index(project) },
    { path: "src/client.test.ts", text: clientTest(project) },
  ];
}

function packageManifest({ name }: NewProject, versions: PackageVersions): unknown {
  return {
    name: `${name}-client`,
    version: "0.1.0",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      // The operations as functions, and the checks of declared faults. Their names may be those of types, so they are no part of ".".
      "./client": { types: "./dist/generated/client.d.ts", default: "./dist/generated/client.js" },
      "./package.json": "./package.json",
    },
    files: ["dist", "!dist/**/*.test.*", "!dist/**/*.map", "!dist/.tsbuildinfo"],
    scripts: {
      generate: "stubwright generate",
      check: "stubwright check",
      build: "tsc",
      prepack: "tsc",
      test: "tsc && node --test dist/client.test.js",
    },
    dependencies: { "@stubwright/runtime": versions.runtime },
    devDependencies: {
      ...versions.parts,
      ...(versions.archives.length > 0 && { "@stubwright/console": versions.console }),
      "@types/node": versions.nodeTypes,
      stubwright: versions.stubwright,
      typescript: versions.typescript,
    },
  };
}

function index({ pascalName }: NewProject): string {
  return `export { createJsonTransport, createSoapTransport, isCallError } from "@stubwright/runtime";
export { create${pascalName}Client, type ${pascalName}Client } from "./generated/client.js";
export * from "./generated/types.js";
`;
}

function clientTest({ camelName, operations, pascalName }: NewProject): string {
  const methods = operations.map((operation) => `  ${operation.method}: ${mockMethod(operation)},\n`).join("");
  const names = operations.some(hasReplySample) ? "sampleCalls, samples" : "sampleCalls";
  return `import { describe, test } from "node:test";
import { createInProcessTransport } from "@stubwright/runtime/server";
import { ${names} } from "./generated/samples.js";
import { ${camelName}Handlers, type ${pascalName}Service } from "./generated/server.js";

/** A service that answers with samples. Write replies here that suit your tests. */
const mock: ${pascalName}Service = {
${methods}};

/** Sends the sample of each operation, and reads the reply. Tests of your own call \`create${pascalName}Client(transport)\`. */
for (const wire of ["json", "soap"] as const) {
  const transport = createInProcessTransport(${camelName}Handlers(mock), { wire });
  describe(\`over \${wire}\`, () => {
    for (const call of sampleCalls) {
      test(call.operation.name, async () => {
        await call.send(transport);
      });
    }
  });
}
`;
}

function hasReplySample({ hasSamples, isOneWay }: ProjectOperation): boolean {
  return hasSamples && !isOneWay;
}

function mockMethod(operation: ProjectOperation): string {
  const { isOneWay, name } = operation;
  if (isOneWay) return "async () => {}";
  const member = /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
  return hasReplySample(operation)
    ? `async () => samples${member}.reply`
    : 'async () => Promise.reject(new Error("no sample"))';
}

function readme({ contract, name, firstCall, operations, origin, pascalName }: NewProject): string {
  const packageName = `${name}-client`;
  const method = operations.find((one) => one.name === firstCall.operation)?.method ?? "";
  return `# ${packageName}

A typed client for the contract \`${contract.entry}\` (from ${origin}), started with \`stubwright init --client\`.

\`\`\`ts
import { create${pascalName}Client, createJsonTransport, createSoapTransport, isCallError } from ${JSON.stringify(packageName)};

const client = create${pascalName}Client(createSoapTransport({ url: "https://service.example/soap11" }));
// Or over JSON: createJsonTransport({ baseUrl: "https://service.example" })
try {
  const reply = await client.${method}(request);
} catch (error) {
  if (!isCallError(error)) throw error;
  console.error(error.kind, error.message);
}
\`\`\`

\`${packageName}/client\` has each operation as a function of its own, of which bundlers leave out what nobody calls, and for each
operation with declared faults a function that recognises them.

    npm install
    npm test          calls every operation against a mock in process, over JSON and SOAP
    npm pack          makes the archive that npm publish would send

| file                 | what it is                                                            |
| -------------------- | --------------------------------------------------------------------- |
| \`src/index.ts\`       | yours: what the package exports                                       |
| \`src/client.test.ts\` | yours: a mock of the service, and a call of each operation            |
| \`${generatedFolder}/\`     | generated: commit these files, never edit them                        |

After each change of the contract: \`npx stubwright generate\` (with \`--watch\` while you work).

CI tests each pull request, and fails if a change of the contract breaks its callers. CI installs what \`package-lock.json\` says: commit
that file. To require that the version says what changed: \`npx stubwright changelog <last release> .\` proposes the next one.
`;
}
