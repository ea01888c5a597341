import type { Texts } from '#basics/messages.ts';

/** What a company settles about listening. */
export const texts = {
  title: { fr: 'Réglages de l’écoute', en: 'Listening settings' },
  loading: { fr: 'Lecture des réglages…', en: 'Reading the settings…' },
  saved: { fr: 'C’est enregistré.', en: 'Saved.' },
  failed: {
    unknown: {
      fr: 'Ce réglage n’a pas été enregistré. Réessayez.',
      en: 'This setting was not saved. Try again.',
    },
    forbidden: {
      fr: 'Vous ne pouvez pas changer ce réglage, ou la licence de l’espace est terminée.',
      en: 'You may not change this setting, or the licence of the space is over.',
    },
  },
  rules: {
    title: { fr: 'Ce qui est publié', en: 'What is published' },
    leastK: {
      fr: 'Nombre de personnes inscrites à partir duquel un groupe est publié',
      en: 'Number of listed people from which a group is published',
    },
    leastKHint: {
      fr: 'Ne descend jamais sous dix. Vaut à partir de la prochaine liste\u00a0; ce qui est publié ne change pas. Le CSE lit chaque changement dans le journal.',
      en: 'Never under ten. Holds from the next list on; what is published does not change. The works council reads every change in the journal.',
    },
    option: { fr: '{least} personnes', en: '{least} people' },
    tellsEverybody: {
      fr: 'Partager les résultats avec tous les salariés, par e-mail et dans l’application',
      en: 'Share the results with every employee, by e-mail and in the application',
    },
    ownersOnly: {
      fr: 'Seul un responsable de l’espace change ces deux points.',
      en: 'Only an owner of the space changes these two.',
    },
    save: { fr: 'Enregistrer', en: 'Save' },
  },
  reminders: {
    title: { fr: 'Quand poser la question', en: 'When to ask' },
    text: {
      fr: 'Un e-mail à tous, aux heures de travail, que l’on ait répondu ou non. Jamais la nuit, le week-end, un jour férié ou un jour de fermeture. Chacun peut s’en désabonner.',
      en: 'One e-mail to everybody, in working time, whether they have answered or not. Never at night, on a weekend, a public holiday or a day when the site is closed. Everybody may opt out.',
    },
    weekdays: {
      w1: { fr: 'lundi', en: 'Monday' },
      w2: { fr: 'mardi', en: 'Tuesday' },
      w3: { fr: 'mercredi', en: 'Wednesday' },
      w4: { fr: 'jeudi', en: 'Thursday' },
      w5: { fr: 'vendredi', en: 'Friday' },
    },
    days: { fr: 'Jours', en: 'Days' },
    hour: { fr: 'Heure', en: 'Time' },
    hourOption: { fr: '{hour}\u00a0h', en: '{hour}:00' },
    none: {
      fr: 'Aucun jour choisi\u00a0: aucun e-mail ne part.',
      en: 'No day chosen: no e-mail leaves.',
    },
    closures: { fr: 'Fermetures', en: 'Closed days' },
    noClosure: { fr: 'Aucune fermeture.', en: 'No closure.' },
    closure: { fr: 'Du {from} au {to}', en: '{from} to {to}' },
    remove: {
      fr: 'Retirer la fermeture du {from} au {to}',
      en: 'Remove the closure of {from} to {to}',
    },
    firstDay: { fr: 'Premier jour', en: 'First day' },
    lastDay: { fr: 'Dernier jour', en: 'Last day' },
    add: { fr: 'Ajouter une fermeture', en: 'Add a closure' },
  },
  problems: {
    unknown: { fr: 'À revoir.', en: 'Please check.' },
    'day-invalid': { fr: 'Ce jour n’existe pas.', en: 'There is no such day.' },
    'before-first': {
      fr: 'Le dernier jour vient avant le premier.',
      en: 'The last day comes before the first.',
    },
    'too-long': { fr: 'Une fermeture dure un an au plus.', en: 'A closure lasts a year at most.' },
  },
} satisfies Texts;
