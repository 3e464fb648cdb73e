import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { XmlDocument, XmlElement } from "libxml2-wasm";

const addressing = "http://www.w3.org/2005/08/addressing";
const soap = "http://schemas.xmlsoap.org/soap/envelope/";

/** An operation of the strict service: the actions of its request and its reply. */
export interface StrictOperation {
  readonly action: string;
  readonly replyAction: string;
}

/**
 * A service that requires WS-Addressing 1.0 and knows nothing of this project's runtime. A request that breaks a rule gets a Fault whose
 * code is what the rules call it (SOAP Binding section 6.4). A good one gets its text back in `<name>Response`, with the headers of a
 * reply, which must be understood.
 */
export function strictService(operations: Readonly<Record<string, StrictOperation>>): RequestListener {
  const known = new Set<string>();
  return async (request, response) => {
    const sent = await text(request);
    const url = `http://${request.headers.host}${request.url}`;
    const { message, ...headers } = readMessage(sent);
    const operation = operations[message.name];
    const problem = headerProblem(headers, { url, operation, soapAction: request.headers.soapaction, known });
    const action = problem === undefined ? operation?.replyAction : `${addressing}/fault`;
    const relates = headers.ids.map((id) => `<a:RelatesTo s:mustUnderstand="1">${id}</a:RelatesTo>`);
    const tag = `t:${message.name}Response`;
    const body =
      problem === undefined
        ? `<${tag} xmlns:t="${message.namespace}">${message.text}</${tag}>`
        : `<s:Fault><faultcode>a:${problem}</faultcode><faultstring>${problem}</faultstring></s:Fault>`;
    response.writeHead(problem === undefined ? 200 : 500, { "Content-Type": "text/xml; charset=utf-8" });
    response.end(
      `<s:Envelope xmlns:s="${soap}" xmlns:a="${addressing}"><s:Header><a:Action s:mustUnderstand="1">${action}</a:Action>` +
        `${relates.join("")}</s:Header><s:Body>${body}</s:Body></s:Envelope>`,
    );
  };
}

/** The headers of addressing in a message, each with all its values. */
interface AddressingHeaders {
  readonly actions: readonly string[];
  readonly targets: readonly string[];
  readonly ids: readonly string[];
  readonly replyTo: readonly string[];
}

/** A message as libxml2 reads it. */
function readMessage(
  sent: string,
): AddressingHeaders & { readonly message: Record<"name" | "namespace" | "text", string> } {
  const document = XmlDocument.fromString(sent);
  try {
    const found = (path: string) => document.find(path, { s: soap, a: addressing });
    const values = (path: string): readonly string[] =>
      found(`/s:Envelope/s:Header/a:${path}`).map(({ content }) => content);
    const [child] = found("/s:Envelope/s:Body/*");
    if (!(child instanceof XmlElement)) throw new Error("The Body is empty.");
    return {
      actions: values("Action"),
      targets: values("To"),
      ids: values("MessageID"),
      replyTo: values("ReplyTo/a:Address"),
      message: { name: child.name, namespace: child.namespaceUri, text: child.content },
    };
  } finally {
    document.dispose();
  }
}

/** What the headers of a request are held against. */
interface Exchange {
  readonly url: string;
  readonly operation: StrictOperation | undefined;
  readonly soapAction: unknown;
  /** The message ids that have come. */
  readonly known: Set<string>;
}

/** The rule that a request's headers break, by the name of its fault. */
function headerProblem(
  { actions, targets, ids, replyTo }: AddressingHeaders,
  { url, operation, soapAction, known }: Exchange,
): string | undefined {
  // Core section 3.2: each of them at most once; a request with a reply has an id.
  if ([actions, targets, ids, replyTo].some(({ length }) => length > 1)) return "InvalidAddressingHeader";
  const [action, target = url, id] = [actions[0], targets[0], ids[0]];
  if (action === undefined || id === undefined) return "MessageAddressingHeaderRequired";
  // Core section 3.1: both are absolute IRIs, and no two messages share an id.
  if (!isAbsolute(action) || !isAbsolute(id) || known.has(id)) return "InvalidAddressingHeader";
  known.add(id);
  if (target !== url) return "DestinationUnreachable";
  if (action !== operation?.action) return "ActionNotSupported";
  // SOAP Binding section 5.2: the field is the action or is empty.
  if (soapAction !== `"${action}"` && soapAction !== '""') return "ActionMismatch";
  const [reply = `${addressing}/anonymous`] = replyTo;
  return reply === `${addressing}/anonymous` ? undefined : "OnlyAnonymousAddressSupported";
}

function isAbsolute(iri: string): boolean {
  return /^[a-z][a-z0-9+.-]*:./i.test(iri);
}
