import type { ServiceModel } from "@stubwright/contract/model";

/** The address of the first port over HTTP without its last step: where `/soap11` and the JSON routes hang below. */
export function baseUrl(services: readonly ServiceModel[]): string {
  const addresses = services.flatMap(({ ports }) => ports.flatMap(({ address }) => address ?? []));
  const address = addresses.find((one) => /^https?:/i.test(one));
  return address?.replace(/[?#].*$/, "").replace(/(?<=[^/])\/[^/]*$/, "") ?? "http://localhost:8080";
}
