import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#basics/refusal.ts';
import { enqueue, type QueuedSave, queuedIn, sendQueued } from './mutation-queue.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});

function save(id: string, change: Partial<QueuedSave<'save-risk'>['input']> = {}): QueuedSave {
  return {
    userId: 'claire',
    name: 'save-risk',
    label: id,
    input: { companyId: 'a', id, unitId: 'u', revision: null, form: {}, ...change },
  };
}
const labels = () => queuedIn('claire', 'a').map(({ label }) => label);

test('what waits leaves in its order, once, and only of who is there', async () => {
  enqueue(save('first'));
  enqueue(save('second'));
  enqueue({ ...save('theirs'), userId: 'karim' });
  const sent: string[] = [];
  const send = async ({ label }: QueuedSave) => void sent.push(label);
  expect(await sendQueued('claire', send)).toBe(2);
  expect(await sendQueued('claire', send)).toBe(0);
  expect(sent).toEqual(['first', 'second']);
  expect(queuedIn('karim', 'a')).toHaveLength(1);
});

test('a row that is changed again before it leaves is still new, and keeps its turn', () => {
  enqueue(save('first'));
  enqueue(save('second'));
  enqueue(save('first', { revision: 1, form: { situation: 'autre' } }));
  expect(queuedIn('claire', 'a').map(({ input }) => [input.id, input.revision])).toEqual([
    ['first', null],
    ['second', null],
  ]);
  expect(queuedIn('claire', 'a')[0]?.input.form).toEqual({ situation: 'autre' });
});

test('without a connection everything stays', async () => {
  enqueue(save('first'));
  enqueue(save('second'));
  const sent = await sendQueued('claire', () => {
    throw new Refusal('temporarily-unavailable');
  });
  expect(sent).toBe(0);
  expect(labels()).toEqual(['first', 'second']);
});

test('what is refused stays with the reason, and holds up nothing', async () => {
  enqueue(save('first'));
  enqueue(save('second'));
  const send = async ({ label }: QueuedSave) => {
    if (label === 'first') throw new Refusal('conflict');
  };
  expect(await sendQueued('claire', send)).toBe(1);
  expect(queuedIn('claire', 'a')).toMatchObject([{ label: 'first', refused: 'conflict' }]);
  expect(await sendQueued('claire', send)).toBe(0);
});

test('a change made while it was being sent goes in its turn', async () => {
  enqueue(save('first'));
  await sendQueued('claire', async () => {
    enqueue(save('first', { form: { situation: 'plus récent' } }));
  });
  expect(queuedIn('claire', 'a')[0]?.input.form).toEqual({ situation: 'plus récent' });
});

test.each(['', '{', '[1,{"userId":3}]', '"x"', '[{"name":"save-risk"}]'])(
  'a store that holds %j holds nothing',
  (text) => {
    kept.set('prevenance_risks_v1', text);
    expect(labels()).toEqual([]);
  },
);
