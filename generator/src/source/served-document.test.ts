import { expect, test } from "@jest/globals";
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

test("what stands before a declaration is not served, as it would be no XML", () => {
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
