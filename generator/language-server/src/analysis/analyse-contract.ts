import { typeDeclarations } from "@stubwright/codegen/emit";
import {
  catalogue,
  type Diagnostic,
  Diagnostics,
  diagnosticMessage,
  type Span,
} from "@stubwright/contract/diagnostics";
import { usableModel } from "@stubwright/contract/load";
import { ContractReader, loadDocuments, NetworkLock } from "@stubwright/contract/read";
import type { AnalysedProblem, Analysis, AnalysisTask, Place } from "./analysis.js";

/** The byte order mark of UTF-8. It decides the encoding, whatever the XML declaration of an open document says. */
const utf8Mark = Buffer.from([0xef, 0xbb, 0xbf]);

/** Reads and checks a contract as `stubwright generate` does, without the network. */
export async function analyseContract({ options, cwd, texts }: AnalysisTask): Promise<Analysis> {
  const diagnostics = new Diagnostics();
  const network = await NetworkLock.open(cwd, { allowNetwork: false });
  const read = async (location: string): Promise<Uint8Array> => {
    const text = texts.get(location);
    return text === undefined ? network.read(location) : Buffer.concat([utf8Mark, Buffer.from(text)]);
  };
  const reader = new ContractReader(options.namespaces, read);
  const mayRead = (location: string): boolean => network.mayRead(location);
  const documents = await loadDocuments(
    options.entry,
    { cwd, read: reader.read, allowNetwork: false, mayRead },
    diagnostics,
  );
  const model = usableModel(options, documents, diagnostics);
  const isUsable = model !== undefined && !diagnostics.failed;
  const declarations = isUsable ? typeDeclarations(model, options, diagnostics) : undefined;
  const urls = new Map(documents.map(({ uri, location }) => [uri, location]));
  return { problems: diagnostics.sorted(documents).map((one) => problemOf(one, urls)), declarations };
}

/** The URLs of documents by their names in messages. */
type DocumentUrls = ReadonlyMap<string, string>;

function problemOf(diagnostic: Diagnostic, urls: DocumentUrls): AnalysedProblem {
  const { at, severity, code } = diagnostic;
  const message = diagnosticMessage(diagnostic);
  return {
    at: at && placeOf(at, urls),
    severity,
    code,
    message: message.charAt(0).toUpperCase() + message.slice(1),
    advice: catalogue[code]?.advice ?? "",
    related: relatedPlaces(diagnostic, urls),
  };
}

function placeOf({ uri, line, column }: Span, urls: DocumentUrls): Place | undefined {
  const url = urls.get(uri);
  return url === undefined ? undefined : { url, line, column };
}

/** The places in the arguments of a problem, which are printed as `orders.xsd:14:9`, or without the column. */
function relatedPlaces({ arguments: args }: Diagnostic, urls: DocumentUrls): readonly Place[] {
  return Object.values(args).flatMap((text) =>
    [...text.matchAll(/([^\s():,;]+):(\d+)(?::(\d+))?/g)].flatMap(([, uri = "", line, column]) => {
      const place = placeOf({ uri, line: Number(line), column: Number(column ?? 0) }, urls);
      return place === undefined ? [] : [place];
    }),
  );
}
