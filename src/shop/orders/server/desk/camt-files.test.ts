import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ACCOUNT,
  camtFile,
  type WrittenLine,
} from '../../../../../tests/support/statement-files.ts';
import { readCamt } from '../../rules/camt-statement.ts';
import type { StatementFile } from '../../rules/statement-entry.ts';
import { balanceProblems, statementLines } from '../../rules/statement-lines.ts';
import { readXml } from './xml-nodes.ts';

function read(text: string): StatementFile {
  const root = readXml(text);
  if ('faultAt' in root) throw new Error(`no XML at line ${root.faultAt}`);
  return readCamt(root);
}

const entriesOf = (text: string) => read(text).statements.flatMap(({ entries }) => entries);

/** One entry, of which a test says what is inside. */
const entryFile = (inside: string, version = '08') =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Id>R1</Id>
<Acct><Id><IBAN>${ACCOUNT}</IBAN></Id></Acct>
<Ntry>${inside}</Ntry></Stmt></BkToCstmrStmt></Document>`;

const BOOKED =
  '<Amt Ccy="EUR">100.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>';

describe('a camt.053', () => {
  const line: WrittenLine = {
    bookedOn: '2026-11-20',
    amountCents: 8_419,
    name: 'Atelier & Fils',
    text: 'Commande du 12',
    reference: 'RF18PV2026000123',
    bankId: 'B1',
  };

  test.each(['02', '03', '04', '06', '08', '10', '13'])('is read in version %s', (version) => {
    const file = read(camtFile([{ lines: [line] }], version));
    expect(file.problems).toEqual([]);
    expect(file.statements).toMatchObject([{ account: ACCOUNT, id: 'R1' }]);
    expect(file.statements[0]?.entries).toEqual([
      {
        line: 7,
        bookedOn: '2026-11-20',
        amountCents: 8_419,
        currency: 'EUR',
        isIn: true,
        label: 'Atelier & Fils RF18PV2026000123 Commande du 12',
        bankId: 'B1',
        passedOver: undefined,
      },
    ]);
  });

  test('may name its elements with a prefix', () => {
    const text = camtFile([{ lines: [line] }])
      .replaceAll(/<(\/?)([A-Z])/g, '<$1n:$2')
      .replace('xmlns=', 'xmlns:n=');
    expect(entriesOf(text)).toMatchObject([{ amountCents: 8_419, bankId: 'B1' }]);
  });

  test('says of each line that is no transfer to us why', () => {
    const lines: WrittenLine[] = [
      { ...line, isIn: false },
      { ...line, isReversal: true },
      { ...line, isReversal: true, isIn: false },
      { ...line, status: 'PDNG' },
      { ...line, currency: 'CHF' },
      { ...line, amountCents: 0 },
    ];
    for (const version of ['02', '08']) {
      expect(entriesOf(camtFile([{ lines }], version)).map(({ passedOver }) => passedOver)).toEqual(
        ['debit', 'reversal', 'reversal', 'not-booked', 'other-currency', 'nothing'],
      );
    }
  });

  test('of a transfer that came back says so: it is no payment', () => {
    const back = '<NtryDtls><TxDtls><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf></TxDtls></NtryDtls>';
    expect(entriesOf(entryFile(BOOKED + back))).toMatchObject([{ passedOver: 'reversal' }]);
  });

  test('that tells an instant is of the day in Paris', () => {
    const inside = BOOKED.replace(
      /<BookgDt>.*/,
      '<BookgDt><DtTm>2026-11-19T23:30:00Z</DtTm></BookgDt>',
    );
    expect(entriesOf(entryFile(inside))).toMatchObject([{ bookedOn: '2026-11-20' }]);
  });

  test.each([
    ['Amt', 'amount', BOOKED.replace('100.00', '100.001')],
    ['Amt', 'amount', BOOKED.replace('100.00', '-1')],
    ['Amt', 'amount', BOOKED.replace('100.00', '1e3')],
    ['Amt', 'currency', BOOKED.replace(' Ccy="EUR"', '')],
    ['CdtDbtInd', 'direction', BOOKED.replace('CRDT', 'IN')],
    ['Sts', 'status', BOOKED.replace('BOOK<', 'DONE<')],
    ['BookgDt', 'day', BOOKED.replace('2026-11-20', '2026-02-30')],
    ['BookgDt', 'day', BOOKED.replace(/<BookgDt>.*/, '')],
  ])('whose %s is wrong (%s) loses that line alone, and says which', (element, problem, wrong) => {
    const text = entryFile(wrong).replace('</Ntry>', `</Ntry>\n<Ntry>${BOOKED}</Ntry>`);
    const { problems, statements } = read(text);
    expect(problems).toEqual([{ problem, line: 3, element }]);
    expect(statements[0]?.entries).toMatchObject([{ line: 4, amountCents: 10_000 }]);
  });

  test.each([
    ['camt.052', 'BkToCstmrAcctRpt'],
    ['camt.054', 'BkToCstmrDbtCdtNtfctn'],
    ['pain.001', 'CstmrCdtTrfInitn'],
  ])('is not %s, which is said', (message, element) => {
    const namespace = `urn:iso:std:iso:20022:tech:xsd:${message}.001.08`;
    const { problems, statements } = read(
      `<Document xmlns="${namespace}"><${element}/></Document>`,
    );
    expect(statements).toEqual([]);
    expect(problems).toEqual([{ problem: 'other-message', line: 1, element: message }]);
  });

  test('without an account is not read, as nothing tells its lines', () => {
    const text = entryFile(BOOKED).replace(/<Acct>.*<\/Acct>/, '');
    expect(read(text)).toEqual({
      statements: [],
      problems: [{ problem: 'no-account', line: 1, element: 'Acct' }],
    });
  });
});

describe('an entry of several transfers', () => {
  const details = (...amounts: string[]) =>
    amounts.map((inside) => `<TxDtls>${inside}</TxDtls>`).join('');
  const batch = (...amounts: string[]) =>
    entryFile(`${BOOKED}<AcctSvcrRef>B1</AcctSvcrRef><NtryDtls>${details(...amounts)}</NtryDtls>`);
  const amount = (text: string, more = '') => `<Amt Ccy="EUR">${text}</Amt>${more}`;
  const charge = '<Chrgs><Rcrd><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs>';

  test('is a line for each, with names of their own', () => {
    const lines = statementLines(read(batch(amount('60.00'), amount('40.00'))));
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([6_000, 4_000]);
    expect(new Set(lines.map(({ identity }) => identity)).size).toBe(2);
  });

  test('is told apart though both say the same', () => {
    const lines = statementLines(read(batch(amount('50.00'), amount('50.00'))));
    expect(new Set(lines.map(({ identity }) => identity)).size).toBe(2);
  });

  test('is shared out less its charges where these make up what was booked', () => {
    const file = read(batch(amount('60.00', charge), amount('41.00')));
    expect(file.problems).toEqual([]);
    expect(file.statements[0]?.entries.map(({ amountCents }) => amountCents)).toEqual([
      5_900, 4_100,
    ]);
  });

  test('says which of them went the other way', () => {
    const entries = entriesOf(
      batch(amount('120.00'), amount('20.00', '<CdtDbtInd>DBIT</CdtDbtInd>')),
    );
    expect(entries.map(({ amountCents, passedOver }) => [amountCents, passedOver])).toEqual([
      [12_000, undefined],
      [2_000, 'debit'],
    ]);
  });

  test.each([
    ['do not add up', batch(amount('60.00'), amount('41.00'))],
    ['have no amounts', batch('', '')],
    ['are in another currency', batch(amount('60.00').replace('EUR', 'USD'), amount('40.00'))],
  ])('stays whole where they %s: no more is booked than came in', (_name, text) => {
    const { problems, statements } = read(text);
    expect(problems).toEqual([{ problem: 'batch', line: 3, element: 'TxDtls' }]);
    expect(statements[0]?.entries).toMatchObject([{ amountCents: 10_000, bankId: 'B1' }]);
  });
});

describe('what is no statement', () => {
  test.each([
    ['a document that is cut', '<Document>\n<BkToCstmrStmt>\n', 3],
    ['what is no element', '<Document>\n<1/></Document>', 2],
    ['an element that closes another', '<a>\n<b></a>', 2],
  ])('%s is refused by its line', (_name, text, faultAt) => {
    expect(readXml(text)).toEqual({ faultAt });
  });

  test('whatever is cut off a statement, it is refused or read, and never half', () => {
    const whole = camtFile([{ lines: [{ bookedOn: '2026-11-20', amountCents: 100 }] }]).trimEnd();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: whole.length - 1 }), (end) => {
        expect(readXml(whole.slice(0, end))).toHaveProperty('faultAt');
      }),
    );
  });
});

test('what is written is read: each line by its day, its cents and its words, and balances agree', () => {
  const word = fc.stringMatching(/^[A-Za-zé&<>' ]{1,20}[a-z]$/);
  const lines = fc.array(
    fc.record({
      bookedOn: fc.constantFrom('2026-10-30', '2026-11-20', '2026-12-31'),
      amountCents: fc.integer({ min: 1, max: 99_999_999_999 }),
      isIn: fc.boolean(),
      name: word,
      text: word,
      bankId: fc.stringMatching(/^[1-9A-Z]{1,16}$/),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(lines, fc.constantFrom('02', '04', '08', '12'), (written, version) => {
      const file = read(camtFile([{ lines: written }], version));
      expect([...file.problems, ...balanceProblems(file)]).toEqual([]);
      const found = statementLines(file);
      expect(found.map(({ bookedOn, amountCents, isIn }) => [bookedOn, amountCents, isIn])).toEqual(
        written.map(({ bookedOn, amountCents, isIn }) => [bookedOn, amountCents, isIn]),
      );
      const bare = (text: string | undefined) => text?.replaceAll(' ', '') ?? '';
      for (const [index, { name, text }] of written.entries()) {
        expect(bare(found[index]?.label)).toContain(bare(name));
        expect(bare(found[index]?.label)).toContain(bare(text));
      }
    }),
    { numRuns: 60 },
  );
});
