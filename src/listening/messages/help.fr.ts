/** Where somebody finds help, one tap from everywhere. Last checked: 21 November 2026. */
export const fr = {
  title: 'De l’aide, maintenant',
  intro: 'Personne n’est prévenu que vous ouvrez cette page, et rien n’en est gardé.',
  close: 'Fermer',
  call: 'Appeler le {number}',
  danger: {
    title: 'Danger immédiat',
    text: 'Pour vous ou pour quelqu’un d’autre\u00a0: le 15 (Samu), ou le 112 dans toute l’Europe.',
  },
  talk: {
    title: 'Parler à quelqu’un',
    text: 'Le 3114 écoute jour et nuit, gratuitement, en toute confidentialité. Des soignants répondent, pour vous ou pour un proche qui vous inquiète.',
  },
  doctor: {
    title: 'Votre médecin du travail',
    text: 'Vous pouvez demander à le voir à tout moment, sans dire pourquoi et sans passer par votre employeur. Il est tenu au secret, et une demande de visite ne peut vous être reprochée (Code du travail, art. R4624-34).',
    letterTitle: 'Une demande de visite déjà rédigée',
    copy: 'Copier le texte',
    copied: 'Le texte est copié.',
    letter:
      'Madame, Monsieur,\n\nJe vous demande une visite auprès du médecin du travail, à mon initiative, comme le prévoit l’article R4624-34 du Code du travail. Je souhaite que cette demande et l’entretien restent confidentiels.\n\nMerci de me proposer un rendez-vous. Vous pouvez me joindre à cette adresse.\n\nBien cordialement,',
  },
  inside: {
    title: 'Dans l’entreprise',
    text: 'Un élu du CSE, un collègue, une personne de confiance\u00a0: en parler tôt, à la personne de votre choix, aide souvent plus que d’attendre.',
  },
};
