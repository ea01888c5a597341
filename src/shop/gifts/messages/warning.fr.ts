/** Avant de commander\u00a0: ce que ces box changeraient à l’année des salariés. */
export const fr = {
  title: 'Limite URSSAF de {year}',
  crossing:
    'Si chacun reçoit une box de chaque ligne ({value} TTC), {count, plural, one {une personne de plus dépasserait} other {jusqu’à # personnes de plus dépasseraient}} {limit} cette année.',
  first: 'La première dès le mois {deMonth}.',
  already:
    '{count, plural, one {Une personne a déjà dépassé} other {# personnes ont déjà dépassé}} {limit}.',
  meter: 'Voir le compteur des cadeaux',
  simulated: {
    ask: 'Compter aussi ce que votre espace a déjà offert',
    title: '{company}, d’après le compteur de {year}',
    crossing:
      'Ces box en plus de ce que chacun a déjà reçu\u00a0: {count, plural, =0 {personne de plus ne dépasserait} one {une personne de plus dépasserait} other {# personnes de plus dépasseraient}} {limit} cette année, {people, plural, one {sur le seul salarié} other {sur les # salariés}} de votre liste.',
    how: 'Compté personne par personne, sans moyenne ni le montant saisi plus haut\u00a0: les box à l’unité dès ce mois, celle du mois chaque mois jusqu’en décembre.',
    failed: 'Le compteur n’a pas répondu. Votre simulation reste là.',
    retry: 'Réessayer',
  },
};
