import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser, launchBrowser } from '../tests/support/browser.ts';
import {
  EDITS,
  openEdited,
  startDevelopment,
  timesUntilSeen,
} from '../tests/support/development.ts';
import { median } from './measure.ts';
import { openPlace } from './place.ts';

/**
 * What a developer waits for: from the file that is written to the page that shows it, with `npm run dev` and the
 * browser left open. `npm run bench -- edits [TIMES]`; fails beyond what is promised.
 */
export async function benchEdits(): Promise<void> {
  const times = Number(process.argv[3] ?? 8);
  const folder = await mkdtemp(join(tmpdir(), 'prevenance-bench-'));
  const place = await openPlace();
  const development = await startDevelopment({ ...place.settings, PORT: '0' });
  const browser = await launchBrowser(await findBrowser(folder));
  try {
    const page = await browser.newPage({ baseURL: development.url, locale: 'fr-FR' });
    await openEdited(page);
    process.stdout.write('milliseconds until an edit is seen   median   least   most   promised\n');
    for (const edit of EDITS) {
      const seen = await timesUntilSeen(edit, development, page, times);
      const figures = [median(seen), Math.min(...seen), Math.max(...seen), edit.withinMs];
      const cells = figures.map((figure) => String(Math.round(figure)).padStart(8));
      process.stdout.write(`${edit.what.padEnd(36)}${cells.join('')}\n`);
      if (median(seen) > edit.withinMs) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await development.stop();
    await place.leave();
    await rm(folder, { recursive: true });
  }
}
