/** What is told of a company, for HR and the works council alike. */
export const fr = {
  title: 'Le climat de travail',
  intro:
    'Un chiffre par groupe, publié chaque lundi à six heures, le même pour les RH et le CSE. Lisez d’abord où il va, ensuite où il est. Jamais une réponse, jamais une personne.',
  loading: 'Lecture des résultats…',
  failed: 'Les résultats n’ont pas pu être lus.',
  forbidden: 'Ces résultats sont pour les RH et le CSE de l’entreprise.',
  retry: 'Réessayer',
  arrived: 'De nouveaux résultats viennent d’être publiés.',
  altered: {
    title:
      '{count, plural, one {Une semaine publiée a été modifiée} other {# semaines publiées ont été modifiées}}',
    text: '{count, plural, one {Semaine du {days}\u00a0: ses chiffres ne sont plus ceux qui ont été publiés, leur empreinte le montre. Ils ne sont pas affichés.} other {Semaines du {days}\u00a0: leurs chiffres ne sont plus ceux qui ont été publiés, leurs empreintes le montrent. Ils ne sont pas affichés.}} Prévenez-nous\u00a0: nous comparerons avec nos copies.',
  },
  lastWeek: 'Dernière semaine publiée\u00a0: {week}.',
  place: 'Groupe',
  whole: 'Toute l’entreprise',
  back: 'Retour aux résultats',
  print: 'Imprimer',
  attack: 'Essayer d’identifier quelqu’un',
  questions: 'Une question à tous',
  questionnaire: 'Le questionnaire annuel',
  settings: 'Réglages de l’écoute',
  method: 'La méthode',
  score: {
    title: 'Score QVCT',
    level: 'Niveau',
    outOf: 'sur 15',
    margin: '± {margin}',
    marginText:
      'Dix-neuf fois sur vingt, le vrai niveau est à moins de {margin} {amount, plural, one {point} other {points}} de ce chiffre. La tendance est plus sûre\u00a0: ce qui brouille le niveau ne bouge pas d’une semaine à l’autre.',
    listed:
      '{count, plural, one {Une personne inscrite} other {# personnes inscrites}} sur la liste du trimestre.',
    rate: {
      'under-half':
        'Dans toute l’entreprise, moins de la moitié des inscrits comptent\u00a0: ils ont répondu deux semaines au moins sur douze.',
      'over-half':
        'Dans toute l’entreprise, plus de la moitié des inscrits comptent\u00a0: ils ont répondu deux semaines au moins sur douze.',
      most: 'Dans toute l’entreprise, la plupart des inscrits comptent\u00a0: ils ont répondu deux semaines au moins sur douze.',
    },
    hidden: 'Non publié',
    former:
      '{points} sur 15, calculé par l’ancienne méthode. Tendances et marge reprendront avec la prochaine liste.',
    begins: 'Nouvelle liste\u00a0: les changements se lisent à partir d’ici.',
  },
  climate: { low: 'Tendu', middle: 'Mitigé', high: 'Favorable' },
  climateBetween: '{from} à {to}',
  climateText:
    'Tendu sous 6, mitigé de 6 à 10, favorable au-delà. C’est un indice du climat de travail, pas un diagnostic. Un seul mot n’est donné que si toute la marge reste dans la même zone.',
  noRanking: 'Ne classez pas les équipes par niveau\u00a0: comparez chacune à elle-même.',
  list: {
    holds: 'Liste du {since}\u00a0; la prochaine sera faite le {next}.',
  },
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
    caption: 'Changements publiés, semaine après semaine\u00a0: {place}',
    table: 'Les mêmes chiffres en tableau',
    week: 'Semaine',
    thread: 'Fil',
    score: 'Niveau',
    people: 'Inscrits',
    hidden: 'non publié',
    begins: '(nouvelle liste)',
    former: '{points} (ancienne méthode)',
    scale:
      'Échelle de 1 à 15. La ligne est le fil, où se lisent les changements\u00a0: arrivées et départs ne le font pas bouger. Elle est tracée de façon à finir au niveau de la dernière semaine. La bande montre ce que le hasard d’une semaine explique, le trait vertical la marge du niveau.',
    formerText:
      'Les semaines en tirets sont celles de l’ancienne méthode\u00a0: elles ne se comparent pas aux suivantes.',
  },
  tree: {
    title: 'Sites et équipes',
    caption: 'Tendances et niveau de chaque groupe, dernière semaine publiée',
    group: 'Groupe',
    thirtyDays: '30 jours',
    sevenDays: '7 jours',
    level: 'Niveau et marge',
    listed: 'Inscrits',
    noTrend: 'pas encore',
    hidden: 'non publié',
    legend:
      'Dans l’ordre de vos sites et de vos équipes, jamais par niveau\u00a0: entre deux équipes, l’écart peut ne tenir qu’aux termes secrets.',
  },
  factors: {
    title: 'Les six facteurs',
    intro:
      'Moyenne, sur les quatre semaines qui finissent le {day}, de la troisième question du jour. Sa marge est plus large encore que celle du niveau\u00a0: un facteur éclaire une tendance, il ne déclenche pas d’alerte.',
    none: 'Les facteurs paraissent trois fois par liste, toutes les quatre semaines\u00a0; les premiers viendront.',
    factor: 'Facteur',
    score: 'Score sur 15',
    hidden: 'non publié',
  },
  outside: {
    title: 'Un groupe partagé\u202f?',
    text: 'Un même niveau peut cacher des personnes très haut et d’autres très bas. À partir de soixante inscrits, une fois par liste, on lit combien sont hors du tiers central de l’échelle\u00a0; jamais de quel côté.',
    least: '10\u202f% ou moins hors du tiers central',
    some: 'environ {percent}\u202f% hors du tiers central',
    most: '90\u202f% ou plus hors du tiers central',
    margin:
      'À soixante inscrits, ce chiffre peut s’écarter du vrai de plus de vingt points de pourcentage, moins dans un groupe plus grand\u00a0: pour une personne sur quatre, le côté est inversé au hasard, pour toujours, afin que rien ne soit sûr de personne.',
  },
  hidden: {
    title: 'Ce qui n’est pas montré, et pourquoi',
    names: 'Groupes non publiés cette semaine\u00a0: {names}.',
    all: 'Tous les groupes sont publiés cette semaine.',
    silent:
      'Rien n’est publié tant que cette liste vaut\u00a0: quand elle a été faite, moins de la moitié des inscrits de l’entreprise avaient répondu deux semaines sur les douze dernières.',
    few: 'Soit le groupe compte moins de {least} personnes inscrites sur la liste du trimestre.',
    remainder:
      'Soit, à côté des groupes publiés, il en resterait moins de {least}, que l’on isolerait par soustraction.',
    fromList:
      'Les deux se lisent dans la liste de l’employeur, jamais dans les réponses\u00a0: qu’un groupe soit publié ou non ne dit rien de ce qu’on y répond, ni si l’on y répond.',
    who: 'Qui a répondu, qui n’a pas répondu, quel jour, à quelle heure\u00a0: personne ne le voit.',
  },
  smallPlaces: {
    title: 'Petits groupes\u00a0: ce qui les cache, ce qui les ouvrirait',
    whole: 'toute l’entreprise',
    intro:
      'D’après l’effectif d’aujourd’hui, en supposant tout le monde inscrit. Il faut {least} personnes dans un groupe, et autant hors des groupes publiés autour de lui.',
    people: '({count, plural, one {# personne} other {# personnes}})',
    few: 'Il y manque {missing, plural, one {une personne} other {# personnes}}.',
    beside:
      'Assez nombreux, mais caché par {others}\u00a0: publié, il laisserait {count, plural, one {une personne} other {# personnes}} à part dans {within}, que l’on isolerait par soustraction.',
    besideUnplaced:
      'Assez nombreux, mais caché par des personnes sans équipe\u00a0: publié, il en laisserait {count, plural, one {une} other {#}} à part dans {within}, que l’on isolerait par soustraction.',
    merge:
      'Réuni avec {other}, il ferait un groupe de {count} personnes\u00a0: les deux paraîtraient, sous un seul chiffre.',
    more: '{count, plural, one {Un autre groupe est dans ce cas.} other {# autres groupes sont dans ce cas.}}',
    next: 'Un regroupement vaut à partir de la liste du {day}. Ne le faites que si ces personnes travaillent vraiment ensemble\u00a0: un chiffre commun dit ce qu’elles ont en commun.',
    employees: 'Changer des personnes d’équipe',
  },
  start: {
    title: 'Les premiers résultats se préparent',
    intro:
      'Rien n’est publié avant la première liste. Un groupe paraît ensuite si {least} personnes au moins y sont inscrites, qu’elles répondent ou non.',
    since: 'Vous êtes à l’écoute depuis le {day}.',
    expected:
      'Prochaine liste le lundi {day}\u00a0; premiers résultats possibles une semaine après.',
    needed:
      'Il faut qu’alors la moitié au moins des personnes entrées aient répondu deux semaines, sur les douze d’avant.',
    later:
      'La liste du {list} est faite, mais trop peu de personnes avaient répondu deux semaines\u00a0: rien ne paraît avant celle du {day}. Les rappels partent à tous de la même façon\u00a0; il n’y a personne à relancer.',
    cameIn:
      '{count, plural, =0 {Personne n’est entré} one {Une personne est entrée} other {# personnes sont entrées}} sur {of} dans la liste.',
    invite: 'Inviter les salariés',
  },
  small: {
    title: 'À moins de {least}, pas de score',
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
