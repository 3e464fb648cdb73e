import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Span } from "../source/span.js";
import type { AttributeModel, MemberModel, ParticleModel, RecordContent } from "./contract-model.js";
import { localName } from "./expanded-name.js";

/** The parts of a record that its members come from. */
export interface RecordParts {
  readonly attributes: readonly AttributeModel[];
  readonly content: RecordContent;
  readonly at: Span;
}

/** A record's members; reports each construct that an object with members cannot hold yet. */
export function recordMembers(record: RecordParts, diagnostics: Diagnostics): readonly MemberModel[] {
  const elements = contentMembers(record, diagnostics);
  const taken = new Set(elements.map((member) => member.property));
  const attributes = record.attributes.map((attribute): MemberModel => {
    if (attribute.value !== undefined)
      diagnostics.report("construct-not-supported", record.at, {
        construct: `attribute with a ${attribute.value.kind} value`,
      });
    const local = localName(attribute.name);
    return {
      property: taken.has(local) ? `${local}Attribute` : local,
      node: "attribute",
      name: attribute.name,
      type: attribute.type,
      required: attribute.required,
      nillable: false,
      min: attribute.required ? 1 : 0,
      max: 1,
      documentation: attribute.documentation,
    };
  });
  return [...attributes, ...elements];
}

function contentMembers(record: RecordParts, diagnostics: Diagnostics): readonly MemberModel[] {
  const { content } = record;
  switch (content.kind) {
    case "empty":
      return [];
    case "text":
      return [
        {
          property: "$value",
          node: "text",
          name: "{}$value",
          type: content.type,
          required: true,
          nillable: false,
          min: 1,
          max: 1,
          documentation: undefined,
        },
      ];
    case "elements": {
      if (content.mixed) diagnostics.report("construct-not-supported", record.at, { construct: "mixed content" });
      const members = particleMembers(content.particle, diagnostics);
      for (const [index, member] of members.entries()) {
        if (members.findIndex((other) => other.property === member.property) < index) {
          diagnostics.report("construct-not-supported", record.at, {
            construct: `two elements named ${member.property} in one type`,
          });
        }
      }
      return members;
    }
  }
}

function particleMembers(particle: ParticleModel, diagnostics: Diagnostics): readonly MemberModel[] {
  switch (particle.kind) {
    case "element": {
      const { element, min, max } = particle;
      if (element.value !== undefined)
        diagnostics.report("construct-not-supported", particle.at, {
          construct: `element with a ${element.value.kind} value`,
        });
      return [{ ...element, property: localName(element.name), node: "element", required: min > 0, min, max }];
    }
    case "sequence":
    case "all":
      if (particle.min !== 1 || particle.max !== 1)
        diagnostics.report("construct-not-supported", particle.at, {
          construct: `${particle.kind} that may repeat or be absent`,
        });
      return particle.items.flatMap((item) => particleMembers(item, diagnostics));
    case "choice":
      diagnostics.report("construct-not-supported", particle.at, { construct: "choice" });
      return [];
    case "wildcard":
      diagnostics.report("construct-not-supported", particle.at, { construct: "wildcard beside other content" });
      return [];
  }
}
