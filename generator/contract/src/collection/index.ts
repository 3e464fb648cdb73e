export { addToGroup, type Group, groupBy, type OpenGroups, takePairs } from "./group-by.js";
export { answeredOnce, answeredOnceForText, reachedOnce } from "./once.js";
