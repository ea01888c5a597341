import { expect, test } from 'vitest';
import { en as contactEn } from './contact.en.ts';
import { fr as contactFr } from './contact.fr.ts';

test('the outcomes of a contact request are those of the specification, word for word', () => {
  const { sent, failed } = contactFr;
  expect(sent.title).toBe('Demande envoyée ✅');
  expect(sent.message).toBe('Merci ! Nous vous recontactons rapidement pour votre devis ou démo.');
  expect(failed.title).toBe('Envoi impossible');
  expect(failed.message).toBe(
    'Désolé, une erreur est survenue. Réessayez ou écrivez-nous directement',
  );
  expect(contactEn.failed.title).toBe('Sending failed');
});
