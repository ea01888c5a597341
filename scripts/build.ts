import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPages } from '../src/app/build-pages.ts';
import { createLog } from '../src/platform/log.ts';
import { writeArtefact } from './artefact.ts';

// `npm run build`: the pages, as a start would build them.
// `npm run build -- --artefact FOLDER`: a release, which starts elsewhere without building.

const { values } = parseArgs({ options: { artefact: { type: 'string' } } });
try {
  const build = await buildPages(createLog('warn'));
  if (values.artefact) await writeArtefact(resolve(values.artefact), build);
  process.stdout.write(`${values.artefact ? resolve(values.artefact) : build}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
