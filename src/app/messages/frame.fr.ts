/** The frame of what people work in: the bar of a phone, what it opens, the search. */
export const fr = {
  search: 'Rechercher…',
  tabs: {
    label: 'Navigation de l’espace',
    more: 'Plus',
    close: 'Fermer',
    help: 'Aide',
    answers: 'Mes réponses',
    account: 'Mon compte',
    space: 'Mon espace',
    staff: 'L’espace de l’équipe',
  },
  /** Where the full name is too long for a tab. */
  short: {
    overview: 'Accueil',
    listening: 'Climat',
    risks: 'Risques',
    boxes: 'Box',
  },
};
