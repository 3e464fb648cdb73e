import { testForeignHosts } from "./foreign-hosts.js";

testForeignHosts("bun");
