/** What somebody could find out from the published results, shown to whoever doubts. */
export const fr = {
  title: 'Essayer d’identifier quelqu’un',
  intro:
    'Mettez-vous à la place d’un employeur patient. Il connaît la méthode, la liste, qui était absent et quand, et ce que tous les autres répondent\u00a0; il a des complices, déplace des gens, en invente, et garde tout ce qui a été publié. Voici jusqu’où il irait, le pire d’abord.',
  none: 'Rien n’est encore publié\u00a0: il n’y a rien à attaquer.',
  worst: {
    title: '1. Le pire que nous ayons mesuré',
    text: 'Une personne répond toujours pareil, tout en bas (3) ou tout en haut (13). À pile ou face, on aurait raison 50 fois sur 100.',
    limit:
      'Quoi que fasse l’employeur, et pour toujours, il n’aurait raison que {right} fois sur 100 au plus, et ne serait jamais sûr à plus de {sure}\u202f%\u00a0: il resterait le terme secret de la personne, que rien de publié ne permet d’ôter.',
    change:
      'Ce que nous ne promettons pas\u00a0: si une personne change pour longtemps, quelqu’un qui saurait tout ce que répondent les autres le remarquerait environ neuf fois sur dix après huit semaines.',
  },
  guess: {
    title: '2. Deviner, ici, si rien ne bouge',
    text: 'La même question sur vos propres groupes, pour qui saurait exactement ce que tous les autres répondent, sans déplacer ni inventer personne. Calculé par les formules de la méthode, sans regarder une réponse.',
    caption: 'Chances de deviner juste, par groupe publié',
    group: 'Groupe',
    people: 'Inscrits',
    once: 'Une liste (un trimestre)',
    often: 'Huit listes (deux ans)',
    percent: '{percent}\u202f%',
    coin: 'Déplacer des gens d’une liste à l’autre rapporte davantage\u00a0: c’est le tableau du dessus.',
  },
  solve: {
    title: '3. Résoudre l’équation',
    text: 'Choisissez un groupe et dites ce que vous croyez savoir des autres. Nous calculons ce que le chiffre de la dernière semaine dit encore d’une personne.',
    group: 'Groupe',
    others: 'Nombre moyen des autres, selon vous',
    terms: 'Supposer connus tous les termes secrets, sauf celui de la personne',
    found:
      'Tout en bas\u00a0: {low}\u202f%. Tout en haut\u00a0: {high}\u202f%. Aucune réponse n’est exclue.',
    refusal:
      'À pile ou face, ce serait 50 et 50. Sa propre part, personne ne la connaît\u00a0: même tout le reste su, on ne dépasse jamais {sure}\u202f%.',
  },
  others: {
    title: '4. Les autres attaques, et ce qui les arrête',
    subtract: {
      title: 'Soustraire un groupe à un autre',
      text: 'Le total moins les équipes publiées laisse toujours personne, ou au moins {least} inscrits. Sinon une équipe de plus est cachée. Cela se décide sur la liste, pas sur les réponses.',
    },
    before: {
      title: 'Comparer avant et après un départ, une arrivée',
      text: 'Entre deux listes, rien ne bouge\u00a0: qui arrive attend, qui part ou change d’équipe reste compté où il était, avec son dernier nombre. À la liste suivante, son terme secret le suit partout où il va.',
    },
    fake: {
      title: 'Inventer des salariés pour isoler le vrai',
      text: 'Un compte inventé attend la liste suivante, et le journal de l’espace, que le CSE lit, montre chaque ajout. Avec lui, dix inscrits peuvent être une seule personne et neuf complices\u00a0: c’est l’attaque mesurée plus haut, et il reste le terme de la personne.',
    },
    pressure: {
      title: 'Demander aux collègues ce qu’ils ont répondu',
      text: 'Même si tous le disent sauf un, on devine ce qu’il répond d’habitude {league} fois sur 100 après deux ans\u00a0; à pile ou face, 50. Mais qui montre une seule des siennes affaiblit pour toujours son propre terme secret\u00a0: personne n’a à dire ce qu’il a répondu.',
    },
    participation: {
      title: 'Chercher qui n’a pas répondu',
      text: 'Une absence ne change rien à ce qui est publié\u00a0: le dernier nombre reste. Les rappels partent à tous de la même façon. La participation n’est dite qu’en trois mots, de toute l’entreprise, une fois par liste.',
    },
  },
  figures: {
    caption: 'Ce que l’employeur obtient, le pire d’abord',
    attack: 'Ce qu’il fait',
    weeks: '{weeks} semaines',
    percent: '{percent}\u202f%',
    sure: 'Sûr à 95\u202f%',
    rows: {
      newCompany:
        '21 complices\u00a0; elle est déplacée et ramenée, dans une entreprise nouvelle qui a une liste de plus',
      moved: '21 complices\u00a0; la personne est déplacée, puis ramenée',
      leaver: 'Elle part\u00a0; 8 collègues honnêtes, des inventés qui vont et viennent',
      inOut: '21 complices\u00a0; elle sort de l’équipe et y revient',
      newTeams: 'Elle part\u00a0; une nouvelle équipe à chaque liste',
      league: '7 complices, rien ne bouge',
      turns: '11 complices à tour de rôle, absences connues',
      absences: '13 collègues honnêtes, absences connues',
      silent: 'Elle seule répond\u00a0; 21 complices inscrits se taisent',
    },
    participation: 'Et savoir si la personne répond\u202f?',
    participationText:
      'Tous les autres sont complices, et sa réponse habituelle est connue. L’employeur croise tout ce qui est publié\u00a0: niveaux, facteurs, part hors du tiers central, participation. Au pire, il a raison {worst} fois sur 100\u00a0; à pile ou face, 50. Il lui arrive, rarement, d’en être sûr, surtout si elle commence à mi-chemin.',
    participationRows: {
      began: 'Elle se met à répondre à mi-chemin, et dit 3',
      known: 'Elle dit 3\u00a0; termes des complices connus',
      unknown: 'Elle dit 3\u00a0; termes des complices inconnus',
      middle: 'Elle dit 8',
      sides: 'Elle dit 3\u00a0; 63 complices changent de bord à chaque liste',
    },
    control: 'La personne déplacée, puis ramenée, sans les termes des personnes',
    measured:
      'Mesuré le {day}\u00a0: un programme a mené chaque attaque {lives} fois, avec les règles mêmes du produit. Chaque chiffre est connu à {margin} points près\u202f; celui de l’attaque sans termes, menée quatre fois moins souvent, à deux fois plus. Colonne «\u00a0Sûr à 95\u202f%\u00a0»\u00a0: sur 100 fois, combien de fois l’employeur se dit sûr à plus de 95\u202f% après deux ans. Ces mesures sont refaites, en plus petit, à chaque modification du produit.',
  },
};
