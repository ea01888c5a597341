import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ITEMS } from '../../rules/questionnaire-items.ts';
import { authorOf, openedAnswer, type Said, sealedAnswer } from './sealed-answers.ts';

const vaultOf = (key: string) => ({
  derive: (...words: readonly string[]) =>
    createHmac('sha512', key).update(words.join('\0')).digest(),
});
const vault = vaultOf('one');
const pseudonym = randomBytes(32);
const who = { companyId: '3f0a3c8e-0000-4000-8000-000000000000', pseudonym };
const subject = { kind: 'check-in', day: '2026-11-25' } as const;
const said: Said['check-in'] = { mood: 1, energy: null, factorTap: 5, factor: 'intensity' };

describe('what somebody says, sealed', () => {
  test('is opened with the key of the installation, and by nobody else', () => {
    const row = sealedAnswer(vault, who, subject, said);
    expect(openedAnswer(vault, row, 'check-in')).toEqual({ pseudonym, said });
    expect(() => openedAnswer(vaultOf('another'), row, 'check-in')).toThrow();
  });

  test('opens as nothing else: of another day, kind, company or person, or altered', () => {
    const row = sealedAnswer(vault, who, subject, said);
    const altered = Buffer.from(row.sealed);
    altered.writeUInt8(altered.readUInt8(100) ^ 1, 100);
    for (const each of [
      { ...row, day: '2026-11-26' },
      { ...row, author: authorOf(vault, randomBytes(32), subject) },
      { ...row, company_id: '3f0a3c8e-0000-4000-8000-000000000001' },
      { ...row, sealed: altered },
    ])
      expect(() => openedAnswer(vault, each, 'check-in')).toThrow();
    expect(() => openedAnswer(vault, row, 'poll')).toThrow();
  });

  test('is as long whatever it says, as long as the database takes, and never twice the same', () => {
    const rows = [
      sealedAnswer(vault, who, subject, said),
      sealedAnswer(vault, who, subject, { mood: 5, energy: 5, factorTap: 5, factor: 'relations' }),
      sealedAnswer(vault, who, { ...subject, kind: 'poll' }, null),
      sealedAnswer(
        vault,
        who,
        { ...subject, kind: 'questionnaire' },
        ITEMS.map(() => null),
      ),
    ];
    expect(rows.map(({ sealed }) => sealed.length)).toEqual([220, 220, 220, 220]);
    const again = sealedAnswer(vault, who, subject, said);
    expect(again.sealed).not.toEqual(rows[0]?.sealed);
    expect(again.author).toEqual(rows[0]?.author);
  });

  test('bears another name for each kind and day, of which none is the pseudonym', () => {
    const names = (['check-in', 'poll', 'questionnaire'] as const).flatMap((kind) =>
      ['2026-11-25', '2026-11-26'].map((day) => authorOf(vault, pseudonym, { kind, day })),
    );
    expect(new Set([pseudonym, ...names].map((name) => name.toString('hex'))).size).toBe(7);
  });
});
