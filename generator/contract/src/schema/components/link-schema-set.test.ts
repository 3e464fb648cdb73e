import { describe, expect, test } from "@jest/globals";
import { readFixture, schemaOf } from "../../testing/read-fixture.js";
import type { ComplexTypeDefinition, ElementDeclaration, Particle, TypeDefinition } from "../schema-set.js";

async function link(files: string | Record<string, string>) {
  const { contract, findings } = await readFixture(typeof files === "string" ? { "s.xsd": files } : files);
  if (contract === undefined) throw new Error("no contract");
  const { schemas } = contract;
  const complexType = (name: string): ComplexTypeDefinition => {
    const type = schemas.types.get(name);
    if (type?.kind !== "complex") throw new Error(`no complex type ${name}`);
    return type;
  };
  return { schemas, findings, complexType };
}

/** A content model in a line: `(x,y?,z*)`, `|` for choice, `&` for all, `*:any` for a wildcard. */
function modelOf(type: TypeDefinition | undefined): string {
  if (type?.kind !== "complex") return "no complex type";
  const { content } = type;
  if (content.kind === "elements") return (content.mixed ? "mixed " : "") + show(content.particle);
  return content.kind;
}

function show(particle: Particle | undefined): string {
  if (particle === undefined) return "";
  const { min, max } = particle;
  const counts: Record<string, string> = { "1,1": "", "0,1": "?", "0,Infinity": "*", "1,Infinity": "+" };
  return body(particle) + (counts[`${min},${max}`] ?? `{${min},${max}}`);
}

function body(particle: Particle): string {
  switch (particle.kind) {
    case "element":
      return particle.element.kind === "local" ? particle.element.element.name : `ref ${particle.element.name}`;
    case "wildcard":
      return "*:any";
    default:
      return `(${particle.items.map(show).join({ sequence: ",", choice: "|", all: "&" }[particle.kind])})`;
  }
}

/** A type `t` that extends an xs:all. */
function extendedAll(all: string, addition: string): string {
  return `<xs:complexType name="b">${all}<xs:element name="x"/><xs:element name="y" minOccurs="0"/></xs:all></xs:complexType>
    <xs:complexType name="t"><xs:complexContent><xs:extension base="b">${addition}</xs:extension></xs:complexContent></xs:complexType>`;
}

const attributesOf = (type: ComplexTypeDefinition): readonly string[] =>
  type.attributes.map(({ attribute, required }) => attribute.name + (required ? "!" : ""));

describe("names", () => {
  test("local elements and attributes are in the namespace that form and the defaults say", async () => {
    const components = `<xs:complexType name="t"><xs:sequence><xs:element name="x"/><xs:element name="y" form="unqualified"/></xs:sequence>
      <xs:attribute name="p"/><xs:attribute name="q" form="qualified"/></xs:complexType>`;
    const { complexType } = await link(schemaOf(components, 'elementFormDefault="qualified"'));
    expect(modelOf(complexType("{urn:a}t"))).toBe("({urn:a}x,{}y)");
    expect(attributesOf(complexType("{urn:a}t"))).toEqual(["{}p", "{urn:a}q"]);
  });

  test("an unprefixed reference is in the default namespace", async () => {
    const { schemas } = await link(schemaOf('<xs:element name="e" type="t"/><xs:complexType name="t"/>'));
    expect(schemas.elements.get("{urn:a}e")?.type).toEqual({ kind: "named", name: "{urn:a}t" });
  });

  test("an element without type has that of its head, or else anyType", async () => {
    const { schemas } = await link(
      schemaOf(
        '<xs:element name="s" substitutionGroup="h"/><xs:element name="h" type="xs:int"/><xs:element name="n"/>',
      ),
    );
    const typeOf = (name: string): ElementDeclaration["type"] | undefined => schemas.elements.get(name)?.type;
    expect(typeOf("{urn:a}s")).toEqual({ kind: "named", name: "{http://www.w3.org/2001/XMLSchema}int" });
    expect(typeOf("{urn:a}n")).toEqual({ kind: "named", name: "{http://www.w3.org/2001/XMLSchema}anyType" });
  });

  test.each(["<xs:complexType/>", '<xs:simpleType><xs:restriction base="xs:int"/></xs:simpleType>'])(
    "elements without type share the one that is written in their head: %s",
    async (inPlace) => {
      const { schemas } = await link(
        schemaOf(
          `<xs:element name="t" substitutionGroup="s"/><xs:element name="s" substitutionGroup="h"/><xs:element name="h">${inPlace}</xs:element>`,
        ),
      );
      const types = ["t", "s", "h"].map((name) => schemas.elements.get(`{urn:a}${name}`)?.type);
      expect(types[0]?.kind).toBe("anonymous");
      expect(new Set(types).size).toBe(1);
    },
  );
});

