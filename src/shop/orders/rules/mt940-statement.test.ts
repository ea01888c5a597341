import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACCOUNT,
  type Mt940Way,
  mt940File,
  type WrittenLine,
} from '../../../../tests/support/statement-files.ts';
import { readMt940 } from './mt940-statement.ts';
import { balanceProblems, statementLines } from './statement-lines.ts';

const message = (...fields: string[]) =>
  [
    ':20:RELEVE',
    `:25:${ACCOUNT}`,
    ':28C:1/1',
    ':60F:C261101EUR1000,00',
    ...fields,
    ':62F:C261130EUR1000,00',
    '-',
  ].join('\n');

const entriesOf = (text: string) => readMt940(text).statements.flatMap(({ entries }) => entries);
const [only] = [(text: string) => entriesOf(text)[0]];

describe('a movement', () => {
  test.each([
    ['2611201120C84,19NTRFNONREF', '2026-11-20', 8_419, undefined],
    ['261120C84,19NTRFNONREF', '2026-11-20', 8_419, undefined],
    ['2611201120CR84,19N654NONREF', '2026-11-20', 8_419, undefined],
    ['2611201120C84,NMSC123', '2026-11-20', 8_400, undefined],
    ['2611201120C84,1NMSC123', '2026-11-20', 8_410, undefined],
    ['2611201120D84,19NTRFNONREF', '2026-11-20', 8_419, 'debit'],
    ['2611201120RC84,19NTRFNONREF', '2026-11-20', 8_419, 'reversal'],
    ['2611201120RD84,19NTRFNONREF', '2026-11-20', 8_419, 'reversal'],
    ['2611201120RDR84,19NTRFNONREF', '2026-11-20', 8_419, 'reversal'],
    ['2611201120C0,00NTRFNONREF', '2026-11-20', 0, 'nothing'],
    ['2612310102C1,00NTRFNONREF', '2027-01-02', 100, undefined],
    ['2701021231C1,00NTRFNONREF', '2026-12-31', 100, undefined],
  ])(':61:%s', (written, bookedOn, amountCents, passedOver) => {
    expect(entriesOf(message(`:61:${written}`))).toMatchObject([
      { line: 5, bookedOn, amountCents, passedOver, currency: 'EUR' },
    ]);
  });

  test.each([
    ['NONREF//BANK-1', 'BANK-1'],
    ['INV/12//0000BANK', '0000BANK'],
    ['NONREF//NONREF', undefined],
    ['NONREF', undefined],
    ['KREF+', undefined],
  ])('is told by the reference of the bank: %s', (references, bankId) => {
    expect(only(message(`:61:2611201120C1,00NTRF${references}`))?.bankId).toBe(bankId);
  });

  test.each([
    ['', 'line'],
    ['2611201120X1,00NTRF', 'line'],
    ['2611201120C1,005NTRFNONREF', 'amount'],
    ['2611201120C1,2,3NTRFNONREF', 'amount'],
    ['2613201120C1,00NTRFNONREF', 'day'],
  ])('that cannot be read (“%s”) is said, and the next one is read', (written, problem) => {
    const text = message(`:61:${written}`, ':86:PERDU', ':61:2611201120C2,00NTRFNONREF', ':86:LU');
    const { problems, statements } = readMt940(text);
    expect(problems).toEqual([{ problem, line: 5, element: ':61:' }]);
    expect(statements[0]?.entries).toMatchObject([{ line: 7, amountCents: 200, label: 'LU' }]);
  });

  test('of an account in another currency settles nothing', () => {
    const text = message(':61:2611201120C84,19NTRFNONREF').replaceAll('EUR', 'CHF');
    expect(entriesOf(text)).toMatchObject([{ currency: 'CHF', passedOver: 'other-currency' }]);
  });
});

