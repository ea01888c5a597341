import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endedByClock, isSession } from './stored-session.ts';

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const GOOD = {
  access_token: `${part({ alg: 'ES256' })}.${part({ sub: 'é', exp: 1 })}.c2lnbmF0dXJl`,
  refresh_token: 'abc',
  expires_at: 1_795_000_000,
  user: { id: '7f3a', factors: [] },
};

test('a session as the client keeps it is one', () => {
  expect(isSession(JSON.stringify(GOOD))).toBe(true);
  expect(isSession(JSON.stringify({ ...GOOD, user: { id: '7f3a' } }))).toBe(true);
});

test.each([
  ['access_token', 'a.b.c'],
  ['access_token', `${part({})}.${part([])}.x`],
  ['access_token', null],
  ['refresh_token', 7],
  ['expires_at', 'soon'],
  ['user', null],
  ['user', { id: 1 }],
  ['user', { id: '1', factors: 'all' }],
])('with %s %j it is none', (name, value) => {
  expect(isSession(JSON.stringify({ ...GOOD, [name]: value }))).toBe(false);
});

test('no text makes the question fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
      expect(isSession(kept)).toBe(false);
    }),
  );
});

test('the end of a session is told by the clock of the device that asked for it', () => {
  const ahead = 1_795_000_900_000;
  const session = { ...GOOD, expires_in: 900 };
  expect(endedByClock(session, ahead)).toEqual({ ...session, expires_at: 1_795_001_800 });
  for (const other of [null, [], { id: '7f3a' }, { expires_in: 900 }, { ...GOOD }]) {
    expect(endedByClock(other, ahead)).toEqual(other);
  }
});
