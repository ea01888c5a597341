import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { PagesDeps } from './pages.ts';

const POLICY = join(import.meta.dirname, '../../SECURITY.md');
const POLICY_PATH = '/.well-known/security-policy.md';
/** RFC 9116 asks for less than a year; whoever read it a while ago still holds something true. */
const HOLDS_MS = 180 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

type Deps = Pick<PagesDeps, 'publicUrl' | 'settings' | 'clock'>;

/** `/.well-known/security.txt`: where whoever found a weakness writes (RFC 9116), and how we deal with it. */
export function createSecurityTxt({ publicUrl, settings, clock }: Deps): Hono {
  const address = (path: string) => new URL(path, publicUrl).href;
  return new Hono()
    .get('/.well-known/security.txt', async (c) => {
      const { organisation } = await settings.read();
      // The same all day long, for whoever compares.
      const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
      return c.text(
        [
          `Contact: mailto:${organisation.email}`,
          `Expires: ${new Date(today + HOLDS_MS).toISOString()}`,
          'Preferred-Languages: fr, en',
          `Canonical: ${address('/.well-known/security.txt')}`,
          `Policy: ${address(POLICY_PATH)}`,
          '',
        ].join('\n'),
      );
    })
    .get(POLICY_PATH, async (c) => c.text(await readFile(POLICY, 'utf8')));
}