describe('the text of a movement', () => {
  const labelOf = (...lines: string[]) =>
    only(message(':61:2611201120C1,00NTRFNONREF', ...lines))?.label;

  test.each([
    [
      'in parts, payer first',
      [
        ':86:166?00GUTSCHRIFT?109075?20EREF+NOTPROVIDED?21SVWZ+RF18 PV20 2600 0123',
        '?30BNPAFRPP?31FR76?32ATELIER LUMIERE?33 SARL?34000',
      ],
      'ATELIER LUMIERE SARL SVWZ+RF18 PV20 2600 0123 GUTSCHRIFT',
    ],
    [
      'in parts cut amid a word, by lines cut amid a part',
      [':86:166?00VIR?20SVWZ+COMMANDE PV-2026-00012?2', '13 MERCI?32ROUX'],
      'ROUX SVWZ+COMMANDE PV-2026-000123 MERCI VIR',
    ],
    ['with another sign between', [':86:051>00VIR>20RF18>32ROUX'], 'ROUX RF18 VIR'],
    ['with that sign in a word', [':86:051?00VIR?20QUOI? RF18?32ROUX'], 'ROUX QUOI? RF18 VIR'],
    [
      'between slashes',
      [':86:/TRTP/SEPA OVERBOEKING/NAME/ROUX/REMI/RF18'],
      '/TRTP/SEPA OVERBOEKING/NAME/ROUX/REMI/RF18',
    ],
    [
      'free, on several lines',
      [':86:VIR SEPA RECU', 'DE ROUX', 'RF18'],
      'VIR SEPA RECU DE ROUX RF18',
    ],
    ['beside what stands behind the movement', ['/OCMT/EUR1,00', ':86:VIR'], 'VIR /OCMT/EUR1,00'],
    ['missing', [], ''],
  ])('is read %s', (_name, lines, label) => {
    expect(labelOf(...lines)).toBe(label);
  });
});

describe('a file', () => {
  test('may hold several messages, each in its frame, with ends of lines of any kind', () => {
    const one = message(':61:2611201120C1,00NTRFNONREF//A');
    const framed = `{1:F01BNPAFRPPAXXX0000000000}{2:O9400000}{4:\n${one}}{5:}\nABNANL2A\n940\n${one}`;
    for (const newline of ['\n', '\r\n', '\r']) {
      expect(entriesOf(framed.replaceAll('\n', newline)).map(({ bankId }) => bankId)).toEqual([
        'A',
        'A',
      ]);
    }
  });

  test.each([
    ['says no account', message().replace(/:25:.*\n/, ''), 'no-account', 1, ':25:'],
    ['says no currency', message().replace(/:60F:.*\n/, ''), 'currency', 1, ':60:'],
    [
      'has a balance that is none',
      message().replace('C261101EUR', 'C261101'),
      'currency',
      4,
      ':60F:',
    ],
    ['ends before its balance', message().replace(/:62F:.*\n-/, ''), 'cut-off', 4, ':62F:'],
  ])('that %s is refused or warned of by its line', (_name, text, problem, line, element) => {
    expect(readMt940(text).problems).toEqual([{ problem, line, element }]);
  });

  test('whatever stands in it, is read to its end', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom(
        ':20:',
        ':25:1',
        ':60F:C261101EUR1,00',
        ':61:',
        ':61:2611201120C1,00NTRFX//',
        ':86:166?2',
        ':62F:',
        '-',
        '{4:',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const file = readMt940(pieces.join('\n'));
        balanceProblems(file);
        statementLines(file);
      }),
    );
  });
});

test('what is written is read: each line by its day, its cents and its words, and balances agree', () => {
  const word = fc.stringMatching(/^[A-Z][A-Z0-9]{1,14}( [A-Z0-9]{1,9}){0,4}$/);
  const line: fc.Arbitrary<WrittenLine> = fc.record({
    bookedOn: fc.constantFrom('2026-10-30', '2026-11-20', '2026-12-31'),
    amountCents: fc.integer({ min: 1, max: 99_999_999_999 }),
    isIn: fc.boolean(),
    name: word,
    text: word,
    bankId: fc.stringMatching(/^[1-9A-Z]{5,16}$/),
  });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.constantFrom<Mt940Way>('free', 'slashes', 'parts'),
      fc.constantFrom('\n', '\r\n', '\r'),
      (written, way, newline) => {
        const file = readMt940(mt940File([{ lines: written }], way, newline));
        expect([...file.problems, ...balanceProblems(file)]).toEqual([]);
        const found = statementLines(file);
        expect(
          found.map(({ bookedOn, amountCents, isIn, bankId }) => [
            bookedOn,
            amountCents,
            isIn,
            bankId,
          ]),
        ).toEqual(
          written.map(({ bookedOn, amountCents, isIn, bankId }) => [
            bookedOn,
            amountCents,
            isIn,
            bankId,
          ]),
        );
        const bare = (text: string | undefined) => text?.replaceAll(' ', '') ?? '';
        for (const [index, { name, text }] of written.entries()) {
          expect(bare(found[index]?.label)).toContain(bare(name));
          expect(bare(found[index]?.label)).toContain(bare(text));
        }
      },
    ),
    { numRuns: 60 },
  );
});
