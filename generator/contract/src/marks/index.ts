export { annotationNames, markAttribute, markNamespace, sunsetText, textOfMark } from "./contract-marks.js";
