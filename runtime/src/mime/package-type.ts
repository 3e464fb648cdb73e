import { parameterOf, parseMediaType } from "../http/media-type.js";

/** Whether a Content-Type header announces a package (multipart/related) and names its boundary. */
export function isPackage(contentType: string | null | undefined): contentType is string {
  return contentType != null && boundaryOf(contentType) !== undefined;
}

/** The longest boundary (RFC 2046 section 5.1.1). */
const longestBoundary = 70;

/** The boundary between the parts of a package; undefined if the type is not that of a package or has no boundary. */
export function boundaryOf(contentType: string): string | undefined {
  if (parseMediaType(contentType)?.essence !== "multipart/related") return undefined;
  const boundary = parameterOf(contentType, "boundary");
  return boundary !== undefined && boundary.length <= longestBoundary ? boundary : undefined;
}
