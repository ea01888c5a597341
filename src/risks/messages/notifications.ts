import type { Texts } from '#basics/messages.ts';

/** What is told of signals and of the risk document, in the bell and by mail. */
export const texts = {
  'risk-signal': {
    title: {
      fr: '{stage, select, alert {Alerte\u00a0: un signal à examiner pour {place}} vigilance {Vigilance\u00a0: un signal à examiner pour {place}} other {Un signal à examiner pour {place}}}',
      en: '{stage, select, alert {Alert: a signal to examine at {place}} vigilance {Vigilance: a signal to examine at {place}} other {A signal to examine at {place}}}',
    },
    text: {
      fr: '{isAgain, select, yes {Ce signal s’était éteint\u00a0: il reprend. } other {}}{signal, select, drop {Le score publié {dePlace} a baissé plus que le hasard ne l’explique.} level {Depuis plusieurs semaines, le niveau publié {dePlace} est sûrement bas.} other {Moins de personnes qu’auparavant participent à l’écoute.}} C’est un signal, pas un diagnostic\u00a0: il ne parle de personne en particulier, et il peut être une fausse alerte. RH, prévention et CSE le reçoivent à la même minute.',
      en: '{isAgain, select, yes {This signal was over: it is back. } other {}}{signal, select, drop {The published score of {place} has fallen by more than chance explains.} level {For several weeks the published level of {place} has surely been low.} other {Fewer people than before take part in listening.}} It is a signal, not a diagnosis: it is about nobody in particular, and may be a false alarm. HR, the prevention lead and the works council get it at the same minute.',
    },
  },
  'risk-signal-given': {
    title: {
      fr: 'Un signal vous est confié\u00a0: {place}',
      en: 'A signal was given to you: {place}',
    },
    text: {
      fr: 'Le signal {dePlace} vous est confié, à traiter avant le {day}.',
      en: 'You were asked to see to the signal of {place} by {day}.',
    },
  },
  'risk-signal-forgotten': {
    title: {
      fr: 'Un signal attend toujours\u00a0: {place}',
      en: 'A signal is still waiting: {place}',
    },
    text: {
      fr: 'Le signal {dePlace} était à traiter avant le {day} et reste ouvert. Inscrivez-le dans le document unique, ou fermez-le en disant pourquoi.',
      en: 'The signal of {place} was due by {day} and is still open. Enter it in the risk document, or close it and say why.',
    },
  },
  'duerp-consultation': {
    title: {
      fr: 'Document unique soumis à consultation',
      en: 'Risk document put up for consultation',
    },
    text: {
      fr: 'Le document unique {deCompany} est figé pour être lu. Le CSE y donne son avis\u00a0; l’employeur note cet avis, puis émet la version.',
      en: 'The risk document of {company} is frozen to be read. The works council gives its opinion; the employer records it, then issues the version.',
    },
  },
  'duerp-issued': {
    title: {
      fr: 'Version {count} du document unique émise',
      en: 'Version {count} of the risk document issued',
    },
    text: {
      fr: 'La version {count} du document unique {deCompany} est en vigueur. Elle reste à la disposition des salariés, et se transmet au service de santé au travail.',
      en: 'Version {count} of the risk document of {company} is in force. Workers may read it, and it goes to the occupational health service.',
    },
  },
  'duerp-sending-refused': {
    title: {
      fr: 'La version {count} du document unique n’est pas arrivée',
      en: 'Version {count} of the risk document did not arrive',
    },
    text: {
      fr: 'La messagerie du service de santé au travail a refusé le courriel {deCompany}. Vérifiez l’adresse auprès du service, puis envoyez de nouveau la version ; ou remettez-la autrement, et notez-le.',
      en: 'The mail server of the occupational health service refused the mail of {company}. Check the address with the service, then send the version again; or hand it over in another way, and note that.',
    },
  },
  'duerp-received': {
    title: {
      fr: 'La version {count} du document unique est reçue',
      en: 'Version {count} of the risk document was received',
    },
    text: {
      fr: 'Le service de santé au travail {deCompany} a accusé réception. Le reçu s’imprime à côté de la version.',
      en: 'The occupational health service of {company} has said that it received it. The receipt can be printed beside the version.',
    },
  },
  'duerp-due': {
    title: {
      fr: 'Document unique\u00a0: mise à jour avant le {day}',
      en: 'Risk document: update due by {day}',
    },
    text: {
      fr: 'La version en vigueur {deCompany} aura bientôt un an. Relisez le document, puis émettez une nouvelle version.',
      en: 'The version in force at {company} will soon be a year old. Go through the document, then issue a new version.',
    },
  },
  'duerp-late': {
    title: {
      fr: 'Document unique\u00a0: la mise à jour annuelle est en retard',
      en: 'Risk document: the yearly update is late',
    },
    text: {
      fr: 'La version en vigueur {deCompany} a plus d’un an\u00a0: la mise à jour était attendue pour le {day}.',
      en: 'The version in force at {company} is over a year old: the update was due by {day}.',
    },
  },
  'risk-task-due': {
    title: {
      fr: 'Une tâche du document unique arrive à échéance',
      en: 'A task of the risk document is due soon',
    },
    text: {
      fr: '{task, select, review {Revoir les risques concernés par un événement} council {Inscrire un point à l’ordre du jour du CSE} other {Transmettre la nouvelle version au service de santé au travail}}, avant le {day}.',
      en: '{task, select, review {Review the risks that an event concerns} council {Put a point on the works council’s agenda} other {Send the new version to the occupational health service}}, by {day}.',
    },
  },
  'risk-task-late': {
    title: {
      fr: 'Une tâche du document unique est en retard',
      en: 'A task of the risk document is late',
    },
    text: {
      fr: '{task, select, review {Revoir les risques concernés par un événement} council {Inscrire un point à l’ordre du jour du CSE} other {Transmettre la nouvelle version au service de santé au travail}}\u00a0: c’était attendu pour le {day}.',
      en: '{task, select, review {Review the risks that an event concerns} council {Put a point on the works council’s agenda} other {Send the new version to the occupational health service}}: it was due by {day}.',
    },
  },
  'risk-actions-late': {
    title: {
      fr: '{count, plural, one {Une action de prévention est} other {# actions de prévention sont}} en retard',
      en: '{count, plural, one {One prevention action is} other {# prevention actions are}} late',
    },
    text: {
      fr: 'Dans le plan d’actions {deCompany}. Faites-les avancer, ou donnez-leur une nouvelle échéance.',
      en: 'In the action plan of {company}. Move them forward, or give them a new due date.',
    },
  },
  'duerp-altered': {
    title: {
      fr: '{part, select, timestamp {Document unique\u00a0: l’horodatage de la version {altered} ne correspond plus} other {Document unique\u00a0: la version {altered} n’est plus telle qu’elle a été émise}}',
      en: '{part, select, timestamp {Risk document: the timestamp of version {altered} does not match any more} other {Risk document: version {altered} is no longer as it was issued}}',
    },
    text: {
      fr: '{part, select, timestamp {La vérification de la nuit a trouvé que l’horodatage de la version {altered} {deCompany} et son texte ne vont plus ensemble\u00a0: l’un des deux a été modifié après coup. Notre équipe est prévenue. Gardez les PDF et les archives que vous avez de cette version\u00a0: ils permettent de savoir lequel.} other {La vérification de la nuit a trouvé que l’empreinte de la version {altered} {deCompany} ne correspond plus. Elle n’est plus remise à personne\u202f; les autres versions ne sont pas touchées. Notre équipe est prévenue\u00a0: gardez les PDF et les archives que vous en avez, ils portent le texte d’origine.}}',
      en: '{part, select, timestamp {The nightly check found that the timestamp of version {altered} of {company} and its text do not fit any more: one of them was altered afterwards. Our team has been told. Keep the PDF files and archives that you have of this version: they show which.} other {The nightly check found that the fingerprint of version {altered} of {company} does not match any more. It is handed out to nobody; the other versions are not concerned. Our team has been told: keep the PDF files and archives that you have, they have the original text.}}',
    },
  },
  'releases-altered': {
    title: {
      fr: 'Les chiffres publiés de la semaine du {altered} ne sont plus les mêmes',
      en: 'The published figures of the week of {altered} are no longer the same',
    },
    text: {
      fr: 'La vérification de la nuit a trouvé que l’empreinte des chiffres publiés {deCompany} pour la semaine du {altered} ne correspond plus. Notre équipe est prévenue. D’ici là, ne vous fiez pas à cette semaine.',
      en: 'The nightly check found that the fingerprint of the published figures of {company} for the week of {altered} does not match any more. Our team has been told. Until then, do not rely on that week.',
    },
  },
  'risk-journal-altered': {
    title: {
      fr: 'Document unique\u00a0: le journal des modifications n’est plus tel qu’il a été écrit',
      en: 'Risk document: the journal of changes is no longer as it was written',
    },
    text: {
      fr: 'La vérification de la nuit a trouvé, dans le journal {deCompany}, au moins une ligne modifiée, ajoutée ou retirée après coup (la première\u00a0: {altered}). Les versions émises ont leur propre vérification. Notre équipe est prévenue et rétablira les lignes d’origine.',
      en: 'The nightly check found, in the journal of {company}, at least one line that was changed, added or taken out afterwards (the first: {altered}). Issued versions are checked on their own. Our team has been told and will restore the original lines.',
    },
  },
} satisfies Texts;
