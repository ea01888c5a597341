import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withStartLock } from './start-lock.ts';

test('one holder at a time, and a failure lets go', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'prevenance-lock-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  let holders = 0;
  const turns = Array.from({ length: 6 }, (_, turn) =>
    withStartLock(directory, async () => {
      holders += 1;
      expect(holders).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      holders -= 1;
      if (turn % 2) throw new Error('refused');
    }),
  );
  const outcomes = await Promise.allSettled(turns);
  expect(outcomes.filter((it) => it.status === 'fulfilled')).toHaveLength(3);
});

test('a directory that cannot be written is named', async () => {
  await expect(withStartLock('/proc/nowhere', async () => 1)).rejects.toThrow(/DATA_DIR/);
});
