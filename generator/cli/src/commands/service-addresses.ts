import { UsageError } from "@stubwright/contract/diagnostics";
import { findTarget, UnreachableError } from "@stubwright/service-test";

/** The addresses of a service by its wires. */
export interface ServiceAddresses {
  /** What is in front of `/json/reply/<Operation>`. */
  readonly json?: string;
  /** The SOAP endpoint. */
  readonly soap?: string;
}

/** A name that no operation has: a call of it changes nothing. */
const probe = "StubwrightProbe";

/**
 * Finds the wires of a service by its address: a SOAP endpoint, or the root of a service with SOAP and JSON. Throws `UsageError` for what
 * is no address, or if nobody answers there.
 */
export async function findService(url: string): Promise<ServiceAddresses> {
  if (!/^https?:/i.test(url) || !URL.canParse(url))
    throw new UsageError(`--to ${url} is no http or https URL, such as https://example.com/service.`);
  try {
    const { jsonUrl, soapUrl } = await findTarget(url, probe, {});
    return {
      ...(jsonUrl === undefined ? {} : { json: jsonUrl }),
      ...(soapUrl === undefined ? {} : { soap: soapUrl }),
    };
  } catch (error) {
    if (error instanceof UnreachableError) throw new UsageError(`The service does not answer. ${error.message}`);
    throw error;
  }
}
