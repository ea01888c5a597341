import type { Texts } from '#basics/messages.ts';

/** Ce que quelqu’un a choisi, tel que le montre le document de ses données. */
export const texts = {
  title: { fr: 'Vos choix de box', en: 'Your choices of boxes' },
  groups: {
    choices: {
      fr: 'Box à choisir, et ce que vous avez choisi',
      en: 'Boxes to choose, and what you chose',
    },
  },
  fields: {
    legal_name: { fr: 'Entreprise', en: 'Company' },
    title: { fr: 'Occasion', en: 'Occasion' },
    deadline: { fr: 'Dernier jour pour choisir', en: 'Last day to choose' },
    name: { fr: 'Nom', en: 'Name' },
    email: { fr: 'Adresse e-mail', en: 'E-mail address' },
    site: { fr: 'Lieu de remise', en: 'Where it is handed out' },
    chosen: { fr: 'Choix', en: 'Choice' },
    swaps: { fr: 'Échanges', en: 'Swaps' },
    from: { fr: 'Retiré', en: 'Taken out' },
    to: { fr: 'Mis à la place', en: 'Put in its place' },
    chosen_at: { fr: 'Choisi le', en: 'Chosen on' },
    parcel_number: { fr: 'Colis', en: 'Parcel' },
    address: { fr: 'Adresse de livraison', en: 'Delivery address' },
  },
  values: {},
} satisfies Texts;
