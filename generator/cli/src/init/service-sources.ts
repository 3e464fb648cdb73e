import { notImplemented } from "../implement/print-handler.js";
import { generatedModule } from "./added-sources.js";
import type { NewProject, ProjectFile } from "./new-project.js";

/** Makes the first version of the developer's own sources beside the service: a server and tests. */
export function serviceSources(project: NewProject): readonly ProjectFile[] {
  return [
    { path: "src/server.ts", text: server(project) },
    { path: "src/main.ts", text: main(project) },
    { path: "src/service.test.ts", text: serviceTest(project) },
    { path: "src/server.test.ts", text: serverTest(project) },
  ];
}

/** A service without handlers, which `implement` adds. `file` is its path in the project. */
export function emptyService({ contract, pascalName }: NewProject, file: string): string {
  return `import type { ${pascalName}Service } from "${generatedModule(contract, file, "server")}";

/** The service. Write a handler for each operation; \`npx stubwright implement ${file}\` adds new handlers. */
export function create${pascalName}Service(): ${pascalName}Service {
  return {};
}
`;
}

function server({ pascalName }: NewProject): string {
  return `import { createServer, type Server, type ServerResponse } from "node:http";
import { allowOrigins } from "@stubwright/runtime/node";
import { create${pascalName}Listener, type ${pascalName}Service } from "./generated/server.js";

/** The origins whose pages may call the service from a browser (CORS): none. A line like the one below allows one. */
const allowedOrigins: readonly string[] = [
  // "https://app.example",
];

/** Makes the HTTP server, which does not listen yet. \`isReady\` says whether load balancers should send calls. */
export function create${pascalName}Server(service: ${pascalName}Service, isReady = async () => true): Server {
  const listener = create${pascalName}Listener(service, { console: "/console" });
  return createServer(
    allowOrigins(allowedOrigins, (request, response) => {
      switch (request.url) {
        case "/":
          response.writeHead(302, { Location: "/console" }).end();
          break;
        case "/healthz":
          response.end("ok\\n");
          break;
        case "/readyz":
          void answerReady(response, isReady);
          break;
        default:
          listener(request, response);
      }
    }),
  );
}

async function answerReady(response: ServerResponse, isReady: () => Promise<boolean>): Promise<void> {
  const ready = await isReady().catch(() => false);
  response.writeHead(ready ? 200 : 503).end(ready ? "ready\\n" : "not ready\\n");
}
`;
}

function main({ pascalName }: NewProject): string {
  return `import { create${pascalName}Server } from "./server.js";
import { create${pascalName}Service } from "./service.js";

const port = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? "127.0.0.1";
/** How long running calls may take after SIGTERM, in milliseconds. */
const stopMs = 10_000;

let stopping = false;
const service = create${pascalName}Service();
const server = create${pascalName}Server(service, async () => !stopping);

server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  console.log(\`listening on http://\${host}:\${actual} with a page at /console\`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    stopping = true;
    server.close();
    setTimeout(() => server.closeAllConnections(), stopMs).unref();
  });
}
`;
}

function serviceTest({ camelName, pascalName }: NewProject): string {
  return `import { describe, test } from "node:test";
import { isCallError } from "@stubwright/runtime";
import { createInProcessTransport } from "@stubwright/runtime/server";
import { sampleCalls } from "./generated/samples.js";
import { ${camelName}Handlers } from "./generated/server.js";
import { create${pascalName}Service } from "./service.js";

/**
 * Calls every operation with its sample request, over JSON and SOAP. A handler that is not written yet counts as a to-do. If a
 * handler refuses its sample, leave the operation out here, and test it with requests that suit your data.
 */
for (const wire of ["json", "soap"] as const) {
  const transport = createInProcessTransport(${camelName}Handlers(create${pascalName}Service()), { wire });
  describe(\`over \${wire}\`, () => {
    for (const call of sampleCalls) {
      test(call.operation.name, async (context) => {
        try {
          await call.send(transport);
        } catch (error) {
          if (!isCallError(error) || !error.message.endsWith("${notImplemented}")) throw error;
          context.todo("write its handler in src/service.ts");
        }
      });
    }
  });
}
`;
}

function serverTest({ pascalName }: NewProject): string {
  return `import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { create${pascalName}Server } from "./server.js";
import { create${pascalName}Service } from "./service.js";

let ready = true;
const server = create${pascalName}Server(create${pascalName}Service(), async () => ready);
const ask = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(\`http://127.0.0.1:\${(server.address() as AddressInfo).port}\${path}\`, { headers });

before(() => once(server.listen(0, "127.0.0.1"), "listening"));
after(() => server.close());

for (const path of ["/", "/healthz", "/readyz", "/openapi.json", "/openapi.yaml", "/console", "/soap11?wsdl"]) {
  test(\`\${path} is served\`, async () => assert.equal((await ask(path)).status, 200));
}

test("/readyz says when no calls should come", async () => {
  ready = false;
  assert.equal((await ask("/readyz")).status, 503);
});

test("pages of other sites may not call the service", async () => {
  const { headers } = await ask("/openapi.json", { Origin: "https://elsewhere.example" });
  assert.equal(headers.get("Access-Control-Allow-Origin"), null);
});
`;
}
