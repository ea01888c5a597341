import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';

// A process that uses the embedded server: `database-user.ts DATA_DIR [write]`. It prints what it
// got as one line of JSON; with `write`, then the number of each row the server acknowledged.
// It says goodbye on SIGTERM.

const [dataDir = '', mode] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
process.on('SIGTERM', () => void server.release().then(() => process.exit(0)));
process.stdout.write(`${JSON.stringify(server)}\n`);
if (mode === 'write') await writeForEver();
else setInterval(() => undefined, 60_000);

async function writeForEver(): Promise<never> {
  const { socketDir: host, port } = server;
  const client = new pg.Client({ host, port, user: 'postgres', database: 'postgres' });
  client.on('error', () => process.exit(1));
  await client.connect();
  await client.query('create table if not exists acknowledged (number bigserial, pid int)');
  for (;;) {
    const inserted = await client.query<{ number: string }>(
      'insert into acknowledged (pid) values ($1) returning number',
      [process.pid],
    );
    process.stdout.write(`${inserted.rows[0]?.number}\n`);
  }
}
