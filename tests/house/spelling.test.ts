import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { misspelt } from '../../scripts/spelling.ts';
import { spokenWords } from '../../scripts/spoken-words.ts';

const PLANTED = {
  fr: [
    ['Bonjour, voici une boîte remplie de pruduits français.', 'pruduits'],
    ['Aujourd’hui, l’entreprise d’à côté dit qu’il faut un acceuil.', 'acceuil'],
    ['{count, plural, one {Un salarrié} other {# salariés}} de {name}', 'salarrié'],
    ['Lisez <legal>les mentions léggales</legal>\u202f!', 'léggales'],
  ],
  en: [
    ['The boxes are deliverd to your offices.', 'deliverd'],
    ['{kind, select, box {per box} other {per emploee}}', 'emploee'],
  ],
} as const;

test.each(['fr', 'en'] as const)(
  'planted faults are found, and nothing else, in %s',
  async (language) => {
    const planted = PLANTED[language];
    const texts = planted.map(([text], place) => ({ place: String(place), text }));
    expect(await misspelt(language, texts)).toEqual(
      planted.map(([, fault], place) => `${language} ${place}: ${fault}`),
    );
  },
);

test('names of arguments, cases, tags, files and addresses are no words', () => {
  const message =
    '<legal>Écrivez</legal> à {mail} ou à dpo@prevenance.example\u00a0; voyez cnil.fr et export-{slug}.csv. ' +
    '{isPaid, select, true {Payé le {day, date, long}} other {À payer}}';
  expect(spokenWords(message)).toBe('Écrivez à ou à ; voyez et . Payé le À payer');
});

test.each(['fr', 'en'])('our own words are in order, each once, in %s', async (language) => {
  const file = await readFile(new URL(`../../docs/words.${language}.txt`, import.meta.url), 'utf8');
  const words = file.trim().split('\n');
  expect(words).toEqual([...new Set(words)].toSorted(new Intl.Collator('fr').compare));
});
