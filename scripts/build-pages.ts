import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Log } from '#platform/log.ts';

const ROOT = resolve(import.meta.dirname, '..');
export const BUILD_DIR = join(ROOT, 'build');
const STAMP = join(BUILD_DIR, 'stamp');
const SOURCES = ['src', 'public', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'];
const COMPRESSED = /\.(js|css|svg|json|webmanifest|txt|xml)$/;

/** Builds the pages unless the last build was made from the same sources. */
export async function buildPages(log: Log): Promise<void> {
  const wanted = await fingerprint();
  const made = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : '';
  if (made === wanted) return;
  log.info('building the pages (first start, or the sources changed)');
  await rm(BUILD_DIR, { recursive: true, force: true });
  await runBuild();
  await compressFiles(join(BUILD_DIR, 'client'));
  await writeFile(STAMP, wanted);
}

/** Of every source's path and content: the same sources give the same pages. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const path = join(ROOT, source);
    const files = (await stat(path)).isDirectory() ? await filesBelow(path) : [path];
    for (const file of files.sort())
      hash.update(file.slice(ROOT.length)).update(await readFile(file));
  }
  return hash.digest('hex');
}

function runBuild(): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const child = spawn(process.execPath, [join(dirname(cli), 'bin.cjs'), 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`The pages could not be built:\n${output}`)),
    );
  });
}

/** Beside each text file its compressed forms, so that no request pays for compression. */
async function compressFiles(dir: string): Promise<void> {
  const files = (await filesBelow(dir)).filter((file) => COMPRESSED.test(file));
  await mkdir(dir, { recursive: true });
  for (const file of files) {
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
    await pipeline(
      createReadStream(file),
      createGzip({ level: 9 }),
      createWriteStream(`${file}.gz`),
    );
  }
}

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
