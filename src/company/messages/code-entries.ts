import type { Texts } from '#basics/messages.ts';

/** Places that a code on paper gave, on the page of one's own account. */
export const texts = {
  title: { fr: 'Entrée avec un code', en: 'Entry with a code' },
  text: {
    fr: 'Un code sur papier prouve seulement qu’on l’a eu en main. Si cette place n’est pas la vôtre, rendez-la.',
    en: 'A code on paper only proves that somebody held it. If this place is not yours, give it back.',
  },
  entered: {
    fr: 'Un code sur papier vous a ouvert l’espace {deCompany} le {day}.',
    en: 'You entered {company} with a code on paper on {day}.',
  },
  giveBack: {
    fr: 'Ce n’est pas moi\u00a0: rendre la place',
    en: 'This is not me: give the place back',
  },
  meaning: {
    fr: 'Vous quittez l’espace de l’entreprise. Vos réponses restent à vous seul, dans l’export de vos données\u00a0; vous pouvez les effacer avec votre compte. Pour revenir, il faudra un nouveau code ou une invitation.',
    en: 'You leave the space of the company. Your answers stay yours alone, in the export of your data; you can erase them with your account. To come back, you will need a new code or an invitation.',
  },
  confirm: { fr: 'Rendre la place', en: 'Give the place back' },
  keep: { fr: 'Garder ma place', en: 'Keep my place' },
  given: { fr: 'La place est rendue', en: 'The place was given back' },
  notGiven: {
    fr: 'La place n’a pas pu être rendue. Réessayez dans un instant.',
    en: 'The place could not be given back. Try again in a moment.',
  },
  failed: {
    fr: 'Impossible de voir où un code vous a fait entrer.',
    en: 'Where a code let you in cannot be shown.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
} satisfies Texts;
