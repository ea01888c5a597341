import { expect, test } from 'vitest';
import type { Room } from '#backend/room.ts';
import { followersOf } from '#platform/jobs/events.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { invoiceEvents } from '#shop/invoices/events.ts';
import { orderEvents } from '#shop/orders/events.ts';
import { openRooms } from '../../src/app/compose.ts';
import { allOf, eventJobs, named, onlyOnce, personalDataOf } from '../../src/app/rooms.ts';
import type { Services } from '../../src/app/services.ts';
import { CONTRACTS } from '../support/every-contract.ts';

/** Rooms are opened over a world of which nothing is asked yet. */
const world = { publicUrl: () => 'http://localhost' } as Services;
const rooms = openRooms(world, {} as Vault);

const followers = (of: readonly Room[]) =>
  Object.fromEntries(
    [...followersOf(of)].map(([job, all]) => [job, all.map(({ name }) => name)] as const),
  );

test('who follows an order is told in this order, so that each finds what those before it have written', () => {
  expect(followers(rooms)).toEqual({
    [orderEvents.stateChanged.job]: [
      'licences',
      'subscriptions',
      'invoices',
      'choices',
      'gifts',
      'integrations',
    ],
    [orderEvents.parcelMoved.job]: ['integrations'],
    [invoiceEvents.issued.job]: ['integrations'],
    [orderEvents.refundSettled.job]: ['invoices', 'gifts'],
    [orderEvents.chargeRefused.job]: ['subscriptions'],
    [orderEvents.paymentDisputed.job]: ['subscriptions'],
  });
  expect(followers([...rooms].reverse())).toEqual(followers(rooms));
});

test('every function that a contract names is served, once', () => {
  const names = CONTRACTS.map(({ name }) => name);
  const served = allOf(rooms, 'functions').map(({ contract }) => contract.name);
  expect([...served].sort()).toEqual([...new Set(names)].sort());
  expect(names.length).toBeGreaterThan(250);
});

test('no two rooms have a name, a job or a mail in common', () => {
  expect(onlyOnce('room', rooms)).toHaveLength(rooms.length);
  expect(onlyOnce('job', [...allOf(rooms, 'jobs'), ...eventJobs(rooms)]).length).toBeGreaterThan(
    40,
  );
  expect(Object.keys(named('mails', rooms)).length).toBeGreaterThan(50);
  expect(() => onlyOnce('job', [{ name: 'a' }, { name: 'a' }])).toThrow("job 'a'");
});

test('answers are read and erased before the company whose keys they need', () => {
  const parts = Object.keys(personalDataOf(rooms));
  expect(parts).toEqual(['listening', 'company', 'risks', 'shop', 'choices', 'gifts', 'requests']);
});
