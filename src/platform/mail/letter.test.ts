import { describe, expect, test } from 'vitest';
import { letter } from './letter.ts';
import { WHY } from './why.ts';

const PARTS = [
  'Bonjour,',
  { link: 'https://prevenance.example/order', label: 'Revoir la commande' },
  { link: 'https://prevenance.example/terms', label: 'Conditions', isAside: true },
] as const;

describe.each(['fr', 'en'] as const)('a letter in %s', (language) => {
  const written = letter(language, {
    to: 'a@b.example',
    title: 'Titre',
    parts: PARTS,
    why: 'order',
  });

  test('says at its foot why it came, as text and as HTML', async () => {
    const { text, html } = await written;
    expect(text.endsWith(WHY[language].order)).toBe(true);
    expect(html).toContain(WHY[language].order);
  });

  test('leads by words, where it can; text names the address', async () => {
    const { text, html } = await written;
    expect(html.replace(/<[^>]*>/g, '')).not.toContain('https://');
    expect(html).toContain('href="https://prevenance.example/terms"');
    expect(text).toContain('Conditions\nhttps://prevenance.example/terms');
  });

  test('escapes what was typed', async () => {
    const title = '<b>Titre</b>';
    const { html } = await letter(language, {
      to: 'a@b.example',
      title,
      parts: [title],
      why: 'staff',
    });
    expect(html).not.toContain('<b>');
  });
});
