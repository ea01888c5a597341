import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** The whole suite, `times` over, with every loop at its whole length (`tests/support/nightly.ts`). */
export async function tortureNightly(times: number): Promise<void> {
  const vitest = join(
    dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
    'vitest.mjs',
  );
  for (let time = 0; time < times; time += 1) {
    const child = spawn(process.execPath, [vitest, 'run', ...process.argv.slice(5)], {
      cwd: resolve(import.meta.dirname, '..'),
      env: { ...process.env, SUITE: 'nightly' },
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) process.exitCode = 1;
  }
}
