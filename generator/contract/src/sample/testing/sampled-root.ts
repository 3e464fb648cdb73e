import { localName } from "../../schema/expanded-name.js";
import { readFiles } from "../../testing/read-files.js";
import type { Files } from "../../testing/service-documents.js";
import { MessageSampler, type SampleMessage } from "../samplers.js";
import type { SampleSize } from "../scalar-candidates.js";

/** Makes samples of the element `r` of a schema document, which may import others. */
export async function sampledRoot(
  schema: string,
  others: Files = {},
): Promise<(size: SampleSize) => SampleMessage | undefined> {
  const { model } = await readFiles({ "s.xsd": schema, ...others });
  const root = model?.elements.find(({ name }) => localName(name) === "r");
  if (model === undefined || root === undefined) throw new Error("The schema declares no element r.");
  const sampler = new MessageSampler(model);
  return (size) => sampler.sample(root, size);
}
