import { describe, expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { readXml } from "./read-xml.js";
import { serveDocuments } from "./served-document.js";

const wsdl = `<?xml version="1.0" encoding="UTF-16"?>
<w:definitions xmlns:w="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/"
    xmlns:x="http://www.w3.org/2001/XMLSchema">
  <w:types><x:schema><x:import namespace="urn:a" schemaLocation = 'types/a.xsd'/><x:import namespace="urn:b"
    schemaLocation="b/a.xsd"/><x:import namespace="urn:n" schemaLocation="http://elsewhere/n.xsd"/></x:schema></w:types>
  <w:service name="S"><w:port name="P" binding="P"><s:address location="http://old/"/></w:port></w:service>
</w:definitions>`;

test("addresses and locations of loaded documents lead to the running service, nothing else changes", () => {
  const root = readXml("a.wsdl", wsdl, new Diagnostics());
  if (root === undefined) throw new Error("The WSDL does not parse.");
  const loaded = ["types/a.xsd", "b/a.xsd"];
  const resolve = (location: string): string | undefined => loaded.find((one) => one === location);
  const others = loaded.map((uri) => ({ uri, text: "<a/>", root, resolve: () => undefined }));
  const [served, ...rest] = serveDocuments([{ uri: "a.wsdl", text: wsdl, root, resolve }, ...others]);
  const text = served?.pieces.map((piece) => (piece.kind === "address" ? "http://new/soap" : piece.text)).join("");
  expect(text).toBe(
    wsdl
      .replace("UTF-16", "utf-8")
      .replace("types/a.xsd", "http://new/soap?xsd=a.xsd")
      .replace("b/a.xsd", "http://new/soap?xsd=a-2.xsd")
      .replace("http://old/", "http://new/soap"),
  );
  expect(rest.map((document) => document.name)).toEqual(["a.xsd", "a-2.xsd"]);
});

test("text before an XML declaration is not served, because the document would not be XML", () => {
  const root = readXml("a.wsdl", wsdl, new Diagnostics());
  if (root === undefined) throw new Error("The WSDL does not parse.");
  const text = `<!-- licence -->\n${wsdl.replace(/http:.*old.*"/, "")}`;
  const [served] = serveDocuments([{ uri: "a.wsdl", text, root: { ...root, children: [] }, resolve: () => undefined }]);
  const [first, second] = served?.pieces ?? [];
  expect(first).toEqual({ kind: "text", text: '<?xml version="1.0" encoding="utf-8"?>' });
  expect(second?.kind === "text" && second.text.startsWith("\n<w:definitions")).toBe(true);
});

test("an import of the entry leads to the WSDL itself", () => {
  const main =
    '<w:definitions xmlns:w="http://schemas.xmlsoap.org/wsdl/"><w:import location="bindings.wsdl"/></w:definitions>';
  const bindings = main.replace("bindings.wsdl", "main.wsdl");
  const served = serveDocuments(
    Object.entries({ "main.wsdl": main, "bindings.wsdl": bindings }).map(([uri, text]) => {
      const root = readXml(uri, text, new Diagnostics());
      if (root === undefined) throw new Error("The WSDL does not parse.");
      return { uri, text, root, resolve: (location) => location };
    }),
  );
  const queries = served.map(({ pieces }) => pieces.map((piece) => (piece.kind === "text" ? piece.text : "")).join(""));
  const read = queries.map((text) => /location="([^"]*)"/.exec(text)?.[1]);
  expect(read).toEqual(["?wsdl=bindings.wsdl", "?wsdl"]);
});

test("an import of XML Schema's own namespace has no location, as WCF writes one that leads to the old host", () => {
  const importOf = (location: string): string =>
    `<x:schema xmlns:x="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:a"><x:import${location} namespace="http://www.w3.org/2001/XMLSchema"/></x:schema>`;
  const text = importOf(' schemaLocation="http://old/Service.svc?xsd="');
  const root = readXml("a.xsd", text, new Diagnostics());
  if (root === undefined) throw new Error("The schema does not parse.");
  const [served] = serveDocuments([{ uri: "a.xsd", text, root, resolve: () => undefined }]);
  const pieces = served?.pieces.map((piece) => (piece.kind === "text" ? piece.text : "@"));
  expect(pieces?.join("")).toBe(`<?xml version="1.0" encoding="utf-8"?>${importOf(" ")}`);
});

