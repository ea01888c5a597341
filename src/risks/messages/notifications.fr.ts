/** What is told of signals and of the risk document, in the bell and by mail. */
export const fr = {
  'risk-signal': {
    title:
      '{stage, select, alert {Alerte\u00a0: un signal à examiner pour {place}} vigilance {Vigilance\u00a0: un signal à examiner pour {place}} other {Un signal à examiner pour {place}}}',
    text: '{isAgain, select, yes {Ce signal s’était éteint\u00a0: il reprend. } other {}}{signal, select, drop {Le score publié {dePlace} a baissé plus que le hasard ne l’explique.} level {Depuis plusieurs semaines, le niveau publié {dePlace} est sûrement bas.} other {Moins de personnes qu’auparavant participent à l’écoute.}} C’est un signal, pas un diagnostic\u00a0: il ne parle de personne en particulier, et il peut être une fausse alerte. RH, prévention et CSE le reçoivent à la même minute.',
  },
  'risk-signal-given': {
    title: 'Un signal vous est confié\u00a0: {place}',
    text: 'Le signal {dePlace} vous est confié, à traiter avant le {day}.',
  },
  'risk-signal-forgotten': {
    title: 'Un signal attend toujours\u00a0: {place}',
    text: 'Le signal {dePlace} était à traiter avant le {day} et reste ouvert. Inscrivez-le dans le document unique, ou fermez-le en disant pourquoi.',
  },
  'duerp-consultation': {
    title: 'Document unique soumis à consultation',
    text: 'Le document unique {deCompany} est figé pour être lu. Le CSE y donne son avis\u00a0; l’employeur note cet avis, puis émet la version.',
  },
  'duerp-issued': {
    title: 'Version {count} du document unique émise',
    text: 'La version {count} du document unique {deCompany} est en vigueur. Elle reste à la disposition des salariés, et se transmet au service de santé au travail.',
  },
  'duerp-sending-refused': {
    title: 'La version {count} du document unique n’est pas arrivée',
    text: 'La messagerie du service de santé au travail a refusé le courriel {deCompany}. Vérifiez l’adresse auprès du service, puis envoyez de nouveau la version ; ou remettez-la autrement, et notez-le.',
  },
  'duerp-received': {
    title: 'La version {count} du document unique est reçue',
    text: 'Le service de santé au travail {deCompany} a accusé réception. Le reçu s’imprime à côté de la version.',
  },
  'duerp-due': {
    title: 'Document unique\u00a0: mise à jour avant le {day}',
    text: 'La version en vigueur {deCompany} aura bientôt un an. Relisez le document, puis émettez une nouvelle version.',
  },
  'duerp-late': {
    title: 'Document unique\u00a0: la mise à jour annuelle est en retard',
    text: 'La version en vigueur {deCompany} a plus d’un an\u00a0: la mise à jour était attendue pour le {day}.',
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
    text: 'Dans le plan d’actions {deCompany}. Faites-les avancer, ou donnez-leur une nouvelle échéance.',
  },
  'duerp-altered': {
    title:
      '{part, select, timestamp {Document unique\u00a0: l’horodatage de la version {altered} ne correspond plus} other {Document unique\u00a0: la version {altered} n’est plus telle qu’elle a été émise}}',
    text: '{part, select, timestamp {La vérification de la nuit a trouvé que l’horodatage de la version {altered} {deCompany} et son texte ne vont plus ensemble\u00a0: l’un des deux a été modifié après coup. Notre équipe est prévenue. Gardez les PDF et les archives que vous avez de cette version\u00a0: ils permettent de savoir lequel.} other {La vérification de la nuit a trouvé que l’empreinte de la version {altered} {deCompany} ne correspond plus. Elle n’est plus remise à personne\u202f; les autres versions ne sont pas touchées. Notre équipe est prévenue\u00a0: gardez les PDF et les archives que vous en avez, ils portent le texte d’origine.}}',
  },
  'releases-altered': {
    title: 'Les chiffres publiés de la semaine du {altered} ne sont plus les mêmes',
    text: 'La vérification de la nuit a trouvé que l’empreinte des chiffres publiés {deCompany} pour la semaine du {altered} ne correspond plus. Notre équipe est prévenue. D’ici là, ne vous fiez pas à cette semaine.',
  },
  'risk-journal-altered': {
    title: 'Document unique\u00a0: le journal des modifications n’est plus tel qu’il a été écrit',
    text: 'La vérification de la nuit a trouvé, dans le journal {deCompany}, au moins une ligne modifiée, ajoutée ou retirée après coup (la première\u00a0: {altered}). Les versions émises ont leur propre vérification. Notre équipe est prévenue et rétablira les lignes d’origine.',
  },
};
