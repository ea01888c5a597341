/** Avant de commander\u00a0: ce que ces box changeraient à l’année des salariés. */
export const fr = {
  title: 'Limite URSSAF de {year}',
  crossing:
    'Si chacun reçoit une box de chaque ligne ({value} TTC), {count, plural, one {une personne de plus dépasserait} other {jusqu’à # personnes de plus dépasseraient}} {limit} cette année.',
  first: 'La première dès le mois de {month}.',
  already:
    '{count, plural, one {Une personne a déjà dépassé} other {# personnes ont déjà dépassé}} {limit}.',
  meter: 'Voir le compteur des cadeaux',
};
