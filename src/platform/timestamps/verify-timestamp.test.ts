import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answered } from '../../../tests/support/timestamp-double/answer.ts';
import {
  issueCertificate,
  pemOf,
  TIME_STAMPING,
} from '../../../tests/support/timestamp-double/certificates.ts';
import {
  startTimestampDouble,
  type TimestampDouble,
} from '../../../tests/support/timestamp-double/timestamp-double.ts';
import { createClock } from '../clock.ts';
import {
  createTimestampAuthority,
  requestFor,
  TimestampUnavailable,
} from './timestamp-authority.ts';
import { readCertificates, TimestampRefused, verifyTimestamp } from './verify-timestamp.ts';

const NOW = new Date('2026-11-23T08:00:00Z');
const SEALED = Buffer.from('Document unique, version 1');
const NONCE = Buffer.from('4f00aa');
const clock = createClock(NOW.toISOString());
const around = (at: Date): [Date, Date] => [
  new Date(at.getTime() - 60_000),
  new Date(at.getTime() + 60_000),
];

let double: TimestampDouble;
beforeAll(async () => {
  double = await startTimestampDouble(() => NOW);
});
afterAll(() => double.stop());

const query = () => new Uint8Array(requestFor(SEALED, NONCE));
const verify = (response: Uint8Array, trusted = double.trusted, sealed = SEALED) =>
  verifyTimestamp(response, {
    sealed,
    trusted: readCertificates(trusted),
    between: around(NOW),
    nonce: NONCE,
  });

test('what another implementation signed is understood', async () => {
  const fixture = (name: string) =>
    readFileSync(new URL(`../../../tests/fixtures/timestamp/${name}`, import.meta.url));
  const expected = {
    trusted: readCertificates(fixture('openssl-root.pem').toString()),
    between: [new Date('2026-11-23T00:00:00Z'), new Date('2026-11-24T00:00:00Z')] as const,
  };
  const response = fixture('openssl.tsr');
  expect(await verifyTimestamp(response, { ...expected, sealed: SEALED })).toMatchObject({
    authority: 'Unité OpenSSL',
  });
  const other = verifyTimestamp(response, { ...expected, sealed: Buffer.from('version 2') });
  await expect(other).rejects.toThrow(TimestampRefused);
});

test('a good answer says when, and by whom', async () => {
  expect(await verify(await double.answer(query()))).toEqual({ at: NOW, authority: double.name });
});

