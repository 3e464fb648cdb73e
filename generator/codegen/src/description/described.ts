import type { Documentation } from "@stubwright/contract/model";
import type { Described } from "@stubwright/runtime/codec";

/** Documentation without the properties that say nothing. */
export function described(documentation: Documentation | undefined): Described {
  const { text, deprecation } = documentation ?? {};
  return {
    ...(text === undefined ? {} : { documentation: text }),
    ...(deprecation === undefined ? {} : { deprecated: deprecation.text }),
    ...(deprecation?.sunset === undefined ? {} : { sunset: deprecation.sunset }),
  };
}
