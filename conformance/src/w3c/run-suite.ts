import { judgeGroups, suiteGroups } from "./suite.js";

/** Prints the verdicts of the whole suite, or of the groups whose names contain the argument, as JSON. */
const wanted = process.argv[2] ?? "";
const groups = (suiteGroups() ?? []).filter(({ group }) => group.includes(wanted));
console.log(JSON.stringify(await judgeGroups(groups)));
