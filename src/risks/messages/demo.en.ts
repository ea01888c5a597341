import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './demo.fr.ts';
import { en as hazards } from './hazards.en.ts';

export const en: MirrorOf<typeof fr> = {
  todo: 'What to do now?',
  steps: {
    review: 'Go and look at the work, not at the people: what changed a month ago?',
    cse: 'Talk to the works council, which read the same signal at the same minute.',
    doctor:
      'Write what was found into the risk document (DUERP), and pass it on to the occupational health service.',
  },
  line: 'Risk document · Psychosocial risks · {unit}',
  hazard: hazards.hazards.intensity.name,
  harm: hazards.hazards.intensity.harm,
  situation:
    'A machine was replaced and the deadlines stayed as they were: it is set up in the evenings.',
  action: 'Move the deadlines by two weeks, and tell the customers.',
  indicator: 'Published indicator of this unit: {points} out of 15.',
  decides:
    'The indicator proposes; rating and deciding remain with the employer, together with those who do the work.',
};
