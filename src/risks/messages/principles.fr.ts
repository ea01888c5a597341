/** The nine general principles of prevention, in the order of the Code du travail, art. L4121-2. */
export const fr = {
  p1: 'Éviter le risque\u00a0: supprimer le danger, ou ne plus s’y exposer.',
  p2: 'Évaluer les risques que l’on ne peut pas éviter.',
  p3: 'Agir à la source, là où le risque naît.',
  p4: 'Adapter le travail aux personnes\u00a0: postes, outils, méthodes et rythmes, pour limiter surtout ce qui est monotone ou cadencé.',
  p5: 'Suivre les progrès de la technique.',
  p6: 'Remplacer ce qui est dangereux par ce qui l’est moins, ou pas du tout.',
  p7: 'Planifier la prévention comme un tout\u00a0: technique, organisation, conditions de travail, relations, environnement, harcèlement et agissements sexistes compris.',
  p8: 'Protéger tout le monde ensemble avant d’équiper chaque personne.',
  p9: 'Donner à chaque personne des consignes claires, qui conviennent à son travail.',
};
