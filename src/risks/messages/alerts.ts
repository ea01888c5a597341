import type { Texts } from '#basics/messages.ts';

/** Signals from the published results, and what is done about them. */
export const texts = {
  intro: {
    fr: 'Chaque lundi, ce qui vient d’être publié est comparé à ce qui est habituel dans chaque groupe. Un signal n’est pas un diagnostic\u00a0: il dit où regarder, jamais qui.',
    en: 'Every Monday, what has just been published is compared with what is usual in each group. A signal is not a diagnosis: it says where to look, never at whom.',
  },
  loading: { fr: 'Lecture des signaux…', en: 'Reading the signals…' },
  none: {
    title: { fr: 'Aucun signal', en: 'No signal' },
    text: {
      fr: 'Rien, dans ce qui a été publié, ne sort de l’ordinaire. {watched, plural, =0 {Les groupes seront suivis dès la première publication.} one {Un groupe est suivi.} other {# groupes sont suivis.}}',
      en: 'Nothing that was published is out of the ordinary. {watched, plural, =0 {Groups will be watched from the first publication on.} one {One group is watched.} other {# groups are watched.}}',
    },
  },
  calibrating: {
    title: { fr: 'En apprentissage', en: 'Still learning' },
    text: {
      fr: 'Il faut six semaines comparables pour savoir ce qui est habituel, et six autres dans un groupe qui a trop changé pour se comparer à lui-même. D’ici là, seul le niveau est affiché.',
      en: 'Six comparable weeks are needed to know what is usual, and six others in a group that has changed too much to be compared with itself. Until then only the level is shown.',
    },
    'no-list': {
      fr: 'La première liste n’est pas encore établie\u00a0: rien n’est publié, et rien n’est suivi.',
      en: 'The first list is not made yet: nothing is published, and nothing is watched.',
    },
    'under-half': {
      fr: 'Moins de la moitié des personnes de la liste participent\u00a0: rien n’est publié, et rien n’est suivi, jusqu’à la prochaine liste au moins.',
      en: 'Fewer than half of the people on the list take part: nothing is published, and nothing is watched, until the next list at least.',
    },
    tooFew: {
      fr: '{name}\u00a0: rien n’est publié, faute de {least} personnes sur la liste dans ce groupe ou juste à côté',
      en: '{name}: nothing is published, for want of {least} people on the list in this group or right beside it',
    },
    place: {
      fr: '{name}\u00a0: encore {weeks, plural, one {une semaine} other {# semaines}}',
      en: '{name}: {weeks, plural, one {one more week} other {# more weeks}}',
    },
  },
  stages: {
    information: { fr: 'Information', en: 'Information' },
    vigilance: { fr: 'Vigilance', en: 'Vigilance' },
    alert: { fr: 'Alerte', en: 'Alert' },
  },
  kinds: {
    drop: { fr: 'Baisse du score', en: 'The score has fallen' },
    level: { fr: 'Niveau bas qui dure', en: 'Low for long' },
    participation: { fr: 'Silence', en: 'Silence' },
  },
  whole: { fr: 'Toute l’entreprise', en: 'The whole company' },
  facts: {
    drop: {
      fr: 'Les dernières semaines sont {fall} points au-dessous de l’habituel, arrivées et départs mis à part. Un écart de {margin} serait normal.',
      en: 'The last weeks are {fall} points under what is usual, with comings and goings left aside. A difference of {margin} would be normal.',
    },
    level: {
      fr: 'Le niveau des quatre dernières semaines est de {level} sur 15, à {margin} près\u00a0: il est sûrement au-dessous de {under}, depuis au moins {weeks} semaines.',
      en: 'The level of the last four weeks is {level} out of 15, give or take {margin}: it has surely been under {under} for at least {weeks} weeks.',
    },
    participation: {
      fr: '{now, select, few {Moins de la moitié des personnes de la liste participent\u00a0: plus rien n’est publié.} other {Un peu plus de la moitié des personnes de la liste participent, quand la plupart le faisaient jusqu’ici.}} C’est dit une fois par liste, pour toute l’entreprise.',
      en: '{now, select, few {Fewer than half of the people on the list take part: nothing is published any more.} other {A little more than half of the people on the list take part, where most did so far.}} This is said once a list, of the whole company.',
    },
    lowShare: {
      fr: '{share}\u202f% des réponses publiées étaient basses, au moins {least}\u202f% en tenant compte de la marge (ancienne méthode).',
      en: '{share}% of the published answers were low, at least {least}% with the margin considered (former method).',
    },
    answers: {
      fr: 'La participation était de {recent}\u202f%, contre {baseline}\u202f% d’habitude (ancienne méthode).',
      en: 'Participation was {recent}%, where {baseline}% was usual (former method).',
    },
    since: { fr: 'Depuis la semaine du {day}.', en: 'Since the week of {day}.' },
    back: {
      fr: 'L’écart est redevenu normal\u00a0: le signal s’éteint après trois semaines proches de l’habituel.',
      en: 'The difference is back to normal: the signal ends after three weeks close to what is usual.',
    },
    ended: {
      fr: 'Le signal s’est éteint avec la semaine du {day}\u00a0: retour à l’habituel, ou plus rien à quoi comparer.',
      en: 'The signal was over with the week of {day}: back to what is usual, or nothing left to compare with.',
    },
    silent: {
      fr: 'Plus rien n’est publié depuis la semaine du {day}\u00a0: rien ne dit que c’est fini.',
      en: 'Nothing has been published since the week of {day}: nothing says that it is over.',
    },
    gone: { fr: 'Ce groupe n’existe plus.', en: 'This group is no more.' },
    due: { fr: 'À traiter avant le {day}', en: 'To be seen to by {day}' },
    late: { fr: 'En retard depuis le {day}', en: 'Late since {day}' },
    given: { fr: 'Confié à {who}', en: 'With {who}' },
    nobody: { fr: 'Pas encore confié', en: 'With nobody' },
    somebody: { fr: 'une personne de l’entreprise', en: 'somebody in the company' },
    acknowledged: { fr: 'Lu le {day}', en: 'Read on {day}' },
    confirmed: { fr: 'Inscrit dans le document unique', en: 'Entered in the risk document' },
    closed: { fr: 'Fermé le {day}\u00a0: {reason}', en: 'Closed on {day}: {reason}' },
  },
  toExamine: {
    fr: 'Un signal à examiner, qui peut être une fausse alerte. ',
    en: 'A signal to examine, which may be a false alarm. ',
  },
  todo: {
    title: { fr: 'Que faire, maintenant\u202f?', en: 'What to do now' },
    drop: {
      first: {
        fr: 'Sous 48 heures, allez voir le travail, pas les personnes\u00a0: charge, horaires, outils, encadrement, annonces\u00a0: qu’est-ce qui a changé\u202f?',
        en: 'Within 48 hours, go and see the work, not the people: workload, hours, tools, management, announcements: what has changed?',
      },
      second: {
        fr: 'Parlez-en au CSE, qui lit le même signal. Demandez aux équipes ce qui pèse et ce qui aiderait, sans chercher qui a répondu.',
        en: 'Speak to the works council, which reads the same signal. Ask the teams what weighs on them and what would help, without looking for who answered.',
      },
      third: {
        fr: 'Décidez d’une mesure et d’une date, inscrivez-la dans le document unique, et dites aux équipes ce que vous en faites.',
        en: 'Decide on a measure and a date, enter it in the risk document, and tell the teams what you are doing about it.',
      },
    },
    level: {
      first: {
        fr: 'Sous 48 heures, relisez les six facteurs et les quatre dernières semaines\u00a0: qu’est-ce qui est bas, et depuis quand\u202f?',
        en: 'Within 48 hours, read the six factors and the last four weeks again: what is low, and since when?',
      },
      second: {
        fr: 'Réunissez l’encadrement, le CSE et le médecin du travail autour du travail réel\u00a0: moyens, objectifs, délais.',
        en: 'Bring managers, the works council and the occupational doctor together around the work as it is done: means, goals, deadlines.',
      },
      third: {
        fr: 'Décidez d’une mesure et d’une date, inscrivez-la dans le document unique, et revoyez le niveau dans deux mois.',
        en: 'Decide on a measure and a date, enter it in the risk document, and look at the level again in two months.',
      },
    },
    participation: {
      first: {
        fr: 'Sous 48 heures, demandez au CSE et à l’encadrement ce qui retient de répondre\u00a0: le temps, l’accès ou la confiance.',
        en: 'Within 48 hours, ask the works council and managers what keeps people from answering: time, access or trust.',
      },
      second: {
        fr: 'Rappelez à tous ce que personne ne peut voir, et ce qui a été fait des résultats précédents.',
        en: 'Remind everybody of what nobody can see, and of what was done with the earlier results.',
      },
      third: {
        fr: 'Fixez un point dans un mois. Ne relancez jamais une personne en particulier.',
        en: 'Set a date to look again in a month. Never press one person in particular.',
      },
    },
  },
  act: {
    acknowledge: { fr: 'J’en ai pris connaissance', en: 'I have read it' },
    acknowledged: { fr: 'C’est noté', en: 'Noted' },
    assign: { fr: 'Confier', en: 'Give to somebody' },
    confirm: { fr: 'Inscrire dans le document unique', en: 'Enter in the risk document' },
    close: { fr: 'Fermer', en: 'Close' },
    results: { fr: 'Voir les résultats', en: 'See the results' },
  },
  assign: {
    title: { fr: 'Confier ce signal', en: 'Give this signal to somebody' },
    owner: { fr: 'À qui\u202f?', en: 'To whom?' },
    nobody: { fr: 'À personne pour l’instant', en: 'To nobody for now' },
    dueOn: { fr: 'Échéance', en: 'Due' },
    done: { fr: 'C’est noté', en: 'Noted' },
  },
  confirm: {
    title: { fr: 'Inscrire dans le document unique', en: 'Enter in the risk document' },
    text: {
      fr: 'C’est une information nouvelle sur un risque (article R4121-2)\u00a0: une entrée datée s’ouvre, avec trois tâches\u00a0: revoir les risques de l’unité, en parler au CSE, transmettre la nouvelle version au service de santé au travail.',
      en: 'This is new information on a risk (article R4121-2): a dated entry is opened, with three tasks: review the risks of the unit, tell the works council, send the new version to the occupational health service.',
    },
    what: { fr: 'Ce que vous avez constaté', en: 'What you have found' },
    whatHint: {
      fr: 'Parlez du travail et de son organisation, jamais d’une personne.',
      en: 'Speak of the work and its organisation, never of a person.',
    },
    proposed: {
      drop: {
        fr: 'Baisse durable du score {dePlace} dans les résultats d’écoute publiés.',
        en: 'Lasting fall of the score of {place} in the published listening results.',
      },
      level: {
        fr: 'Niveau durablement bas à {place} dans les résultats d’écoute publiés.',
        en: 'Lastingly low level at {place} in the published listening results.',
      },
      participation: {
        fr: 'Baisse de la participation à l’écoute dans l’entreprise.',
        en: 'Fall of participation in listening in the company.',
      },
    },
    submit: { fr: 'Inscrire', en: 'Enter' },
    done: { fr: 'Entrée ouverte dans le document unique', en: 'Entry opened in the risk document' },
  },
  close: {
    title: { fr: 'Fermer ce signal', en: 'Close this signal' },
    reason: { fr: 'Pourquoi\u202f?', en: 'Why?' },
    reasons: {
      measures: { fr: 'Des mesures sont prises', en: 'Measures are being taken' },
      explained: {
        fr: 'C’est expliqué\u00a0: ce niveau est le nouvel habituel',
        en: 'It is explained: this level is what is usual now',
      },
      'false-alarm': { fr: 'Fausse alerte', en: 'False alarm' },
      ended: {
        fr: 'La situation est revenue à l’habituel',
        en: 'Things are back to what is usual',
      },
    },
    note: { fr: 'Explication', en: 'Explanation' },
    noteHint: {
      fr: 'Sera relue par ceux qui viendront après vous.',
      en: 'Will be read by those who come after you.',
    },
    submit: { fr: 'Fermer', en: 'Close' },
    done: { fr: 'Signal fermé', en: 'Signal closed' },
  },
  settings: {
    title: { fr: 'Comment les signaux sont décidés', en: 'How signals are decided' },
    text: {
      fr: 'Un signal commence quand les dernières semaines passent au-dessous de l’habituel de plus que le hasard ne l’explique\u202f; il finit après trois semaines revenues près de l’habituel. Les changements se lisent à personnes égales\u00a0: qui arrive ou s’en va n’y change rien. Les semaines de vacances et de jours fériés ne comptent pas. Que moins de personnes participent n’est signalé qu’une fois par liste, pour toute l’entreprise. On peut suivre de plus près que la norme, jamais de plus loin.',
      en: 'A signal begins when the last weeks are under what is usual by more than chance explains; it ends after three weeks back near to it. Changes are read among the same people: who comes or goes makes no difference. Weeks of holidays and public holidays do not count. That fewer people take part is signalled once a list only, of the whole company. Watching may be closer than the standard, never looser.',
    },
    sensitivity: { fr: 'Sensibilité', en: 'Sensitivity' },
    levels: {
      standard: {
        name: { fr: 'Normale', en: 'Standard' },
        text: { fr: 'Le moins de fausses alertes.', en: 'The fewest false alarms.' },
      },
      attentive: {
        name: { fr: 'Attentive', en: 'Attentive' },
        text: {
          fr: 'Voit plus tôt, se trompe plus souvent.',
          en: 'Sees sooner, is wrong more often.',
        },
      },
      veryAttentive: {
        name: { fr: 'Très attentive', en: 'Very attentive' },
        text: { fr: 'Voit tôt, se trompe souvent.', en: 'Sees soon, is often wrong.' },
      },
    },
    saved: { fr: 'Les groupes seront suivis ainsi', en: 'Groups will be watched like this' },
    rates: { fr: 'Ce que valent ces signaux', en: 'What these signals are worth' },
    ratesText: {
      fr: 'Mesuré sur des groupes simulés, où l’on répond, s’absente, arrive et part, avec les chiffres tels qu’ils sont publiés (listes, marges et arrondis compris). On suppose que l’humeur commune d’un groupe varie d’elle-même de 0,35 point (écart type) et revient en une dizaine de semaines. Personne ne le sait d’avance\u00a0: si elle varie deux fois plus, ou suit les saisons d’un demi-point, les fausses alertes sont celles des deux colonnes suivantes. Un an compte 52 semaines publiées et comparables. Pour chaque taille, le moins bon des cas mesurés.',
      en: 'Measured on simulated groups in which people answer, are away, come and go, with the numbers as they are published (lists, margins and rounding included). It is assumed that the mood that people of a group have in common wanders by itself by 0.35 points (standard deviation) and comes back within some ten weeks. Nobody knows that beforehand: if it wanders twice as far, or follows the seasons by half a point, the false alarms are those of the next two columns. A year has 52 weeks that are published and comparable. For each size, the worst of what was measured.',
    },
    ratesCaption: {
      fr: 'Fausses alertes et baisses vues, par taille de groupe',
      en: 'False alarms and falls that are seen, by size of the group',
    },
    size: { fr: 'Personnes sur la liste', en: 'People on the list' },
    onsets: {
      fr: 'Fausses alertes par groupe et par an, au plus',
      en: 'False alarms per group and year, at most',
    },
    onsetsIfDrifting: {
      fr: 'Si l’humeur varie deux fois plus',
      en: 'If moods wander twice as far',
    },
    onsetsIfSeasonal: { fr: 'Si elle suit les saisons', en: 'If they follow the seasons' },
    seenSmaller: {
      fr: 'Baisses durables de 1,5 point vues en 8 semaines, au moins',
      en: 'Lasting falls of 1.5 points seen in 8 weeks, at least',
    },
    seen: {
      fr: 'Baisses durables de 2 points vues en 8 semaines, au moins',
      en: 'Lasting falls of 2 points seen in 8 weeks, at least',
    },
    percent: { fr: '{percent}\u202f%', en: '{percent}%' },
    band: {
      fr: '{most, select, none {{least} ou plus} other {de {least} à {most}}}',
      en: '{most, select, none {{least} or more} other {{least} to {most}}}',
    },
    rate: {
      fr: 'Dans un groupe de {most, select, none {{least} personnes ou plus} other {{least} à {most} personnes}}, ce réglage se trompe jusqu’à {onsets} fois par an.',
      en: 'In a group of {most, select, none {{least} people or more} other {{least} to {most} people}}, this setting is wrong up to {onsets} times a year.',
    },
    rateSeen: {
      fr: 'En huit semaines, il détecte au moins {seenSmaller}\u202f% des baisses durables d’un point et demi, et {seen}\u202f% de celles de deux points.',
      en: 'Within eight weeks it detects at least {seenSmaller}% of lasting falls of a point and a half, and {seen}% of those of two points.',
    },
    rateSilence: {
      fr: 'La part des personnes qui participent est dite avec une marge\u00a0: dans une entreprise de quarante personnes ou plus, le mot baisse par hasard moins d’une fois en cent ans\u202f; au-dessous, une baisse n’est signalée que si plus rien n’est publié.',
      en: 'How many people take part is said with a margin: in a company of forty people or more the word falls by chance less than once in a hundred years; below that, a fall is signalled only where nothing is published any more.',
    },
    fourWeeks: {
      fr: 'Dans un si petit groupe, un signal absent ne dit pas que tout va bien\u00a0: lisez aussi, dans les résultats, ce que disent quatre semaines réunies.',
      en: 'In so small a group, no signal does not mean that all is well: also read, in the results, what four weeks say together.',
    },
    lowLevels: {
      fr: 'Un niveau bas qui dure n’est signalé que s’il est sûr, c’est-à-dire au-dessous de {under} sur 15 marge comprise. Cela ne se voit que dans de grands groupes\u00a0: de cent quarante personnes vraiment à 5,5, trois fois sur cinq en six mois\u202f; de quarante, une fois sur trois. Dans une petite équipe, un niveau seul n’est jamais assez sûr\u00a0: lisez les changements.',
      en: 'A low level that lasts is signalled only where it is sure, that is under {under} out of 15 with its margin. That is seen in large groups only: of a hundred and forty people who truly are at 5.5, three times out of five within six months; of forty, one time out of three. Of a small team a level alone is never sure enough: read the changes.',
    },
    measured: {
      fr: 'Mesuré sur six cents entreprises simulées par cas\u00a0; le chiffre donné est le pire de ceux de sa taille.',
      en: 'Measured on six hundred simulated companies for each case; the figure given is the worst of its size.',
    },
  },
  replay: {
    title: { fr: 'Rejouer sur votre propre histoire', en: 'Replay it on your own history' },
    text: {
      fr: 'Ce que chaque sensibilité aurait signalé dans les semaines publiées\u00a0: un an pour l’entreprise et ses sites, six mois pour les équipes.',
      en: 'What each sensitivity would have signalled in the published weeks: a year for the company and its sites, six months for teams.',
    },
    loading: { fr: 'Les semaines sont rejouées…', en: 'Replaying the weeks…' },
    caption: {
      fr: 'Signaux par groupe, avec la sensibilité «\u202f{level}\u202f»',
      en: 'Signals by group, with the sensitivity “{level}”',
    },
    place: { fr: 'Groupe', en: 'Group' },
    signals: { fr: 'Signaux', en: 'Signals' },
    none: { fr: 'aucun', en: 'none' },
    signal: {
      fr: '{kind}, {stage}, du {since} au {until}',
      en: '{kind}, {stage}, from {since} to {until}',
    },
    lasting: { fr: '{kind}, {stage}, depuis le {since}', en: '{kind}, {stage}, since {since}' },
    total: {
      fr: '{count, plural, =0 {Aucun signal} one {Un signal} other {# signaux}} sur {weeks, plural, one {une semaine publiée} other {# semaines publiées}}.',
      en: '{count, plural, =0 {No signal} one {One signal} other {# signals}} in {weeks, plural, one {one published week} other {# published weeks}}.',
    },
    empty: {
      fr: 'Aucune semaine n’est encore publiée\u00a0: il n’y a rien à rejouer.',
      en: 'No week is published yet: there is nothing to replay.',
    },
    failed: {
      fr: 'Les semaines n’ont pas pu être rejouées.',
      en: 'The weeks could not be replayed.',
    },
  },
} satisfies Texts;
