import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCES = [
  'src',
  'db',
  'public',
  'scripts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** What a developer edits, how it then reads, and how soon that is to be seen. */
export type Edit = {
  readonly what: string;
  readonly file: string;
  readonly old: string;
  edited(word: string): string;
  readonly withinMs: number;
  /** Whether the page stays, with what was typed there, or is loaded again. */
  readonly keepsPage: boolean;
};

export const SERVER_EDIT: Edit = {
  what: 'a file of the server',
  file: 'src/shop/catalogue/server/product-view.ts',
  old: 'name: row.name,\n    summary',
  edited: (word) => `name: \`\${row.name} ${word}\`,\n    summary`,
  withinMs: 3_000,
  keepsPage: false,
};

/** Each is seen on `/box` in French. */
export const EDITS: readonly Edit[] = [
  {
    what: 'a component',
    file: 'src/ui/page-title.tsx',
    old: '{title}</h1>',
    edited: (word) => `{title} ${word}</h1>`,
    withinMs: 1_000,
    keepsPage: true,
  },
  {
    what: 'a text',
    file: 'src/shop/catalogue/messages/box.ts',
    old: "  heading: {\n    fr: 'Une",
    edited: (word) => `  heading: {\n    fr: '${word}`,
    withinMs: 2_000,
    keepsPage: false,
  },
  SERVER_EDIT,
];

export type Development = {
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
};

/** `npm run dev` in a copy of the sources, which may be edited. */
export async function startDevelopment(
  settings: Readonly<Record<string, string>>,
): Promise<Development> {
  const folder = await mkdtemp(join(tmpdir(), 'prevenance-dev-'));
  for (const name of SOURCES) await cp(join(ROOT, name), join(folder, name), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const child = spawn(process.execPath, ['src/app/server-main.ts', '--dev'], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const url = await new Promise<string>((done, fail) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const ready = /is ready: (\S+)/.exec(said);
      if (ready?.[1]) done(ready[1]);
    });
    void gone.then(() => fail(new Error(`It did not start:\n${said}`)));
  });
  return {
    url,
    folder,
    async stop() {
      child.kill();
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

/** Opens what edits are seen on. Vite compiles what a page asks for when it first does, and may load it anew then. */
export async function openEdited(page: Page): Promise<void> {
  for (const path of ['/', '/box', '/', '/box'])
    await page.goto(path, { waitUntil: 'networkidle' });
}

/**
 * Edits the file so many times and puts it back.
 * @returns milliseconds from the file that is written to the words that are seen, of each time
 * @throws Error where a page that should have stayed was loaded again
 */
export async function timesUntilSeen(
  { what, file, old, edited, keepsPage }: Edit,
  { folder }: Development,
  page: Page,
  times: number,
): Promise<readonly number[]> {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  if (!before.includes(old)) throw new Error(`${file} no longer holds ${old}`);
  const seen: number[] = [];
  for (let time = 1; time <= times; time += 1) {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const word = `edited${time}`;
    const from = performance.now();
    await writeFile(path, before.replace(old, edited(word)));
    await page.getByText(word).first().waitFor();
    seen.push(Math.round(performance.now() - from));
    const isSamePage = await page.evaluate(() => 'isSamePage' in window);
    if (keepsPage && !isSamePage) throw new Error(`${what} was edited, and the page was lost`);
  }
  await writeFile(path, before);
  return seen;
}
