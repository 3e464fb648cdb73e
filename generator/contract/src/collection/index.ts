export { addToGroup, type Group, groupBy, type OpenGroups, takePairs } from "./group-by.js";
