import type { Texts } from '#basics/messages.ts';

/** The poster and the slips with personal codes. */
export const texts = {
  page: { fr: 'Page', en: 'Page' },
  foot: { fr: '{product} · {company}', en: '{product} · {company}' },
  qrAlt: {
    fr: 'Code à photographier, qui mène à {address}',
    en: 'Code to photograph, which leads to {address}',
  },
  poster: {
    title: { fr: 'Affiche', en: 'Poster' },
    heading: {
      fr: 'Comment va le travail chez {company} ?',
      en: 'How is work going at {company}?',
    },
    question: {
      fr: 'Dites-le en vingt secondes, depuis votre téléphone.',
      en: 'Say it in twenty seconds, on your phone.',
    },
    steps: {
      photograph: { fr: 'Photographiez ce carré.', en: 'Photograph this square.' },
      type: {
        fr: 'Tapez le code personnel que l’on vous a remis.',
        en: 'Type the personal code that you were handed.',
      },
      enter: {
        fr: 'Entrez avec une adresse e-mail à vous : votre employeur ne la voit pas.',
        en: 'Come in with an e-mail address of your own: your employer does not see it.',
      },
    },
    typed: {
      fr: 'Ou tapez dans votre navigateur : {address}',
      en: 'Or type into your browser: {address}',
    },
    promise: {
      fr: 'Personne dans l’entreprise ne voit vos réponses, ni même si vous répondez. Seuls paraissent des chiffres de groupe, à partir de dix personnes inscrites.',
      en: 'Nobody in the company sees your answers, nor even whether you answer. Only figures of groups appear, of ten people listed or more.',
    },
    noCode: {
      fr: 'Pas de code ? Demandez-le aux ressources humaines.',
      en: 'No code? Ask human resources for it.',
    },
    help: {
      fr: 'Besoin de parler maintenant ? Le 3114 répond jour et nuit, gratuitement.',
      en: 'Need to talk now? In France, 3114 answers day and night, free of charge.',
    },
  },
  slip: {
    title: { fr: 'Codes personnels, {company}', en: 'Personal codes, {company}' },
    intro: {
      fr: 'Une fiche par personne, à découper et à remettre en main propre. Qui tient une fiche entre à la place de son destinataire : ne les affichez pas, ne les photographiez pas.',
      en: 'One slip a person, to be cut out and handed over. Whoever holds a slip comes in as its person: do not put them up, do not photograph them.',
    },
    code: { fr: 'Votre code personnel', en: 'Your personal code' },
    life: { fr: 'Bon une fois, jusqu’au {day}', en: 'Good once, until {day}' },
    typed: { fr: '{address}', en: '{address}' },
    promise: {
      fr: 'Personne dans l’entreprise ne voit vos réponses ni votre adresse.',
      en: 'Nobody in the company sees your answers or your address.',
    },
  },
} satisfies Texts;
