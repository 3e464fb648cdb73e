export { annotationNames, isDate, markAttribute, markNamespace, sunsetText, textOfMark } from "./contract-marks.js";
