import type { Texts } from '#basics/messages.ts';

/** The nine general principles of prevention, in the order of the Code du travail, art. L4121-2. */
export const texts = {
  p1: {
    fr: 'Éviter le risque\u00a0: supprimer le danger, ou ne plus s’y exposer.',
    en: 'Avoid the risk: remove the danger, or stop being exposed to it.',
  },
  p2: {
    fr: 'Évaluer les risques que l’on ne peut pas éviter.',
    en: 'Assess the risks that cannot be avoided.',
  },
  p3: {
    fr: 'Agir à la source, là où le risque naît.',
    en: 'Act at the source, where the risk arises.',
  },
  p4: {
    fr: 'Adapter le travail aux personnes\u00a0: postes, outils, méthodes et rythmes, pour limiter surtout ce qui est monotone ou cadencé.',
    en: 'Fit the work to people: workplaces, tools, methods and pace, above all to limit what is monotonous or machine-paced.',
  },
  p5: { fr: 'Suivre les progrès de la technique.', en: 'Keep up with technical progress.' },
  p6: {
    fr: 'Remplacer ce qui est dangereux par ce qui l’est moins, ou pas du tout.',
    en: 'Replace what is dangerous by what is less so, or not at all.',
  },
  p7: {
    fr: 'Planifier la prévention comme un tout\u00a0: technique, organisation, conditions de travail, relations, environnement, harcèlement et agissements sexistes compris.',
    en: 'Plan prevention as a whole: technique, organisation, working conditions, relations, surroundings, harassment and sexist behaviour included.',
  },
  p8: {
    fr: 'Protéger tout le monde ensemble avant d’équiper chaque personne.',
    en: 'Protect everyone together before equipping each person.',
  },
  p9: {
    fr: 'Donner à chaque personne des consignes claires, qui conviennent à son travail.',
    en: 'Give each person clear instructions that suit their work.',
  },
} satisfies Texts;
