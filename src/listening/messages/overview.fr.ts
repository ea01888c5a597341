/** How work is going, in one card of the overview. */
export const fr = {
  loading: 'Lecture des résultats…',
  failed: 'Les résultats n’ont pas pu être lus.',
  retry: 'Réessayer',
  week: 'Résultats de la {week}',
  level: '{climate}\u00a0: {points} sur\u00a015, à {margin} près',
  climate: {
    low: 'Climat tendu',
    lowToMiddle: 'Climat tendu à mitigé',
    middle: 'Climat mitigé',
    middleToHigh: 'Climat mitigé à favorable',
    high: 'Climat favorable',
    lowToHigh: 'Climat incertain, de tendu à favorable',
  },
  participation: 'Participation',
  rate: {
    'under-half': 'moins de la moitié',
    'over-half': 'plus de la moitié',
    most: 'la plupart',
  },
  listed: '{count, plural, one {d’une personne inscrite} other {des # personnes inscrites}}',
  factors:
    'Sur quatre semaines, le facteur le plus haut\u00a0: {high} ({highPoints})\u202f; le plus bas\u00a0: {low} ({lowPoints}).',
  silent: 'Rien n’est publié pour toute l’entreprise cette semaine.',
  none: {
    title: 'Pas encore de résultats',
    text: 'Le score QVCT paraît chaque lundi à 6 h, pour les groupes d’au moins {least} personnes inscrites. En dessous, rien ne paraît\u00a0: c’est ce qui protège chacun.',
  },
  action: 'Voir le climat de travail',
};
