import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './principles.fr.ts';

export const en: MirrorOf<typeof fr> = {
  p1: 'Avoid the risk: remove the danger, or stop being exposed to it.',
  p2: 'Assess the risks that cannot be avoided.',
  p3: 'Act at the source, where the risk arises.',
  p4: 'Fit the work to people: workplaces, tools, methods and pace, above all to limit what is monotonous or machine-paced.',
  p5: 'Keep up with technical progress.',
  p6: 'Replace what is dangerous by what is less so, or not at all.',
  p7: 'Plan prevention as a whole: technique, organisation, working conditions, relations, surroundings, harassment and sexist behaviour included.',
  p8: 'Protect everyone together before equipping each person.',
  p9: 'Give each person clear instructions that suit their work.',
};
