import type { Texts } from '#basics/messages.ts';

/** Where somebody finds help, one tap from everywhere. Last checked: 21 November 2026. */
export const texts = {
  title: { fr: 'De l’aide, maintenant', en: 'Help, now' },
  intro: {
    fr: 'Personne n’est prévenu que vous ouvrez cette page, et rien n’en est gardé.',
    en: 'Nobody is told that you open this, and nothing of it is kept.',
  },
  close: { fr: 'Fermer', en: 'Close' },
  call: { fr: 'Appeler le {number}', en: 'Call {number}' },
  danger: {
    title: { fr: 'Danger immédiat', en: 'Immediate danger' },
    text: {
      fr: 'Pour vous ou pour quelqu’un d’autre\u00a0: le 15 (Samu), ou le 112 dans toute l’Europe.',
      en: 'For yourself or somebody else: 15 (ambulance service) in France, or 112 anywhere in Europe.',
    },
  },
  talk: {
    title: { fr: 'Parler à quelqu’un', en: 'Talk to somebody' },
    text: {
      fr: 'Le 3114 écoute jour et nuit, gratuitement, en toute confidentialité. Des soignants répondent, pour vous ou pour un proche qui vous inquiète.',
      en: '3114 listens day and night in France, free of charge and in confidence. Health professionals answer, for you or for somebody you worry about.',
    },
  },
  doctor: {
    title: { fr: 'Votre médecin du travail', en: 'Your occupational doctor' },
    text: {
      fr: 'Vous pouvez demander à le voir à tout moment, sans dire pourquoi et sans passer par votre employeur. Il est tenu au secret, et une demande de visite ne peut vous être reprochée (Code du travail, art. R4624-34).',
      en: 'You may ask to see them at any time, without saying why and without going through your employer. They are bound to secrecy, and asking for a visit may not be held against you (French Labour Code, art. R4624-34).',
    },
    letterTitle: {
      fr: 'Une demande de visite déjà rédigée',
      en: 'A request for a visit, ready to send (in French)',
    },
    copy: { fr: 'Copier le texte', en: 'Copy the text' },
    copied: { fr: 'Le texte est copié.', en: 'The text is copied.' },
    letter: {
      fr: 'Madame, Monsieur,\n\nJe vous demande une visite auprès du médecin du travail, à mon initiative, comme le prévoit l’article R4624-34 du Code du travail. Je souhaite que cette demande et l’entretien restent confidentiels.\n\nMerci de me proposer un rendez-vous. Vous pouvez me joindre à cette adresse.\n\nBien cordialement,',
      en: 'Madame, Monsieur,\n\nJe vous demande une visite auprès du médecin du travail, à mon initiative, comme le prévoit l’article R4624-34 du Code du travail. Je souhaite que cette demande et l’entretien restent confidentiels.\n\nMerci de me proposer un rendez-vous. Vous pouvez me joindre à cette adresse.\n\nBien cordialement,',
    },
  },
  inside: {
    title: { fr: 'Dans l’entreprise', en: 'At work' },
    text: {
      fr: 'Un élu du CSE, un collègue, une personne de confiance\u00a0: en parler tôt, à la personne de votre choix, aide souvent plus que d’attendre.',
      en: 'A member of the works council, a colleague, somebody you trust: telling somebody of your choice early often helps more than waiting.',
    },
  },
} satisfies Texts;
