import type { Tokens } from '#backend/tokens/tokens.ts';
import type { Contract, InputOf, OutputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import { Refusal } from '#basics/refusal.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { KeptMail, Mailbox } from '#platform/mail/mailbox.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { createCatalogueDatabase } from './demo-database.ts';
import { type Route, routesOf } from './every-route.ts';
import { mailTo } from './mail-to.ts';
import { createPolledMailbox } from './polled-mailbox.ts';
import { runOn } from './postgres.ts';
import { callOver, type ProductOptions, productOn } from './running-product.ts';
import { openTablesOfFunctions } from './tables-of-functions.ts';

export interface TestProduct {
  readonly url: string;
  readonly database: Database;
  readonly vault: Vault;
  readonly mailbox: Mailbox;
  /** Signs tokens as the product does: for callers whom no sign-in makes. */
  readonly tokens: Tokens;
  /**
   * Where tables are asked as at `/rest/v1`, with the rights of functions: a door of tests alone, which
   * shows what rows themselves refuse.
   */
  tablesOfFunctions(): Promise<string>;
  /** Everything that the client's protocol can be asked, as the router knows it. */
  readonly routes: readonly Route[];
  /** Calls a function as a browser would. @throws Refusal as the browser would meet it. */
  call<C extends Contract>(
    contract: C,
    input: InputOf<C>,
    language?: Language,
  ): Promise<OutputOf<C>>;
  /** Runs SQL as the owner of the vault. */
  vaultSql(statement: string): Promise<Record<string, unknown>[]>;
  /** Starts a second process, as it were, on the same database. */
  another(): Promise<{ readonly url: string; stop(): Promise<void> }>;
  /** Waits for a mail to this address whose subject holds the text. */
  mailTo(address: string, subject: string): Promise<KeptMail>;
  stop(): Promise<void>;
}

/**
 * The whole product behind a real port, on a database of its own with the demo catalogue: real
 * jobs, real mail files. Pages are not built here; journeys in the browser have them.
 */
export async function startTestProduct(
  settings: Record<string, string> = {},
  clock?: Clock,
  options: Pick<ProductOptions, 'log' | 'wrapVault' | 'leaves'> = {},
): Promise<TestProduct> {
  const { vaultKey, ...testDatabase } = await createCatalogueDatabase();
  // As of the real clock, each date is its reader's own: a job of the night that counts back from one moves no other.
  const own = clock && { now: () => new Date(clock.now()) };
  const product = await productOn(testDatabase.owner, {
    settings: { VAULT_KEY: vaultKey, ...settings },
    clock: own,
    ...options,
  });
  const { url, database, vault, backend, stop } = await product.open();
  const mailbox = createPolledMailbox(product.mailDir);
  let tables: ReturnType<typeof openTablesOfFunctions> | undefined;
  const vaultOwner = { ...testDatabase.owner, database: `${testDatabase.owner.database}_vault` };
  return {
    url,
    database,
    vault,
    mailbox,
    tokens: backend.tokens,
    async tablesOfFunctions() {
      tables ??= openTablesOfFunctions(database, backend.identify);
      return (await tables).url;
    },
    routes: routesOf(backend.routes),
    vaultSql: async (statement) => (await runOn(vaultOwner, statement)).rows,
    another: product.open,
    call: (contract, input, language = 'fr') => callOver(url, contract, input, language),
    mailTo: (address, subject) => mailTo(mailbox, address, subject),
    async stop() {
      await (await tables)?.stop();
      await stop();
      await testDatabase.drop();
      await product.clean();
    },
  };
}

/** The refusal that a call meets; fails when the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const answer: unknown = await call.then(
    (value) => ({ value }),
    (error: unknown) => error,
  );
  if (answer instanceof Refusal) return answer;
  throw new Error(`Expected a refusal, got ${JSON.stringify(answer)}`);
}