describe("content", () => {
  test("the content of a group replaces a reference to it, with the occurrence of the reference", async () => {
    const { complexType } = await link(
      schemaOf(`<xs:group name="g"><xs:choice><xs:element name="x"/><xs:any namespace="##other"/></xs:choice></xs:group>
        <xs:complexType name="t"><xs:sequence><xs:group ref="g" minOccurs="0" maxOccurs="unbounded"/><xs:element name="gone" minOccurs="0" maxOccurs="0"/><xs:group ref="g" minOccurs="0" maxOccurs="0"/></xs:sequence></xs:complexType>`),
    );
    expect(modelOf(complexType("{urn:a}t"))).toBe("(({}x|*:any)*)");
  });

  test("an extension has its base's content, then its own, and knows what it added", async () => {
    const { complexType } = await link(
      schemaOf(`<xs:complexType name="c"><xs:complexContent><xs:extension base="b"><xs:choice><xs:element name="z"/></xs:choice><xs:attribute name="q"/></xs:extension></xs:complexContent></xs:complexType>
        <xs:complexType name="b"><xs:complexContent><xs:extension base="a:a"/></xs:complexContent></xs:complexType>
        <xs:complexType name="a"><xs:sequence><xs:element name="x"/></xs:sequence><xs:attribute name="p" use="required"/></xs:complexType>`),
    );
    expect(modelOf(complexType("{urn:a}b"))).toBe("({}x)");
    expect(complexType("{urn:a}b").addition).toBeUndefined();
    expect(modelOf(complexType("{urn:a}c"))).toBe("(({}x),({}z))");
    expect(show(complexType("{urn:a}c").addition)).toBe("({}z)");
    expect(attributesOf(complexType("{urn:a}c"))).toEqual(["{}p!", "{}q"]);
  });

  test("a restriction restates content; its attributes override, prohibit or inherit", async () => {
    const { complexType, findings } = await link(
      schemaOf(`<xs:complexType name="b"><xs:sequence><xs:element name="x" minOccurs="0"/></xs:sequence><xs:attribute name="p"/><xs:attribute name="q"/><xs:attribute name="r"/></xs:complexType>
        <xs:complexType name="t"><xs:complexContent><xs:restriction base="b"><xs:attribute name="r" use="required"/><xs:attribute name="p" use="prohibited"/></xs:restriction></xs:complexContent></xs:complexType>`),
    );
    expect(findings).toEqual([]);
    expect(modelOf(complexType("{urn:a}t"))).toBe("empty");
    expect(attributesOf(complexType("{urn:a}t"))).toEqual(["{}q", "{}r!"]);
  });

  test.each([
    ['<xs:complexType name="t"/>', "empty"],
    ['<xs:complexType name="t"><xs:sequence/></xs:complexType>', "empty"],
    ['<xs:complexType name="t"><xs:choice minOccurs="0"/></xs:complexType>', "empty"],
    ['<xs:complexType name="t" mixed=" 1 "/>', "mixed "],
    [
      '<xs:complexType name="t"><xs:complexContent mixed="true"><xs:extension base="xs:anyType"/></xs:complexContent></xs:complexType>',
      "mixed *:any*",
    ],
    [
      '<xs:complexType name="t"><xs:simpleContent><xs:extension base="xs:int"/></xs:simpleContent></xs:complexType>',
      "simple",
    ],
    [extendedAll("<xs:all>", '<xs:sequence><xs:element name="z" minOccurs="0"/></xs:sequence>'), "({}x&{}y?&{}z?)"],
    [extendedAll('<xs:all minOccurs="0">', '<xs:choice><xs:element name="z"/></xs:choice>'), "({}x?&{}y?&({}z))"],
    [
      extendedAll("<xs:all>", '<xs:sequence maxOccurs="2"><xs:element name="z"/></xs:sequence>'),
      "({}x&{}y?&({}z){1,2})",
    ],
  ])("%s", async (components, model) => {
    const { complexType } = await link(schemaOf(components));
    expect(modelOf(complexType("{urn:a}t"))).toBe(model);
  });

  test("a type without a name may extend the type around it", async () => {
    const { complexType, findings } = await link(
      schemaOf(
        `<xs:complexType name="t"><xs:sequence><xs:element name="x" minOccurs="0"><xs:complexType><xs:complexContent><xs:extension base="t"/></xs:complexContent></xs:complexType></xs:element></xs:sequence></xs:complexType>`,
      ),
    );
    const { content } = complexType("{urn:a}t");
    const item =
      content.kind === "elements" && content.particle?.kind === "sequence" ? content.particle.items[0] : undefined;
    const inner = item?.kind === "element" && item.element.kind === "local" ? item.element.element.type : undefined;
    expect(inner?.kind === "anonymous" && modelOf(inner.type)).toBe("({}x?)");
    expect(findings).toEqual([]);
  });

  test("simple content restricted by facets is a type without a name", async () => {
    const { complexType } = await link(
      schemaOf(`<xs:complexType name="b"><xs:simpleContent><xs:extension base="xs:string"/></xs:simpleContent></xs:complexType>
        <xs:complexType name="t"><xs:simpleContent><xs:restriction base="b"><xs:maxLength value="3"/></xs:restriction></xs:simpleContent></xs:complexType>`),
    );
    const { content } = complexType("{urn:a}t");
    expect(content).toMatchObject({
      kind: "simple",
      type: { kind: "anonymous", type: { facets: [{ kind: "maxLength", value: 3 }] } },
    });
  });
});

