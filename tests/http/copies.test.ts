import { createDecipheriv, createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listOwnAnswers, type OwnAnswer } from '#listening/contract.ts';
import { firstSealOf, sealed } from '#listening/server/vault/sealed-history.ts';
import { queueIsQuiet, repeatJob } from '../support/job-queue.ts';
import {
  type ListeningCompany,
  listeningCompany,
  liveThrough,
  settableClock,
  taps,
} from '../support/listening.ts';
import { startTestProduct, type TestProduct } from '../support/test-product.ts';

/** Who has copies of both databases, whole, and not the key of the installation. */

const FIRST_MONDAY = '2026-10-05';
let product: TestProduct;
let company: ListeningCompany;
const clock = settableClock('2026-10-05T09:00:00+02:00');
beforeAll(async () => {
  product = await startTestProduct({}, clock);
  company = await listeningCompany(product, { Atelier: 6 }, FIRST_MONDAY);
  await liveThrough({ product, clock, company }, FIRST_MONDAY, 3, (_who, week, at) =>
    taps(1 + ((at + week) % 5)),
  );
  await forget('2026-12-07');
});
afterAll(() => product.stop());

async function forget(day: string): Promise<void> {
  clock.setDay(day);
  await repeatJob(product, 'forget-answers', {}, 1);
  await queueIsQuiet(product);
}

type Sealed = { readonly pseudonym: Buffer; readonly monday: string; readonly sealed: Buffer };
const histories = async () =>
  (await product.vaultSql(
    'select pseudonym, monday::text, sealed from histories',
  )) as unknown as Sealed[];

type Key = { readonly employee_id: string; readonly user_id: string; readonly key: Buffer };
const keys = async () =>
  (await product.database.ownerPool.query<Key>('select * from listening_keys')).rows;

/** Everything that can be made of a person’s key without the one of the installation, that opens a seal. */
function sealsFrom({ employee_id: employee, user_id: user, key }: Key): Buffer[] {
  const words = [key, key.toString('hex'), employee, user];
  const hashes = words.flatMap((one) =>
    words.flatMap((other) => [
      createHash('sha256').update(one).update(other).digest(),
      createHmac('sha512', one).update(other).digest().subarray(0, 32),
    ]),
  );
  return [firstSealOf(key), key, ...hashes].filter(({ length }) => length === 32);
}

function opens(seal: Buffer, { monday, sealed: bytes }: Sealed): boolean {
  try {
    const decipher = createDecipheriv('aes-256-gcm', seal, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(monday));
    decipher.setAuthTag(bytes.subarray(12, 28));
    Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return true;
  } catch {
    return false;
  }
}

async function opened(): Promise<number> {
  const seals = (await keys()).flatMap(sealsFrom);
  return (await histories()).filter((week) => seals.some((seal) => opens(seal, week))).length;
}

const own = async () =>
  (await company.colleagues[0]?.call(listOwnAnswers, { companyId: company.id }))?.answers;

describe('copies of both databases without the key of the installation', () => {
  test('open no sealed week, whosever key is tried on it; its author reads it still', async () => {
    expect(await histories()).toHaveLength(18);
    expect(await opened()).toBe(0);
    expect(await own()).toHaveLength(3);
  });

  test('would open weeks that were sealed as they once were, and those are sealed anew by night', async () => {
    const before = await own();
    const [week] = await histories();
    const key = await keyOf(week as Sealed);
    const answers = [{ day: week?.monday, mood: 2, energy: 2, factor: 'values', factorTap: 2 }];
    const old = sealed(firstSealOf(key), week?.monday ?? '', answers as OwnAnswer[]);
    await product.vaultSql(
      `update histories set is_keyed = false, sealed = '\\x${old.toString('hex')}'
        where pseudonym = '\\x${week?.pseudonym.toString('hex')}' and monday = '${week?.monday}'`,
    );
    // Or this is no attack.
    expect(await opened()).toBe(1);
    await forget('2026-12-08');
    expect(await opened()).toBe(0);
    expect(await own()).toHaveLength(before?.length ?? 0);
  });

  test('lead from nobody’s key to a row of theirs', async () => {
    const kept = (await product.vaultSql(
      `select pseudonym as mark from people union select pseudonym from histories
        union select pseudonym from list_counted union select member from list_members
        union select account from term_keys union select term_key from term_keys`,
    )) as unknown as { mark: Buffer }[];
    const marks = new Set(kept.map(({ mark }) => mark.toString('hex')));
    expect(marks.size).toBeGreaterThan(5);
    const made = (await keys()).flatMap(sealsFrom).map((bytes) => bytes.toString('hex'));
    expect(made.filter((mark) => marks.has(mark))).toEqual([]);
  });
});

/** Whose week it is: found as the product finds it, with the key of the installation. */
async function keyOf({ pseudonym }: Sealed): Promise<Buffer> {
  const { pseudonymOf } = await import('#listening/server/vault/tenant-keys.ts');
  const place = (await keys()).find((each) =>
    pseudonymOf(product.vault, company.id, each).equals(pseudonym),
  );
  return place?.key as Buffer;
}
