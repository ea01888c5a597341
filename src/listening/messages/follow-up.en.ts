import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './follow-up.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'What we have heard, what we do',
  intro:
    'An answer to those who speak up: the people of the chosen group read it, and the effect of what is done can be read in the published weeks.',
  none: 'Nothing has been published yet.',
  ownTitle: 'What your company makes of it',
  publish: 'Publish an answer',
  published: 'Published.',
  withdraw: 'Withdraw',
  withdrawn: 'Withdrawn.',
  place: 'For whom',
  whole: 'The whole company',
  heard: 'What we have heard',
  heardHint: 'Speak of the work, never of a person. Nothing you write may point at somebody.',
  actions: 'What we do',
  action: 'Action {number}',
  due: 'By (optional)',
  doneOn: 'Done on {day}',
  dueOn: 'By {day}',
  markDone: 'Mark as done: {what}',
  markOpen: 'Mark as to do: {what}',
  on: 'Published on {day} · {place}',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'This was not saved. Try again.',
  effect: {
    early: 'Effect: it takes four published weeks before and four after to read it.',
    up: 'Effect: the score is up by {points} since.',
    down: 'Effect: the score is down by {points} since.',
    stable: 'Effect: none can be seen so far.',
  },
  problems: {
    required: 'Write something.',
    'too-long': 'The text is too long.',
    'control-characters': 'The text holds invisible signs.',
    'day-invalid': 'There is no such day.',
  },
};
