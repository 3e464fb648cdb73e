import { describe, expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { loadDocuments } from "./load-documents.js";

const schema = (inside: string): string =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:a">${inside}</xs:schema>`;

async function load(
  files: Record<string, string | Uint8Array>,
  entry: string | URL,
  { allowNetwork } = { allowNetwork: false },
) {
  const diagnostics = new Diagnostics();
  const asked: string[] = [];
  const read = async (location: string): Promise<Uint8Array> => {
    asked.push(location);
    const content = files[location];
    if (content === undefined) throw Object.assign(new Error("absent"), { code: "ENOENT" });
    return typeof content === "string" ? new TextEncoder().encode(content) : content;
  };
  const documents = await loadDocuments(entry, { cwd: "/c", allowNetwork, read }, diagnostics);
  const findings = diagnostics.list.map(({ code, at }) => `${at?.uri}:${at?.line}:${at?.column} ${code}`);
  const named = diagnostics.list.map(({ arguments: { document } }) => document);
  return { uris: documents.map(({ uri }) => uri), asked, findings, named };
}

describe("loadDocuments", () => {
  test("follows imports, includes and redefines once each, in order of discovery, cycles and all", async () => {
    const wsdl = `<w:definitions xmlns:w="http://schemas.xmlsoap.org/wsdl/"><w:import location="sub/b.wsdl"/>
      <w:types>${schema('<xs:include schemaLocation="x/one.xsd"/>')}</w:types></w:definitions>`;
    const files = {
      "file:///c/k/a.wsdl": wsdl,
      "file:///c/k/sub/b.wsdl": wsdl.replace("sub/b.wsdl", "../a.wsdl").replace("x/one.xsd", "../../two.xsd"),
      "file:///c/k/x/one.xsd": schema(
        '<xs:redefine schemaLocation="../../two.xsd"/><xs:import schemaLocation="one.xsd"/>',
      ),
      "file:///c/two.xsd": schema(""),
    };
    const { uris, asked, findings } = await load(files, "k/a.wsdl");
    expect(uris).toEqual(["a.wsdl", "sub/b.wsdl", "x/one.xsd", "../two.xsd"]);
    expect(asked).toHaveLength(4);
    expect(findings).toEqual([]);
  });

  test("documents from the web lead to no local file", async () => {
    const web = "http://h.example/a.xsd";
    const files = {
      "file:///c/a.xsd": schema(`<xs:include schemaLocation="${web}"/>`),
      [web]: schema(
        '<xs:include schemaLocation="file:///c/secret.xsd"/><xs:import namespace="urn:s" schemaLocation="file:///c/s.xsd"/>',
      ),
      "file:///c/secret.xsd": schema(""),
      "file:///c/s.xsd": schema(""),
    };
    for (const entry of ["a.xsd", new URL(web)]) {
      const { asked, findings } = await load(files, entry, { allowNetwork: true });
      expect(asked.filter((location) => location.startsWith("file:"))).toEqual(
        entry === "a.xsd" ? ["file:///c/a.xsd"] : [],
      );
      expect(findings.map((text) => text.split(" ")[1])).toEqual(["document-not-found", "document-not-found"]);
    }
  });

  test.each([
    ["blanks", "my types.xsd", "file:///c/my%20types.xsd"],
    ["percent-encoding", "my%20types.xsd", "file:///c/my%20types.xsd"],
    ["Windows separators", "sub\\t.xsd", "file:///c/sub/t.xsd"],
    ["a fragment", "t.xsd#types", "file:///c/t.xsd"],
    ["white space around it", " t.xsd\n", "file:///c/t.xsd"],
    ["a query in a file's name", "S.svc?xsd=xsd0", "file:///c/S.svc%3Fxsd=xsd0"],
    ["a query that is percent-encoded", "S.svc%3fxsd%3Dxsd0", "file:///c/S.svc%3fxsd%3Dxsd0"],
    ["a query that a file's name has percent-encoded", "S.svc?xsd=xsd0", "file:///c/S.svc%253Fxsd=xsd0"],
    ["a query that Windows has no letter for", "S.svc?xsd=xsd0", "file:///c/S.svc@xsd=xsd0"],
    ["a path in a query", "S.svc?xsd=a/b.xsd", "file:///c/S.svc%3Fxsd=a%252Fb.xsd"],
    ["a query that names no other file", "t.xsd?version=2", "file:///c/t.xsd"],
  ])("tolerates %s in a location", async (_, written, location) => {
    const files = { "file:///c/a.xsd": schema(`<xs:include schemaLocation="${written}"/>`), [location]: schema("") };
    expect((await load(files, "a.xsd")).findings).toEqual([]);
  });

  test("a file that is not there is reported at the attribute that names it", async () => {
    const files = { "file:///c/a.xsd": schema('\n  <xs:include id="i" schemaLocation="no.xsd"/>') };
    expect((await load(files, "a.xsd")).findings).toEqual(["a.xsd:2:22 document-not-found"]);
  });

  test("a device that a document names is not read", async () => {
    const files = { "file:///c/t.xsd": schema('<xs:include schemaLocation="/dev/null"/>'), "file:///dev/null": "" };
    const { asked, findings } = await load(files, "t.xsd");
    expect([asked, findings]).toEqual([["file:///c/t.xsd"], ["t.xsd:1:92 document-not-found"]]);
    expect((await load(files, "/dev/null")).asked).toEqual([]);
  });

  test("a missing entry has no place, and has the name that the caller gave", async () => {
    const { findings, named } = await load({}, "sub/a.xsd");
    expect([findings, named]).toEqual([["undefined:undefined:undefined document-not-found"], ["sub/a.xsd"]]);
  });

  test.each(["http://[", "https:", "file:///a%2Fb.xsd", "file:///%ZZ.xsd"])(
    "an entry that only looks like a URL that can be read is not there: %s",
    async (entry) => {
      const { findings, named } = await load({}, entry);
      expect([findings, named]).toEqual([["undefined:undefined:undefined document-not-found"], [entry]]);
    },
  );

  test("nothing is fetched from the network unless asked; well-known namespaces need no document", async () => {
    const imports = `<xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="http://www.w3.org/2001/xml.xsd"/>
      <xs:import namespace="http://schemas.xmlsoap.org/soap/encoding/" schemaLocation="soapenc.xsd"/>
      <xs:import namespace="urn:b" schemaLocation="https://example.org/b.xsd"/>`;
    const files = { "file:///c/a.xsd": schema(imports), "https://example.org/b.xsd": schema("") };
    const kept = await load(files, "a.xsd");
    expect(kept.asked).toEqual(["file:///c/a.xsd"]);
    expect(kept.findings).toEqual(["a.xsd:3:36 document-on-network"]);
    const fetched = await load(files, "a.xsd", { allowNetwork: true });
    expect(fetched.uris).toEqual(["a.xsd", "https://example.org/b.xsd"]);
  });

  test("an import over the network is not missed if another document describes its namespace", async () => {
    const wsdl = `<w:definitions xmlns:w="http://schemas.xmlsoap.org/wsdl/"><w:types>${schema("")}
<x:schema xmlns:x="http://www.w3.org/2001/XMLSchema"><x:import namespace="urn:a" schemaLocation="http://h/?xsd=1"/></x:schema></w:types></w:definitions>`;
    expect((await load({ "file:///c/a.wsdl": wsdl }, "a.wsdl")).findings).toEqual(["a.wsdl:2:82 document-not-fetched"]);
  });

  test("a query does not mean the document itself", async () => {
    const files = { "file:///c/S.wsdl": schema('<xs:include schemaLocation="S.wsdl?xsd=1"/>') };
    expect(await load(files, "S.wsdl")).toMatchObject({ uris: ["S.wsdl"], named: ["S.wsdl?xsd=1"] });
  });

  test("documents that were saved with their queries lead to each other", async () => {
    const files = {
      "file:///c/S.svc%3Fwsdl": schema('<xs:include schemaLocation="?xsd=xsd0"/>'),
      "file:///c/S.svc%3Fxsd=xsd0": schema('<xs:include schemaLocation="S.svc?wsdl"/>'),
    };
    expect(await load(files, "S.svc?wsdl")).toMatchObject({ uris: ["S.svc?wsdl", "S.svc?xsd=xsd0"], findings: [] });
  });

  test("an unreadable location is ignored in an import, and an error elsewhere", async () => {
    const references = `<xs:import namespace="urn:b" schemaLocation="urn:b"/><xs:import schemaLocation="http://["/>
<xs:include schemaLocation="classpath:/x.xsd"/>
<xs:import namespace="http://www.w3.org/XML/1998/namespace" schemaLocation="classpath:/xml.xsd"/>`;
    const { findings, asked } = await load({ "file:///c/a.xsd": schema(references) }, "a.xsd", { allowNetwork: true });
    expect(asked).toEqual(["file:///c/a.xsd"]);
    expect(findings.map((finding) => finding.replace(/:\d+ /, " "))).toEqual([
      "a.xsd:1 document-location-ignored",
      "a.xsd:1 document-location-ignored",
      "a.xsd:2 document-not-found",
    ]);
  });

  test("an entry may be a URL; its imports are relative to it", async () => {
    const files = {
      "https://h/x/a.xsd": schema('<xs:include schemaLocation="b.xsd"/>'),
      "https://h/x/b.xsd": schema(""),
    };
    const { uris } = await load(files, new URL("https://h/x/a.xsd"), { allowNetwork: true });
    expect(uris).toEqual(["https://h/x/a.xsd", "https://h/x/b.xsd"]);
  });

  test.each([
    ["UTF-16 LE", utf16(schema(""), { littleEndian: true })],
    ["UTF-16 BE", utf16(schema(""), { littleEndian: false })],
    ["a UTF-8 byte order mark", new TextEncoder().encode(`\uFEFF${schema("")}`)],
    ["windows-1252", latin1(`<?xml version="1.0" encoding="windows-1252"?><!-- \u00e9 -->${schema("")}`)],
    ["ISO-8859-1", latin1(`<?xml version='1.0' encoding='ISO-8859-1'?><!-- \u00e9 -->${schema("")}`)],
  ])("reads %s", async (_, bytes) => {
    expect((await load({ "file:///c/a.xsd": bytes }, "a.xsd")).findings).toEqual([]);
  });

  test.each([
    ["bytes that are no UTF-8", latin1(schema("\u00e9")), "document-bad-bytes"],
    ["an encoding nobody knows", latin1('<?xml version="1.0" encoding="x-mine"?><a/>'), "document-unknown-encoding"],
  ])("reports %s", async (_, bytes, code) => {
    expect((await load({ "file:///c/a.xsd": bytes }, "a.xsd")).findings).toEqual([`a.xsd:1:1 ${code}`]);
  });
});

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function utf16(text: string, { littleEndian }: { readonly littleEndian: boolean }): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [index, character] of [..."\uFEFF", ...text].entries()) {
    view.setUint16(2 * index, character.charCodeAt(0), littleEndian);
  }
  return new Uint8Array(view.buffer);
}
