import { expect, test } from 'vitest';
import { texts } from './contact.ts';

test('the outcomes of a contact request are those of the specification, word for word', () => {
  const { sent, failed } = texts;
  expect(sent.title.fr).toBe('Demande envoyée ✅');
  expect(sent.message.fr).toBe(
    'Merci ! Nous vous recontactons rapidement pour votre devis ou démo.',
  );
  expect(failed.title.fr).toBe('Envoi impossible');
  expect(failed.message.fr).toBe(
    'Désolé, une erreur est survenue. Réessayez ou écrivez-nous directement',
  );
  expect(failed.title.en).toBe('Sending failed');
});
