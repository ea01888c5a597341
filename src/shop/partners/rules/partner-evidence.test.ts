import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#basics/dates.ts';
import { evidenceFileName, fileTypeOf, readEvidence, validityOf } from './partner-evidence.ts';

const TODAY = '2026-11-23';

test.each([
  [null, 'undated'],
  [addDays(TODAY, 61), 'valid'],
  [addDays(TODAY, 60), 'ending'],
  [TODAY, 'ending'],
  [addDays(TODAY, -1), 'over'],
] as const)('a document until %s is %s', (expiresOn, validity) => {
  expect(validityOf(expiresOn, TODAY)).toBe(validity);
});

describe('a document that is sent', () => {
  const FORM = { kind: 'origin', proves: 'Origine France Garantie' };

  test('says what it is and what it proves; its days may be unknown', () => {
    expect(readEvidence(FORM, TODAY)).toEqual({
      problems: [],
      values: { ...FORM, issuedOn: null, expiresOn: null },
    });
  });

  test.each([
    [{ kind: '' }, 'kind', 'required'],
    [{ kind: 'passport' }, 'kind', 'choice-invalid'],
    [{ proves: ' ' }, 'proves', 'required'],
    [{ proves: 'x'.repeat(201) }, 'proves', 'too-long'],
    [{ issuedOn: addDays(TODAY, 1) }, 'issuedOn', 'day-to-come'],
    [{ issuedOn: '2026-02-30' }, 'issuedOn', 'day-invalid'],
    [{ issuedOn: '0001-01-01' }, 'issuedOn', 'day-invalid'],
    [{ expiresOn: addDays(TODAY, -1) }, 'expiresOn', 'day-over'],
    [{ expiresOn: '9999-01-01' }, 'expiresOn', 'day-invalid'],
    [{ issuedOn: TODAY, expiresOn: '2020-01-01' }, 'expiresOn', 'day-before-issue'],
  ])('is refused with what is wrong beside its field: %o', (change, path, problem) => {
    expect(readEvidence({ ...FORM, ...change }, TODAY).problems).toEqual([{ path, problem }]);
  });
});

describe('a file', () => {
  const bytes = (...parts: (string | readonly number[])[]) =>
    Buffer.concat(parts.map((part) => Buffer.from(part as string)));

  test.each([
    [bytes('%PDF-1.7\n', 'x'.repeat(5_000), '\n%%EOF\n'), 'application/pdf'],
    [bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    [bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]), 'image/png'],
    [bytes('%PDF-1.7 and no end'), undefined],
    [bytes('%%EOF before %PDF-1.7'), undefined],
    [bytes(' %PDF-1.7 %%EOF'), undefined],
    [bytes('%PDF-1.7 %%EOF', 'x'.repeat(2_000)), undefined],
    [bytes('GIF89a'), undefined],
    [bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
    [bytes('PK\u0003\u0004'), undefined],
    [bytes(), undefined],
  ])('is what its first and last bytes say, whatever it is called: %#', (content, type) => {
    expect(fileTypeOf(content)).toBe(type);
  });

  test('of any other content is not taken', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (content) => {
        fc.pre(content[0] !== 0xff && content[0] !== 0x89 && content[0] !== 0x25);
        expect(fileTypeOf(content)).toBeUndefined();
      }),
    );
  });

  test('is kept under ids alone', () => {
    expect(evidenceFileName('a', 'b', 'image/jpeg')).toBe('a/b.jpg');
  });
});
