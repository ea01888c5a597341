import { type ChainReport, verifyChains } from '#platform/chains.ts';
import { createClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { migrate } from '#platform/database/migrate.ts';
import { rolePassword } from '#platform/database/role-password.ts';
import { resolveServer } from '#platform/database/server.ts';
import { createLog } from '#platform/log.ts';
import { chainsOf } from './chains.ts';
import { readSettings } from './run-process.ts';

// `npm run verify`: recomputes every chain now, as each night; one line a chain, and 1 where one is broken.

const config = readSettings();
const log = createLog('fatal');
const server = await resolveServer({ ...config, log });
try {
  await migrate({ owner: server.owner, log });
  const password = await rolePassword('authenticator', config);
  const clock = createClock(config.now);
  const database = await openDatabase({ owner: server.owner, password, log, clock });
  const reports = await verifyChains({ database, clock, log }, chainsOf(database, config));
  process.stdout.write(reports.map(lineOf).join(''));
  if (reports.some(({ faults }) => faults > 0)) process.exitCode = 1;
  await database.close();
} finally {
  await server.release();
}

function lineOf({ chain, links, faults, broken }: ChainReport): string {
  if (faults === 0) return `${chain}: ${links} links, ok\n`;
  const named = broken.map(({ companyId, subject }) =>
    [companyId, subject].filter(Boolean).join(' '),
  );
  return `${chain}: ${links} links, ${faults} broken: ${named.join('; ')}\n`;
}
