import { schemaOf } from "../../testing/read-fixture.js";
import { standard, type WsdlParts } from "../../testing/wsdl-document.js";

/** The parts of a document with a problem, and what is reported: `a.wsdl:<line> <code>`. */
export const contractRows: readonly [title: string, parts: WsdlParts, ...findings: string[]][] = [
  [
    "an unknown message",
    { portType: '<operation name="op"><input message="a:inn"/><output message="a:out"/></operation>' },
    "a.wsdl:5 wsdl-unresolved-reference",
  ],
  [
    "a message by an unprefixed name",
    { portType: '<operation name="op"><input message="in"/><output message="a:out"/></operation>' },
    "a.wsdl:5 wsdl-wrong-namespace",
  ],
  [
    "a part with element and type",
    { messages: standard.messages.replace('element="a:ask"', 'element="a:ask" type="xs:int"') },
    "a.wsdl:4 wsdl-part-element-or-type",
  ],
  [
    "a part with neither",
    { messages: standard.messages.replace('element="a:ask"', "") },
    "a.wsdl:4 wsdl-part-element-or-type",
  ],
  [
    "a part with neither, of a message for SOAP and plain HTTP",
    {
      messages: standard.messages.replace('element="a:ask"', ""),
      service: `${standard.service}</service>
<binding name="get" type="a:pt"><http:binding verb="GET"/><operation name="op"><http:operation location="/op"/></operation></binding>
<service name="get"><port name="q" binding="a:get"/>`,
    },
    "a.wsdl:4 wsdl-part-element-or-type",
  ],
  [
    "a part of an unknown element",
    { messages: standard.messages.replace("a:ask", "a:task") },
    "a.wsdl:4 xsd-unresolved-reference",
  ],
  [
    "a part twice",
    { messages: standard.messages.replace("</message>", '<part name="body" element="a:ask"/></message>') },
    "a.wsdl:4 wsdl-duplicate-part",
  ],
  [
    "a message twice in the same words",
    { messages: standard.messages + standard.messages.slice(0, standard.messages.indexOf("</message>") + 10) },
    "a.wsdl:4 wsdl-duplicate-same",
  ],
  ["a message twice", { messages: `${standard.messages}<message name="in"/>` }, "a.wsdl:4 wsdl-duplicate-name"],
  [
    "an operation that does not exist",
    { binding: standard.binding.replace('name="op"', 'name="oops"') },
    "a.wsdl:6 wsdl-not-bound",
    "a.wsdl:6 wsdl-bound-unknown",
  ],
  [
    "an operation whose name is nearly that",
    { binding: standard.binding.replace('name="op"', 'name="opp"') },
    "a.wsdl:6 wsdl-bound-unknown",
  ],
  [
    "an operation with an empty name",
    { binding: standard.binding.replace('name="op"', 'name=" "') },
    "a.wsdl:6 wsdl-missing-attribute",
  ],
  [
    "an operation bound twice",
    { binding: standard.binding + standard.binding.slice(standard.binding.indexOf("<operation")) },
    "a.wsdl:7 wsdl-bound-twice",
  ],
  [
    "a fault nobody declares",
    {
      binding: standard.binding.replace(
        "</operation>",
        '<fault name="f"><soap:fault name="f" use="literal"/></fault></operation>',
      ),
    },
    "a.wsdl:7 wsdl-fault-unknown",
  ],
  [
    "an unknown body part",
    {
      messages: standard.messages.replace("</message>", '<part name="other" element="a:ask"/></message>'),
      binding: standard.binding.replace('use="literal"', 'use="literal" parts="x"'),
    },
    "a.wsdl:7 wsdl-part-unknown",
  ],
  [
    "an unknown body part of a message with one",
    { binding: standard.binding.replace('use="literal"', 'use="literal" parts="x"') },
    "a.wsdl:7 wsdl-part-misnamed",
  ],
  [
    "an unknown body part beside a known one",
    { binding: standard.binding.replace('use="literal"', 'use="literal" parts="body x"') },
    "a.wsdl:7 wsdl-part-unknown",
  ],
  [
    "an unknown header message",
    { binding: standard.binding.replace("</input>", '<soap:header message="a:h" part="p" use="literal"/></input>') },
    "a.wsdl:7 wsdl-header-unresolved",
  ],
  [
    "a style that does not exist",
    { binding: standard.binding.replace("<soap:binding", '<soap:binding style="wild"') },
    "a.wsdl:6 wsdl-bad-attribute-value",
  ],
  ["an unknown binding", { service: '<port name="p" binding="a:x"/>' }, "a.wsdl:8 wsdl-port-unbound"],
  ["an element out of place", { head: "<port/>" }, "a.wsdl:2 wsdl-unexpected-element"],
  [
    "an element in no namespace",
    { head: '<import xmlns="" location="b.wsdl"/>' },
    "a.wsdl:2 wsdl-element-without-namespace",
  ],
  [
    "a misspelt attribute",
    { head: '<message nmae="m"/>' },
    "a.wsdl:2 wsdl-missing-attribute",
    "a.wsdl:2 wsdl-unknown-attribute",
  ],
  [
    "a header of an element that is not declared",
    {
      messages: `${standard.messages}<message name="h"><part name="p" element="a:none"/></message>`,
      binding: standard.binding.replace("</input>", '<soap:header message="a:h" part="p" use="literal"/></input>'),
    },
    "a.wsdl:7 wsdl-header-unresolved",
  ],
  [
    "nothing of what a schema declares that cannot be read, a header neither",
    {
      schema: schemaOf('<xs:import namespace="urn:lost" schemaLocation="lost.xsd"/>'),
      messages: `<message name="in"><part xmlns:l="urn:lost" name="body" element="l:ask"/></message><message name="out"><part xmlns:l="urn:lost" name="body" element="l:answer"/></message><message name="h"><part xmlns:l="urn:lost" name="p" element="l:none"/></message>`,
      binding: standard.binding.replace("</input>", '<soap:header message="a:h" part="p" use="literal"/></input>'),
    },
    "a.wsdl:3 document-not-found",
  ],
  [
    "a header of a part that the message does not have",
    { binding: standard.binding.replace("</input>", '<soap:header message="a:in" part="p" use="literal"/></input>') },
    "a.wsdl:7 wsdl-header-unresolved",
  ],
  [
    "a message of nothing that nothing has",
    { messages: `${standard.messages}<message name="m"><part name="p"/></message>` },
  ],
  [
    "a name without a prefix",
    { schema: standard.schema.replace('xmlns="urn:a"', "").replace('"xs:int"', '"int"') },
    "a.wsdl:3 xsd-missing-prefix",
  ],
  [
    "a port and a service without names",
    { service: '<port binding="a:b"/></service><service><port binding="a:b"/>' },
    "a.wsdl:8 wsdl-missing-label",
    "a.wsdl:8 wsdl-missing-label",
    "a.wsdl:8 wsdl-missing-label",
  ],
  [
    "an operation twice in the same words",
    { portType: standard.portType + standard.portType },
    "a.wsdl:5 wsdl-duplicate-same",
  ],
  [
    "a header that names no part of a message with one",
    { binding: standard.binding.replace("</input>", '<soap:header message="a:in" use="literal"/></input>') },
  ],
  [
    "a built-in type in other letters",
    { schema: standard.schema.replace('"xs:int"', '"xs:Int"') },
    "a.wsdl:3 xsd-type-letter-case",
  ],
  ["an operation without messages", { portType: '<operation name="op"/>' }, "a.wsdl:5 wsdl-operation-empty"],
  [
    "a second input",
    {
      portType:
        '<operation name="op"><input message="a:in"/><input message="a:in"/><output message="a:out"/></operation>',
    },
    "a.wsdl:5 wsdl-unexpected-element",
  ],
  [
    "a schema that imports its own namespace",
    { schema: standard.schema.replace("<xs:element", '<xs:import namespace="urn:a"/><xs:element') },
    "a.wsdl:3 xsd-import-own-passed-over",
  ],
  [
    "an operation twice, of the same messages",
    { portType: standard.portType + standard.portType.replace('name="op"', 'name="op" parameterOrder="body"') },
    "a.wsdl:5 wsdl-duplicate-operation",
    "a.wsdl:6 wsdl-not-bound",
    "a.wsdl:6 wsdl-overload-unclear",
  ],
  [
    "a fault twice",
    {
      portType: standard.portType.replace(
        "</operation>",
        '<fault name="f" message="a:in"/><fault name="f" message="a:out"/></operation>',
      ),
    },
    "a.wsdl:5 wsdl-duplicate-fault",
  ],
  [
    "a header of no message",
    { binding: standard.binding.replace("</input>", '<soap:header part="p" use="literal"/></input>') },
    "a.wsdl:7 wsdl-missing-attribute",
  ],
  [
    "a schema of an older namespace",
    {
      schema: '<s:schema xmlns:s="http://www.w3.org/1998/XMLSchema"/>',
      messages: '<message name="in"/><message name="out"/>',
    },
    "a.wsdl:3 xsd-wrong-namespace",
  ],
];
