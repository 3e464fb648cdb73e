import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runJobProgram } from "./job-program.js";

/** The root of this repository. */
export const root = fileURLToPath(new URL("../../../", import.meta.url));

const bin = join(root, "generator/cli/bin/stubwright.js");

/** The environment of the test, as far as programs need it. */
export const programEnv: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? "",
  HOME: process.env.HOME ?? "",
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@example.org",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@example.org",
};

/** A schema with one element and one enumeration; the element's other members are `members`. */
export function shopSchema(values: readonly string[], members = ""): string {
  const escaped = (text: string): string => text.replace(/[<>&"\n]/g, (sign) => `&#${sign.codePointAt(0)};`);
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:shop" xmlns="urn:shop" elementFormDefault="qualified">
  <xs:element name="Order"><xs:complexType><xs:sequence>
    <xs:element name="State" type="State"/>${members}
  </xs:sequence></xs:complexType></xs:element>
  <xs:simpleType name="State"><xs:restriction base="xs:string">
${values.map((value) => `    <xs:enumeration value="${escaped(value)}"/>`).join("\n")}
  </xs:restriction></xs:simpleType>
</xs:schema>
`;
}

/** A git repository with a shop's contract and its generated code on the branch main, and the command `stubwright` installed. */
export class ShopProject {
  readonly folder = mkdtempSync(join(tmpdir(), "stubwright-ci-"));

  /** Copies the project `from` if it is given. */
  constructor(from?: ShopProject) {
    if (from !== undefined) cpSync(from.folder, this.folder, { recursive: true });
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, name), text);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  async run(program: string, ...args: readonly string[]): Promise<string> {
    const { status, out } = await runJobProgram(program, args, { cwd: this.folder, env: programEnv });
    if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${status}: ${out}`);
    return out.trim();
  }

  async generate(): Promise<void> {
    await this.run(process.execPath, bin, "generate");
  }

  /** Starts the repository with a contract and the version 1.4.2. */
  async start(schema: string): Promise<void> {
    const programs = join(this.folder, "node_modules/.bin");
    mkdirSync(programs, { recursive: true });
    writeFileSync(join(programs, "stubwright"), `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`);
    chmodSync(join(programs, "stubwright"), 0o755);
    this.write(".gitignore", "node_modules\n");
    this.write("package.json", JSON.stringify({ name: "@shop/api", version: "1.4.2" }, undefined, 2));
    this.write("shop.xsd", schema);
    const contracts = [{ name: "shop", entry: "shop.xsd", out: "generated" }];
    this.write("stubwright.config.json", JSON.stringify({ contracts }));
    await this.generate();
    await this.run("git", "init", "-q", "-b", "main", "--template=");
    await this.commit("one");
    await this.run("git", "update-ref", "refs/remotes/origin/main", "main");
  }

  async commit(message: string): Promise<void> {
    await this.run("git", "add", "-A");
    await this.run("git", "commit", "-qm", message);
  }

  /** Changes the contract and generates its code. */
  async change(schema: string): Promise<void> {
    this.write("shop.xsd", schema);
    await this.generate();
    await this.commit("two");
  }
}
