import { parameterOf, parseMediaType } from "../http/media-type.js";

/** Whether a Content-Type header is that of a package, and says what separates its parts. */
export function isPackage(contentType: string | null | undefined): contentType is string {
  return contentType != null && boundaryOf(contentType) !== undefined;
}

/** RFC 2046 section 5.1.1. */
const longestBoundary = 70;

/** What separates the parts of a package; undefined for what is none, or does not say it. */
export function boundaryOf(contentType: string): string | undefined {
  if (parseMediaType(contentType)?.essence !== "multipart/related") return undefined;
  const boundary = parameterOf(contentType, "boundary");
  return boundary !== undefined && boundary.length <= longestBoundary ? boundary : undefined;
}
