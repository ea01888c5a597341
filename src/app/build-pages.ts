import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Log } from '#platform/log.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const BUILDS = join(ROOT, 'build');
/** Which build a release is of: `npm run build -- --artefact` writes it. Sources have none. */
const RELEASE = join(ROOT, 'release.json');
const KEPT_BUILDS = 3;
const SOURCES = [
  'src',
  'public',
  'scripts/chunk-groups.ts',
  'scripts/compiled-texts.ts',
  'scripts/module-users.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const COMPRESSED = /\.(js|css|svg|json|webmanifest|txt|xml)$/;

/**
 * Builds the pages unless these very sources were built before; answers the folder of the build.
 * Each build has a folder of its own, complete when it appears: a server goes on with the one it
 * started from, and two starts at once build the same thing twice and harm nothing.
 */
export async function buildPages(log: Log): Promise<string> {
  const finished = await folderOfBuild();
  if (existsSync(finished)) return finished;
  if (existsSync(RELEASE)) {
    throw new Error(`This release is not whole, and nothing is built here: ${finished} is missing`);
  }
  log.info('building the pages (first start, or the sources changed)');
  const unfinished = join(BUILDS, `unfinished-${process.pid}`);
  await runBuild(unfinished);
  await compressFiles(join(unfinished, 'client'));
  await rename(unfinished, finished).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(finished)) throw error;
  });
  await forgetOldBuilds(finished);
  return finished;
}

/** Whether these very sources were built. */
export const arePagesBuilt = async () => existsSync(await folderOfBuild());

async function folderOfBuild(): Promise<string> {
  if (!existsSync(RELEASE)) return join(BUILDS, await fingerprint());
  const { build } = JSON.parse(await readFile(RELEASE, 'utf8')) as { build: string };
  return join(BUILDS, build);
}

async function forgetOldBuilds(newest: string): Promise<void> {
  const names = (await readdir(BUILDS)).filter((name) => !name.startsWith('unfinished-'));
  const dated = await Promise.all(
    names.map(async (name) => {
      const path = join(BUILDS, name);
      return { path, madeAt: (await stat(path).catch(() => undefined))?.mtimeMs ?? 0 };
    }),
  );
  const old = dated.toSorted((a, b) => b.madeAt - a.madeAt).slice(KEPT_BUILDS);
  for (const { path } of old) {
    if (path !== newest) await rm(path, { recursive: true, force: true });
  }
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

function runBuild(buildDirectory: string): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const child = spawn(process.execPath, [join(dirname(cli), 'bin.cjs'), 'build'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIRECTORY: buildDirectory },
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
