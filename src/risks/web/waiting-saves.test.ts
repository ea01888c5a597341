import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#basics/refusal.ts';
import { keepWaiting, sendWaiting, type WaitingSave, waitingIn } from './waiting-saves.ts';

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

function save(id: string, change: Partial<WaitingSave<'save-risk'>['input']> = {}): WaitingSave {
  return {
    userId: 'claire',
    name: 'save-risk',
    label: id,
    input: { companyId: 'a', id, unitId: 'u', revision: null, form: {}, ...change },
  };
}
const labels = () => waitingIn('claire', 'a').map(({ label }) => label);

test('what waits leaves in its order, once, and only of who is there', async () => {
  keepWaiting(save('first'));
  keepWaiting(save('second'));
  keepWaiting({ ...save('theirs'), userId: 'karim' });
  const sent: string[] = [];
  const send = async ({ label }: WaitingSave) => void sent.push(label);
  expect(await sendWaiting('claire', send)).toBe(2);
  expect(await sendWaiting('claire', send)).toBe(0);
  expect(sent).toEqual(['first', 'second']);
  expect(waitingIn('karim', 'a')).toHaveLength(1);
});

test('a row that is changed again before it leaves is still new, and keeps its turn', () => {
  keepWaiting(save('first'));
  keepWaiting(save('second'));
  keepWaiting(save('first', { revision: 1, form: { situation: 'autre' } }));
  expect(waitingIn('claire', 'a').map(({ input }) => [input.id, input.revision])).toEqual([
    ['first', null],
    ['second', null],
  ]);
  expect(waitingIn('claire', 'a')[0]?.input.form).toEqual({ situation: 'autre' });
});

test('without a connection everything stays', async () => {
  keepWaiting(save('first'));
  keepWaiting(save('second'));
  const sent = await sendWaiting('claire', () => {
    throw new Refusal('temporarily-unavailable');
  });
  expect(sent).toBe(0);
  expect(labels()).toEqual(['first', 'second']);
});

test('what is refused stays with the reason, and holds up nothing', async () => {
  keepWaiting(save('first'));
  keepWaiting(save('second'));
  const send = async ({ label }: WaitingSave) => {
    if (label === 'first') throw new Refusal('conflict');
  };
  expect(await sendWaiting('claire', send)).toBe(1);
  expect(waitingIn('claire', 'a')).toMatchObject([{ label: 'first', refused: 'conflict' }]);
  expect(await sendWaiting('claire', send)).toBe(0);
});

test('a change made while it was being sent goes in its turn', async () => {
  keepWaiting(save('first'));
  await sendWaiting('claire', async () => {
    keepWaiting(save('first', { form: { situation: 'plus récent' } }));
  });
  expect(waitingIn('claire', 'a')[0]?.input.form).toEqual({ situation: 'plus récent' });
});

test.each(['', '{', '[1,{"userId":3}]', '"x"', '[{"name":"save-risk"}]'])(
  'a store that holds %j holds nothing',
  (text) => {
    kept.set('prevenance_risks_v1', text);
    expect(labels()).toEqual([]);
  },
);
