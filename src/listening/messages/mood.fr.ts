/** What is told of a company, for HR and the works council alike. */
export const fr = {
  title: 'Le climat de travail',
  intro:
    'Des moyennes publiées chaque lundi à six heures, les mêmes pour les RH et le CSE. Jamais une réponse, jamais une personne.',
  loading: 'Lecture des résultats…',
  failed: 'Les résultats n’ont pas pu être lus.',
  forbidden: 'Ces résultats sont pour les RH et le CSE de l’entreprise.',
  retry: 'Réessayer',
  arrived: 'De nouveaux résultats viennent d’être publiés.',
  lastWeek: 'Dernière semaine publiée\u00a0: {week}.',
  place: 'Groupe',
  whole: 'Toute l’entreprise',
  back: 'Retour aux résultats',
  print: 'Imprimer',
  attack: 'Essayer d’identifier quelqu’un',
  settings: 'Réglages de l’écoute',
  method: 'La méthode',
  score: {
    title: 'Score QVCT',
    outOf: 'sur 15',
    margin: '± {margin}',
    marginText:
      'Dix-neuf fois sur vingt, le vrai niveau est à moins de {margin} {amount, plural, one {point} other {points}} de ce chiffre.',
    respondents: 'De {from} à {to} personnes ont répondu',
    respondentsFrom: '{from} personnes ou plus ont répondu',
    participation: {
      least: '10\u202f% ou moins de ceux qui pouvaient',
      some: 'environ {percent}\u202f% de ceux qui pouvaient',
      most: '90\u202f% ou plus de ceux qui pouvaient',
    },
    hidden: 'Pas assez de réponses',
    changed: 'Le groupe a changé cette semaine\u00a0: la comparaison demande plus de prudence.',
  },
  climate: { low: 'Tendu', middle: 'Partagé', high: 'Favorable' },
  climateText:
    'Un indice du climat de travail, pas un diagnostic\u00a0: moins de 6 tendu, de 6 à 10 partagé, plus de 10 favorable.',
  trend: {
    sevenDays: '7 jours',
    sevenDaysText: 'dernière semaine close contre la précédente',
    thirtyDays: '30 jours',
    thirtyDaysText: 'quatre dernières semaines contre les quatre d’avant',
    up: 'en hausse',
    down: 'en baisse',
    stable: 'stable',
    none: 'pas encore de comparaison',
    change: '{change} {amount, plural, one {point} other {points}}',
    stableText: 'L’écart mesuré ne dépasse pas ce que le hasard explique.',
  },
  history: {
    title: 'Semaine après semaine',
    caption: 'Score publié de chaque semaine\u00a0: {place}',
    table: 'Les mêmes chiffres en tableau',
    week: 'Semaine',
    score: 'Score',
    people: 'Réponses',
    participation: 'Participation',
    hidden: 'non publié',
    scale: 'Échelle de 1 à 15\u00a0; la bande montre la marge.',
  },
  tree: {
    title: 'Sites et équipes',
    caption: 'Score publié de chaque groupe, huit dernières semaines',
    group: 'Groupe',
    thirtyDays: '30 jours',
    hidden: 'non publié',
    legend: 'Chaque case porte son chiffre\u00a0; la couleur ne fait que le répéter.',
  },
  factors: {
    title: 'Les six facteurs',
    intro:
      'Troisième question du jour, réunie sur quatre semaines, jusqu’au {day}. Un facteur éclaire une tendance, il ne déclenche rien à lui seul.',
    none: 'Les facteurs paraissent toutes les quatre semaines\u00a0; les premiers viendront.',
    factor: 'Facteur',
    score: 'Score sur 15',
    hidden: 'non publié',
  },
  shares: {
    title: 'Répartition',
    text: 'Une moyenne peut cacher un groupe partagé en deux. Au-delà de trente réponses, on lit aussi\u00a0:',
    low: 'dans le tiers bas de l’échelle',
    high: 'dans le tiers haut',
    least: '10\u202f% ou moins',
    some: 'environ {percent}\u202f%',
    most: '90\u202f% ou plus',
    none: 'À partir de trente réponses seulement.',
  },
  hidden: {
    title: 'Ce qui n’est pas montré, et pourquoi',
    few: 'Un groupe où moins de {k} personnes ont répondu. Zéro ou {less}, l’écran est le même.',
    remainder:
      'Un groupe dont la publication permettrait, par soustraction, d’en isoler un plus petit.',
    alike:
      'Un groupe où tout le monde a répondu presque pareil\u00a0: la moyenne serait la réponse de chacun.',
    quiet: 'Un petit groupe qui vient de changer deux fois en quatre semaines.',
    who: 'Qui a répondu, qui n’a pas répondu, quel jour, à quelle heure.',
    names: 'Groupes non publiés cette semaine\u00a0: {names}.',
    all: 'Tous les groupes sont publiés cette semaine.',
  },
  start: {
    title: 'Les premiers résultats se préparent',
    intro:
      'Rien n’est publié avant quatre semaines d’écoute, ni avant {k} réponses. C’est ce qui protège chacun dès le début.',
    cameIn:
      '{count, plural, =0 {Personne n’est entré} one {Une personne est entrée} other {# personnes sont entrées}} sur {of} dans la liste.',
    weeks:
      '{count, plural, =0 {Aucune semaine close} one {Une semaine close} other {# semaines closes}} sur quatre.',
    expected:
      'Premiers résultats possibles le lundi {day}, si {k} personnes au moins ont répondu deux semaines ou plus.',
    later:
      'Les quatre semaines sont passées\u00a0: il manque encore des réponses. Les rappels partent à tous de la même façon\u00a0; il n’y a personne à relancer.',
    invite: 'Inviter les salariés',
  },
  small: {
    title: 'À moins de {k}, pas de score',
    intro:
      'Dans un si petit groupe, aucun calcul ne protège vraiment l’anonymat\u00a0: nous préférons ne rien afficher. Une conversation bien menée vaut mieux.',
    sheetTitle: 'Une heure ensemble, une fois par trimestre',
    steps: {
      p1: 'Prévenez une semaine avant, et dites à quoi l’échange servira.',
      p2: 'Choisissez une personne neutre pour animer\u00a0: un élu, le service de prévention et de santé au travail, quelqu’un de l’extérieur.',
      p3: 'Parlez du travail, pas des personnes\u00a0: charge, horaires, marges de manœuvre, entraide, sens, changements à venir.',
      p4: 'Écrivez ensemble trois choses qui vont, trois qui pèsent, et une à changer d’ici la prochaine fois.',
      p5: 'Chacun peut se taire, et chacun peut voir le médecin du travail, en confidence, à tout moment.',
      p6: 'Revenez-y à la date dite\u00a0: ce qui a changé, ce qui n’a pas bougé.',
    },
    questions: 'Pour lancer la conversation',
    asks: {
      p1: 'Quel moment de votre semaine vous prend le plus d’énergie\u202f?',
      p2: 'Qu’est-ce qui vous empêche de faire du bon travail\u202f?',
      p3: 'De quelle décision auriez-vous aimé être prévenu·e\u202f?',
      p4: 'Qui vous aide quand cela coince\u202f?',
    },
  },
  direction: { up: 'hausse', down: 'baisse', stable: 'stable' },
};
