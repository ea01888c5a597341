/** What is told of signals and of the risk document, in the bell and by mail. */
export const fr = {
  'risk-signal': {
    title:
      '{stage, select, alert {Alerte\u00a0: un signal à examiner pour {place}} vigilance {Vigilance\u00a0: un signal à examiner pour {place}} other {Un signal à examiner pour {place}}}',
    text: '{isAgain, select, yes {Ce signal s’était éteint\u00a0: il reprend. } other {}}{signal, select, drop {Le score publié de {place} a baissé plus que le hasard ne l’explique.} level {Depuis plusieurs semaines, le niveau publié de {place} est sûrement bas.} other {Moins de personnes qu’auparavant participent à l’écoute.}} C’est un signal, pas un diagnostic\u00a0: il ne parle de personne en particulier, et il peut être une fausse alerte. RH, prévention et CSE le reçoivent à la même minute.',
  },
  'risk-signal-given': {
    title: 'Un signal vous est confié\u00a0: {place}',
    text: 'Le signal de {place} vous est confié, à traiter avant le {day}.',
  },
  'risk-signal-forgotten': {
    title: 'Un signal attend toujours\u00a0: {place}',
    text: 'Le signal de {place} était à traiter avant le {day} et reste ouvert. Inscrivez-le dans le document unique, ou fermez-le en disant pourquoi.',
  },
  'duerp-consultation': {
    title: 'Document unique soumis à consultation',
    text: 'Le document unique de {company} est figé pour être lu. Le CSE y donne son avis\u00a0; l’employeur note cet avis, puis émet la version.',
  },
  'duerp-issued': {
    title: 'Version {count} du document unique émise',
    text: 'La version {count} du document unique de {company} est en vigueur. Elle reste à la disposition des salariés, et se transmet au service de santé au travail.',
  },
  'duerp-due': {
    title: 'Document unique\u00a0: mise à jour avant le {day}',
    text: 'La version en vigueur de {company} aura bientôt un an. Relisez le document, puis émettez une nouvelle version.',
  },
  'duerp-late': {
    title: 'Document unique\u00a0: la mise à jour annuelle est en retard',
    text: 'La version en vigueur de {company} a plus d’un an\u00a0: la mise à jour était attendue pour le {day}.',
  },
  'risk-task-due': {
    title: 'Une tâche du document unique arrive à échéance',
    text: '{task, select, review {Revoir les risques concernés par un événement} council {Inscrire un point à l’ordre du jour du CSE} other {Transmettre la nouvelle version au service de santé au travail}}, avant le {day}.',
  },
  'risk-task-late': {
    title: 'Une tâche du document unique est en retard',
    text: '{task, select, review {Revoir les risques concernés par un événement} council {Inscrire un point à l’ordre du jour du CSE} other {Transmettre la nouvelle version au service de santé au travail}}\u00a0: c’était attendu pour le {day}.',
  },
  'risk-actions-late': {
    title:
      '{count, plural, one {Une action de prévention est} other {# actions de prévention sont}} en retard',
    text: 'Dans le plan d’actions de {company}. Faites-les avancer, ou donnez-leur une nouvelle échéance.',
  },
};
