import { expect, test } from 'vitest';
import { inLanguages } from '#basics/messages.ts';
import { texts } from '../messages/hazards.ts';
import { familyInWords } from './family-words.ts';
import { FAMILIES } from './hazards.ts';

const { fr, en } = inLanguages(texts);

test.each([
  ['Risque routier', 'roadRisk'],
  ['Chute de plain-pied', 'sameLevelFalls'],
  ['CHUTES DE HAUTEUR', 'heightFalls'],
  ['TMS / manutention manuelle', 'physicalWorkload'],
  ['Manutention mécanique', 'mechanicalHandling'],
  ['Risque chimique', 'chemicals'],
  ['Ambiances thermiques', 'thermalConditions'],
  ['Bruit', 'noise'],
  ['Risque électrique', 'electricity'],
  ['Incendie, explosion', 'fireAndExplosion'],
  ['RPS', 'psychosocial'],
  ['Agressions', 'violence'],
  ['Slips and trips', 'sameLevelFalls'],
  ['Manual handling', 'physicalWorkload'],
  ['Divers', undefined],
  ['', undefined],
])('%s: %s', (text, family) => {
  expect(familyInWords(text)).toBe(family);
});

test.each(FAMILIES)('what we call %s ourselves is that family', (family) => {
  expect([fr, en].map(({ families }) => familyInWords(families[family]))).toEqual([family, family]);
});
