import type { NewProject, ProjectFile } from "./new-project.js";
import { archiveFolder, type PackageVersions } from "./package-versions.js";

/** Where a project's CI runs. */
export type CiHost = "github" | "gitlab" | "none";

/** The values of the option `--ci`. */
export const ciHosts: readonly CiHost[] = ["github", "gitlab", "none"];

/** The major version of Node in images and CI. */
const node = 24;

/** Makes the file that tests the project in CI, and gates its contract. */
export function ciFiles(host: CiHost): readonly ProjectFile[] {
  switch (host) {
    case "github":
      return [{ path: ".github/workflows/ci.yml", text: githubWorkflow }];
    case "gitlab":
      return [{ path: ".gitlab-ci.yml", text: gitlabPipeline }];
    case "none":
      return [];
  }
}

const githubWorkflow = `name: ci
on:
  pull_request:
  push: { branches: [main] }
permissions: { contents: read }
jobs:
  test:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 }
      - uses: actions/setup-node@v4
        with: { node-version: ${node}, cache: npm }
      - run: npm ci
      - run: npm test
      # Fails if the generated code is not current.
      - run: npx stubwright check
      # Fails if a change of the contract breaks its users.
      - if: github.event_name == 'pull_request'
        run: npx stubwright check --against --report github
`;

const gitlabPipeline = `test:
  image: node:${node}
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - npm ci
    - npm test
    # Fails if the generated code is not current.
    - npx stubwright check

# Fails if a change of the contract breaks its users.
contract:
  image: node:${node}
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  variables: { GIT_DEPTH: 0 }
  script:
    - npm ci
    - npx stubwright check --against --report gitlab=gl-code-quality.json
  artifacts:
    when: always
    reports: { codequality: gl-code-quality.json }
`;

/** Makes the files of the service's image. */
export function imageFiles({ name }: NewProject, { archives }: PackageVersions): readonly ProjectFile[] {
  const copyArchives = archives.length === 0 ? "" : `COPY ${archiveFolder} ./${archiveFolder}\n`;
  const text = `# docker build --tag ${name} . && docker run --publish 8080:8080 ${name}
FROM node:${node}-alpine AS build
WORKDIR /app
COPY package.json package-lock.json ./
${copyArchives}RUN npm ci
COPY tsconfig.json ./
COPY src ./src
RUN npm run build

FROM node:${node}-alpine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
COPY package.json package-lock.json ./
${copyArchives}RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build /app/dist ./dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
`;
  return [
    { path: "Dockerfile", text },
    { path: ".dockerignore", text: ".git\n.env*\ndist\nnode_modules\n" },
  ];
}
