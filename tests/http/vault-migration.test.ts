import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { sealEarlierAnswers } from '#listening/server/vault/seal-earlier.ts';
import type { Kind } from '#listening/server/vault/sealed-answers.ts';
import { openedAnswer } from '#listening/server/vault/sealed-answers.ts';
import { migrate, VAULT_MIGRATIONS } from '#platform/database/migrate.ts';
import { resolveVault } from '#platform/database/server.ts';
import { openVault } from '#platform/vault/vault.ts';
import { createTestDatabase, runOn } from '../support/postgres.ts';

const log = pino({ level: 'silent' });
const COMPANY = '3f0a3c8e-0000-4000-8000-000000000000';
const NEW_COMPANY = '3f0a3c8e-0000-4000-8000-000000000001';
const [ADA, BOB] = ['aa', 'bb'].map((byte) => `\\x${byte.repeat(32)}`);

/** The vault as it was before there were seals. */
async function folderOfBefore(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prevenance-before-seals-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = (await readdir(VAULT_MIGRATIONS)).filter((name) => name < '0010' || name > '9');
  for (const name of files) await cp(path.join(VAULT_MIGRATIONS, name), path.join(folder, name));
  return folder;
}

test('a vault of before there were seals keeps everything, sealed where its week is not closed', async () => {
  const { owner, drop } = await createTestDatabase();
  onTestFinished(drop);
  const at = await resolveVault(undefined, owner);
  await migrate({ owner: at, log, folder: await folderOfBefore() });
  await runOn(
    at,
    `insert into closings values ('${COMPANY}', '2026-10-05');
    insert into answers (company_id, pseudonym, monday, day, mood, energy, factor, factor_tap) values
      ('${COMPANY}', '${ADA}', '2026-10-05', '2026-10-06', 1, 2, 'values', 3),
      ('${COMPANY}', '${ADA}', '2026-10-12', '2026-10-13', 4, null, 'emotions', null),
      ('${COMPANY}', '${BOB}', '2026-10-12', '2026-10-13', 5, 5, 'emotions', 5),
      ('${NEW_COMPANY}', '${BOB}', '2026-10-05', '2026-10-06', 2, 2, 'values', 2);
    insert into poll_answers (poll_id, pseudonym, company_id, choice, closes_on) values
      (gen_random_uuid(), '${ADA}', '${COMPANY}', null, '2026-10-18'),
      (gen_random_uuid(), '${BOB}', '${COMPANY}', 3, '2026-10-18');
    insert into questionnaire_answers (questionnaire_id, pseudonym, company_id, answers, closes_on)
      values (gen_random_uuid(), '${ADA}', '${COMPANY}',
        array[1, 2, 3, 4, 5, 0, null, null, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], '2026-10-18')`,
  );
  const vault = await openVault({ owner: at, key: Buffer.alloc(32, 1), log });
  onTestFinished(() => vault.close());
  await sealEarlierAnswers({ vault });
  const open = await runOn(at, 'select pseudonym, day::text, mood from answers');
  expect(open.rows).toEqual([{ pseudonym: bytes(ADA), day: '2026-10-06', mood: 1 }]);
  const sealed = await vault.once((db) => db.selectFrom('sealed_answers').selectAll().execute());
  const opened = sealed.map((row) => {
    const { pseudonym, said } = openedAnswer(vault, row, row.kind as Kind);
    return [row.kind, row.day, row.company_id, pseudonym.toString('hex').slice(0, 2), said];
  });
  const said = (mood: number, energy: number | null, factor: string, factorTap = energy) => ({
    mood,
    energy,
    factorTap,
    factor,
  });
  expect(opened.toSorted()).toEqual([
    ['check-in', '2026-10-06', NEW_COMPANY, 'bb', said(2, 2, 'values')],
    ['check-in', '2026-10-13', COMPANY, 'aa', said(4, null, 'emotions')],
    ['check-in', '2026-10-13', COMPANY, 'bb', said(5, 5, 'emotions')],
    ['poll', '2026-10-18', COMPANY, 'aa', null],
    ['poll', '2026-10-18', COMPANY, 'bb', 3],
    [
      'questionnaire',
      '2026-10-18',
      COMPANY,
      'aa',
      [1, 2, 3, 4, 5, 0, null, null, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ],
  ]);
  expect((await runOn(at, 'select from unsealed_answers')).rowCount).toBe(0);
});

const bytes = (literal = '') => Buffer.from(literal.slice(2), 'hex');
