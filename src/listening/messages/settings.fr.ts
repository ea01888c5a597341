/** What a company settles about listening. */
export const fr = {
  title: 'Réglages de l’écoute',
  loading: 'Lecture des réglages…',
  saved: 'C’est enregistré.',
  failed: 'Ce réglage n’a pas été enregistré. Réessayez.',
  forbidden: 'Vous ne pouvez pas changer ce réglage, ou la licence de l’espace est terminée.',
  rules: {
    title: 'Ce qui est publié',
    leastK: 'Nombre de personnes inscrites à partir duquel un groupe est publié',
    leastKHint:
      'Ne descend jamais sous dix. Vaut à partir de la prochaine liste\u00a0; ce qui est publié ne change pas. Le CSE lit chaque changement dans le journal.',
    option: '{least} personnes',
    tellsEverybody:
      'Partager les résultats avec tous les salariés, par e-mail et dans l’application',
    ownersOnly: 'Seul un responsable de l’espace change ces deux points.',
    save: 'Enregistrer',
  },
  reminders: {
    title: 'Quand poser la question',
    text: 'Un e-mail à tous, aux heures de travail, que l’on ait répondu ou non. Jamais la nuit, le week-end, un jour férié ou un jour de fermeture. Chacun peut s’en désabonner.',
    weekdays: { w1: 'lundi', w2: 'mardi', w3: 'mercredi', w4: 'jeudi', w5: 'vendredi' },
    days: 'Jours',
    hour: 'Heure',
    hourOption: '{hour}\u00a0h',
    none: 'Aucun jour choisi\u00a0: aucun e-mail ne part.',
    closures: 'Fermetures',
    noClosure: 'Aucune fermeture.',
    closure: 'Du {from} au {to}',
    remove: 'Retirer la fermeture du {from} au {to}',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    add: 'Ajouter une fermeture',
  },
  problems: {
    'day-invalid': 'Ce jour n’existe pas.',
    'before-first': 'Le dernier jour vient avant le premier.',
    'too-long': 'Une fermeture dure un an au plus.',
  },
};
