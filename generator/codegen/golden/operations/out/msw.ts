// Generated from contract.wsdl by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import { type HttpHandler, http } from "msw";
import { createOperationsHandler, type OperationsService } from "./server.js";

/** Where the mocked service seems to be. */
export interface OperationsMockOptions {
  /** The root of the service: `https://shop.example`. Its SOAP endpoint and its JSON paths are below. */
  readonly baseUrl: string;
  /** Gets what a mock threw by mistake. Default: `console.error`. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Makes request handlers for MSW 2 that answer the given operations over JSON and SOAP. Requests for other operations
 * fall through to the handlers behind.
 */
export function mockOperations(
  mocks: Partial<OperationsService>,
  { baseUrl, onError = console.error }: OperationsMockOptions,
): readonly HttpHandler[] {
  const root = baseUrl.replace(/\/$/, "");
  const basePath = new URL(root).pathname.replace(/\/$/, "");
  const answer = async ({ request }: { readonly request: Request }): Promise<Response | undefined> => {
    let isMocked = true;
    const notMocked = (): never => {
      isMocked = false;
      throw new Error("The operation is not mocked.");
    };
    const service: OperationsService = {
      ring: mocks.ring?.bind(mocks) ?? notMocked,
      delete_: mocks.delete_?.bind(mocks) ?? notMocked,
    };
    const report = (error: unknown): void => {
      if (isMocked) onError(error);
    };
    const serve = createOperationsHandler(service, { basePath, onError: report });
    // The handlers behind this one read the request, too.
    const response = await serve(request.clone(), { fallThrough: true });
    return isMocked ? response : undefined;
  };
  return [http.all(`${root}/*`, answer)];
}
