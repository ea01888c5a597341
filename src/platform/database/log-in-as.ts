import { scryptSync } from 'node:crypto';
import pg from 'pg';
import { isRefusedLogin } from './credential.ts';
import type { Role, RolePassword } from './role-password.ts';

const INSUFFICIENT_PRIVILEGE = '42501';
/** Before it in the comment of a role: which password was set, so that nobody overwrites another's. */
const MARK_WORDS = 'its password was set by the application; mark of it: ';

/**
 * How the application logs in: as a role that owns nothing, with a password of its own.
 * Sets that password where none was set before. Without one, the role is tried with the owner's.
 * @throws Error fit for the operator when the server refuses that login
 */
export async function logInAs(
  role: Role,
  owner: pg.PoolConfig,
  password?: RolePassword,
): Promise<pg.PoolConfig> {
  const login = { ...owner, user: role, ...(password && { password: password.ask }) };
  const refusal = password
    ? await agreeOnPassword(role, owner, password)
    : await tryLogin({ ...owner, user: role });
  if (refusal === undefined) return login;
  throw new Error(`The database server refuses the role ${role}: see its pg_hba.conf`, {
    cause: refusal,
  });
}

/** Gives the role this password, whichever it had: for a rotation that its operator asks for. */
export async function givePassword(
  role: Role,
  owner: pg.PoolConfig,
  { ask }: RolePassword,
): Promise<void> {
  await setPassword(role, owner, ask());
}

/** Resolves to why the server refuses the role, if it does. */
async function agreeOnPassword(
  role: Role,
  owner: pg.PoolConfig,
  { ask, place, setting }: RolePassword,
): Promise<Error | undefined> {
  const password = ask();
  const ours = markOf(role, password);
  // What an earlier version set follows from the owner's and has no mark: it goes even where it works.
  let problem = await setPassword(role, owner, password, [null]).catch((error: unknown) => error);
  const isIn = () => tryLogin({ ...owner, user: role, password });
  if ((await isIn()) === undefined) return undefined;
  // Somebody changed the password and left the mark: what has our mark is ours to set.
  problem ??= await setPassword(role, owner, password, [ours]).catch((error: unknown) => error);
  const refusal = await isIn();
  if (refusal === undefined) return undefined;
  if (problem !== undefined) throw problem;
  if ((await readMark(role, owner)) === ours) return refusal;
  throw new Error(
    `The role ${role} has another password than ${place}. Several machines need the same: give all of \
them ${setting}, or keep DATA_DIR between starts. To make this one everybody's: npm run passwords`,
    { cause: refusal },
  );
}

/** Slow to guess, should a person have chosen it: everybody who may log in reads the marks. */
const markOf = (role: Role, password: string) =>
  scryptSync(password, `mark of ${role}`, 16).toString('hex');

async function tryLogin(login: pg.PoolConfig): Promise<Error | undefined> {
  try {
    await onConnection(login, async () => undefined);
    return undefined;
  } catch (error) {
    if (isRefusedLogin(error)) return error as Error;
    throw error;
  }
}

/** @param over set it only over what has one of these marks, or none; over anything unless given */
async function setPassword(
  role: Role,
  owner: pg.PoolConfig,
  password: string,
  over?: readonly (string | null)[],
): Promise<void> {
  await onConnection(owner, async (client) => {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext($1))`, [`password of ${role}`]);
    if (over && !over.includes(await markOn(client, role))) return;
    const comment = client.escapeLiteral(MARK_WORDS + markOf(role, password));
    try {
      await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
      await client.query(`comment on role ${role} is ${comment}`);
      await client.query('commit');
    } catch (cause) {
      const isForbidden =
        cause instanceof pg.DatabaseError && cause.code === INSUFFICIENT_PRIVILEGE;
      if (!isForbidden) throw cause;
      throw new Error(
        `The user of DATABASE_URL may not set the password of the role ${role}: \
give it CREATEROLE and ADMIN on ${role}, or use the user that ran the first migration.`,
        { cause },
      );
    }
  });
}

const readMark = (role: Role, owner: pg.PoolConfig) =>
  onConnection(owner, (client) => markOn(client, role));

async function markOn(client: pg.Client, role: Role): Promise<string | null> {
  const { rows } = await client.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_authid') as comment from pg_roles where rolname = $1`,
    [role],
  );
  const comment = rows[0]?.comment;
  return comment?.startsWith(MARK_WORDS) ? comment.slice(MARK_WORDS.length) : null;
}

async function onConnection<T>(
  config: pg.PoolConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
