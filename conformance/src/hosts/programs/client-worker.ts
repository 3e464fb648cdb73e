import { clientCalls } from "../client-calls.js";

/** A Worker that calls: `?game=…&listing=…&nobody=…`. */
const worker = {
  fetch: async (request: Request): Promise<Response> => {
    const { game = "", listing = "", nobody = "" } = Object.fromEntries(new URL(request.url).searchParams);
    return Response.json(await clientCalls({ game, listing, nobody }));
  },
};

// biome-ignore lint/style/noDefaultExport: workerd takes what a Worker's main module exports as default.
export default worker;
