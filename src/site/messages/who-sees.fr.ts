/** One table, shown wherever somebody asks. */
export const fr = {
  caption: 'Ce que voit chacun, et ce que personne ne lui montre',
  columns: { who: 'Qui', sees: 'Voit', never: 'Ne voit jamais' },
  rows: {
    employee: {
      who: 'Chaque salarié',
      sees: 'Ses propres réponses et ses tendances, jour après jour',
      never: 'Celles d’un collègue',
    },
    hr: {
      who: 'Les ressources humaines',
      sees: 'Les indicateurs publiés chaque lundi, pour des groupes d’au moins dix personnes inscrites',
      never: 'Une réponse, un nom, la liste de ceux qui ont répondu',
    },
    cse: {
      who: 'Le CSE',
      sees: 'Exactement les mêmes indicateurs, à la même minute',
      never: 'Une réponse, un nom, la liste de ceux qui ont répondu',
    },
    lead: {
      who: 'Les responsables d’équipe',
      sees: 'La même chose que tout salarié : leurs propres réponses',
      never: 'Celles de leur équipe',
    },
    us: {
      who: 'Nous',
      sees: 'Vos commandes, et ce que vous nous écrivez',
      never:
        'Les réponses : elles sont dans une base à part, à laquelle notre outil de gestion n’est pas relié',
    },
  },
};
