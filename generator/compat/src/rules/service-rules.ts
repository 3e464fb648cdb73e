import { rule } from "./rule.js";

/** Rules about services, ports and bindings. */
export const serviceRules = [
  rule(
    "service-or-port-removed",
    "E | E | E | E | E | E",
    "A wsdl:service or a wsdl:port with an address is removed.",
    "Old clients of it: on SOAP those of its address or version; JSON and TypeScript only if no other port offers its operations.",
  ),
  rule(
    "endpoint-address-changed",
    "W | W | W | W | I | I",
    "soap:address/@location differs, or an operation moved to a port with another address.",
    "Old clients that have the address compiled in; nobody if the address is injected.",
  ),
  rule(
    "soap-version-changed",
    "E | E | – | – | I | I",
    "The only port of a port type moves between SOAP 1.1 and 1.2: envelope namespace, media type, place of the action.",
    "Old clients and new clients.",
  ),
  rule(
    "binding-style-or-use-changed",
    "E | E | I | I | W | W",
    "style document <-> rpc, or use literal <-> encoded.",
    "Old clients and new clients: the body's child, wrapper, xsi:type and href rules differ.",
  ),
  rule(
    "wsdl-namespace-changed",
    "W | W | – | – | I | I",
    "definitions/@targetNamespace differs, schemas unchanged.",
    "Nobody on the wire with document/literal; old clients where a default wsa:Action or a QName look-up is derived from it.",
  ),
  rule(
    "rpc-wrapper-namespace-changed",
    "E | E | – | – | I | I",
    "soap:body/@namespace of an rpc operation differs.",
    "Old clients and new clients.",
  ),
  rule(
    "soap-action-changed",
    "E | W | – | – | I | I",
    "soapAction differs, including empty <-> non-empty; or wsa:Action, if WS-Addressing is used.",
    "Old clients and new clients wherever a server, gateway or firewall routes on it.",
  ),
  rule(
    "policy-tightened",
    "E | W | E | W | W | I",
    "Security, addressing, MTOM or HTTP authentication goes from absent or optional to required.",
    "Old clients. If it is relaxed, only new clients: they omit what the old server requires.",
  ),
  rule(
    "soap-header-added-required",
    "E | I | W | I | E / I | W / I",
    "A soap:header bound to a message becomes part of the call.",
    "Old clients. A new header of the response is info.",
  ),
  rule(
    "soap-header-removed",
    "W | E | W | W | E | E",
    "A bound header disappears.",
    "Old clients: a request header sent with mustUnderstand causes a fault; a reader of the response header finds none.",
  ),
] as const;
