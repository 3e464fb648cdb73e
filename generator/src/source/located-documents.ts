import { isBuiltInLocation, resolveLocation } from "./resolve-location.js";
import type { LocatedDocument } from "./served-document.js";
import type { SourceDocument } from "./source-document.js";

/** Documents whose locations can be looked up among them; what is no XML, or built in, is left out. */
export function locatedDocuments(documents: readonly SourceDocument[]): readonly LocatedDocument[] {
  const uris = new Map(documents.map(({ location, uri }) => [location, uri]));
  return documents.flatMap(({ root, uri, text, location }) => {
    if (root === undefined || isBuiltInLocation(location)) return [];
    const resolve = (reference: string): string | undefined => {
      const target = resolveLocation(location, reference);
      return target === undefined ? undefined : uris.get(target);
    };
    return [{ uri, text, root, resolve }];
  });
}