describe("several documents", () => {
  const included =
    '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:complexType name="t"><xs:sequence><xs:element name="x" type="s"/></xs:sequence></xs:complexType><xs:simpleType name="s"><xs:restriction base="xs:string"/></xs:simpleType></xs:schema>';

  test("a chameleon include takes the namespace of each schema that includes it", async () => {
    const { schemas, findings } = await link({
      "a.xsd": schemaOf('<xs:include schemaLocation="c.xsd"/><xs:import namespace="urn:b" schemaLocation="b.xsd"/>'),
      "b.xsd": schemaOf('<xs:include schemaLocation="c.xsd"/>').replaceAll("urn:a", "urn:b"),
      "c.xsd": included,
    });
    expect([...schemas.types.keys()].sort()).toEqual(["{urn:a}s", "{urn:a}t", "{urn:b}s", "{urn:b}t"]);
    expect(JSON.stringify(schemas.types.get("{urn:b}t"))).toContain('"name":"{urn:b}s"');
    expect(findings).toEqual([]);
  });

  test("redefine: a reference to the own name means the redefined component, others mean the new one", async () => {
    const { schemas, complexType, findings } = await link({
      "a.xsd": schemaOf(`<xs:redefine schemaLocation="c.xsd">
          <xs:complexType name="t"><xs:complexContent><xs:extension base="t"><xs:sequence><xs:element name="y"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
          <xs:simpleType name="s"><xs:restriction base="s"><xs:maxLength value="5"/></xs:restriction></xs:simpleType>
          <xs:group name="g"><xs:sequence><xs:group ref="g"/><xs:element name="q"/></xs:sequence></xs:group>
          <xs:attributeGroup name="ag"><xs:attributeGroup ref="ag"/><xs:attribute name="n"/></xs:attributeGroup>
        </xs:redefine>
        <xs:complexType name="u"><xs:group ref="g"/><xs:attributeGroup ref="ag"/></xs:complexType>`),
      "c.xsd":
        schemaOf(`<xs:complexType name="t"><xs:sequence><xs:element name="x" type="s"/></xs:sequence></xs:complexType>
          <xs:simpleType name="s"><xs:restriction base="xs:string"/></xs:simpleType>
          <xs:group name="g"><xs:sequence><xs:element name="p"/></xs:sequence></xs:group>
          <xs:attributeGroup name="ag"><xs:attribute name="m"/></xs:attributeGroup>`),
    });
    expect(findings).toEqual([]);
    expect(modelOf(complexType("{urn:a}t"))).toBe("(({}x),({}y))");
    expect(modelOf(complexType("{urn:a}u"))).toBe("(({}p),{}q)");
    expect(attributesOf(complexType("{urn:a}u")).toSorted()).toEqual(["{}m", "{}n"]);
    expect(schemas.types.get("{urn:a}s")).toMatchObject({ facets: [{ kind: "maxLength" }] });
    expect(complexType("{urn:a}t").base.kind).toBe("anonymous");
  });

  test("redefine: a component can be redefined any number of times", async () => {
    const again = (location: string, index: number): string =>
      schemaOf(`<xs:redefine schemaLocation="${location}">
        <xs:complexType name="t"><xs:complexContent><xs:extension base="t"><xs:sequence><xs:element name="t${index}"/></xs:sequence></xs:extension></xs:complexContent></xs:complexType>
        <xs:group name="g"><xs:sequence><xs:group ref="g"/><xs:element name="g${index}"/></xs:sequence></xs:group>
        <xs:attributeGroup name="ag"><xs:attributeGroup ref="ag"/><xs:attribute name="a${index}"/></xs:attributeGroup>
      </xs:redefine>`);
    const { complexType, findings } = await link({
      "a.xsd": again("b.xsd", 3),
      "b.xsd": again("c.xsd", 2),
      "c.xsd": again("d.xsd", 1),
      "d.xsd": schemaOf(`<xs:complexType name="t"><xs:sequence><xs:element name="t0"/></xs:sequence></xs:complexType>
        <xs:group name="g"><xs:sequence><xs:element name="g0"/></xs:sequence></xs:group><xs:attributeGroup name="ag"/>
        <xs:complexType name="u"><xs:group ref="g"/><xs:attributeGroup ref="ag"/></xs:complexType>`),
    });
    expect(findings).toEqual([]);
    expect(modelOf(complexType("{urn:a}t"))).toBe("(((({}t0),({}t1)),({}t2)),({}t3))");
    expect(modelOf(complexType("{urn:a}u"))).toBe("(((({}g0),{}g1),{}g2),{}g3)");
    expect(attributesOf(complexType("{urn:a}u")).toSorted()).toEqual(["{}a1", "{}a2", "{}a3"]);
  });

  test("schemas that import each other", async () => {
    const { findings } = await link({
      "a.xsd": schemaOf(
        '<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:element xmlns:b="urn:b" name="e" type="b:t"/>',
      ),
      "b.xsd": schemaOf(
        '<xs:import namespace="urn:z" schemaLocation="a.xsd"/><xs:complexType name="t"><xs:sequence><xs:element xmlns:z="urn:z" ref="z:e"/></xs:sequence></xs:complexType>',
      )
        .replaceAll("urn:a", "urn:b")
        .replaceAll("urn:z", "urn:a"),
    });
    expect(findings).toEqual([]);
  });

  test.each([
    [
      "an import that names another namespace",
      '<xs:import namespace="urn:x" schemaLocation="c.xsd"/>',
      "a.xsd:1 xsd-import-wrong-namespace",
    ],
    ["an include of another namespace", '<xs:include schemaLocation="b.xsd"/>', "a.xsd:1 xsd-include-wrong-namespace"],
    [
      "a redefinition of nothing",
      '<xs:redefine schemaLocation="c.xsd"><xs:simpleType name="no"><xs:restriction base="no"/></xs:simpleType></xs:redefine>',
      "a.xsd:1 xsd-redefine-nothing",
    ],
    [
      "a redefinition of something else",
      '<xs:redefine schemaLocation="c.xsd"><xs:simpleType name="s"><xs:restriction base="xs:string"/></xs:simpleType></xs:redefine>',
      "a.xsd:1 xsd-redefine-not-itself",
    ],
  ])("%s", async (_, components, finding) => {
    const { findings } = await link({
      "a.xsd": schemaOf(components),
      "b.xsd": schemaOf("").replaceAll("urn:a", "urn:b"),
      "c.xsd": included,
    });
    expect(findings).toContain(finding);
  });
});

