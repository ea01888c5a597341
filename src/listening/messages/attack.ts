import type { Texts } from '#basics/messages.ts';

/** What somebody could find out from the published results, shown to whoever doubts. */
export const texts = {
  title: { fr: 'Essayer d’identifier quelqu’un', en: 'Try to identify somebody' },
  intro: {
    fr: 'Mettez-vous à la place d’un employeur patient. Il connaît la méthode, la liste, qui était absent et quand, et ce que tous les autres répondent\u00a0; il a des complices, déplace des gens, en invente, et garde tout ce qui a été publié. Voici jusqu’où il irait, le pire d’abord.',
    en: 'Put yourself in the place of a patient employer. They know the method, the list, who was away and when, and what everybody else answers; they have accomplices, move people, invent some, and keep everything that was published. This is how far they would get, the worst first.',
  },
  none: {
    fr: 'Rien n’est encore publié\u00a0: il n’y a rien à attaquer.',
    en: 'Nothing is published yet: there is nothing to attack.',
  },
  worst: {
    title: { fr: '1. Le pire que nous ayons mesuré', en: '1. The worst that we have measured' },
    text: {
      fr: 'Une personne répond toujours pareil, tout en bas (3) ou tout en haut (13). À pile ou face, on aurait raison 50 fois sur 100.',
      en: 'One person always answers alike, at the very bottom (3) or at the very top (13). Tossing a coin, one would be right 50 times in 100.',
    },
    limit: {
      fr: 'Quoi que fasse l’employeur, et pour toujours, il n’aurait raison que {right} fois sur 100 au plus, et ne serait jamais sûr à plus de {sure}\u202f%\u00a0: il resterait le terme secret de la personne, que rien de publié ne permet d’ôter.',
      en: 'Whatever the employer does, for ever, they would be right {right} times in 100 at most, and never more than {sure}% sure: the person’s own secret term remains, and nothing that is published allows anybody to take it off.',
    },
    change: {
      fr: 'Ce que nous ne promettons pas\u00a0: si une personne change pour longtemps, quelqu’un qui saurait tout ce que répondent les autres le remarquerait environ neuf fois sur dix après huit semaines.',
      en: 'What we do not promise: if one person changes for long, somebody who knew everything the others answer would notice about nine times in ten after eight weeks.',
    },
  },
  guess: {
    title: { fr: '2. Deviner, ici, si rien ne bouge', en: '2. Guess, here, if nothing moves' },
    text: {
      fr: 'La même question sur vos propres groupes, pour qui saurait exactement ce que tous les autres répondent, sans déplacer ni inventer personne. Calculé par les formules de la méthode, sans regarder une réponse.',
      en: 'The same question about your own groups, for somebody who knew exactly what everybody else answers, without moving or inventing anybody. Worked out by the formulae of the method; no answer is looked at.',
    },
    caption: {
      fr: 'Chances de deviner juste, par groupe publié',
      en: 'Chances of guessing right, by published group',
    },
    group: { fr: 'Groupe', en: 'Group' },
    people: { fr: 'Inscrits', en: 'Listed' },
    once: { fr: 'Une liste (un trimestre)', en: 'One list (a quarter)' },
    often: { fr: 'Huit listes (deux ans)', en: 'Eight lists (two years)' },
    percent: { fr: '{percent}\u202f%', en: '{percent}%' },
    coin: {
      fr: 'Déplacer des gens d’une liste à l’autre rapporte davantage\u00a0: c’est le tableau du dessus.',
      en: 'Moving people from one list to the next yields more: that is the table above.',
    },
  },
  solve: {
    title: { fr: '3. Résoudre l’équation', en: '3. Solve the equation' },
    text: {
      fr: 'Choisissez un groupe et dites ce que vous croyez savoir des autres. Nous calculons ce que le chiffre de la dernière semaine dit encore d’une personne.',
      en: 'Choose a group and say what you think you know of the others. We work out what the figure of the last week still says of one person.',
    },
    group: { fr: 'Groupe', en: 'Group' },
    others: {
      fr: 'Nombre moyen des autres, selon vous',
      en: 'Mean number of the others, in your view',
    },
    terms: {
      fr: 'Supposer connus tous les termes secrets, sauf celui de la personne',
      en: 'Suppose that all secret terms are known but the person’s own',
    },
    found: {
      fr: 'Tout en bas\u00a0: {low}\u202f%. Tout en haut\u00a0: {high}\u202f%. Aucune réponse n’est exclue.',
      en: 'At the very bottom: {low}%. At the very top: {high}%. No answer is ruled out.',
    },
    refusal: {
      fr: 'À pile ou face, ce serait 50 et 50. Sa propre part, personne ne la connaît\u00a0: même tout le reste su, on ne dépasse jamais {sure}\u202f%.',
      en: 'Tossing a coin, it would be 50 and 50. Nobody knows the person’s own part: even with all the rest known, one never gets beyond {sure}%.',
    },
  },
  others: {
    title: {
      fr: '4. Les autres attaques, et ce qui les arrête',
      en: '4. The other attacks, and what stops them',
    },
    subtract: {
      title: { fr: 'Soustraire un groupe à un autre', en: 'Subtract one group from another' },
      text: {
        fr: 'Le total moins les équipes publiées laisse toujours personne, ou au moins {least} inscrits. Sinon une équipe de plus est cachée. Cela se décide sur la liste, pas sur les réponses.',
        en: 'The total less the published teams always leaves nobody, or at least {least} listed people. Otherwise one more team is hidden. The list decides it, not the answers.',
      },
    },
    before: {
      title: {
        fr: 'Comparer avant et après un départ, une arrivée',
        en: 'Compare before and after somebody leaves or joins',
      },
      text: {
        fr: 'Entre deux listes, rien ne bouge\u00a0: qui arrive attend, qui part ou change d’équipe reste compté où il était, avec son dernier nombre. À la liste suivante, son terme secret le suit partout où il va.',
        en: 'Between two lists nothing moves: those who join wait, those who leave or change teams still count where they were, with their last number. In the next list their secret term goes with them wherever they go.',
      },
    },
    fake: {
      title: {
        fr: 'Inventer des salariés pour isoler le vrai',
        en: 'Invent employees to single out the real one',
      },
      text: {
        fr: 'Un compte inventé attend la liste suivante, et le journal de l’espace, que le CSE lit, montre chaque ajout. Avec lui, dix inscrits peuvent être une seule personne et neuf complices\u00a0: c’est l’attaque mesurée plus haut, et il reste le terme de la personne.',
        en: 'An invented account waits for the next list, and the space’s journal, which the works council reads, shows everyone who is added. With them, ten listed people may be one real person and nine accomplices: that is the attack measured above, and the person’s term remains.',
      },
    },
    pressure: {
      title: {
        fr: 'Demander aux collègues ce qu’ils ont répondu',
        en: 'Ask colleagues what they answered',
      },
      text: {
        fr: 'Même si tous le disent sauf un, on devine ce qu’il répond d’habitude {league} fois sur 100 après deux ans\u00a0; à pile ou face, 50. Mais qui montre une seule des siennes affaiblit pour toujours son propre terme secret\u00a0: personne n’a à dire ce qu’il a répondu.',
        en: 'Even if all of them tell but one, what that one usually answers is guessed {league} times in 100 after two years; a coin is right in 50. But whoever shows a single one of theirs weakens their own secret term for ever: nobody has to tell what they answered.',
      },
    },
    participation: {
      title: { fr: 'Chercher qui n’a pas répondu', en: 'Find out who did not answer' },
      text: {
        fr: 'Une absence ne change rien à ce qui est publié\u00a0: le dernier nombre reste. Les rappels partent à tous de la même façon. La participation n’est dite qu’en trois mots, de toute l’entreprise, une fois par liste.',
        en: 'An absence changes nothing that is published: the last number stays. Reminders go to everybody in the same way. Participation is told in three words only, of the whole company, once a list.',
      },
    },
  },
  figures: {
    caption: {
      fr: 'Ce que l’employeur obtient, le pire d’abord',
      en: 'What the employer gets, the worst first',
    },
    attack: { fr: 'Ce qu’il fait', en: 'What they do' },
    weeks: { fr: '{weeks} semaines', en: '{weeks} weeks' },
    percent: { fr: '{percent}\u202f%', en: '{percent}%' },
    sure: { fr: 'Sûr à 95\u202f%', en: '95% sure' },
    rows: {
      newCompany: {
        fr: '21 complices\u00a0; elle est déplacée et ramenée, dans une entreprise nouvelle qui a une liste de plus',
        en: '21 in league; moved, and moved back, in a new company, which has one list more',
      },
      moved: {
        fr: '21 complices\u00a0; la personne est déplacée, puis ramenée',
        en: '21 in league; the person is moved, and moved back',
      },
      leaver: {
        fr: 'Elle part\u00a0; 8 collègues honnêtes, des inventés qui vont et viennent',
        en: 'They leave; 8 honest colleagues, invented ones who come and go',
      },
      inOut: {
        fr: '21 complices\u00a0; elle sort de l’équipe et y revient',
        en: '21 in league; they leave the team and return to it',
      },
      newTeams: {
        fr: 'Elle part\u00a0; une nouvelle équipe à chaque liste',
        en: 'They leave; a new team with every list',
      },
      league: { fr: '7 complices, rien ne bouge', en: '7 in league, nothing moves' },
      turns: {
        fr: '11 complices à tour de rôle, absences connues',
        en: '11 in league by turns, known absences',
      },
      absences: {
        fr: '13 collègues honnêtes, absences connues',
        en: '13 honest colleagues, known absences',
      },
      silent: {
        fr: 'Elle seule répond\u00a0; 21 complices inscrits se taisent',
        en: 'They alone answer; 21 in league are listed and silent',
      },
    },
    participation: {
      fr: 'Et savoir si la personne répond\u202f?',
      en: 'And whether the person answers at all?',
    },
    participationText: {
      fr: 'Tous les autres sont complices, et sa réponse habituelle est connue. L’employeur croise tout ce qui est publié\u00a0: niveaux, facteurs, part hors du tiers central, participation. Au pire, il a raison {worst} fois sur 100\u00a0; à pile ou face, 50. Il lui arrive, rarement, d’en être sûr, surtout si elle commence à mi-chemin.',
      en: 'All the others are in league, and the person’s usual answer is known. The employer puts together everything that is published: levels, factors, the share outside the middle third, participation. At worst they are right {worst} times in 100; a coin is right in 50. Now and then, rarely, they are sure of it, above all if the person begins half-way.',
    },
    participationRows: {
      began: {
        fr: 'Elle se met à répondre à mi-chemin, et dit 3',
        en: 'They begin to answer half-way, and say 3',
      },
      known: {
        fr: 'Elle dit 3\u00a0; termes des complices connus',
        en: 'They say 3; terms of the accomplices known',
      },
      unknown: {
        fr: 'Elle dit 3\u00a0; termes des complices inconnus',
        en: 'They say 3; terms of the accomplices unknown',
      },
      middle: { fr: 'Elle dit 8', en: 'They say 8' },
      sides: {
        fr: 'Elle dit 3\u00a0; 63 complices changent de bord à chaque liste',
        en: 'They say 3; 63 in league change sides with every list',
      },
    },
    control: {
      fr: 'La personne déplacée, puis ramenée, sans les termes des personnes',
      en: 'The person moved and moved back, without the terms of people',
    },
    measured: {
      fr: 'Mesuré le {day}\u00a0: un programme a mené chaque attaque {lives} fois, avec les règles mêmes du produit. Chaque chiffre est connu à {margin} points près\u202f; celui de l’attaque sans termes, menée quatre fois moins souvent, à deux fois plus. Colonne «\u00a0Sûr à 95\u202f%\u00a0»\u00a0: sur 100 fois, combien de fois l’employeur se dit sûr à plus de 95\u202f% après deux ans. Ces mesures sont refaites, en plus petit, à chaque modification du produit.',
      en: 'Measured on {day}: a program carried out each attack {lives} times, by the product’s own rules. Each figure is known to within {margin} points; that of the attack without terms, carried out a quarter as often, to within twice as many. Column “95% sure”: in 100 tries, how often the employer is more than 95% sure after two years. The same is measured again, on a smaller scale, at every change to the product.',
    },
  },
} satisfies Texts;
