import { defineEmitter } from "stubwright/emitter";

/** Writes operations.md: a table of the operations with their requests and replies. */
export default defineEmitter({
  apiVersion: 1,
  emit: ({ operations }, { title = "Operations" }) => {
    const rows = operations.map(
      ({ name, request, reply }) => `| ${name} | ${request.type} | ${reply?.type ?? "none"} |`,
    );
    const lines = [`# ${title}`, "", "| operation | request | reply |", "| --- | --- | --- |", ...rows];
    return [{ path: "operations.md", text: lines.join("\n") }];
  },
});
