import { pascalCase } from "./identifier.js";

/** What the function is called that reads the replies of an operation item by item. */
export function streamFunctionName(operation: string): string {
  return `stream${pascalCase([operation])}`;
}
