import { breakLine } from "../../print/break-line.js";
import { docLines } from "../../print/doc-comment.js";
import { defineEmitter } from "../emitter.js";
import type { EmitterPlan, TypePlan } from "../emitter-plan.js";
import { refuseUnknownOptions } from "./known-options.js";

/**
 * Makes standard-schema.ts: a Standard Schema validator (standardschema.dev, version 1) for each object and array type,
 * which decodes JSON by the generated decoder.
 */
export const standardSchemaEmitter = defineEmitter({
  apiVersion: 1,
  emit: (plan, options) => {
    refuseUnknownOptions("stubwright/emitters/standard-schema", options, []);
    const schemas = plan.types.flatMap((type) => (type.codec === undefined ? [] : schemaText(type, type.codec.decode)));
    if (schemas.length === 0) return [];
    return [{ path: "standard-schema.ts", text: [imports(plan), ...schemas].join("\n") }];
  },
});

function imports({ importExtension: end }: EmitterPlan): string {
  return [
    'import { type StandardSchema, standardSchema } from "@stubwright/runtime/codec";',
    `import * as json from "./json${end}";`,
    `import type * as types from "./types${end}";`,
    "",
  ].join("\n");
}

function schemaText({ name, type, documentation }: TypePlan, decode: string): string {
  const words = documentation === undefined ? `Validates \`${name}\`.` : `Validates \`${name}\`: ${documentation}`;
  const declaration = `export const ${name}Schema: StandardSchema<${type}> = /* @__PURE__ */ standardSchema(json.${decode});`;
  return [...docLines(words, ""), ...breakLine(declaration), ""].join("\n");
}
