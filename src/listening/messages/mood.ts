import type { Texts } from '#basics/messages.ts';

/** What is told of a company, for HR and the works council alike. */
export const texts = {
  title: { fr: 'Le climat de travail', en: 'How work is going' },
  intro: {
    fr: 'Un chiffre par groupe, publié chaque lundi à six heures, le même pour les RH et le CSE. Lisez d’abord où il va, ensuite où il est. Jamais une réponse, jamais une personne.',
    en: 'One figure for each group, published every Monday at six, the same for HR and the works council. Read first where it is going, then where it stands. Never an answer, never a person.',
  },
  loading: { fr: 'Lecture des résultats…', en: 'Reading the results…' },
  failed: { fr: 'Les résultats n’ont pas pu être lus.', en: 'The results could not be read.' },
  forbidden: {
    fr: 'Ces résultats sont pour les RH et le CSE de l’entreprise.',
    en: 'These results are for the company’s HR and works council.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  arrived: {
    fr: 'De nouveaux résultats viennent d’être publiés.',
    en: 'New results have just been published.',
  },
  altered: {
    title: {
      fr: '{count, plural, one {Une semaine publiée a été modifiée} other {# semaines publiées ont été modifiées}}',
      en: '{count, plural, one {A published week has been altered} other {# published weeks have been altered}}',
    },
    text: {
      fr: '{count, plural, one {Semaine du {days}\u00a0: ses chiffres ne sont plus ceux qui ont été publiés, leur empreinte le montre. Ils ne sont pas affichés.} other {Semaines du {days}\u00a0: leurs chiffres ne sont plus ceux qui ont été publiés, leurs empreintes le montrent. Ils ne sont pas affichés.}} Prévenez-nous\u00a0: nous comparerons avec nos copies.',
      en: '{count, plural, one {Week of {days}: its figures are no longer those that were published, as their fingerprint shows. They are not displayed.} other {Weeks of {days}: their figures are no longer those that were published, as their fingerprints show. They are not displayed.}} Tell us: we will compare them with our copies.',
    },
  },
  lastWeek: { fr: 'Dernière semaine publiée\u00a0: {week}.', en: 'Last published week: {week}.' },
  place: { fr: 'Groupe', en: 'Group' },
  whole: { fr: 'Toute l’entreprise', en: 'The whole company' },
  back: { fr: 'Retour aux résultats', en: 'Back to the results' },
  print: { fr: 'Imprimer', en: 'Print' },
  attack: { fr: 'Essayer d’identifier quelqu’un', en: 'Try to identify somebody' },
  questions: { fr: 'Une question à tous', en: 'A question for everybody' },
  questionnaire: { fr: 'Le questionnaire annuel', en: 'The yearly questionnaire' },
  settings: { fr: 'Réglages de l’écoute', en: 'Listening settings' },
  method: { fr: 'La méthode', en: 'The method' },
  score: {
    title: { fr: 'Score QVCT', en: 'QVCT score' },
    level: { fr: 'Niveau', en: 'Level' },
    outOf: { fr: 'sur 15', en: 'out of 15' },
    margin: { fr: '± {margin}', en: '± {margin}' },
    marginText: {
      fr: 'Dix-neuf fois sur vingt, le vrai niveau est à moins de {margin} {amount, plural, one {point} other {points}} de ce chiffre. La tendance est plus sûre\u00a0: ce qui brouille le niveau ne bouge pas d’une semaine à l’autre.',
      en: 'Nineteen times out of twenty, the true level is within {margin} {amount, plural, one {point} other {points}} of this figure. The trend is surer: what blurs the level does not move from week to week.',
    },
    listed: {
      fr: '{count, plural, one {Une personne inscrite} other {# personnes inscrites}} sur la liste du trimestre.',
      en: '{count, plural, one {One person} other {# people}} on the quarter’s list.',
    },
    rate: {
      'under-half': {
        fr: 'Dans toute l’entreprise, moins de la moitié des inscrits comptent\u00a0: ils ont répondu deux semaines au moins sur douze.',
        en: 'In the whole company, fewer than half of those listed count: they answered in two weeks of twelve, or more.',
      },
      'over-half': {
        fr: 'Dans toute l’entreprise, plus de la moitié des inscrits comptent\u00a0: ils ont répondu deux semaines au moins sur douze.',
        en: 'In the whole company, more than half of those listed count: they answered in two weeks of twelve, or more.',
      },
      most: {
        fr: 'Dans toute l’entreprise, la plupart des inscrits comptent\u00a0: ils ont répondu deux semaines au moins sur douze.',
        en: 'In the whole company, most of those listed count: they answered in two weeks of twelve, or more.',
      },
    },
    hidden: { fr: 'Non publié', en: 'Not published' },
    former: {
      fr: '{points} sur 15, calculé par l’ancienne méthode. Tendances et marge reprendront avec la prochaine liste.',
      en: '{points} out of 15, by the former method. Trends and a margin will be back with the next list.',
    },
    begins: {
      fr: 'Nouvelle liste\u00a0: les changements se lisent à partir d’ici.',
      en: 'A new list: changes are read from here on.',
    },
  },
  climate: {
    low: { fr: 'Tendu', en: 'Tense' },
    middle: { fr: 'Mitigé', en: 'Mixed' },
    high: { fr: 'Favorable', en: 'Good' },
  },
  climateBetween: { fr: '{from} à {to}', en: '{from} to {to}' },
  climateText: {
    fr: 'Tendu sous 6, mitigé de 6 à 10, favorable au-delà. C’est un indice du climat de travail, pas un diagnostic. Un seul mot n’est donné que si toute la marge reste dans la même zone.',
    en: 'Tense under 6, mixed from 6 to 10, good above. It is an index of how work is going, not a diagnosis. A single word is given only when the whole margin lies in one zone.',
  },
  noRanking: {
    fr: 'Ne classez pas les équipes par niveau\u00a0: comparez chacune à elle-même.',
    en: 'Do not rank teams by level: compare each of them with itself.',
  },
  list: {
    holds: {
      fr: 'Liste du {since}\u00a0; la prochaine sera faite le {next}.',
      en: 'List of {since}; the next one is made on {next}.',
    },
  },
  trend: {
    sevenDays: { fr: '7 jours', en: '7 days' },
    sevenDaysText: {
      fr: 'dernière semaine close contre la précédente',
      en: 'last closed week against the one before',
    },
    thirtyDays: { fr: '30 jours', en: '30 days' },
    thirtyDaysText: {
      fr: 'quatre dernières semaines contre les quatre d’avant',
      en: 'last four weeks against the four before',
    },
    up: { fr: 'en hausse', en: 'up' },
    down: { fr: 'en baisse', en: 'down' },
    stable: { fr: 'stable', en: 'stable' },
    none: { fr: 'pas encore de comparaison', en: 'nothing to compare with yet' },
    change: {
      fr: '{change} {amount, plural, one {point} other {points}}',
      en: '{change} {amount, plural, one {point} other {points}}',
    },
    stableText: {
      fr: 'L’écart mesuré ne dépasse pas ce que le hasard explique.',
      en: 'The difference is no more than chance explains.',
    },
  },
  history: {
    title: { fr: 'Semaine après semaine', en: 'Week after week' },
    caption: {
      fr: 'Changements publiés, semaine après semaine\u00a0: {place}',
      en: 'Published changes, week after week: {place}',
    },
    table: { fr: 'Les mêmes chiffres en tableau', en: 'The same figures as a table' },
    week: { fr: 'Semaine', en: 'Week' },
    thread: { fr: 'Fil', en: 'Thread' },
    score: { fr: 'Niveau', en: 'Level' },
    people: { fr: 'Inscrits', en: 'Listed' },
    hidden: { fr: 'non publié', en: 'not published' },
    begins: { fr: '(nouvelle liste)', en: '(new list)' },
    former: { fr: '{points} (ancienne méthode)', en: '{points} (former method)' },
    scale: {
      fr: 'Échelle de 1 à 15. La ligne est le fil, où se lisent les changements\u00a0: arrivées et départs ne le font pas bouger. Elle est tracée de façon à finir au niveau de la dernière semaine. La bande montre ce que le hasard d’une semaine explique, le trait vertical la marge du niveau.',
      en: 'Scale of 1 to 15. The line is the thread, from which changes are read: people who come and go do not move it. It is drawn so as to end at the level of the last week. The band shows what chance explains in one week, the upright line the margin of the level.',
    },
    formerText: {
      fr: 'Les semaines en tirets sont celles de l’ancienne méthode\u00a0: elles ne se comparent pas aux suivantes.',
      en: 'Dashed weeks are those of the former method: they do not compare with the later ones.',
    },
  },
  tree: {
    title: { fr: 'Sites et équipes', en: 'Sites and teams' },
    caption: {
      fr: 'Tendances et niveau de chaque groupe, dernière semaine publiée',
      en: 'Trends and level of each group, last published week',
    },
    group: { fr: 'Groupe', en: 'Group' },
    thirtyDays: { fr: '30 jours', en: '30 days' },
    sevenDays: { fr: '7 jours', en: '7 days' },
    level: { fr: 'Niveau et marge', en: 'Level and margin' },
    listed: { fr: 'Inscrits', en: 'Listed' },
    noTrend: { fr: 'pas encore', en: 'not yet' },
    hidden: { fr: 'non publié', en: 'not published' },
    legend: {
      fr: 'Dans l’ordre de vos sites et de vos équipes, jamais par niveau\u00a0: entre deux équipes, l’écart peut ne tenir qu’aux termes secrets.',
      en: 'In the order of your sites and teams, never by level: between two teams the difference may be nothing but secret terms.',
    },
  },
  factors: {
    title: { fr: 'Les six facteurs', en: 'The six factors' },
    intro: {
      fr: 'Moyenne, sur les quatre semaines qui finissent le {day}, de la troisième question du jour. Sa marge est plus large encore que celle du niveau\u00a0: un facteur éclaire une tendance, il ne déclenche pas d’alerte.',
      en: 'The average of each day’s third question over the four weeks to {day}. Its margin is wider still than that of the level: a factor sheds light on a trend, it triggers no alert.',
    },
    none: {
      fr: 'Les facteurs paraissent trois fois par liste, toutes les quatre semaines\u00a0; les premiers viendront.',
      en: 'Factors are published three times a list, every four weeks; the first ones will come.',
    },
    factor: { fr: 'Facteur', en: 'Factor' },
    score: { fr: 'Score sur 15', en: 'Score out of 15' },
    hidden: { fr: 'non publié', en: 'not published' },
  },
  outside: {
    title: { fr: 'Un groupe partagé\u202f?', en: 'A group that is split?' },
    text: {
      fr: 'Un même niveau peut cacher des personnes très haut et d’autres très bas. À partir de soixante inscrits, une fois par liste, on lit combien sont hors du tiers central de l’échelle\u00a0; jamais de quel côté.',
      en: 'One and the same level may hide people far up and others far down. From sixty listed people on, once a list, it is told how many are outside the middle third of the scale; never on which side.',
    },
    least: {
      fr: '10\u202f% ou moins hors du tiers central',
      en: '10% or fewer outside the middle third',
    },
    some: {
      fr: 'environ {percent}\u202f% hors du tiers central',
      en: 'about {percent}% outside the middle third',
    },
    most: {
      fr: '90\u202f% ou plus hors du tiers central',
      en: '90% or more outside the middle third',
    },
    margin: {
      fr: 'À soixante inscrits, ce chiffre peut s’écarter du vrai de plus de vingt points de pourcentage, moins dans un groupe plus grand\u00a0: pour une personne sur quatre, le côté est inversé au hasard, pour toujours, afin que rien ne soit sûr de personne.',
      en: 'With sixty people listed, this figure may be more than twenty percentage points off, with more people less: for one person in four the side is turned by chance, for ever, so that nothing is sure of anybody.',
    },
  },
  hidden: {
    title: { fr: 'Ce qui n’est pas montré, et pourquoi', en: 'What is not shown, and why' },
    names: {
      fr: 'Groupes non publiés cette semaine\u00a0: {names}.',
      en: 'Groups not published this week: {names}.',
    },
    all: {
      fr: 'Tous les groupes sont publiés cette semaine.',
      en: 'Every group is published this week.',
    },
    silent: {
      fr: 'Rien n’est publié tant que cette liste vaut\u00a0: quand elle a été faite, moins de la moitié des inscrits de l’entreprise avaient répondu deux semaines sur les douze dernières.',
      en: 'Nothing is published as long as this list holds: when it was made, fewer than half of those listed in the company had answered in two of the last twelve weeks.',
    },
    few: {
      fr: 'Soit le groupe compte moins de {least} personnes inscrites sur la liste du trimestre.',
      en: 'Either fewer than {least} people are on the quarter’s list there.',
    },
    remainder: {
      fr: 'Soit, à côté des groupes publiés, il en resterait moins de {least}, que l’on isolerait par soustraction.',
      en: 'Or fewer than {least} would remain beside the published groups, and subtraction would single them out.',
    },
    fromList: {
      fr: 'Les deux se lisent dans la liste de l’employeur, jamais dans les réponses\u00a0: qu’un groupe soit publié ou non ne dit rien de ce qu’on y répond, ni si l’on y répond.',
      en: 'Both are read from the employer’s list, never from answers: whether a group is published says nothing of what people there answer, nor whether they do.',
    },
    who: {
      fr: 'Qui a répondu, qui n’a pas répondu, quel jour, à quelle heure\u00a0: personne ne le voit.',
      en: 'Who answered, who did not, on which day, at what time: nobody sees it.',
    },
  },
  smallPlaces: {
    title: {
      fr: 'Petits groupes\u00a0: ce qui les cache, ce qui les ouvrirait',
      en: 'Small groups: what hides them, what would open them',
    },
    whole: { fr: 'toute l’entreprise', en: 'the whole company' },
    intro: {
      fr: 'D’après l’effectif d’aujourd’hui, en supposant tout le monde inscrit. Il faut {least} personnes dans un groupe, et autant hors des groupes publiés autour de lui.',
      en: 'By today’s headcount, supposing that everybody is listed. It takes {least} people in a group, and as many outside the published groups around it.',
    },
    people: {
      fr: '({count, plural, one {# personne} other {# personnes}})',
      en: '({count, plural, one {# person} other {# people}})',
    },
    few: {
      fr: 'Il y manque {missing, plural, one {une personne} other {# personnes}}.',
      en: 'It is {missing, plural, one {one person} other {# people}} short.',
    },
    beside: {
      fr: 'Assez nombreux, mais caché par {others}\u00a0: publié, il laisserait {count, plural, one {une personne} other {# personnes}} à part dans {within}, que l’on isolerait par soustraction.',
      en: 'Large enough, but hidden by {others}: published, it would leave {count, plural, one {one person} other {# people}} apart in {within}, and subtraction would single them out.',
    },
    besideUnplaced: {
      fr: 'Assez nombreux, mais caché par des personnes sans équipe\u00a0: publié, il en laisserait {count, plural, one {une} other {#}} à part dans {within}, que l’on isolerait par soustraction.',
      en: 'Large enough, but hidden by people without a team: published, it would leave {count, plural, one {one} other {#}} of them apart in {within}, and subtraction would single them out.',
    },
    merge: {
      fr: 'Réuni avec {other}, il ferait un groupe de {count} personnes\u00a0: les deux paraîtraient, sous un seul chiffre.',
      en: 'Joined with {other}, it would make a group of {count} people: both would appear, under one figure.',
    },
    more: {
      fr: '{count, plural, one {Un autre groupe est dans ce cas.} other {# autres groupes sont dans ce cas.}}',
      en: '{count, plural, one {One more group is in this case.} other {# more groups are in this case.}}',
    },
    next: {
      fr: 'Un regroupement vaut à partir de la liste du {day}. Ne le faites que si ces personnes travaillent vraiment ensemble\u00a0: un chiffre commun dit ce qu’elles ont en commun.',
      en: 'Joining counts from the list of {day} on. Do it only where these people really work together: a common figure says what they have in common.',
    },
    employees: { fr: 'Changer des personnes d’équipe', en: 'Move people to another team' },
  },
  start: {
    title: { fr: 'Les premiers résultats se préparent', en: 'The first results are on their way' },
    intro: {
      fr: 'Rien n’est publié avant la première liste. Un groupe paraît ensuite si {least} personnes au moins y sont inscrites, qu’elles répondent ou non.',
      en: 'Nothing is published before the first list. From then on a group appears if at least {least} people in it are listed, whether they answer or not.',
    },
    since: {
      fr: 'Vous êtes à l’écoute depuis le {day}.',
      en: 'People have been heard since {day}.',
    },
    expected: {
      fr: 'Prochaine liste le lundi {day}\u00a0; premiers résultats possibles une semaine après.',
      en: 'Next list on Monday {day}; first results possible one week later.',
    },
    needed: {
      fr: 'Il faut qu’alors la moitié au moins des personnes entrées aient répondu deux semaines, sur les douze d’avant.',
      en: 'By then at least half of the people who have come in must have answered in two of the twelve weeks before.',
    },
    later: {
      fr: 'La liste du {list} est faite, mais trop peu de personnes avaient répondu deux semaines\u00a0: rien ne paraît avant celle du {day}. Les rappels partent à tous de la même façon\u00a0; il n’y a personne à relancer.',
      en: 'The list of {list} is made, but too few people had answered in two weeks: nothing appears before the one of {day}. Reminders go to everybody in the same way; there is nobody to chase.',
    },
    cameIn: {
      fr: '{count, plural, =0 {Personne n’est entré} one {Une personne est entrée} other {# personnes sont entrées}} sur {of} dans la liste.',
      en: '{count, plural, =0 {Nobody has come in} one {One person has come in} other {# people have come in}} of {of} on the list.',
    },
    invite: { fr: 'Inviter les salariés', en: 'Invite employees' },
  },
  small: {
    title: { fr: 'À moins de {least}, pas de score', en: 'Under {least}, no score' },
    intro: {
      fr: 'Dans un si petit groupe, aucun calcul ne protège vraiment l’anonymat\u00a0: nous préférons ne rien afficher. Une conversation bien menée vaut mieux.',
      en: 'In a group this small no arithmetic really protects anonymity: we would rather show nothing. A conversation led well is worth more.',
    },
    sheetTitle: {
      fr: 'Une heure ensemble, une fois par trimestre',
      en: 'An hour together, once a quarter',
    },
    steps: {
      p1: {
        fr: 'Prévenez une semaine avant, et dites à quoi l’échange servira.',
        en: 'Announce it a week before, and say what it is for.',
      },
      p2: {
        fr: 'Choisissez une personne neutre pour animer\u00a0: un élu, le service de prévention et de santé au travail, quelqu’un de l’extérieur.',
        en: 'Choose somebody neutral to lead: an elected representative, the occupational health service, somebody from outside.',
      },
      p3: {
        fr: 'Parlez du travail, pas des personnes\u00a0: charge, horaires, marges de manœuvre, entraide, sens, changements à venir.',
        en: 'Talk of the work, not of people: load, hours, room for manoeuvre, mutual help, meaning, changes to come.',
      },
      p4: {
        fr: 'Écrivez ensemble trois choses qui vont, trois qui pèsent, et une à changer d’ici la prochaine fois.',
        en: 'Write down together three things that go well, three that weigh, and one to change by the next time.',
      },
      p5: {
        fr: 'Chacun peut se taire, et chacun peut voir le médecin du travail, en confidence, à tout moment.',
        en: 'Everybody may keep silent, and everybody may see the occupational doctor, in confidence, at any time.',
      },
      p6: {
        fr: 'Revenez-y à la date dite\u00a0: ce qui a changé, ce qui n’a pas bougé.',
        en: 'Come back to it on the day you said: what has changed, what has not.',
      },
    },
    questions: { fr: 'Pour lancer la conversation', en: 'To begin with' },
    asks: {
      p1: {
        fr: 'Quel moment de votre semaine vous prend le plus d’énergie\u202f?',
        en: 'Which moment of your week takes most of your energy?',
      },
      p2: {
        fr: 'Qu’est-ce qui vous empêche de faire du bon travail\u202f?',
        en: 'What keeps you from doing good work?',
      },
      p3: {
        fr: 'De quelle décision auriez-vous aimé être prévenu·e\u202f?',
        en: 'Of which decision would you have liked to be told?',
      },
      p4: {
        fr: 'Qui vous aide quand cela coince\u202f?',
        en: 'Who helps you when something is stuck?',
      },
    },
  },
  direction: {
    up: { fr: 'hausse', en: 'up' },
    down: { fr: 'baisse', en: 'down' },
    stable: { fr: 'stable', en: 'stable' },
  },
} satisfies Texts;
