import { createHmac } from 'node:crypto';
import pg from 'pg';

/** Roles that own nothing: of callers, and of the vault. */
type Role = 'authenticator' | 'vault_keeper';

const INVALID_PASSWORD = new Set(['28P01', '28000']);
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * How the application logs in: as a role that owns nothing. Its password follows from the owner's,
 * so that every process with the same DATABASE_URL agrees on it without sharing anything else.
 * Throws an Error fit for the operator when the server refuses that login.
 */
export async function logInAs(role: Role, owner: pg.PoolConfig): Promise<pg.PoolConfig> {
  const password = passwordOf(role, owner);
  const login = { ...owner, user: role, password };
  if ((await tryLogin(login)) === undefined) return login;
  // Another process may be setting the same password: what counts is whether it works now.
  const problem = await setPassword(role, owner, password).catch((error: unknown) => error);
  const refusal = await tryLogin(login);
  if (refusal === undefined) return login;
  if (problem !== undefined) throw problem;
  throw new Error(`The database server refuses the role ${role}: see its pg_hba.conf`, {
    cause: refusal,
  });
}

function passwordOf(role: Role, { user, password }: pg.PoolConfig): string {
  const key = typeof password === 'string' && password ? password : (user ?? '');
  return createHmac('sha256', key).update(role).digest('base64url');
}

async function tryLogin(login: pg.PoolConfig): Promise<Error | undefined> {
  const client = new pg.Client(login);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    const isRefused = error instanceof pg.DatabaseError && INVALID_PASSWORD.has(error.code ?? '');
    if (isRefused) return error;
    throw error;
  }
}

async function setPassword(role: Role, owner: pg.PoolConfig, password: string): Promise<void> {
  const client = new pg.Client(owner);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError) || cause.code !== INSUFFICIENT_PRIVILEGE) throw cause;
    throw new Error(
      `The user of DATABASE_URL may not set the password of the role ${role}: \
give it CREATEROLE and ADMIN on ${role}, or use the user that ran the first migration.`,
      { cause },
    );
  } finally {
    await client.end();
  }
}