describe("an import whose location we did not follow", () => {
  const schema = '<x:schema xmlns:x="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:a"/>';
  const wsdlWith = (location: string, inline = ""): string =>
    `<w:definitions xmlns:w="http://schemas.xmlsoap.org/wsdl/" xmlns:x="http://www.w3.org/2001/XMLSchema"><w:types><x:schema><x:import namespace="urn:a" ${location}/></x:schema>${inline}</w:types></w:definitions>`;
  const served = (documents: Readonly<Record<string, string>>): string | undefined => {
    const located = Object.entries(documents).map(([uri, text]) => {
      const root = readXml(uri, text, new Diagnostics());
      if (root === undefined) throw new Error("The document does not parse.");
      return { uri, text, root, resolve: () => undefined };
    });
    const [entry] = serveDocuments(located);
    const text = entry?.pieces.map((piece) => (piece.kind === "address" ? "@" : piece.text)).join("");
    return /<x:import namespace="urn:a"([^>]*)\/>/.exec(text ?? "")?.[1];
  };

  test.each([
    { of: "a schema document", location: "http://old/a?xsd=1", documents: { "types.xsd": schema } },
    { of: "a schema document", location: "classpath:/a.xsd", documents: { "types.xsd": schema } },
  ])("leads to $of that describes its namespace: $location", ({ location, documents }) => {
    const imported = served({ "a.wsdl": wsdlWith(`schemaLocation="${location}"`), ...documents });
    expect(imported).toBe(' schemaLocation="@?xsd=types.xsd"');
  });

  test.each(["http://old/a?xsd=1", "classpath:/a.xsd", "a.xsd"])(
    "names its namespace alone where a schema in the WSDL describes it: %s",
    (location) => expect(served({ "a.wsdl": wsdlWith(`schemaLocation = '${location}'`, schema) })).toBe(" "),
  );

  test.each([
    { location: "http://elsewhere/a.xsd", want: ' schemaLocation="http://elsewhere/a.xsd"' },
    { location: "urn:a", want: " " },
    { location: "gone.xsd", want: " " },
  ])("stays only on the network where nothing describes its namespace: $location", ({ location, want }) => {
    expect(served({ "a.wsdl": wsdlWith(`schemaLocation="${location}"`) })).toBe(want);
  });
});

describe("a reference of a schema that leads to no schema document", () => {
  const served = (reference: string): string | undefined => {
    const text = `<w:definitions xmlns:w="http://schemas.xmlsoap.org/wsdl/" xmlns:x="http://www.w3.org/2001/XMLSchema"><w:types><x:schema targetNamespace="urn:a">${reference}<x:element name="A"/></x:schema></w:types></w:definitions>`;
    const root = readXml("a.wsdl", text, new Diagnostics());
    if (root === undefined) throw new Error("The WSDL does not parse.");
    const located = ["main.wsdl", "part.wsdl"].map((uri) => {
      const uris = new Map(["main.wsdl", uri].map((one) => [one, one]));
      return { uri, text, root, resolve: (location: string) => uris.get(location === "" ? uri : location) };
    });
    const texts = serveDocuments(located).map(({ pieces }) =>
      pieces.map((piece) => (piece.kind === "address" ? "@" : piece.text)).join(""),
    );
    const [first, ...others] = texts.map((one) => /targetNamespace="urn:a">(.*)<x:element/.exec(one)?.[1]);
    expect(others).toEqual([first]);
    return first;
  };

  test.each(["", "main.wsdl"])("has no location where it names a WSDL that its reader has: '%s'", (location) =>
    expect(served(`<x:import namespace="urn:b" schemaLocation="${location}"/>`)).toBe('<x:import namespace="urn:b" />'),
  );

  test.each([
    '<x:include schemaLocation=""/>',
    '<x:include schemaLocation="gone.xsd"/>',
    '<x:include schemaLocation="http://old/a?xsd=1"></x:include >',
    '<x:redefine schemaLocation="main.wsdl" id="a>b"/>',
    '<x:include schemaLocation="urn:a"><x:annotation><!-- </x:include> --><x:appinfo><x:include schemaLocation="b"/><?p </x:include>?><![CDATA[</x:include>]]></x:appinfo></x:annotation></x:include>',
  ])("is left out where it needs a location: %s", (reference) => expect(served(reference)).toBe(""));
});

test("bodies of rpc operations name the namespace that the service uses", () => {
  const body = (more = "") => `<s:body ${more}use="literal"/>`;
  const operation = (style: string, ...bodies: readonly string[]) =>
    `<w:operation name="O"><s:operation ${style}/>${bodies.map((one) => `<w:input>${one}</w:input>`).join("")}</w:operation>`;
  const text = `<w:definitions xmlns:w="http://schemas.xmlsoap.org/wsdl/" xmlns:s="http://schemas.xmlsoap.org/wsdl/soap/"
  targetNamespace='urn:"a&amp;b"'><w:binding name="B" type="P"><s:binding style="rpc"/>
  ${operation("", body(), body('namespace="urn:own" '))}${operation('style="document"', body())}</w:binding>
  <w:binding name="D" type="P"><s:binding/>${operation("", body())}${operation('style="rpc"', body())}</w:binding></w:definitions>`;
  const root = readXml("a.wsdl", text, new Diagnostics());
  if (root === undefined) throw new Error("The WSDL does not parse.");
  const [served] = serveDocuments([{ uri: "a.wsdl", text, root, resolve: () => undefined }]);
  const shown = served?.pieces.map((piece) => (piece.kind === "address" ? "" : piece.text)).join("") ?? "";
  const added = ' namespace="urn:&quot;a&amp;b&quot;"';
  const named = [...shown.matchAll(/<s:body[^>]*>/g)].map(([tag]) => tag);
  expect(named).toEqual([
    body().replace(" ", `${added} `),
    body('namespace="urn:own" '),
    body(),
    body(),
    body().replace(" ", `${added} `),
  ]);
  expect(shown.replaceAll(added, "").endsWith(text)).toBe(true);
});
