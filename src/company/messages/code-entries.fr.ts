/** Places that a code on paper gave, on the page of one's own account. */
export const fr = {
  title: 'Entrée avec un code',
  text: 'Un code sur papier prouve seulement qu’on l’a eu en main. Si cette place n’est pas la vôtre, rendez-la.',
  entered: 'Un code sur papier vous a ouvert l’espace {deCompany} le {day}.',
  giveBack: 'Ce n’est pas moi\u00a0: rendre la place',
  meaning:
    'Vous quittez l’espace de l’entreprise. Vos réponses restent à vous seul, dans l’export de vos données\u00a0; vous pouvez les effacer avec votre compte. Pour revenir, il faudra un nouveau code ou une invitation.',
  confirm: 'Rendre la place',
  keep: 'Garder ma place',
  given: 'La place est rendue',
  notGiven: 'La place n’a pas pu être rendue. Réessayez dans un instant.',
  failed: 'Impossible de voir où un code vous a fait entrer.',
  retry: 'Réessayer',
};
