import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { runProgram, runStubwright } from "./run-program.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

const wsdl = `<definitions xmlns="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:t="urn:alarms" targetNamespace="urn:alarms">
  <types><xs:schema targetNamespace="urn:alarms" elementFormDefault="qualified">
    <xs:element name="Raise"><xs:complexType><xs:sequence>
      <xs:element name="Room" type="xs:string"/><xs:element name="Level" type="xs:int"/>
    </xs:sequence></xs:complexType></xs:element>
  </xs:schema></types>
  <message name="RaiseIn"><part name="body" element="t:Raise"/></message>
  <portType name="Alarms"><operation name="Raise"><input message="t:RaiseIn"/></operation></portType>
  <binding name="Alarms" type="t:Alarms"><soap:binding transport="http://schemas.xmlsoap.org/soap/http"/>
    <operation name="Raise"><soap:operation soapAction="urn:alarms/Raise"/><input><soap:body use="literal"/></input></operation>
  </binding>
  <service name="Alarms"><port name="Alarms" binding="t:Alarms"><soap:address location="http://localhost/"/></port></service>
</definitions>`;

/** The lines of a page's \`diff\` block, by their mark. */
function changedLines(page: string): { readonly removed: readonly string[]; readonly added: readonly string[] } {
  const block = /```diff\n([\s\S]*?)```/.exec(readFileSync(join(root, page), "utf8"))?.[1] ?? "";
  const marked = (mark: string): string[] =>
    block
      .split("\n")
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(1));
  return { removed: marked("-"), added: marked("+") };
}

test("a service of stubwright init is put on a queue by the lines that docs/queues.md shows", async () => {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-queue-"));
  const project = join(folder, "alarms");
  let server: ChildProcessByStdio<null, Readable, null> | undefined;
  try {
    writeFileSync(join(folder, "alarms.wsdl"), wsdl);
    const { error, status } = await runStubwright(folder, "init", "alarms.wsdl", "alarms");
    expect({ error, status }).toEqual({ error: "", status: 0 });
    symlinkSync(join(root, "node_modules"), join(project, "node_modules"));

    const { removed, added } = changedLines("docs/queues.md");
    expect(added.length).toBeLessThan(10);
    const main = join(project, "src/main.ts");
    let text = readFileSync(main, "utf8");
    const [imports, code] = [
      added.filter((line) => line.startsWith("import ")),
      added.filter((line) => !line.startsWith("import ")),
    ];
    for (const line of removed) {
      expect(text).toContain(`${line}\n`);
      text = text.replace(`${line}\n`, `${code.join("\n")}\n`);
    }
    writeFileSync(main, `${imports.join("\n")}\n${text}`);
    const service = join(project, "src/service.ts");
    const written = readFileSync(service, "utf8")
      .replace("async raise(_request: Raise)", "async raise(request: Raise, { protocol }: CallContext)")
      .replace(/throw new ServiceFault.*/, "console.log(JSON.stringify({ ...request, protocol }));")
      .replace("import { ServiceFault }", "import type { CallContext }");
    writeFileSync(service, written);
    expect(await runProgram(project, process.execPath, join(root, "node_modules/typescript/bin/tsc"))).toMatchObject({
      out: "",
      status: 0,
    });

    server = spawn(process.execPath, ["dist/main.js"], {
      cwd: project,
      env: { ...process.env, PORT: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const { stdout } = server;
    let said = "";
    stdout.setEncoding("utf8").on("data", (chunk: string) => {
      said += chunk;
    });
    const until = async (pattern: RegExp): Promise<string> => {
      for (;;) {
        const found = pattern.exec(said)?.[0];
        if (found !== undefined) return found;
        await once(stdout, "data", { signal: AbortSignal.timeout(30_000) });
      }
    };
    const url = await until(/http:\/\/[\d.]+:\d+/);
    const json = await fetch(`${url}/json/reply/Raise`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": "a-1" },
      body: '{"Room":"12","Level":3}',
    });
    expect(json.status).toBe(200);
    await until(/\{"Room":"12","Level":3,"protocol":"queue"\}/);
  } finally {
    const ended = server && once(server, "close");
    server?.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
