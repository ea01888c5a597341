import type { Texts } from '#basics/messages.ts';
import { texts as contact } from './contact.ts';

/** Somebody’s requests, as the document with everything kept about them shows them. */
export const texts = {
  title: { fr: 'Ce que vous nous avez écrit', en: 'What you wrote to us' },
  groups: {},
  fields: {
    sent_at: { fr: 'Envoyée le', en: 'Sent on' },
    name: { fr: 'Nom', en: 'Name' },
    company: { fr: 'Entreprise', en: 'Company' },
    email: { fr: 'Adresse e-mail', en: 'E-mail address' },
    phone: { fr: 'Téléphone', en: 'Phone' },
    employee_count: { fr: 'Nombre de salariés', en: 'Number of employees' },
    offer_type: { fr: 'Au sujet de', en: 'About' },
    message: { fr: 'Message', en: 'Message' },
    entries: { fr: 'Nos réponses et nos notes', en: 'Our answers and notes' },
    subject: { fr: 'Objet', en: 'Subject' },
  },
  values: contact.offers,
} satisfies Texts;
