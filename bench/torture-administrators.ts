import { randomUUID } from 'node:crypto';
import { askToBeFirstAtOnce } from '../tests/support/crowd.ts';
import { startBackend } from './backend-process.ts';
import { sized } from './size.ts';

const CROWD = sized(100, 10);

/** Fresh databases, one after the other; in each a crowd signs in and asks at once to be first. */
export async function tortureAdministrators(runs: number): Promise<void> {
  const counts = new Map<number, number>();
  for (let run = 0; run < runs; run += 1) {
    const backend = await startBackend();
    try {
      const ids = Array.from({ length: CROWD }, () => randomUUID());
      await backend.pool.query(
        `insert into auth.users (id, email, email_confirmed_at)
          select id, id || '@example.com', now() from unnest($1::uuid[]) as id`,
        [ids],
      );
      const people = await Promise.all(
        ids.map(async (id) => ({
          id,
          key: await backend.tokenOf({ sub: id, role: 'authenticated' }),
        })),
      );
      await askToBeFirstAtOnce(backend.url, people);
      const { rows } = await backend.pool.query('select from public.user_roles');
      counts.set(rows.length, (counts.get(rows.length) ?? 0) + 1);
    } finally {
      await backend.stop();
    }
  }
  const found = [...counts].map(([admins, times]) => `${times} × ${admins}`).join(', ');
  process.stdout.write(`${CROWD} at once on ${runs} databases: administrators ${found}\n`);
}
