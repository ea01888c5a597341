/** Signals from the published results, and what is done about them. */
export const fr = {
  intro:
    'Chaque lundi, ce qui vient d’être publié est comparé à ce qui est habituel dans chaque groupe. Un signal n’est pas un diagnostic\u00a0: il dit où regarder, jamais qui.',
  loading: 'Lecture des signaux…',
  none: {
    title: 'Aucun signal',
    text: 'Rien, dans ce qui a été publié, ne sort de l’ordinaire. {watched, plural, =0 {Les groupes seront suivis dès la première publication.} one {Un groupe est suivi.} other {# groupes sont suivis.}}',
  },
  calibrating: {
    title: 'En apprentissage',
    text: 'Il faut six semaines comparables pour savoir ce qui est habituel, et six autres dans un groupe qui a trop changé pour se comparer à lui-même. D’ici là, seul le niveau est affiché.',
    'no-list':
      'La première liste n’est pas encore établie\u00a0: rien n’est publié, et rien n’est suivi.',
    'under-half':
      'Moins de la moitié des personnes de la liste participent\u00a0: rien n’est publié, et rien n’est suivi, jusqu’à la prochaine liste au moins.',
    tooFew:
      '{name}\u00a0: rien n’est publié, faute de {least} personnes sur la liste dans ce groupe ou juste à côté',
    place: '{name}\u00a0: encore {weeks, plural, one {une semaine} other {# semaines}}',
  },
  stages: { information: 'Information', vigilance: 'Vigilance', alert: 'Alerte' },
  kinds: { drop: 'Baisse du score', level: 'Niveau bas qui dure', participation: 'Silence' },
  whole: 'Toute l’entreprise',
  facts: {
    drop: 'Les dernières semaines sont {fall} points au-dessous de l’habituel, arrivées et départs mis à part. Un écart de {margin} serait normal.',
    level:
      'Le niveau des quatre dernières semaines est de {level} sur 15, à {margin} près\u00a0: il est sûrement au-dessous de {under}, depuis au moins {weeks} semaines.',
    participation:
      '{now, select, few {Moins de la moitié des personnes de la liste participent\u00a0: plus rien n’est publié.} other {Un peu plus de la moitié des personnes de la liste participent, quand la plupart le faisaient jusqu’ici.}} C’est dit une fois par liste, pour toute l’entreprise.',
    lowShare:
      '{share}\u202f% des réponses publiées étaient basses, au moins {least}\u202f% en tenant compte de la marge (ancienne méthode).',
    answers:
      'La participation était de {recent}\u202f%, contre {baseline}\u202f% d’habitude (ancienne méthode).',
    since: 'Depuis la semaine du {day}.',
    back: 'L’écart est redevenu normal\u00a0: le signal s’éteint après trois semaines proches de l’habituel.',
    ended:
      'Le signal s’est éteint avec la semaine du {day}\u00a0: retour à l’habituel, ou plus rien à quoi comparer.',
    silent: 'Plus rien n’est publié depuis la semaine du {day}\u00a0: rien ne dit que c’est fini.',
    gone: 'Ce groupe n’existe plus.',
    due: 'À traiter avant le {day}',
    late: 'En retard depuis le {day}',
    owner: 'Confié à {who}',
    nobody: 'Pas encore confié',
    somebody: 'une personne de l’entreprise',
    acknowledged: 'Lu le {day}',
    confirmed: 'Inscrit dans le document unique',
    closed: 'Fermé le {day}\u00a0: {reason}',
  },
  toExamine: 'Un signal à examiner, qui peut être une fausse alerte. ',
  todo: {
    title: 'Que faire, maintenant\u202f?',
    drop: {
      first:
        'Sous 48 heures, allez voir le travail, pas les personnes\u00a0: charge, horaires, outils, encadrement, annonces\u00a0: qu’est-ce qui a changé\u202f?',
      second:
        'Parlez-en au CSE, qui lit le même signal. Demandez aux équipes ce qui pèse et ce qui aiderait, sans chercher qui a répondu.',
      third:
        'Décidez d’une mesure et d’une date, inscrivez-la dans le document unique, et dites aux équipes ce que vous en faites.',
    },
    level: {
      first:
        'Sous 48 heures, relisez les six facteurs et les quatre dernières semaines\u00a0: qu’est-ce qui est bas, et depuis quand\u202f?',
      second:
        'Réunissez l’encadrement, le CSE et le médecin du travail autour du travail réel\u00a0: moyens, objectifs, délais.',
      third:
        'Décidez d’une mesure et d’une date, inscrivez-la dans le document unique, et revoyez le niveau dans deux mois.',
    },
    participation: {
      first:
        'Sous 48 heures, demandez au CSE et à l’encadrement ce qui retient de répondre\u00a0: le temps, l’accès ou la confiance.',
      second:
        'Rappelez à tous ce que personne ne peut voir, et ce qui a été fait des résultats précédents.',
      third: 'Fixez un point dans un mois. Ne relancez jamais une personne en particulier.',
    },
  },
  act: {
    acknowledge: 'J’en ai pris connaissance',
    acknowledged: 'C’est noté',
    assign: 'Confier',
    confirm: 'Inscrire dans le document unique',
    close: 'Fermer',
    results: 'Voir les résultats',
  },
  assign: {
    title: 'Confier ce signal',
    owner: 'À qui\u202f?',
    nobody: 'À personne pour l’instant',
    dueOn: 'Échéance',
    done: 'C’est noté',
  },
  confirm: {
    title: 'Inscrire dans le document unique',
    text: 'C’est une information nouvelle sur un risque (article R4121-2)\u00a0: une entrée datée s’ouvre, avec trois tâches\u00a0: revoir les risques de l’unité, en parler au CSE, transmettre la nouvelle version au service de santé au travail.',
    what: 'Ce que vous avez constaté',
    whatHint: 'Parlez du travail et de son organisation, jamais d’une personne.',
    proposed: {
      drop: 'Baisse durable du score {dePlace} dans les résultats d’écoute publiés.',
      level: 'Niveau durablement bas à {place} dans les résultats d’écoute publiés.',
      participation: 'Baisse de la participation à l’écoute dans l’entreprise.',
    },
    submit: 'Inscrire',
    done: 'Entrée ouverte dans le document unique',
  },
  close: {
    title: 'Fermer ce signal',
    reason: 'Pourquoi\u202f?',
    reasons: {
      measures: 'Des mesures sont prises',
      explained: 'C’est expliqué\u00a0: ce niveau est le nouvel habituel',
      'false-alarm': 'Fausse alerte',
      ended: 'La situation est revenue à l’habituel',
    },
    note: 'Explication',
    noteHint: 'Sera relue par ceux qui viendront après vous.',
    submit: 'Fermer',
    done: 'Signal fermé',
  },
  settings: {
    title: 'Comment les signaux sont décidés',
    text: 'Un signal commence quand les dernières semaines passent au-dessous de l’habituel de plus que le hasard ne l’explique\u202f; il finit après trois semaines revenues près de l’habituel. Les changements se lisent à personnes égales\u00a0: qui arrive ou s’en va n’y change rien. Les semaines de vacances et de jours fériés ne comptent pas. Que moins de personnes participent n’est signalé qu’une fois par liste, pour toute l’entreprise. On peut suivre de plus près que la norme, jamais de plus loin.',
    sensitivity: 'Sensibilité',
    levels: {
      standard: { name: 'Normale', text: 'Le moins de fausses alertes.' },
      attentive: { name: 'Attentive', text: 'Voit plus tôt, se trompe plus souvent.' },
      veryAttentive: { name: 'Très attentive', text: 'Voit tôt, se trompe souvent.' },
    },
    saved: 'Les groupes seront suivis ainsi',
    rates: 'Ce que valent ces signaux',
    ratesText:
      'Mesuré sur des groupes simulés, où l’on répond, s’absente, arrive et part, avec les chiffres tels qu’ils sont publiés (listes, marges et arrondis compris). On suppose que l’humeur commune d’un groupe varie d’elle-même de 0,35 point (écart type) et revient en une dizaine de semaines. Personne ne le sait d’avance\u00a0: si elle varie deux fois plus, ou suit les saisons d’un demi-point, les fausses alertes sont celles des deux colonnes suivantes. Un an compte 52 semaines publiées et comparables. Pour chaque taille, le moins bon des cas mesurés.',
    ratesCaption: 'Fausses alertes et baisses vues, par taille de groupe',
    size: 'Personnes sur la liste',
    onsets: 'Fausses alertes par groupe et par an, au plus',
    onsetsIfDrifting: 'Si l’humeur varie deux fois plus',
    onsetsIfSeasonal: 'Si elle suit les saisons',
    seenSmaller: 'Baisses durables de 1,5 point vues en 8 semaines, au moins',
    seen: 'Baisses durables de 2 points vues en 8 semaines, au moins',
    percent: '{percent}\u202f%',
    band: '{most, select, none {{least} ou plus} other {de {least} à {most}}}',
    rate: 'Dans un groupe de {most, select, none {{least} personnes ou plus} other {{least} à {most} personnes}}, ce réglage se trompe jusqu’à {onsets} fois par an.',
    rateSeen:
      'En huit semaines, il détecte au moins {seenSmaller}\u202f% des baisses durables d’un point et demi, et {seen}\u202f% de celles de deux points.',
    rateSilence:
      'La part des personnes qui participent est dite avec une marge\u00a0: dans une entreprise de quarante personnes ou plus, le mot baisse par hasard moins d’une fois en cent ans\u202f; au-dessous, une baisse n’est signalée que si plus rien n’est publié.',
    fourWeeks:
      'Dans un si petit groupe, un signal absent ne dit pas que tout va bien\u00a0: lisez aussi, dans les résultats, ce que disent quatre semaines réunies.',
    lowLevels:
      'Un niveau bas qui dure n’est signalé que s’il est sûr, c’est-à-dire au-dessous de {under} sur 15 marge comprise. Cela ne se voit que dans de grands groupes\u00a0: de cent quarante personnes vraiment à 5,5, trois fois sur cinq en six mois\u202f; de quarante, une fois sur trois. Dans une petite équipe, un niveau seul n’est jamais assez sûr\u00a0: lisez les changements.',
    measured:
      'Mesuré sur six cents entreprises simulées par cas\u00a0; le chiffre donné est le pire de ceux de sa taille.',
  },
  replay: {
    title: 'Rejouer sur votre propre histoire',
    text: 'Ce que chaque sensibilité aurait signalé dans les semaines publiées\u00a0: un an pour l’entreprise et ses sites, six mois pour les équipes.',
    loading: 'Les semaines sont rejouées…',
    caption: 'Signaux par groupe, avec la sensibilité «\u202f{level}\u202f»',
    place: 'Groupe',
    signals: 'Signaux',
    none: 'aucun',
    signal: '{kind}, {stage}, du {since} au {until}',
    lasting: '{kind}, {stage}, depuis le {since}',
    total:
      '{count, plural, =0 {Aucun signal} one {Un signal} other {# signaux}} sur {weeks, plural, one {une semaine publiée} other {# semaines publiées}}.',
    empty: 'Aucune semaine n’est encore publiée\u00a0: il n’y a rien à rejouer.',
    failed: 'Les semaines n’ont pas pu être rejouées.',
  },
};
