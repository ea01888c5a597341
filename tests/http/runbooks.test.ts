import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveServer, type Server } from '#platform/database/server.ts';
import { temporaryDirectory } from '../support/data-directory.ts';
import { runOn } from '../support/postgres.ts';
import { type StartedProcess, startCommand, startProcess } from '../support/started-process.ts';

// Nobody tries a runbook before the night in which it is needed: this does.

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(join(ROOT, file), 'utf8');
const runbooks = await read('docs/runbooks.md');

const FENCE = '```';

/** The lines of all blocks of a kind. */
const linesOf = (kind: string) => [
  ...new Set(
    [...runbooks.matchAll(new RegExp(`${FENCE}${kind}\\n([^\`]*)${FENCE}`, 'g'))].flatMap(
      ([, block]) => (block ?? '').trim().split('\n'),
    ),
  ),
];

test('twelve things that happen have a page each, with what to do', () => {
  const parts = runbooks.split(/^## /m).slice(1);
  expect(parts.map((part) => Number.parseInt(part, 10))).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  for (const part of parts) expect(part).toMatch(/\*\*(Do|Leaked|Stripe)\*\*/);
  expect(runbooks.match(/```\w/g)).toHaveLength(
    (runbooks.match(/```(sh|sql) (look|act)\n/g) ?? []).length,
  );
});

describe('what is looked at', () => {
  let product: StartedProcess;
  let url: string;
  let settings: { DATA_DIR: string };
  let server: Server;
  beforeAll(async () => {
    settings = { DATA_DIR: await temporaryDirectory() };
    product = startProcess('src/app/server-main.ts', settings);
    url = await product.ready;
    server = await resolveServer({ dataDir: settings.DATA_DIR, log: pino({ level: 'silent' }) });
  }, 300_000);
  afterAll(async () => {
    product.signal('SIGTERM');
    await product.ended;
    await server.release();
  }, 60_000);

  test.each(linesOf('sh look'))('%s', async (line) => {
    const address = /^curl -s '?(http:\/\/localhost:3000[^']*)'?$/.exec(line)?.[1];
    if (address) {
      const answer = await fetch(address.replace('http://localhost:3000', url));
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/ready/)]);
      return;
    }
    const { code, output } = await startCommand('bash', ['-c', line], settings).ended;
    expect([line, code, output]).toEqual([line, 0, expect.stringContaining('ok')]);
  });

  test.each([...linesOf('sql look'), ...linesOf('sql act')])('%s', async (statement) => {
    await expect(runOn(server.owner, `begin; ${statement} rollback;`)).resolves.toBeDefined();
  });
});

test.each(linesOf('sh act'))(
  '%s is a command of ours, known to the list of commands',
  async (line) => {
    const [, name = '', words = ''] = /^npm run ([\w:]+)(?: -- (.+))?$/.exec(line) ?? [];
    expect(JSON.parse(await read('package.json')).scripts).toHaveProperty(name);
    const [word = ''] = words.split(' ');
    const isNamed = /^[a-z]/.test(word);
    expect(await read('docs/commands.md')).toContain(
      isNamed ? `npm run ${name} -- ${word}` : `npm run ${name}`,
    );
  },
);
