export { breakableListener } from "./break-reply.js";
export { createMock, type Mock, type MockHandler, type MockOptions } from "./create-mock.js";
export { masked, maskText } from "./mask.js";
export { type Breakage, breakages, type Condition, type MockOutcome, type MockRule } from "./mock-rule.js";
export { readRules } from "./read-rules.js";
export { keepExchange, type RecordedExchange, type RecordTerms, recordingHandlers } from "./record.js";