describe("unresolved references", () => {
  test.each([
    ['<xs:element name="e" type="Persom"/><xs:complexType name="Person"/>', "; did you mean Person?"],
    ['<xs:element name="e" type="string"/>', "; one of that name is declared in http://www.w3.org/2001/XMLSchema"],
    ['<xs:element xmlns:z="urn:z" name="e" type="z:t"/>', "; no type of namespace urn:z is loaded"],
    ['<xs:element xmlns="" name="e" type="t"/>', "; no type without namespace is loaded"],
  ])("%s%s", async (components, help) => {
    const { diagnostics } = await readFixture({ "s.xsd": schemaOf(components) });
    expect(diagnostics.list).toMatchObject([{ code: "xsd-unresolved-reference", arguments: { help } }]);
  });

  test("a forgotten import is a warning, reported once for a schema and namespace", async () => {
    const wsdl = `<w:definitions xmlns:w="http://schemas.xmlsoap.org/wsdl/" xmlns:b="urn:b"><w:types>
${schemaOf('<xs:element name="e" type="b:t"/><xs:element name="f" type="b:t"/>')}
${schemaOf('<xs:complexType name="t"/>').replaceAll("urn:a", "urn:b")}</w:types></w:definitions>`;
    const { findings, contract } = await readFixture({ "a.wsdl": wsdl });
    expect(findings).toEqual(["a.wsdl:2 xsd-missing-import"]);
    expect(contract?.schemas.elements.get("{urn:a}f")?.type).toEqual({ kind: "named", name: "{urn:b}t" });
  });

  test.each([
    ["xml:lang without xml.xsd", '<xs:attribute ref="xml:lang"/>', []],
    ["xml:specialAttrs without xml.xsd", '<xs:attributeGroup ref="xml:specialAttrs"/>', []],
    ["xml:unknown", '<xs:attribute ref="xml:unknown"/>', ["s.xsd:1 xsd-unresolved-reference"]],
  ])("%s", async (_, attribute, wanted) => {
    const type = `<xs:complexType name="t">${attribute}</xs:complexType>`;
    const imports = '<xs:import namespace="http://www.w3.org/XML/1998/namespace"/>';
    expect((await readFixture({ "s.xsd": schemaOf(imports + type) })).findings).toEqual(wanted);
    const unasked = wanted.length > 0 ? wanted : ["s.xsd:1 xsd-missing-import"];
    expect((await readFixture({ "s.xsd": schemaOf(type) })).findings).toEqual(unasked);
  });

  test.each([
    ["a missing file that nothing needs", '<xs:import namespace="urn:b" schemaLocation="b.xsd"/>', "", ["warning"]],
    ["a missing file that something needs", '<xs:import namespace="urn:b" schemaLocation="b.xsd"/>', "b:t", ["error"]],
    [
      "the network, where nothing needs it",
      '<xs:import namespace="urn:b" schemaLocation="http://h/b"/>',
      "",
      ["warning"],
    ],
    [
      "the network, where something needs it",
      '<xs:import namespace="urn:b" schemaLocation="http://h/b"/>',
      "b:t",
      ["error"],
    ],
    [
      "a missing file that something of another namespace is not in",
      '<xs:import namespace="urn:c" schemaLocation="d.xsd"/>',
      "a:Fo",
      ["warning", "error"],
    ],
    ["an included file that nothing needs", '<xs:include schemaLocation="b.xsd"/>', "", ["warning"]],
    ["an included file that something needs", '<xs:include schemaLocation="b.xsd"/>', "a:Fo", ["error"]],
    [
      "a redefined file",
      '<xs:redefine schemaLocation="b.xsd"><xs:attributeGroup name="g"/></xs:redefine>',
      "",
      ["error"],
    ],
    [
      "a missing file beside one of the namespace",
      '<xs:import namespace="urn:b" schemaLocation="b.xsd"/><xs:import namespace="urn:b" schemaLocation="c.xsd"/>',
      "b:t",
      ["warning"],
    ],
  ])("%s", async (_, references, type, severities) => {
    const element = type === "" ? "" : `<xs:element xmlns:b="urn:b" name="x" type="${type}"/>`;
    const { diagnostics } = await readFixture({
      "s.xsd": schemaOf(references + element),
      "c.xsd": schemaOf('<xs:complexType name="t"/>').replaceAll("urn:a", "urn:b"),
    });
    const [away, ...others] = diagnostics.list.map(({ code }) => code.replace(/not-found|on-network/, "away"));
    expect([away, others]).toEqual(["document-away", severities.slice(1).map(() => "xsd-unresolved-reference")]);
    expect(diagnostics.list.map(({ severity }) => severity)).toEqual(severities);
    expect(diagnostics.failed).toBe(severities.includes("error"));
  });

  test("a .NET data set is any element of the XSD namespace", async () => {
    const { complexType, findings } = await link(
      schemaOf(
        '<xs:complexType name="t"><xs:sequence><xs:element ref="xs:schema"/><xs:any/></xs:sequence></xs:complexType>',
      ),
    );
    expect(modelOf(complexType("{urn:a}t"))).toBe("(*:any,*:any)");
    expect(findings).toEqual(["s.xsd:1 xsd-schema-in-message"]);
  });

  test("groups of groups do not grow without end, and are one problem", async () => {
    const groups = Array.from(
      { length: 40 },
      (_, at) =>
        `<xs:group name="g${at}"><xs:sequence><xs:group ref="g${at + 1}"/><xs:group ref="g${at + 1}"/></xs:sequence></xs:group>`,
    );
    const last = '<xs:group name="g40"><xs:sequence><xs:element name="x" type="xs:int"/></xs:sequence></xs:group>';
    const { findings } = await link(schemaOf(groups.join("\n") + last));
    expect(findings.map((finding) => finding.split(" ")[1])).toEqual(["xsd-groups-explode"]);
  });
});
