import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

// What is watched is what the product serves: an alert over a metric that nobody serves never comes.

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const RULES = read('deploy/prometheus/alerts.yml');
const DASHBOARD = JSON.parse(read('deploy/grafana/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Each rule, from its name to the next one. */
const rules = RULES.split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => ({
    name: text.split('\n')[0] ?? '',
    expr: (/expr: (?:'(.*)'|\|\n((?: {10}.*\n)+))/.exec(text)?.slice(1).join('') ?? '').trim(),
    runbook: Number(/runbook: '(\d+)'/.exec(text)?.[1]),
  }));
const panels = DASHBOARD.panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ name: title, expr })),
);

const WORDS = new Set(['and', 'or', 'unless', 'by', 'on', 'without', 'ignoring', 'offset', 'bool']);
/** Of Prometheus itself. */
const ITS_OWN = ['up'];

/** Metrics of an expression, each with the labels that are asked of it. */
function metricsOf(expr: string): { metric: string; labels: Record<string, string> }[] {
  const plain = expr
    .replace(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, ' ')
    .replace(/\[\w+\]/g, ' ');
  return [...plain.matchAll(/(?<![\w".~])([a-zA-Z_]\w*)(?!\w|\s*\()(?:\{([^}]*)\})?/g)]
    .map(([, metric = '', matchers = '']) => ({
      metric,
      labels: Object.fromEntries(
        [...matchers.matchAll(/(\w+)=~?"([^"]*)"/g)].map(([, label = '', value = '']) => [
          label,
          value,
        ]),
      ),
    }))
    .filter(({ metric }) => !WORDS.has(metric));
}

let product: TestProduct;
let served: string;
beforeAll(async () => {
  product = await startTestProduct();
  await fetch(`${product.url}/healthz`);
  await fetch(`${product.url}/functions/v1/list-products`);
  served = await (await fetch(`${product.url}/metrics`)).text();
});
afterAll(() => product.stop());

const faultsOf = (expr: string) =>
  metricsOf(expr).flatMap(({ metric, labels }) => {
    if (ITS_OWN.includes(metric)) return [];
    const lines = served.split('\n').filter((line) => new RegExp(`^${metric}[ {]`).test(line));
    if (lines.length === 0) return [metric];
    // Which process it is, Prometheus adds; which status comes, visitors decide.
    return Object.entries(labels)
      .filter(([label]) => label !== 'job')
      .filter(([label, value]) => {
        const asked = label === 'status' ? `${label}="` : `${label}="${value}"`;
        return !lines.some((line) => line.includes(asked));
      })
      .map(([label, value]) => `${metric}{${label}="${value}"}`);
  });

test.each([...rules, ...panels])('$name looks at what is served: $expr', ({ expr }) => {
  expect(metricsOf(expr).length).toBeGreaterThan(0);
  expect(faultsOf(expr)).toEqual([]);
});

test.each([
  ['max(none_seconds) > 1', 'none_seconds'],
  ['max by (part) (degraded{part="none"}) == 1', 'degraded{part="none"}'],
  [
    'rate(http_request_duration_seconds_count{code="500"}[5m])',
    'http_request_duration_seconds_count{code="500"}',
  ],
])('what is not served is found: %s', (expr, fault) => {
  expect(faultsOf(expr)).toEqual([fault]);
});

test('each alert has one name, and a chapter of the runbooks', () => {
  const chapters = [...read('docs/runbooks.md').matchAll(/^## (\d+)\./gm)].map(([, at]) =>
    Number(at),
  );
  expect(rules.length).toBeGreaterThan(10);
  expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  for (const { name, runbook } of rules)
    expect([name, chapters.includes(runbook)]).toEqual([name, true]);
});

const hasPromtool = spawnSync('which', ['promtool']).status === 0;

test.skipIf(!hasPromtool)('promtool: each alert comes when it should, and not otherwise', () => {
  for (const words of [
    ['check', 'rules', 'alerts.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ]) {
    const cwd = join(ROOT, 'deploy/prometheus');
    const { status, stdout, stderr } = spawnSync('promtool', words, { cwd, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }
});
