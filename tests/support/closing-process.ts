import pg from 'pg';
import { pino } from 'pino';
import { closeWeeks } from '#listening/server/vault/close-weeks.ts';
import { createClock } from '#platform/clock.ts';
import { openDatabase } from '#platform/database/database.ts';
import { resolveVault } from '#platform/database/server.ts';
import { openVault } from '#platform/vault/vault.ts';

// A process that closes the weeks that are due, and ends: `closing-process.ts DATABASE_URL KEY NOW`.

const [url = '', key = '', now = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const clock = createClock(now);
const { host, port, user, database: name } = new pg.Client(url);
const owner = { host, port, user: user ?? '', database: name ?? '' };
const database = await openDatabase({ owner, log, clock });
const vault = await openVault({
  owner: await resolveVault(undefined, owner),
  key: Buffer.from(key, 'hex'),
  log,
});
await closeWeeks({ database, vault, clock });
await vault.close();
await database.close();
process.stdout.write('closed\n');
