import { describe, expect, test } from 'vitest';
import { characterCount, cleanLine, cleanText, textProblem } from './plain-text.ts';

describe('a text that hides, reverses or breaks what is printed is refused', () => {
  test.each([
    'a\u0000b',
    'a\nb',
    'a\tb',
    'a\u001bb',
    'a\u0085b',
    'a\u2028b',
    'a\u202eb',
    'a\u2066b',
    'a\ud800b',
  ])('%j on one line', (text) => {
    expect(textProblem(text, { max: 10, isRequired: true })).toBe('control-characters');
  });

  test('several lines may hold line feeds and tabs, and nothing else', () => {
    const field = { max: 10, isRequired: true, isMultiline: true };
    expect(textProblem('a\n\tb', field)).toBeUndefined();
    expect(textProblem('a\rb', field)).toBe('control-characters');
    expect(textProblem(cleanText('a\r\nb\rc'), field)).toBeUndefined();
  });

  test('accents, joined emoji and other scripts are plain text', () => {
    for (const text of ['Équipe « Ô »', '👩‍🔧 merci', 'Ελλάδα', '谢谢']) {
      expect(textProblem(text, { max: 20, isRequired: true })).toBeUndefined();
    }
  });
});

test('a field says when it is empty or too long, counted as the database counts', () => {
  expect(textProblem('', { max: 3, isRequired: true })).toBe('required');
  expect(textProblem('', { max: 3, isRequired: false })).toBeUndefined();
  expect(textProblem('😀😀😀', { max: 3, isRequired: true })).toBeUndefined();
  expect(textProblem('abcd', { max: 3, isRequired: true })).toBe('too-long');
  expect(characterCount('é😀')).toBe(2);
});

test('outer spaces are removed and letters composed', () => {
  expect(cleanLine(' \u00a0Ate\u0301lier ')).toBe('Atélier');
});
