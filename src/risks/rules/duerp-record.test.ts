import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brokenLink, type ChainLink, canonicalText } from './duerp-record.ts';

describe('the text of a record', () => {
  test('is the same for the same value, in whatever order it was built', () => {
    const value = fc.jsonValue({ noUnicodeString: false }).filter(hasWholeNumbers);
    fc.assert(
      fc.property(value, (each) => {
        expect(canonicalText(shuffled(each))).toBe(canonicalText(each));
        expect(JSON.parse(canonicalText(each))).toEqual(JSON.parse(JSON.stringify(each)));
      }),
    );
  });

  test('has whole numbers only: a fraction is written differently by different machines', () => {
    expect(() => canonicalText({ score: 0.1 })).toThrow(TypeError);
    expect(() => canonicalText({ score: Number.NaN })).toThrow(TypeError);
  });

  test('leaves out what is undefined, and keeps what is null', () => {
    expect(canonicalText({ b: undefined, a: null, c: [1, 'é'] })).toBe('{"a":null,"c":[1,"é"]}');
  });
});

describe('the chain of versions', () => {
  const hashOf = (previous: string | undefined, content: string) =>
    createHash('sha256')
      .update(Buffer.from(previous ?? '', 'hex'))
      .update(content, 'utf8')
      .digest('hex');

  function chainOf(contents: readonly string[]): ChainLink[] {
    const versions: ChainLink[] = [];
    for (const [at, content] of contents.entries()) {
      const previousHash = versions.at(-1)?.hash;
      versions.push({ number: at + 1, content, previousHash, hash: hashOf(previousHash, content) });
    }
    return versions;
  }
  const contents = fc.array(fc.string({ minLength: 1, unit: 'binary' }), { minLength: 1 });

  test('holds as it was issued', () => {
    fc.assert(fc.property(contents, (each) => brokenLink(chainOf(each), hashOf) === undefined));
  });

  test('breaks at the very version in which one bit was changed', () => {
    fc.assert(
      fc.property(contents, fc.nat(), fc.nat(), fc.nat(6), (each, which, where, bit) => {
        const versions = chainOf(each);
        const at = which % versions.length;
        const version = versions[at] as ChainLink;
        const bytes = Buffer.from(version.content, 'utf16le');
        bytes[where % bytes.length] = (bytes[where % bytes.length] ?? 0) ^ (1 << bit);
        const content = bytes.toString('utf16le');
        // Half of a pair is the same in UTF-8, whichever half it is: no text that was ever kept has one.
        fc.pre(content.isWellFormed() && version.content.isWellFormed());
        const altered = versions.with(at, { ...version, content });
        expect(brokenLink(altered, hashOf)).toBe(at + 1);
      }),
    );
  });

  test('breaks where one is left out, doubled or moved', () => {
    const versions = chainOf(['a', 'b', 'c', 'd']);
    const [a, b, c, d] = versions as [ChainLink, ChainLink, ChainLink, ChainLink];
    expect(brokenLink([a, c, d], hashOf)).toBe(3);
    expect(brokenLink([a, b, b, c], hashOf)).toBe(2);
    expect(brokenLink([a, c, b, d], hashOf)).toBe(3);
    expect(brokenLink([{ ...a, hash: b.hash }], hashOf)).toBe(1);
  });
});

function hasWholeNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(hasWholeNumbers);
}

function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, each]) => [key, shuffled(each)]),
  );
}
