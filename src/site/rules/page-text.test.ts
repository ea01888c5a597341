import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf, parsePageText, partsOf, spansOf } from './page-text.ts';

describe('what staff write', () => {
  test('becomes parts, paragraphs, lists, strong words, links and values', () => {
    const text =
      'Hors de tout.\n## Éditeur {#publisher}\nUn **mot** et\nun [lien](/contact).\n- un\n- {email}\n\nFin.\n## Suite\n';
    expect(partsOf(text)).toEqual([
      {
        id: 'publisher',
        title: 'Éditeur',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              { text: 'Un ' },
              { text: 'mot', isStrong: true },
              { text: ' et un ' },
              { text: 'lien', to: '/contact' },
              { text: '.' },
            ],
          },
          { kind: 'list', items: [[{ text: 'un' }], [{ value: 'email' }]] },
          { kind: 'paragraph', spans: [{ text: 'Fin.' }] },
        ],
      },
      { id: 'part-2', title: 'Suite', blocks: [] },
    ]);
  });

  test('loses no word, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const plain = text.replace(/[*[\](){}]/g, '');
        expect(spansOf(plain)).toEqual(plain === '' ? [] : [{ text: plain }]);
        const words = spansOf(text).map((span) => ('value' in span ? span.value : span.text));
        for (const word of words) expect(text).toContain(word);
        expect(blocksOf(text).length).toBeLessThanOrEqual(text.split('\n').length);
      }),
    );
  });
});

describe('a page', () => {
  const FORM = {
    titleFr: 'Mentions',
    titleEn: 'Notice',
    descriptionFr: 'Qui publie',
    descriptionEn: 'Who publishes',
    introFr: '{entity} publie ce site.',
    introEn: '{entity} publishes this site.',
    bodyFr:
      '## Éditeur {#publisher}\n\nVoici.\n\n## Hébergeur {#host}\n\nLà.\n\n## Accès {#accessibility}\n\nPour tous.',
    bodyEn:
      '## Publisher {#publisher}\n\nHere.\n\n## Host {#host}\n\nThere.\n\n## Access {#accessibility}\n\nFor all.',
  };
  const problemsOf = (changes: Partial<typeof FORM>) =>
    parsePageText('legal-notice', { ...FORM, ...changes }).problems;

  test('that is whole in both languages is published as it was written', () => {
    expect(parsePageText('legal-notice', FORM)).toEqual({ problems: [], values: FORM });
  });

  test.each([
    [{ titleEn: ' ' }, 'titleEn', 'required'],
    [{ titleFr: '{entity}' }, 'titleFr', 'value-unknown'],
    [{ introFr: 'Voir {adresse}' }, 'introFr', 'value-unknown'],
    [{ introFr: '[ici](javascript:alert(1))' }, 'introFr', 'link-invalid'],
    [{ introFr: '[ici](//evil.example)' }, 'introFr', 'link-invalid'],
    [{ introFr: 'Nos box sont 100 % conformes.' }, 'introFr', 'forbidden-words'],
    [{ introEn: 'A tax-free gift.' }, 'introEn', 'forbidden-words'],
    [{ bodyFr: 'Sans titre.' }, 'bodyFr', 'heading-missing'],
    [{ bodyFr: '## Éditeur {#publisher}\n\nVoici.' }, 'bodyFr', 'part-missing'],
    [{ bodyEn: FORM.bodyEn.replace('{#accessibility}', '') }, 'bodyEn', 'part-missing'],
    [{ bodyFr: `${FORM.bodyFr}\n\n## Encore {#host}\n\nLà.` }, 'bodyFr', 'part-twice'],
  ])('%j is refused beside its field', (changes, path, problem) => {
    expect(problemsOf(changes)).toEqual([{ path, problem }]);
  });
});
