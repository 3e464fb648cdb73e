import { notImplemented } from "../implement/print-handler.js";
import type { NewProject, ProjectFile } from "./new-project.js";

/** Makes the first version of the developer's own sources: a service without handlers (`implement` adds them), a server and a test. */
export function serviceSources(project: NewProject): readonly ProjectFile[] {
  return [
    { path: "src/service.ts", text: service(project) },
    { path: "src/main.ts", text: main(project) },
    { path: "src/service.test.ts", text: serviceTest(project) },
  ];
}

function service({ pascalName }: NewProject): string {
  return `import type { ${pascalName}Service } from "./generated/server.js";

/** The service. Write a handler for each operation; \`npx stubwright implement src/service.ts\` adds new handlers. */
export function create${pascalName}Service(): ${pascalName}Service {
  return {};
}
`;
}

function main({ camelName, pascalName }: NewProject): string {
  return `import { createServer } from "node:http";
import { ${camelName}Handlers, create${pascalName}Listener } from "./generated/server.js";
import { create${pascalName}Service } from "./service.js";

const port = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? "127.0.0.1";
const service = create${pascalName}Service();
const listener = create${pascalName}Listener(service);
const operations = ${camelName}Handlers(service).map(({ operation }) => \`<li><code>POST /json/reply/\${operation.name}</code></li>\`);
/** What a browser shows at the address of the service. */
const home = \`<!doctype html>
<html lang="en">
<title>${pascalName}</title>
<h1>${pascalName}</h1>
<p>SOAP: <code>POST /soap11</code>, described by its <a href="/soap11?wsdl">WSDL</a>.</p>
<p>JSON, described by <a href="/openapi.json">OpenAPI</a> (<a href="/openapi.yaml">YAML</a>):</p>
<ul>
\${operations.join("\\n")}
</ul>
</html>
\`;

const server = createServer((request, response) => {
  if (request.method !== "GET" || request.url !== "/") return listener(request, response);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "X-Content-Type-Options": "nosniff" }).end(home);
});

server.listen(port, host, () => {
  const address = server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  console.log(\`listening on http://\${host}:\${actual}\`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());
`;
}

function serviceTest({ camelName, pascalName }: NewProject): string {
  return `import { describe, test } from "node:test";
import { createInProcessTransport, isCallError } from "@stubwright/runtime";
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
