import { clientCalls } from "../client-calls.js";

/** `client.js <game> <listing> <nobody>`: prints what the calls gave. */
const [game = "", listing = "", nobody = ""] = process.argv.slice(2);
console.log(JSON.stringify(await clientCalls({ game, listing, nobody })));
