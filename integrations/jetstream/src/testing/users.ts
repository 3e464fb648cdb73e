import { encodeAccount, encodeOperator, encodeUser, fmtCreds } from "@nats-io/jwt";
import { nkeys } from "@nats-io/transport-node";

/** Who may use a server, and what is in the user's file. */
export interface KnownUser {
  /** Lines of the server's configuration. */
  readonly settings: readonly string[];
  /** The contents of the file of `NATS_NKEY` or `NATS_CREDS`. */
  readonly file: string;
}

/** A user who is known by the key alone. */
export function userWithKey(): KnownUser {
  const user = nkeys.createUser();
  return {
    settings: [`authorization { users: [ { nkey: ${user.getPublicKey()} } ] }`],
    file: `${Buffer.from(user.getSeed()).toString()}\n`,
  };
}

/** A user with a token of an account, which an operator has signed. */
export async function userWithCredentials(): Promise<KnownUser> {
  const [operator, system, account, user] = [
    nkeys.createOperator(),
    nkeys.createAccount(),
    nkeys.createAccount(),
    nkeys.createUser(),
  ];
  const storage = { disk_storage: -1, mem_storage: -1, streams: -1, consumer: -1 };
  const unlimited = { subs: -1, data: -1, payload: -1, conn: -1, leaf: -1, imports: -1, exports: -1, ...storage };
  const systemToken = await encodeAccount("system", system, {}, { signer: operator });
  const accountToken = await encodeAccount("games", account, { limits: unlimited }, { signer: operator });
  const userToken = await encodeUser("server", user, account);
  return {
    settings: [
      `operator: ${await encodeOperator("tests", operator)}`,
      "resolver: MEMORY",
      `resolver_preload: { ${system.getPublicKey()}: ${systemToken}, ${account.getPublicKey()}: ${accountToken} }`,
      `system_account: ${system.getPublicKey()}`,
    ],
    file: Buffer.from(fmtCreds(userToken, user)).toString(),
  };
}
