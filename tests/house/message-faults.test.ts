import { expect, test } from 'vitest';
import type { MessageTree } from '#basics/messages.ts';
import { messageFaults } from '../../scripts/message-faults.ts';
import { productTexts } from '../../scripts/product-texts.ts';

const CODE = [
  `const t = useTranslations('page');
   const words = { required: 1 };
   const own = [t('greeting'), t(\`problems.\${code}\`), t(isNew ? 'shown' : 'other.two')];`,
  `function drawn(t: Words) { return t.rich('a.deep.one', { link }); }`,
].map((text) => ({ text, groups: ['page'], near: [] }));
const TEXTS = {
  page: {
    greeting: 'Bonjour {name}',
    problems: { required: 'Obligatoire' },
    shown: 'Vu',
    other: { two: 'Deux' },
    a: { deep: { one: '<link>Un</link>' } },
  },
};
const { page } = TEXTS;

test('texts that are named in the code, in both languages, have no fault', () => {
  expect(messageFaults({ fr: TEXTS, en: TEXTS, code: CODE, names: [] })).toEqual([]);
});

test.each([
  ['missing', { page: { ...page, shown: {} } }, 'page.shown: missing in en'],
  [
    'of one language alone',
    { page: { ...page, greetings: 'Hello' } },
    'page.greetings: missing in fr',
  ],
  [
    'asking for another argument',
    { page: { ...page, greeting: 'Hello {who}' } },
    'page.greeting: other arguments in fr than in en',
  ],
  [
    'without its link',
    { page: { ...page, a: { deep: { one: 'One' } } } },
    'page.a.deep.one: other arguments in fr than in en',
  ],
])('a text %s is found', (_what, en, fault) => {
  expect(messageFaults({ fr: TEXTS, en, code: CODE, names: [] })).toEqual([fault]);
});

test('a name may bring its “de”; a text that has “de” before the bare name is found', () => {
  const brought = { page: { ...page, greeting: 'Le salut {deName}' } };
  const bare = { page: { ...page, greeting: 'Le salut de {name}' } };
  const en = { page: { ...page, greeting: 'The greeting of {name}' } };
  expect(messageFaults({ fr: brought, en, code: CODE, names: [] })).toEqual([]);
  expect(messageFaults({ fr: bare, en, code: CODE, names: [] })).toEqual([
    'page.greeting: “de” before a name (give it with its “de”: withDe)',
  ]);
});

test('a text that no code asks for is found, also where its name is asked for in another group', () => {
  const more = {
    page: { ...page, lost: 'Perdu', eting: 'Fin', problems: { ...page.problems, late: 'Tard' } },
    other: { greeting: 'Bonjour' },
  };
  expect(messageFaults({ fr: more, en: more, code: CODE, names: [] })).toEqual([
    'page.problems.late: used nowhere',
    'page.lost: used nowhere',
    'page.eting: used nowhere',
    'other.greeting: used nowhere',
  ]);
});

/** Groups that legal texts take whole, whatever is in them, or that a key is put together for. */
const WHOLE =
  /^(site\.(privacy|whoSees|terms|(legalNotice|manifesto)\.sections)|catalogue\.(staffProducts\.(states|themes)|staffMedia\.columns)|orders\.checkout\.outcomes|partners\.staffPartners\.(documents\.states|checks\.kinds)|staff\.settings\.(texts\.pages|figures\.kinds))\b/;

test('twenty texts planted all over the product are all found', async () => {
  const texts = await productTexts();
  const planted = structuredClone(texts.fr);
  const names = [
    'oldTeaser',
    'afterword',
    'oldTitle',
    'seasonalHint',
    'farewell',
    'lateWord',
    'asideText',
  ];
  const groups = groupsOf(planted);
  const paths: string[] = [];
  for (const [index, { path, group }] of groups.entries()) {
    const name = names[index % names.length] ?? '';
    if (index % Math.floor(groups.length / 25) > 0 || WHOLE.test(path)) continue;
    group[name] = 'Texte';
    paths.push(`${path}.${name}: used nowhere`);
  }
  const faults = messageFaults({ ...texts, fr: planted, en: planted });
  expect(paths.length).toBeGreaterThanOrEqual(20);
  expect(faults).toEqual(expect.arrayContaining(paths));
});

/** Every group that holds texts. */
function groupsOf(tree: MessageTree, at = ''): { path: string; group: MessageTree }[] {
  return Object.entries(tree).flatMap(([name, group]) => {
    if (typeof group === 'string') return [];
    const path = at ? `${at}.${name}` : name;
    const hasTexts = Object.values(group).some((value) => typeof value === 'string');
    return [...(hasTexts ? [{ path, group }] : []), ...groupsOf(group, path)];
  });
}
