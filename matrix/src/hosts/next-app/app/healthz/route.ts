/** A route of the application beside the contract. */
export function GET(): Response {
  return new Response("ok");
}
