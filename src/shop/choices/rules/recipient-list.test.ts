import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listText, readRecipientList } from './recipient-list.ts';

const told = (text: string) =>
  readRecipientList(text).people.map(({ name, email, site, goesHome }) => [
    name,
    email,
    site,
    goesHome,
  ]);

test.each([
  ['Léa Petit; LEA@a.example ;Nantes', ['Léa Petit', 'lea@a.example', 'Nantes', false]],
  ['Léa Petit,lea@a.example,À domicile', ['Léa Petit', 'lea@a.example', null, true]],
  ['Léa Petit\tlea@a.example\thome', ['Léa Petit', 'lea@a.example', null, true]],
  ['Léa Petit', ['Léa Petit', null, null, null]],
  ['Prénom;Nom;E-mail\nLéa;Petit;lea@a.example', ['Léa Petit', 'lea@a.example', null, null]],
  ['\ufeffSite;Courriel;Nom complet\r\nLille;;"Petit; Léa"', ['Petit; Léa', null, 'Lille', false]],
])('%j is one person', (text, person) => {
  expect(told(text)).toEqual([person]);
  expect(readRecipientList(text).problems).toEqual([]);
});

test('what is wrong is said by line, headings and empty lines counted', () => {
  const text =
    'nom;e-mail;site\n\n;sans@nom.example;\nLéa;lea;\nHugo;h@a.example;\nHugo;H@a.example;';
  expect(readRecipientList(text).problems).toEqual([
    { line: 3, column: 'name', problem: 'required' },
    { line: 4, column: 'email', problem: 'email-invalid' },
    { line: 6, column: 'email', problem: 'repeated' },
  ]);
});

test('a sheet becomes a list that reads the same, whatever is in its cells', () => {
  const cell = fc
    .string({ minLength: 1, maxLength: 12 })
    .map((text) => `x${text.replace(/\s/g, '')}`);
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (names) => {
      const rows = names.map((name, index) => [`${name}${index}`, `p${index}@a.example`, 'Lille']);
      const { people, problems } = readRecipientList(listText(rows));
      const wrong = new Set(problems.map(({ line }) => line));
      expect(people.map(({ name }) => name)).toEqual(
        rows.flatMap(([name = ''], index) => (wrong.has(index + 1) ? [] : [name.normalize('NFC')])),
      );
    }),
  );
});
