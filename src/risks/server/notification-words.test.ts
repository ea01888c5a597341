import { expect, test } from 'vitest';
import { riskNotificationWords } from './notification-words.ts';

const told = (subject: string, language: 'fr' | 'en') =>
  riskNotificationWords(
    { kind: 'duerp-altered', details: { subject, company: 'Fonderie' } },
    language,
  );

test('of a timestamp it is not said that the version is handed out no more', () => {
  expect(told('3', 'fr')?.title).toBe(
    'Document unique\u00a0: la version 3 n’est plus telle qu’elle a été émise',
  );
  expect(told('3', 'fr')?.text).toContain('remise à personne');
  expect(told('3 TSR', 'fr')?.title).toBe(
    'Document unique\u00a0: l’horodatage de la version 3 ne correspond plus',
  );
  expect(told('3 TSR', 'fr')?.text).toContain('l’horodatage de la version 3 de Fonderie');
  expect(told('3 TSR', 'fr')?.text).not.toContain('remise à personne');
  expect(told('3 TSR', 'en')?.title).toContain('the timestamp of version 3 does not match');
});
