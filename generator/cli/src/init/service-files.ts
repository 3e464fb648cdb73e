import { shellWord } from "../terminal/terminal.js";
import { compilerOptions, json } from "./common-files.js";
import { generatedFolder, type NewProject, type ProjectFile } from "./new-project.js";
import type { PackageVersions } from "./package-versions.js";

/** Makes the files around the sources of a service: package.json, tsconfig.json and the README. */
export function serviceFiles(project: NewProject, versions: PackageVersions): readonly ProjectFile[] {
  return [
    { path: "package.json", text: json(packageManifest(project, versions)) },
    { path: "tsconfig.json", text: json({ compilerOptions, include: ["src"] }) },
    { path: "README.md", text: readme(project) },
  ];
}

function packageManifest({ name }: NewProject, versions: PackageVersions): unknown {
  return {
    name: `${name}-service`,
    version: "0.1.0",
    private: true,
    type: "module",
    engines: { node: ">=20.19" },
    scripts: {
      generate: "stubwright generate",
      check: "stubwright check",
      build: "tsc",
      prestart: "tsc",
      start: "node dist/main.js",
      test: "tsc && node --test dist/service.test.js dist/server.test.js",
    },
    dependencies: { "@stubwright/console": versions.console, "@stubwright/runtime": versions.runtime },
    devDependencies: {
      ...versions.parts,
      "@types/node": versions.nodeTypes,
      stubwright: versions.stubwright,
      typescript: versions.typescript,
    },
  };
}

function readme({ contract, name, firstCall, origin }: NewProject): string {
  const { operation, request } = firstCall;
  return `# ${name}

A service for the contract \`${contract.entry}\` (from ${origin}), started with \`stubwright init\`.

    npm install
    npm test          calls every operation in process, over JSON and SOAP, and asks the server for its pages
    npm start         serves at http://127.0.0.1:8080 (PORT and HOST change it)

Try it at http://127.0.0.1:8080/console, a page with a form for each operation, or:

    curl http://127.0.0.1:8080/json/reply/${operation} -H 'Content-Type: application/json' -d ${shellWord(request)}
    curl 'http://127.0.0.1:8080/soap11?wsdl'

| path                             | what it answers                                                            |
| -------------------------------- | -------------------------------------------------------------------------- |
| \`/json/reply/<Operation>\`        | JSON                                                                       |
| \`/soap11\`, \`/soap11?wsdl\`        | SOAP, and the WSDL                                                         |
| \`/openapi.json\`, \`/openapi.yaml\` | the OpenAPI document                                                       |
| \`/console\`                       | the page; whoever reaches it can call the service                          |
| \`/healthz\`                       | 200 while the process runs                                                 |
| \`/readyz\`                        | 200 while the service takes calls, 503 while it stops: see \`src/main.ts\`   |

| file                  | what it is                                                                              |
| --------------------- | --------------------------------------------------------------------------------------- |
| \`src/service.ts\`      | yours: a handler for each operation; a new handler answers "not implemented" (501)      |
| \`src/service.test.ts\` | yours: sends a sample to each handler; replace a sample that does not suit your data    |
| \`src/server.ts\`       | yours: the paths above, and which pages of other sites may call the service (CORS)      |
| \`${generatedFolder}/\`      | generated: commit these files, never edit them                                          |

After each change of the contract:

1. \`npx stubwright generate\` (with \`--watch\` while you work)
2. \`npx stubwright implement src/service.ts\`

CI tests each pull request, and fails if a change of the contract breaks its callers. CI and the Dockerfile install what
\`package-lock.json\` says: commit that file.

    docker build --tag ${name} .
    docker run --publish 8080:8080 ${name}
`;
}
