import { expect, test } from 'vitest';
import { messageFaults } from '../../scripts/message-faults.ts';

const CODE = [
  "t('greeting')",
  't(`problems.$' + '{code}`)',
  'const words = { shown: 1 }',
  "t.rich('a.deep.one')",
].join('; ');
const TEXTS = {
  greeting: 'Bonjour {name}',
  problems: { required: 'Obligatoire' },
  shown: 'Vu',
  a: { deep: { one: '<link>Un</link>' } },
};

test('texts that are named in the code, in both languages, have no fault', () => {
  expect(messageFaults({ fr: TEXTS, en: TEXTS, code: CODE })).toEqual([]);
});

test.each([
  ['missing', { ...TEXTS, shown: {} }, 'shown: missing in en'],
  ['of one language alone', { ...TEXTS, greetings: 'Hello' }, 'greetings: missing in fr'],
  [
    'asking for another argument',
    { ...TEXTS, greeting: 'Hello {who}' },
    'greeting: other arguments in fr than in en',
  ],
  [
    'without its link',
    { ...TEXTS, a: { deep: { one: 'One' } } },
    'a.deep.one: other arguments in fr than in en',
  ],
])('a text %s is found', (_what, en, fault) => {
  expect(messageFaults({ fr: TEXTS, en, code: CODE })).toEqual([fault]);
});

test('a text that no code names is found, also where a longer name ends like it', () => {
  const more = { ...TEXTS, lost: 'Perdu', eting: 'Fin', other: { two: 'Deux' } };
  expect(messageFaults({ fr: more, en: more, code: CODE })).toEqual([
    'lost: used nowhere',
    'eting: used nowhere',
    'other.two: used nowhere',
  ]);
});
