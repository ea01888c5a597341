import type { Texts } from '#basics/messages.ts';
import { texts as hazards } from './hazards.ts';

/** A signal and what it leads to, shown on public pages on invented answers. */
export const texts = {
  todo: { fr: 'Que faire, maintenant\u202f?', en: 'What to do now?' },
  steps: {
    review: {
      fr: 'Aller voir le travail, pas les personnes\u00a0: qu’est-ce qui a changé il y a un mois\u202f?',
      en: 'Go and look at the work, not at the people: what changed a month ago?',
    },
    cse: {
      fr: 'En parler au CSE, qui a lu le même signal à la même minute.',
      en: 'Talk to the works council, which read the same signal at the same minute.',
    },
    doctor: {
      fr: 'Inscrire ce que l’on a constaté dans le document unique, et le transmettre au service de santé au travail.',
      en: 'Write what was found into the risk document (DUERP), and pass it on to the occupational health service.',
    },
  },
  line: {
    fr: 'Document unique · Risques psychosociaux · {unit}',
    en: 'Risk document · Psychosocial risks · {unit}',
  },
  hazard: hazards.hazards.intensity.name,
  harm: hazards.hazards.intensity.harm,
  situation: {
    fr: 'Une machine a été remplacée, les délais sont restés les mêmes\u00a0: les réglages se font le soir.',
    en: 'A machine was replaced and the deadlines stayed as they were: it is set up in the evenings.',
  },
  action: {
    fr: 'Décaler les délais de deux semaines, et le dire aux clients.',
    en: 'Move the deadlines by two weeks, and tell the customers.',
  },
  indicator: {
    fr: 'Indicateur publié de cette unité\u00a0: {points} sur 15.',
    en: 'Published indicator of this unit: {points} out of 15.',
  },
  decides: {
    fr: 'L’indicateur propose\u202f; la cotation et la décision restent à l’employeur, avec ceux qui font le travail.',
    en: 'The indicator proposes; rating and deciding remain with the employer, together with those who do the work.',
  },
} satisfies Texts;
