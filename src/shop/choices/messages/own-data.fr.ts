/** Ce que quelqu’un a choisi, tel que le montre le document de ses données. */
export const fr = {
  title: 'Vos choix de box',
  groups: { choices: 'Box à choisir, et ce que vous avez choisi' },
  fields: {
    legal_name: 'Entreprise',
    title: 'Occasion',
    deadline: 'Dernier jour pour choisir',
    name: 'Nom',
    email: 'Adresse e-mail',
    site: 'Lieu de remise',
    chosen: 'Choix',
    swaps: 'Échanges',
    from: 'Retiré',
    to: 'Mis à la place',
    chosen_at: 'Choisi le',
    parcel_number: 'Colis',
    address: 'Adresse de livraison',
  },
  values: {},
};
