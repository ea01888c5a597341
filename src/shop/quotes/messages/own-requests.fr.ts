import { fr as contact } from './contact.fr.ts';

/** Somebody’s requests, as the document with everything kept about them shows them. */
export const fr = {
  title: 'Ce que vous nous avez écrit',
  groups: {},
  fields: {
    sent_at: 'Envoyée le',
    name: 'Nom',
    company: 'Entreprise',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    employee_count: 'Nombre de salariés',
    offer_type: 'Au sujet de',
    message: 'Message',
    entries: 'Nos réponses et nos notes',
    subject: 'Objet',
  },
  values: contact.offers,
};
