import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledTemplate, readAnswer, readNote, readTemplate } from './staff-answers.ts';

const WORDS = { name: 'Claire', company: 'Atelier', sender: 'paul@prevenance.example' };

describe('filledTemplate', () => {
  test.each([
    ['Bonjour {name},', 'Bonjour Claire,'],
    ['{company}, {company} : {sender}', 'Atelier, Atelier : paul@prevenance.example'],
    ['{Name} {other} {', '{Name} {other} {'],
  ])('%s', (text, filled) => {
    expect(filledTemplate(text, WORDS)).toBe(filled);
  });

  test('whatever somebody is called is written as it is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(filledTemplate('<{name}>', { ...WORDS, name })).toBe(`<${name}>`);
      }),
    );
    expect(filledTemplate('{name}', { ...WORDS, name: '{company} $&' })).toBe('{company} $&');
  });
});

test.each([
  [{ subject: ' Votre demande ', body: 'Bonjour,\r\nmerci.' }, []],
  [{}, ['subject required', 'body required']],
  [{ subject: 'x'.repeat(121), body: 'a' }, ['subject too-long']],
  [{ subject: 'Objet\nBcc: v@example.com', body: 'a' }, ['subject control-characters']],
  [{ subject: 'Objet', body: 'x'.repeat(10_001) }, ['body too-long']],
])('an answer %#: is judged field by field', (form, problems) => {
  const read = readAnswer(form);
  expect(read.problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual(problems);
  if (problems.length === 0) {
    expect(read.values).toEqual({ subject: 'Votre demande', body: 'Bonjour,\nmerci.' });
  }
});

test('a note says something', () => {
  expect(readNote({ note: '  ' }).problems).toEqual([{ path: 'note', problem: 'required' }]);
  expect(readNote({ note: 'Rappeler lundi' }).values.body).toBe('Rappeler lundi');
});

test('a template is there in both languages', () => {
  expect(readTemplate({ name: 'Accueil', subjectFr: 'Objet', bodyFr: 'Texte' }).problems).toEqual([
    { path: 'subjectEn', problem: 'required' },
    { path: 'bodyEn', problem: 'required' },
  ]);
});
