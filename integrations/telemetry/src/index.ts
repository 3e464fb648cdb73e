export { type CallLogFields, type CallLogger, logClientCalls, logServerCalls } from "./log-calls.js";
export { type LoggedMessage, logMessages, type MessageLogOptions } from "./log-messages.js";
export { type ClientTelemetryOptions, traceClient } from "./trace-client.js";
export { type TelemetryOptions, traceServer } from "./trace-server.js";
