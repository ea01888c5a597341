import type { PoolConfig } from 'pg';
import { type Config, type Environment, readSettled } from '#platform/config.ts';
import { findCluster, SOCKET_PORT } from '#platform/database/cluster.ts';
import { resolveServer } from '#platform/database/server.ts';
import { databaseFacts } from '#platform/doctor/database-facts.ts';
import { type Fact, ok, refusal, warning } from '#platform/doctor/fact.ts';
import { machineFacts, portFact } from '#platform/doctor/machine-facts.ts';
import { settingsFacts } from '#platform/doctor/settings-facts.ts';
import { createLog, type Log } from '#platform/log.ts';
import { lookalikes } from '#platform/settings-table.ts';
import { vaultFacts } from '#platform/vault/vault-facts.ts';
import { arePagesBuilt } from './build-pages.ts';

/**
 * In production, what would harm an installation ends its start, and what somebody should know is logged.
 * @throws Error fit for the operator, one line a refusal
 */
export async function refuseUnfit({
  config,
  log,
  owner,
}: {
  readonly config: Config;
  readonly log: Log;
  readonly owner: PoolConfig;
}): Promise<void> {
  if (!config.isProduction) return;
  const facts = [
    ...settingsFacts(config),
    ...(await machineFacts(config)),
    ...(await databaseFacts({ owner, config })),
  ];
  for (const { about, words } of facts.filter(({ state }) => state === 'warning'))
    log.warn({ about }, words);
  const refused = facts.filter(({ state }) => state === 'refusal');
  if (refused.length === 0) return;
  const lines = refused.map(({ about, words }) => `✖ ${about}: ${words}`);
  throw new Error(
    `The start is refused when NODE_ENV=production; nothing was changed:\n${lines.join('\n')}`,
  );
}

/** Everything that a start would look at, and what it would not, without starting or changing anything. */
export async function examine(environment: () => NodeJS.ProcessEnv): Promise<readonly Fact[]> {
  const settled = settledOf(environment);
  if ('unreadable' in settled) return settled.unreadable.map((words) => refusal('settings', words));
  const { config, refused } = settled;
  return [
    ...refused.map((words) => refusal('settings', words)),
    ...(config.isProduction ? [] : misspelt(environment())),
    ...(refused.length === 0
      ? [ok('settings', config.isProduction ? 'of production' : 'as for trying it out')]
      : []),
    ...settingsFacts(config),
    ...(await machineFacts(config)),
    await portFact(config.port),
    (await arePagesBuilt())
      ? ok('pages', 'built from these very sources')
      : warning(
          'pages',
          'not built from these sources: the next start builds them, which takes a minute',
        ),
    ...(await factsOfDatabases(config)),
  ];
}

function settledOf(environment: Environment) {
  try {
    return readSettled(environment);
  } catch (error) {
    // One a fault, with the name of the setting below what is wrong with it.
    const [, ...faults] = (error as Error).message.split('\n✖ ');
    return { unreadable: faults.map((fault) => fault.replace(/\s*→ at /g, ': ').trim()) };
  }
}

const misspelt = (environment: NodeJS.ProcessEnv) =>
  lookalikes(Object.keys(environment)).map(({ name, meant }) =>
    warning('settings', `${name} is no setting of ours: ${meant} is meant?`),
  );

async function factsOfDatabases(config: Config): Promise<readonly Fact[]> {
  const owner = await ownerOf(config);
  if (!owner) return [warning('database', 'not made yet: the first start does')];
  const isBuiltIn = config.databaseUrl === undefined;
  try {
    const facts = await databaseFacts({ owner, config });
    return [
      ...facts,
      ...(await vaultFacts({ owner, vaultOwner: await vaultOf(config, owner), config })),
    ];
  } catch (error) {
    if (isBuiltIn)
      return [warning('database', 'the built-in server does not run: nothing of it was looked at')];
    return [refusal('database', `DATABASE_URL: it cannot be reached: ${(error as Error).message}`)];
  }
}

/** How the owner connects; the built-in server is found, never begun. */
async function ownerOf({ databaseUrl, dataDir }: Config): Promise<PoolConfig | undefined> {
  if (databaseUrl)
    return (await resolveServer({ databaseUrl, dataDir, log: createLog('silent') })).owner;
  const cluster = await findCluster(dataDir);
  return (
    cluster && {
      host: cluster.socketDir,
      port: SOCKET_PORT,
      user: 'postgres',
      database: 'prevenance',
    }
  );
}

async function vaultOf(
  { vaultDatabaseUrl, dataDir }: Config,
  owner: PoolConfig,
): Promise<PoolConfig> {
  if (!vaultDatabaseUrl) return { ...owner, database: `${owner.database ?? 'prevenance'}_vault` };
  const log = createLog('silent');
  return (await resolveServer({ databaseUrl: vaultDatabaseUrl, dataDir, log })).owner;
}
