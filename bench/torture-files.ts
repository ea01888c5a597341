import { hostileFiles } from '../tests/support/hostile-files.ts';
import { startBackend } from './backend-process.ts';
import { torture } from './torment.ts';

const AT_ONCE = 6;

/** Files that should do harm, again and again: no fault, and memory that stays below 400 MB. */
export async function tortureFiles(runs: number, seed: number): Promise<void> {
  const backend = await startBackend({
    // What is kept for ever would end the process; without limits, garbage and the gaps that
    // decoding leaves between arenas look the same.
    NODE_OPTIONS: '--max-old-space-size=130',
    MALLOC_ARENA_MAX: '2',
  });
  try {
    await backend.pool.query("insert into storage.buckets (id, name) values ('files', 'files')");
    const key = await backend.tokenOf({ role: 'service_role' });
    const files = await hostileFiles();
    await torture({ what: 'hostile files', backend, runs, seed }, async (part) => {
      const statuses = new Map<number, number>();
      const faults: string[] = [];
      const keep = async (index: number) => {
        const file = files[(part.seed + index) % files.length];
        if (!file) return;
        const response = await fetch(`${backend.url}/storage/v1/object/files/${index}`, {
          method: 'PUT',
          headers: {
            authorization: `Bearer ${key}`,
            ...(file.contentType && { 'content-type': file.contentType }),
          },
          body: new Uint8Array(file.bytes),
        });
        const text = await response.text();
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        if (response.status >= 500) faults.push(`${file.name} as ${file.contentType}: ${text}`);
      };
      for (let at = 0; at < part.runs; at += AT_ONCE) {
        const some = Array.from({ length: Math.min(AT_ONCE, part.runs - at) }, (_, n) => at + n);
        await Promise.all(some.map(keep));
      }
      return { statuses, faults };
    });
  } finally {
    await backend.stop();
  }
}
