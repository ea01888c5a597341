/**
 * The third questions of check-ins. Each is a sentence that one agrees with more or less, and that says
 * something good: 5 is always better than 1.
 */
export const fr = {
  factors: {
    intensity: 'Charge et temps de travail',
    emotions: 'Exigences émotionnelles',
    autonomy: 'Autonomie',
    relations: 'Rapports avec les autres',
    values: 'Sens et qualité du travail',
    security: 'Confiance dans la suite',
  },
  intensity: {
    1: 'J’ai pu faire mon travail sans courir après le temps.',
    2: 'Mes journées ont eu une vraie fin.',
    3: 'J’ai pu finir une chose avant d’en commencer une autre.',
    4: 'J’ai pu prendre de vraies pauses.',
    5: 'Les délais que l’on m’a donnés étaient tenables.',
    6: 'Mes horaires étaient prévisibles, et ils ont été tenus.',
  },
  emotions: {
    1: 'Les échanges difficiles sont restés supportables.',
    2: 'Je n’ai pas eu à cacher ce que je ressentais.',
    3: 'Après un moment difficile, j’ai pu souffler.',
    4: 'Face au public ou à mes interlocuteurs, je n’ai rien craint.',
    5: 'Il me restait de l’énergie en rentrant chez moi.',
    6: 'Quand quelqu’un allait mal devant moi, je n’étais pas sans soutien.',
  },
  autonomy: {
    1: 'J’ai pu choisir comment m’y prendre.',
    2: 'J’ai pu m’interrompre quand j’en avais besoin.',
    3: 'Mon travail a fait appel à ce que je sais faire.',
    4: 'J’ai appris quelque chose.',
    5: 'On m’a demandé mon avis sur ce qui touche mon travail.',
    6: 'J’ai pris plaisir à ce que je faisais.',
  },
  relations: {
    1: 'J’ai pu compter sur mes collègues.',
    2: 'J’ai pu compter sur la personne qui m’encadre.',
    3: 'On s’est adressé à moi avec respect.',
    4: 'Ce que je fais a été remarqué, et reconnu.',
    5: 'Les décisions qui me concernent m’ont paru justes.',
    6: 'Je savais à qui demander de l’aide.',
  },
  values: {
    1: 'J’ai fait un travail dont je peux être content·e.',
    2: 'J’ai pu faire les choses comme elles doivent être faites.',
    3: 'On ne m’a rien demandé qui heurte ma conscience.',
    4: 'Ce que je fais m’a paru utile.',
    5: 'J’ai pu être honnête avec ceux pour qui je travaille.',
    6: 'J’avais de quoi faire du bon travail.',
  },
  security: {
    1: 'Je vois à peu près ce qui m’attend dans les mois qui viennent.',
    2: 'Je me sens en confiance pour mon emploi.',
    3: 'Les changements en cours m’ont été expliqués.',
    4: 'J’ai été préparé·e à ce qui change dans mon travail.',
    5: 'Je pourrais faire ce travail encore longtemps.',
    6: 'Ce que l’on attend de moi n’a pas changé du jour au lendemain.',
  },
};
