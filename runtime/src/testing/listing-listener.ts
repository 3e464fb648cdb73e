import { type CallContext, createListener, handle, type Listener, type ListenerOptions } from "../server.js";
import { type Listing, list } from "./listing-contract.js";

/** A listener of the listing contract. It stands apart, so that a program that calls the contract has no code of servers. */
export function createListingListener(
  serve: (request: Listing, context: CallContext) => Promise<Listing> | Listing,
  options: ListenerOptions = {},
): Listener {
  const contract = () => Promise.reject(new Error("There is no contract."));
  return createListener([handle(list, serve)], { soapPath: "/soap11", contract }, options);
}
