import type { Texts } from '#basics/messages.ts';

/** What was heard, and what is done. */
export const texts = {
  title: {
    fr: 'Ce que nous avons entendu, ce que nous faisons',
    en: 'What we have heard, what we do',
  },
  intro: {
    fr: 'Une réponse à ceux qui parlent\u00a0: elle est lue par les personnes du groupe choisi, et l’effet de ce qui est fait se lit dans les semaines publiées.',
    en: 'An answer to those who speak up: the people of the chosen group read it, and the effect of what is done can be read in the published weeks.',
  },
  none: { fr: 'Rien n’a encore été publié.', en: 'Nothing has been published yet.' },
  ownTitle: { fr: 'Ce que votre entreprise en fait', en: 'What your company makes of it' },
  publish: { fr: 'Publier une réponse', en: 'Publish an answer' },
  published: { fr: 'C’est publié.', en: 'Published.' },
  withdraw: { fr: 'Retirer', en: 'Withdraw' },
  withdrawn: { fr: 'C’est retiré.', en: 'Withdrawn.' },
  place: { fr: 'Pour qui', en: 'For whom' },
  whole: { fr: 'Toute l’entreprise', en: 'The whole company' },
  heard: { fr: 'Ce que nous avons entendu', en: 'What we have heard' },
  heardHint: {
    fr: 'Parlez du travail, jamais d’une personne. Rien de ce que vous écrivez ne doit désigner quelqu’un.',
    en: 'Speak of the work, never of a person. Nothing you write may point at somebody.',
  },
  actions: { fr: 'Ce que nous faisons', en: 'What we do' },
  action: { fr: 'Action {number}', en: 'Action {number}' },
  due: { fr: 'Pour le (facultatif)', en: 'By (optional)' },
  doneOn: { fr: 'Fait le {day}', en: 'Done on {day}' },
  dueOn: { fr: 'Pour le {day}', en: 'By {day}' },
  markDone: { fr: 'Marquer comme fait\u00a0: {what}', en: 'Mark as done: {what}' },
  markOpen: { fr: 'Marquer comme à faire\u00a0: {what}', en: 'Mark as to do: {what}' },
  on: { fr: 'Publié le {day} · {place}', en: 'Published on {day} · {place}' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  close: { fr: 'Fermer', en: 'Close' },
  failed: { fr: 'Ce n’est pas enregistré. Réessayez.', en: 'This was not saved. Try again.' },
  effect: {
    early: {
      fr: 'Effet\u00a0: il faut quatre semaines publiées avant et quatre après pour le lire.',
      en: 'Effect: it takes four published weeks before and four after to read it.',
    },
    up: {
      fr: 'Effet\u00a0: le score est en hausse de {points} depuis.',
      en: 'Effect: the score is up by {points} since.',
    },
    down: {
      fr: 'Effet\u00a0: le score est en baisse de {points} depuis.',
      en: 'Effect: the score is down by {points} since.',
    },
    stable: {
      fr: 'Effet\u00a0: aucun n’est visible à ce jour.',
      en: 'Effect: none can be seen so far.',
    },
  },
  problems: {
    unknown: { fr: 'À revoir.', en: 'Please check.' },
    required: { fr: 'Écrivez quelque chose.', en: 'Write something.' },
    'too-long': { fr: 'Le texte est trop long.', en: 'The text is too long.' },
    'control-characters': {
      fr: 'Le texte contient des signes invisibles.',
      en: 'The text holds invisible signs.',
    },
    'day-invalid': { fr: 'Ce jour n’existe pas.', en: 'There is no such day.' },
  },
} satisfies Texts;
