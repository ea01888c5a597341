import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { schema } from '#platform/settings-table.ts';

// What operators copy names settings, commands and paths of ours: none that is not there.

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const FILES = globSync('deploy/**/*', { cwd: ROOT }).filter((path) =>
  statSync(join(ROOT, path)).isFile(),
);
const COMMANDS = Object.keys(JSON.parse(read('package.json')).scripts);

const OURS = Object.keys(schema.shape).flatMap((name) => [name, `${name}_FILE`]);
/** Of systemd, of PostgreSQL's image, of the C library and of OpenSSL. */
const OF_OTHERS = [
  ...['AF_INET', 'AF_INET6', 'AF_UNIX'],
  ...['POSTGRES_PASSWORD_FILE', 'POSTGRES_USER'],
  ...['MALLOC_ARENA_MAX', 'SSL_CERT_FILE'],
];
const A_SETTING = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;
const A_COMMAND = /npm run ([\w:]+)/g;
const A_PROGRAM = /\b(?:src\/app\/[\w-]+\.ts|deploy\/[\w./-]+\w)/g;
const A_PART = /["' ]--(web|worker)\b/g;

function faultsOf(text: string): string[] {
  const of = (pattern: RegExp, at = 0) =>
    [...text.matchAll(pattern)].map((found) => found[at] ?? '');
  const server = read('src/app/server-main.ts');
  return [
    ...of(A_SETTING).filter((name) => !OURS.includes(name) && !OF_OTHERS.includes(name)),
    ...of(A_COMMAND, 1).filter((name) => !COMMANDS.includes(name)),
    ...of(A_PROGRAM).filter((path) => !existsSync(join(ROOT, path))),
    ...of(A_PART, 1).filter((part) => !server.includes(`'${part}'`)),
  ];
}

test.each(FILES)('%s names nothing that is not there', (path) => {
  expect(faultsOf(read(path))).toEqual([]);
});

test.each([
  ['Environment=PUBLIC_ADDRESS=x', 'PUBLIC_ADDRESS'],
  ['# npm run none', 'none'],
  ['node src/app/none-main.ts', 'src/app/none-main.ts'],
  ['args: ["--web", "--none"] deploy/none.yaml', 'deploy/none.yaml'],
])('what is not there is found: %s', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault]);
});

test('probes ask where the product answers them, and no stop is cut short', () => {
  const health = read('src/app/health.ts');
  for (const path of FILES) {
    for (const [probe] of read(path).matchAll(/\/(?:healthz|readyz|metrics)\b/g))
      expect(health).toContain(`'${probe}'`);
  }
  const [, limit] = /STOP_LIMIT_MS = ([\d_]+)/.exec(read('src/app/run-process.ts')) ?? [];
  const seconds = Number(limit?.replace('_', '')) / 1_000;
  for (const [path, pattern] of [
    ['deploy/systemd/prevenance-web.service', /TimeoutStopSec=(\d+)/],
    ['deploy/systemd/prevenance-worker.service', /TimeoutStopSec=(\d+)/],
    ['deploy/compose.yaml', /stop_grace_period: (\d+)s/],
    ['deploy/helm/templates/processes.yaml', /terminationGracePeriodSeconds: (\d+)/],
  ] as const)
    expect([path, Number(pattern.exec(read(path))?.[1]) > seconds]).toEqual([path, true]);
});

const has = (program: string) => spawnSync('which', [program]).status === 0;

test.skipIf(!has('systemd-analyze'))('units are exposed by 1.5 of 10 at most', () => {
  const root = mkdtempSync(join(tmpdir(), 'prevenance-units-'));
  cpSync(join(ROOT, 'deploy/systemd'), join(root, 'etc/systemd/system'), { recursive: true });
  for (const unit of globSync('*.service', { cwd: join(ROOT, 'deploy/systemd') })) {
    if (unit.endsWith('-.service')) continue;
    const words = ['security', '--offline=yes', `--root=${root}`, unit];
    const { stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
    const exposure = Number(/exposure level for .*: ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
    expect([unit, exposure <= 1.5]).toEqual([unit, true]);
  }
  rmSync(root, { recursive: true });
});

test.skipIf(!has('haproxy'))('the proxy reads its configuration', () => {
  const words = ['-c', '-f', join(ROOT, 'deploy/haproxy/haproxy.cfg')];
  const { status, stderr, stdout } = spawnSync('haproxy', words, { encoding: 'utf8' });
  // Certificates are not ours to bring: nothing else may be amiss.
  const faults = `${stdout}${stderr}`.split('\n').filter((line) => /ALERT/.test(line));
  const others = faults.filter((line) => !/certificates|Error\(s\) found|Fatal errors/.test(line));
  expect([status === 0 || faults.length > 0, others]).toEqual([true, []]);
});
