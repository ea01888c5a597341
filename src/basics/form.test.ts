import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import {
  fill,
  isSameTyped,
  keptShape,
  leafAt,
  leavesOf,
  nested,
  typedAs,
  typedShape,
  validate,
  withLeaf,
} from './form.ts';
import {
  choice,
  line,
  optionalLine,
  richText,
  tick,
  together,
  wholeNumber,
} from './form-fields.ts';

const form = z
  .object({
    kind: choice(['box', 'gift']),
    rank: wholeNumber(9),
    isShown: tick(),
    texts: z.object({ fr: z.object({ name: line(5), note: optionalLine() }) }),
    body: richText(),
    pictures: z.array(z.object({ id: z.string(), alt: line() })),
  })
  .check(
    together(({ kind, pictures }, { addIssue }) => {
      if (kind === 'box' && pictures.length === 0) addIssue('pictures', 'required');
    }),
  );
const TYPED = {
  kind: 'gift',
  rank: '3',
  isShown: 'on',
  texts: { fr: { name: ' Été ', note: '' } },
  body: 'Bonjour',
  pictures: [{ id: 'p', alt: 'Un pot' }],
};

describe('a form', () => {
  test('says what is kept of it', () => {
    expect(validate(form, TYPED)).toEqual({
      problems: [],
      values: {
        kind: 'gift',
        rank: 3,
        isShown: true,
        texts: { fr: { name: 'Été', note: null } },
        body: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bonjour' }] }],
        },
        pictures: [{ id: 'p', alt: 'Un pot' }],
      },
    });
  });

  test('says all that is wrong at once, each beside its field, what depends on others too', () => {
    const { problems } = validate(form, {
      kind: 'other',
      rank: '10',
      texts: { fr: { name: 'trop long' } },
    });
    expect(problems).toEqual([
      { path: 'kind', problem: 'choice-invalid' },
      { path: 'rank', problem: 'number-invalid' },
      { path: 'texts.fr.name', problem: 'too-long' },
      { path: 'body', problem: 'required' },
      { path: 'pictures', problem: 'required' },
    ]);
  });

  test('is filled with what is kept, also where the rules of today refuse it', () => {
    const { values } = validate(form, TYPED);
    const kept = { ...values, kind: 'box' as const, pictures: [] };
    expect(fill(form, kept)).toMatchObject({ kind: 'box', pictures: [], rank: '3', isShown: 'on' });
  });

  test('is made whole of anything that comes, and of nothing else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (anything) => {
        const typed = typedAs(form, anything);
        expect(Object.keys(typed)).toEqual(Object.keys(form.def.shape));
        expect(typedAs(form, typed)).toEqual(typed);
        validate(form, anything);
      }),
    );
  });

  test('travels with what is wrong in it, but not endlessly', () => {
    const travels = (typed: unknown) => z.safeParse(typedShape(form), typed);
    expect(travels({ rank: 'many', spare: 'x' }).data).toEqual(typedAs(form, { rank: 'many' }));
    expect(travels({ texts: { fr: { name: 'a'.repeat(25_001) } } }).success).toBe(false);
    expect(travels([]).success).toBe(false);
  });

  test('answers no more than it has', () => {
    const answered = z.object(keptShape(form.def.shape.texts.def.shape.fr));
    expect(z.parse(answered, { name: 'Été', note: null, secret: 1 })).toEqual({
      name: 'Été',
      note: null,
    });
    expect(z.safeParse(answered, { name: null, note: null }).success).toBe(false);
  });

  test('has a name for each field, by which pages send it back', () => {
    const named = leavesOf({ ...TYPED, body: '' });
    expect(named).toContainEqual(['texts.fr.name', ' Été ']);
    expect(named).toContainEqual(['pictures.0.alt', 'Un pot']);
    const sent = Object.fromEntries(named) as Record<string, string>;
    expect(nested(sent)).toEqual({ ...TYPED, body: '' });
    expect(leafAt(TYPED, 'pictures.0.alt')).toBe('Un pot');
    expect(leafAt(TYPED, 'pictures.7.alt')).toBe('');
    expect(withLeaf(TYPED, 'pictures.0.alt', 'Du miel').pictures).toEqual([
      { id: 'p', alt: 'Du miel' },
    ]);
  });

  test('that somebody names as they like makes nothing but a form of it', () => {
    expect(
      typedAs(form, nested({ '__proto__.rank': '1', 'texts.fr.name': 'A', 'texts.fr': 'B' })),
    ).toEqual(typedAs(form, { texts: { fr: 'B' } }));
    expect({}).not.toHaveProperty('rank');
  });

  test('is the same in whatever order it was written', () => {
    expect(
      isSameTyped({ a: '1', b: [{ c: '2', d: '3' }] }, { b: [{ d: '3', c: '2' }], a: '1' }),
    ).toBe(true);
    expect(isSameTyped({ a: ['1', '2'] }, { a: ['2', '1'] })).toBe(false);
    expect(isSameTyped({ a: [] }, { a: {} })).toBe(false);
  });
});
