import { testHosts } from "./host-tests.js";

testHosts("bun");
