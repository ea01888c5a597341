/** Ce que quelqu’un a reçu dans l’année, dans son propre compte. */
export const fr = {
  title: 'Vos cadeaux de {year}',
  intro:
    'Ce que votre entreprise ou votre CSE a inscrit à votre nom. Ceux qui offrent le voient aussi\u202f; vos collègues, non.',
  total: '{total} TTC en tout, pour une limite de {limit} par personne et par an.',
  meaning:
    'Jusqu’à cette limite, l’URSSAF tolère, sous conditions, que les cadeaux d’une année ne soient pas soumis à cotisations. Au-delà, c’est à ceux qui offrent de le justifier ou de les déclarer\u202f; une partie peut alors figurer sur votre bulletin de paie. Si une ligne est fausse, dites-le-leur.',
  columns: { what: 'Cadeau', day: 'Remis le', event: 'Événement', value: 'Valeur TTC' },
  noEvent: 'sans événement',
  failed: 'Vos cadeaux de l’année n’ont pas pu être lus.',
  retry: 'Réessayer',
};