describe('refused', () => {
  test.each<[string, Partial<Answered>, string]>([
    ['of something else', { imprint: Buffer.alloc(32, 7) }, 'something else'],
    ['to another question', { nonce: Buffer.from('4f00ab') }, 'another question'],
    ['not granted', { isRefused: true }, 'did not grant'],
    ['signed over SHA-1', { hash: 'SHA-1' }, 'too weak'],
    ['of yesterday', { at: new Date('2026-11-22T08:00:00Z') }, 'not plausible'],
    ['of tomorrow', { at: new Date('2026-11-24T08:00:00Z') }, 'not plausible'],
  ])('%s', async (_, instead, why) => {
    await expect(verify(await double.answer(query(), instead))).rejects.toThrow(why);
  });

  test('one whose chain ends elsewhere', async () => {
    const other = await startTimestampDouble(() => NOW);
    await other.stop();
    const response = await other.answer(query());
    await verify(response, other.trusted);
    await expect(verify(response)).rejects.toThrow(TimestampRefused);
    await verify(response, `${double.trusted}\n${other.trusted}`);
  });

  test('one with any byte changed', async () => {
    const good = await double.answer(query());
    const said = await verify(good);
    for (let at = 0; at < good.length; at += 7) {
      const bad = Buffer.from(good);
      bad[at] = (bad[at] ?? 0) ^ 1;
      const outcome = await verify(bad).catch((error: unknown) => error);
      // A certificate on the way carries bytes that nobody reads: what is said stays the same.
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(TimestampRefused);
      else expect(outcome).toEqual(said);
    }
    const cut = verify(good.subarray(0, good.length - 20));
    await expect(cut).rejects.toThrow(TimestampRefused);
    await expect(verify(Buffer.alloc(0))).rejects.toThrow(TimestampRefused);
  });

  describe('by a certificate that', () => {
    const root = issueCertificate({ name: 'Racine', isCa: true });
    const unit = { name: 'Unité', purposes: [TIME_STAMPING] };
    const by = async (
      signer: Parameters<typeof issueCertificate>[0],
      along: NonNullable<Answered['along']> = [],
    ) => {
      const holder = await issueCertificate(signer);
      return verify(
        await double.answer(query(), { signer: holder, along, named: holder }),
        pemOf(await root),
      );
    };

    test('none of these: it is accepted', async () => {
      expect(await by({ ...unit, issuer: await root })).toEqual({ at: NOW, authority: 'Unité' });
    });
    test('is for something else', async () => {
      const web = ['1.3.6.1.5.5.7.3.1'];
      const why = 'not for timestamps';
      await expect(by({ name: 'U', issuer: await root })).rejects.toThrow(why);
      await expect(by({ ...unit, purposes: web, issuer: await root })).rejects.toThrow(why);
      const both = [TIME_STAMPING, ...web];
      await expect(by({ ...unit, purposes: both, issuer: await root })).rejects.toThrow(why);
      await expect(by({ ...unit, isCritical: false, issuer: await root })).rejects.toThrow(why);
    });
    test('had ended when it signed', async () => {
      const years = [2020, 2026] as const;
      await expect(by({ ...unit, years, issuer: await root })).rejects.toThrow(TimestampRefused);
    });
    test('was issued by somebody who may not issue any', async () => {
      const leaf = await issueCertificate({ name: 'Client', issuer: await root });
      await expect(by({ ...unit, issuer: leaf }, [leaf])).rejects.toThrow(TimestampRefused);
    });
    test('is not the one that the signature names', async () => {
      const signer = await issueCertificate({ ...unit, issuer: await root });
      const named = await issueCertificate({ ...unit, issuer: await root });
      const response = await double.answer(query(), { signer, along: [named], named });
      await expect(verify(response, pemOf(await root))).rejects.toThrow('name its certificate');
    });
  });
});

describe('the door', () => {
  const open = (settings = {}) =>
    createTimestampAuthority(
      { url: double.url, credentials: undefined, trusted: double.trusted, ...settings },
      { clock, timeoutMs: 500 },
    );

  test('hands back what came, and says who asks', async () => {
    const { response, timestamp } = await open({ credentials: 'nom:secret' }).stamp(SEALED);
    expect(timestamp).toEqual({ at: NOW, authority: double.name });
    expect(double.asked.at(-1)).toBe(`Basic ${Buffer.from('nom:secret').toString('base64')}`);
    const trusted = readCertificates(double.trusted);
    await verifyTimestamp(response, { sealed: SEALED, trusted, between: around(NOW) });
  });

  test.each(['no-answer', 'server-error', 'endless'] as const)('is away: %s', async (mishap) => {
    double.suffer(mishap);
    await expect(open().stamp(SEALED)).rejects.toThrow(TimestampUnavailable);
    double.suffer(undefined);
    await open().stamp(SEALED);
  });

  test('believes nothing that it did not ask for', async () => {
    await open().stamp(SEALED);
    for (const mishap of [
      'nonsense',
      'replayed',
      'foreign-authority',
      'altered-signature',
    ] as const) {
      double.suffer(mishap);
      await expect(open().stamp(SEALED)).rejects.toThrow(TimestampRefused);
    }
    double.suffer(undefined);
  });
});

test('certificates that are not readable are not taken', () => {
  expect(() => readCertificates('')).toThrow('no certificate');
  expect(() =>
    readCertificates('-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'),
  ).toThrow();
});
