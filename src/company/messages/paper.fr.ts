/** The poster and the slips with personal codes. */
export const fr = {
  page: 'Page',
  foot: '{product} · {company}',
  qrAlt: 'Code à photographier, qui mène à {address}',
  poster: {
    title: 'Affiche',
    heading: 'Comment va le travail chez {company} ?',
    question: 'Dites-le en vingt secondes, depuis votre téléphone.',
    steps: [
      'Photographiez ce carré.',
      'Tapez le code personnel que l’on vous a remis.',
      'Entrez avec une adresse e-mail à vous : votre employeur ne la voit pas.',
    ],
    typed: 'Ou tapez dans votre navigateur : {address}',
    promise:
      'Personne dans l’entreprise ne voit vos réponses, ni même si vous répondez. Seuls paraissent des chiffres de groupe, à partir de dix personnes inscrites.',
    noCode: 'Pas de code ? Demandez-le aux ressources humaines.',
    help: 'Besoin de parler maintenant ? Le 3114 répond jour et nuit, gratuitement.',
  },
  slip: {
    title: 'Codes personnels, {company}',
    intro:
      'Une fiche par personne, à découper et à remettre en main propre. Qui tient une fiche entre à la place de son destinataire : ne les affichez pas, ne les photographiez pas.',
    code: 'Votre code personnel',
    life: 'Bon une fois, jusqu’au {day}',
    typed: '{address}',
    promise: 'Personne dans l’entreprise ne voit vos réponses ni votre adresse.',
  },
};
