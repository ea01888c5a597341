import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Beside the sets: what the last drill that succeeded found. */
const RECORD = 'drill.json';

const shape = z.object({
  at: z.iso.datetime(),
  set: z.string(),
  /** From when the set was begun until the drill: what would be lost, were all else gone. */
  lossSeconds: z.number(),
  restoreSeconds: z.number(),
  readySeconds: z.number(),
  rows: z.number(),
  files: z.number(),
  links: z.number(),
});
export type DrillRecord = z.output<typeof shape>;

export async function keepDrillRecord(folder: string, record: DrillRecord): Promise<void> {
  const path = join(folder, RECORD);
  await writeFile(`${path}.new`, `${JSON.stringify(record, null, 2)}\n`, { flush: true });
  await rename(`${path}.new`, path);
}

/** Undefined where no drill has succeeded yet, or what is there is no record of one. */
export async function readDrillRecord(folder: string): Promise<DrillRecord | undefined> {
  const text = await readFile(join(folder, RECORD), 'utf8').catch(() => 'null');
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
