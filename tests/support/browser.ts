import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** A Chromium that can be started: its program, and what it needs of the environment. */
export interface FoundBrowser {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

// As root there is no sandbox; the rest keeps the browser from calling home.
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  // Pages of tests live for seconds: what an optimising compiler costs is not earned back.
  '--in-process-gpu',
  '--js-flags=--no-opt',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Of this worker: files that follow one another find it there. */
let ofWorker: Promise<Browser> | undefined;

/** The browser that files of one worker have in common; what one person keeps in it nobody else sees. */
export function workersBrowser(found: FoundBrowser): Promise<Browser> {
  ofWorker ??= launchBrowser(found).then((browser) => {
    browser.once('disconnected', () => {
      ofWorker = undefined;
    });
    return browser;
  });
  return ofWorker;
}

/** Closes what a story that failed has left open. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

export function launchBrowser({ executablePath, env }: FoundBrowser): Promise<Browser> {
  const inherited = process.env as Record<string, string>;
  return chromium.launch({ executablePath, args: ARGUMENTS, env: { ...inherited, ...env } });
}

/**
 * The Chromium that npm brings, pinned as everything else, unpacked into `folder`; another one only where
 * `CHROMIUM_PATH` names it. Its default arguments are not used: they switch web security off.
 * @throws Error when nothing is at `CHROMIUM_PATH`
 */
export async function findBrowser(folder: string): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH: nothing is at ${named}`);
    return { executablePath: named, env: {} };
  }
  // The package unpacks into the temporary folder; this one belongs to this run alone.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: packaged, inflate } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const archive = join(dirname(packageFile()), 'bin/al2023.tar.br');
    // Its fonts came with it: what a page falls back on is the same on every machine.
    const env: Record<string, string> = { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
    await writeFile(
      join(folder, 'fonts.conf'),
      `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
    );
    if (lacksLibraries(executablePath)) env.LD_LIBRARY_PATH = join(await inflate(archive), 'lib');
    return { executablePath, env };
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

function packageFile(): string {
  return dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
}

/** A bare Debian has no nss: the package carries the libraries that Chromium needs. */
function lacksLibraries(executablePath: string): boolean {
  const { stdout, status } = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  return status !== 0 || stdout.includes('not found');
}
