import { expect, test } from "@jest/globals";
import { packageManagers } from "./package-managers.js";
import { readmeCommands } from "./readme-commands.js";

const translated = (name: string, command: string): string | undefined =>
  packageManagers.find((manager) => manager.name === name)?.translate(command);

test.each([
  ["npm install @a/b", "npm install @a/b", "pnpm add @a/b", "yarn add @a/b"],
  [
    "npm install --save-dev a typescript b",
    "npm install --save-dev a typescript b",
    "pnpm add --save-dev a typescript b",
    "yarn add --dev a typescript@5.9 b",
  ],
  ["npm install", "npm install", "pnpm install", "yarn install"],
  ["npx stubwright check", "npx stubwright check", "pnpm exec stubwright check", "yarn stubwright check"],
  ["npm start", "npm start", "pnpm start", "yarn start"],
])("%s", (command, npm, pnpm, yarn) => {
  expect([translated("npm", command), translated("pnpm", command), translated("yarn", command)]).toEqual([
    npm,
    pnpm,
    yarn,
  ]);
});

test("the README's commands install both packages, generate and start a project", () => {
  const commands = readmeCommands().join("\n");
  expect(commands).toMatch(/^npm install @stubwright\/runtime$/m);
  expect(commands).toMatch(/^npm install --save-dev stubwright /m);
  expect(commands).toMatch(/^npx stubwright generate shop\.wsdl --out src\/shop$/m);
  expect(commands).toMatch(/^npx stubwright init shop\.wsdl my-shop$/m);
});
