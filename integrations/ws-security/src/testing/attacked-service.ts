import { createServerSecurity, type SecurityRefusal, type ServerSecurityOptions } from "../index.js";
import type { AttackRow } from "./documented-rows.js";
import { type PostedReply, postEnvelope, startService, type TestService } from "./exchange.js";

/** An attack: its row in the docs, and what it makes of a good message. */
export type Attack = readonly [...AttackRow, attack: (text: string) => string | Promise<string>];

/** A service that is attacked. */
export interface AttackedService extends TestService {
  /** Posts an attack, and tells what the attacker has got. */
  readonly attacked: (text: string) => Promise<Outcome>;
}

/** What an attack has led to. */
export interface Outcome {
  /** The code of the Fault. */
  readonly code: string;
  readonly reply: PostedReply;
  /** Whether the attacker has paid, has seen a reason, or has made the service fail. */
  readonly harm: readonly string[];
  /** The reasons that the service's owner was told. */
  readonly reasons: readonly string[];
}

/** Starts a service with the given security. */
export async function startAttacked(options: ServerSecurityOptions): Promise<AttackedService> {
  const told: SecurityRefusal[] = [];
  const onRefusal = (refusal: SecurityRefusal): void => void told.push(refusal);
  const service = await startService({ messageSecurity: createServerSecurity({ ...options, onRefusal }) });
  const attacked = async (text: string): Promise<Outcome> => {
    const before = { told: told.length, made: service.made.length, errors: service.errors.length };
    const reply = await postEnvelope(service.url, text);
    const reasons = told.slice(before.told).map(({ reason }) => reason);
    const harm = [
      ...(service.made.length > before.made ? ["paid"] : []),
      ...reasons.filter((reason) => reply.text.includes(reason)),
      ...service.errors.slice(before.errors).map(String),
    ];
    return { code: reply.code, reply, harm, reasons };
  };
  return { ...service, attacked };
}
