import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// That commands and files are there, tests/house/docs.test.ts says of every document.

const text = readFileSync(join(import.meta.dirname, '../../docs/scorecard.md'), 'utf8');
const rows = text
  .split('\n')
  .filter(
    (line) =>
      line.startsWith('| ') && !line.startsWith('| subject') && !line.startsWith('| what is'),
  )
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test.each(rows)(
  '%s: by one command or test, with a figure and its day or a word for none',
  (...cells) => {
    const [, goal, command, last, day] = cells;
    expect(cells).toHaveLength(5);
    expect(goal).toMatch(/\S/);
    expect(command).toMatch(/^`(?:npm run |tests\/)[^`]+`(?:, `tests\/[^`]+`)*$/);
    expect(day).toMatch(/^(?:\d{4}-\d{2}-\d{2})?$/);
    // Without a day, somebody else's record has the figure, or there is none.
    if (!day) expect(last).toMatch(/not measured|each run|\(decision \d+\)/);
    else expect(last).toMatch(/\d/);
  },
);

test('forty rows and more, each told once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length);
});
