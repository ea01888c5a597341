import { describe, expect, test } from 'vitest';
import { figuresFact, openSignals, signalLines, updateFact } from './overview.ts';

const TODAY = '2026-11-30';

describe('signals that are open', () => {
  test.each([
    [0, 0, 0],
    [3, 3, 0],
    [5, 3, 2],
  ])('of %d, %d are shown and %d are counted', (open, shown, more) => {
    const alerts = Array.from({ length: open }, () => ({ closing: null }));
    const told = openSignals([...alerts, { closing: { reason: 'ended' } }]);
    expect([told.shown.length, told.more]).toEqual([shown, more]);
  });

  const signal = {
    since: '2026-11-09',
    endedOn: null,
    silentSince: null,
    isPlaceGone: false,
    figures: { baseline: 9.5, ewma: 6, margin: 1 },
    dueOn: '2026-12-07',
    ownerId: null,
    acknowledgedOn: null,
    eventId: null,
    closing: null,
  };
  const people = [
    { id: 'one', email: 'one@example.com' },
    { id: 'two', email: null },
  ];
  const lines = (more: Partial<Parameters<typeof signalLines>[0]>) =>
    signalLines({ ...signal, ...more }, { language: 'fr', today: TODAY, people, somebody: '?' });
  const names = (more: Parameters<typeof lines>[0]) =>
    lines(more).map((line) => line.map(({ name }) => name).join('+'));

  test.each([
    [{}, ['since', 'due+nobody']],
    [{ dueOn: '2026-11-29' }, ['since', 'late+nobody']],
    [{ dueOn: TODAY }, ['since', 'due+nobody']],
    [{ dueOn: '2026-11-29', eventId: 'event' }, ['since', 'due+nobody']],
    [{ acknowledgedOn: TODAY, ownerId: 'one' }, ['since', 'due+given', 'acknowledged']],
    [{ endedOn: '2026-11-23', silentSince: '2026-11-23' }, ['since', 'ended', 'due+nobody']],
    [{ silentSince: '2026-11-23' }, ['since', 'silent', 'due+nobody']],
    [{ isPlaceGone: true, endedOn: '2026-11-23' }, ['since', 'gone', 'due+nobody']],
    [{ figures: { baseline: 9.5, ewma: 9, margin: 1 } }, ['since', 'back', 'due+nobody']],
    [{ closing: { reason: 'ended' } }, ['since']],
  ])('say how they stand: %j', (more, told) => {
    expect(names(more)).toEqual(told);
  });

  test.each([
    ['one', 'one@example.com'],
    ['two', '?'],
    ['gone', '?'],
  ])('say who sees to them no further than the reader may know: %s', (ownerId, who) => {
    expect(lines({ ownerId }).flat()).toContainEqual({ name: 'given', values: { who } });
  });
});

test.each([
  [
    { baseline: 9.5, ewma: 6, margin: 1 },
    { name: 'drop', values: { fall: '3,5', margin: '1' } },
  ],
  [
    { level: 5.5, margin: 1 },
    { name: 'level', values: { level: '5,5', under: 7, weeks: 8 } },
  ],
  [{ now: 'under-half' }, { name: 'participation', values: { now: 'few' } }],
  [{ now: 'over-half' }, { name: 'participation', values: { now: 'half' } }],
  [
    { lowShare: 40, lowShareAtLeast: 30 },
    { name: 'lowShare', values: { share: 40, least: 30 } },
  ],
  [
    { baseline: 80, recent: 50 },
    { name: 'answers', values: { recent: 50, baseline: 80 } },
  ],
])('what a signal shows: %j', (figures, fact) => {
  expect(figuresFact(figures, 'standard', 'fr')).toMatchObject(fact);
});

test.each([
  [{ dueOn: null, because: null }, 'none'],
  [{ dueOn: TODAY, because: 'first' }, 'first'],
  [{ dueOn: TODAY, because: 'yearly' }, 'yearly'],
  [{ dueOn: '2026-11-29', because: 'yearly' }, 'late'],
  [{ dueOn: '2026-12-01', because: 'event' }, 'event'],
] as const)('by when the document is due: %j', (update, name) => {
  expect(updateFact(update, TODAY, 'fr').name).toBe(name);
});
