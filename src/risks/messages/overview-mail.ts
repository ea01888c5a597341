import type { Texts } from '#basics/messages.ts';

/** Around what the overview says, once a week by mail. Its beginning is read on locked screens: no figure stands there. */
export const texts = {
  title: { fr: 'Le point de la semaine', en: 'The week in brief' },
  intro: {
    fr: 'Voici ce que montre la vue d’ensemble {deCompany} au moment où ce message part\u00a0: le climat de travail, les signaux ouverts et la prochaine échéance du document unique. Les chiffres sont les mêmes pour tous ceux qui la lisent.',
    en: 'Here is what the overview of {company} shows as this message leaves: how work is going, the open signals and the next deadline of the risk document. The figures are the same for everybody who reads it.',
  },
  more: {
    fr: '{count, plural, one {Un autre signal est ouvert.} other {# autres signaux sont ouverts.}}',
    en: '{count, plural, one {One other signal is open.} other {# other signals are open.}}',
  },
  link: { fr: 'Ouvrir la vue d’ensemble', en: 'Open the overview' },
  preferences: { fr: 'Régler ou arrêter ces messages', en: 'Change or stop these messages' },
  signature: { fr: 'L’équipe {product}', en: 'The {product} team' },
} satisfies Texts;
