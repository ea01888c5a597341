import { expect, test } from 'vitest';
import type { MessageTree } from '#basics/messages.ts';
import { compileMessages } from './compiled-messages.ts';
import { MESSAGES } from './messages.ts';

// Verbatim from the specification, plain spaces included.
const VERBATIM = ['quotes.contact.sent.message'];

test('French punctuation never begins a line', () => {
  const wrong = textsOf(MESSAGES.fr).filter(
    ([key, text]) =>
      !VERBATIM.includes(key) &&
      (/ [;!?»%€]| :(?!:)|« /.test(text) || /[^\s\u202f][;!?](?!\w)/.test(text)),
  );
  expect(wrong).toEqual([]);
});

test('no text holds a straight apostrophe, which ICU would read as a quote', () => {
  const texts = [...textsOf(MESSAGES.fr), ...textsOf(MESSAGES.en)];
  expect(texts.filter(([, text]) => text.includes("'"))).toEqual([]);
});

test('every text can be read as an ICU message: one that cannot would be shown as its key', () => {
  const faulty = [...textsOf(MESSAGES.fr), ...textsOf(MESSAGES.en)].filter(([, text]) => {
    try {
      compileMessages({ text });
      return false;
    } catch {
      return true;
    }
  });
  expect(faulty).toEqual([]);
});

function textsOf(tree: MessageTree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const key = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[key, value]] : textsOf(value, key);
  });
}
