export { addToGroup, type Group, groupBy, type OpenGroups } from "./group-by.js";
