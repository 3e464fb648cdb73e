import { testHosts } from "./host-tests.js";
import { hosts } from "./hosts.js";

testHosts(hosts.filter(({ runtime, program }) => runtime === "node" && program === undefined));
