import { expect, test } from 'vitest';
import { decodeText } from './import-text.ts';

const TEXT = 'Matricule;Nom;Prénom\r\n0012;LEFÈVRE;Zoé – Noël\r\n';

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), !isBigEndian);
  }
  return bytes;
}

const SIGNS_1252: Readonly<Record<string, number>> = { '–': 0x96, '’': 0x92, œ: 0x9c };
const windows1252 = (text: string) =>
  Uint8Array.from(text, (sign) => SIGNS_1252[sign] ?? sign.charCodeAt(0));

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
  ['UTF-16, low byte first', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16, high byte first', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16 without its mark', utf16(TEXT, false)],
  ['UTF-16, high byte first, without its mark', utf16(TEXT, true)],
  ['Windows-1252', windows1252(TEXT)],
])('a file in %s is read', (_name, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});
