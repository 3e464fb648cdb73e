import type { Diagnostics, Span } from "@stubwright/contract/diagnostics";
import type { FacetModel, ScalarType } from "@stubwright/contract/model";
import { plainId, unionMembers } from "@stubwright/contract/model";
import { patternMatch } from "@stubwright/contract/simple-types";
import {
  type Code,
  code,
  codecEntry,
  join,
  literal,
  namesFrom,
  typeSymbol,
  valueLiteral,
  valueSymbol,
  word,
} from "../print/code.js";
import type { PlannedScalarConstant } from "./planned-type.js";
import type { TypeUses } from "./type-uses.js";

/** Plans the constant of values.ts for a simple type; undefined if a built-in scalar is enough. */
export function planScalar(
  type: ScalarType,
  uses: TypeUses,
  diagnostics: Diagnostics,
): PlannedScalarConstant | undefined {
  if (!uses.hasOwnScalar(type)) return undefined;
  const expression = scalarExpression(type, uses, diagnostics);
  if (expression === undefined) return undefined;
  const kind = uses.isText(type) ? "TextType" : "SimpleType";
  return {
    constant: uses.scalarConstant(type),
    documentation: `Checks and converts values of \`${plainId(type.id)}\`.${tabledPatterns(type)}`,
    type: code`${typeSymbol(kind, codecEntry)}<${typeSymbol(type.typeName, "./types.js")}>`,
    expression,
    uses: namesFrom("./values.js", expression),
  };
}

/** The sentences for patterns whose source the generated constant does not show: state tables and counted parts. */
function tabledPatterns({ definition }: ScalarType): string {
  const facets = definition.kind === "restriction" ? definition.facets : [];
  const patterns = facets.flatMap((facet) => (facet.kind === "pattern" ? facet.values : []));
  return patterns.map(explained).join("");
}

function explained(pattern: string): string {
  switch (patternMatch(pattern).kind) {
    case "states":
      return ` State table for the pattern \`${pattern}\`.`;
    case "counted":
      return ` Counts the parts of the pattern \`${pattern}\`.`;
    case "expression":
    case "error":
      return "";
  }
}

function scalarExpression(type: ScalarType, uses: TypeUses, diagnostics: Diagnostics): Code | undefined {
  const { definition } = type;
  const name = literal(type.typeName);
  switch (definition.kind) {
    case "openEnumeration":
      return undefined;
    case "list":
      return code`${valueSymbol("list", codecEntry)}(${uses.scalarOf(definition.item)}, ${name})`;
    case "union": {
      // A repeated member accepts nothing more, and would double the work of each level of nested unions.
      const members = unionMembers(definition.members, (id) => uses.declared(id));
      const scalars = members.map((member) => uses.scalarOf(member));
      const types = members.map((member) => uses.type(member));
      return code`${valueSymbol("union", codecEntry)}<[${join(types, ", ")}]>([${join(scalars, ", ")}], ${name})`;
    }
    case "restriction": {
      const base = uses.scalarOf(definition.base);
      if (definition.isOpen || definition.facets.length === 0)
        return code`${valueSymbol("renamed", codecEntry)}(${base}, ${name})`;
      const facets = definition.facets.flatMap((facet) => facetProperties(facet, diagnostics));
      const object = facets.length === 0 ? code`{}` : code`{ ${join(facets, ", ")} }`;
      return code`${valueSymbol("restrict", codecEntry)}(${base}, ${name}, ${object})`;
    }
  }
}

function facetProperties(facet: FacetModel, diagnostics: Diagnostics): readonly Code[] {
  switch (facet.kind) {
    case "length":
    case "minLength":
    case "maxLength":
    case "totalDigits":
    case "fractionDigits":
      return [code`${word(facet.kind)}: ${facet.value}`];
    case "minInclusive":
    case "maxInclusive":
    case "minExclusive":
    case "maxExclusive":
    case "whiteSpace":
      return [code`${word(facet.kind)}: ${literal(facet.value)}`];
    case "enumeration":
      return [code`enumeration: [${join(facet.values.map(literal), ", ")}]`];
    case "pattern": {
      const expressions = patterns(facet.values, facet, diagnostics);
      // If one alternative cannot be checked, none is: the others would refuse its values.
      return expressions.length < facet.values.length ? [] : [code`pattern: [${join(expressions, ", ")}]`];
    }
  }
}

function patterns(
  values: readonly string[],
  facet: FacetModel & { readonly kind: "pattern" },
  diagnostics: Diagnostics,
): readonly Code[] {
  return values.flatMap((pattern) => patternExpression(pattern, facet.at, diagnostics) ?? []);
}

function patternExpression(pattern: string, at: Span, diagnostics: Diagnostics): Code | undefined {
  const match = patternMatch(pattern);
  switch (match.kind) {
    case "expression":
      return code`new RegExp(${literal(match.source)}, "u")`;
    case "states":
      return code`/* @__PURE__ */ ${valueSymbol("linearPattern", codecEntry)}(${valueLiteral(match.states)})`;
    case "counted":
      diagnostics.report("schema-pattern-slow", at, { pattern });
      return code`/* @__PURE__ */ ${valueSymbol("countedPattern", codecEntry)}(${valueLiteral(match.pattern)})`;
    case "error":
      diagnostics.report("schema-pattern-untranslatable", at, { pattern, reason: match.error });
      return undefined;
  }
}
