import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** What the kernel counts by; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Reads how long each of several parties has worked, by name, in milliseconds. */
export type ProcessorTime = () => Promise<Readonly<Record<string, number>>>;

/**
 * Of processes with all that they have started, but for another of these parties: what a document costs
 * counts for who printed it, and what the database does counts for itself though the server started it.
 */
export function processorTime(roots: Readonly<Record<string, number>>): ProcessorTime {
  const parties = new Set(Object.values(roots));
  return async () => {
    const all = await runningProcesses();
    const of = (pid: number): number => {
      const children = all.filter((each) => each.parent === pid && !parties.has(each.pid));
      const own = all.find((each) => each.pid === pid)?.ticks ?? 0;
      return children.reduce((sum, child) => sum + of(child.pid), own);
    };
    return Object.fromEntries(
      Object.entries(roots).map(([name, pid]) => [name, (of(pid) * 1_000) / TICKS_PER_SECOND]),
    );
  };
}

/** The first process of the PostgreSQL that a pool is connected to; it must be of this machine. */
export async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = (await runningProcesses()).find(({ pid }) => pid === rows[0]?.pid);
  if (!backend) throw new Error('PostgreSQL runs elsewhere');
  return backend.parent;
}

type RunningProcess = { readonly pid: number; readonly parent: number; readonly ticks: number };

async function runningProcesses(): Promise<RunningProcess[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = await Promise.all(
    names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => undefined)),
  );
  return read.flatMap((stat) => {
    if (stat === undefined) return [];
    // The name before it, in brackets, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // Its own time and that of children which have ended, in the programs and in the kernel.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ pid: Number.parseInt(stat, 10), parent: Number(fields[1]), ticks }];
  });
}
