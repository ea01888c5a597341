import { access } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config.ts';
import { connectionTo } from '../database/database-way.ts';
import { type Fact, ok, refusal, warning } from '../doctor/fact.ts';
import { VAULT_KEY_FILE } from '../secret-file.ts';
import { readVaultKey } from './vault-key.ts';
import { isOpenedBy } from './vault-secret.ts';

const NO_SUCH_DATABASE = '3D000';
const ABOUT = 'vault';

type Looked = {
  readonly owner: pg.PoolConfig;
  readonly vaultOwner: pg.PoolConfig;
  readonly config: Pick<Config, 'vaultKey' | 'dataDir'>;
};

/** Whether the key opens the vault, and whether it is this installation's; the start refuses it by itself. */
export async function vaultFacts({ owner, vaultOwner, config }: Looked): Promise<readonly Fact[]> {
  const isKept = await access(join(config.dataDir, VAULT_KEY_FILE)).then(
    () => true,
    () => false,
  );
  if (!config.vaultKey && !isKept)
    return [warning(ABOUT, 'no key yet: the first start makes one, outside production')];
  const key = await readVaultKey(config);
  const main = connectionTo(owner);
  const vault = connectionTo(vaultOwner);
  try {
    await vault.connect();
    await main.connect();
    const mark = await markIn(vault);
    if (!mark) return [ok(ABOUT, 'nothing in it yet')];
    const fits = isOpenedBy(key, mark)
      ? ok(ABOUT, 'the key opens it')
      : refusal(
          ABOUT,
          'the answers were kept with another key: put back the VAULT_KEY of this installation',
        );
    return [fits, belonging(await installationIn(main), mark.installation)];
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === NO_SUCH_DATABASE)
      return [ok(ABOUT, 'made at the first start')];
    return [refusal(ABOUT, `cannot be looked at: ${(error as Error).message}`)];
  } finally {
    await Promise.allSettled([main.end(), vault.end()]);
  }
}

type Mark = {
  readonly mark: Buffer;
  readonly secret: Buffer | null;
  readonly installation: string | null;
};

const isTable = async (client: pg.Client, name: string) =>
  (await client.query<{ is: boolean }>('select to_regclass($1) is not null as is', [name])).rows[0]
    ?.is;

async function markIn(vault: pg.Client): Promise<Mark | undefined> {
  if (!(await isTable(vault, 'public.key_marks'))) return undefined;
  const { rows } = await vault.query<Mark>('select mark, secret, installation from key_marks');
  return rows[0];
}

type Installation = { readonly id: string; readonly isJoined: boolean };

async function installationIn(main: pg.Client): Promise<Installation | undefined> {
  if (!(await isTable(main, 'public.installation'))) return undefined;
  const { rows } = await main.query<Installation>(
    'select id, joined_at is not null as "isJoined" from public.installation',
  );
  return rows[0];
}

function belonging(ours: Installation | undefined, theirs: string | null): Fact {
  const about = 'installation';
  if (!ours?.isJoined && theirs === null) return ok(about, 'joined at the first start');
  if (ours?.id === theirs) return ok(about, 'the database and the vault belong together');
  return refusal(
    about,
    'the vault belongs to another installation than the database: look at VAULT_DATABASE_URL and DATABASE_URL, or at \
what was restored last; if they do belong together, "npm run vault -- adopt"',
  );
}
