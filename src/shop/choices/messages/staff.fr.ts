/** Chosen boxes, as staff pack them. */
export const fr = {
  title: 'Box choisies par chacun',
  open: '{title}\u00a0: choix ouvert jusqu’au {day} au soir. Le contenu des colis est connu ensuite.',
  closing: '{title}\u00a0: le choix est clos, les colis sont en train d’être fixés.',
  cancelled: '{title}\u00a0: suspendu avec la commande.',
  closed:
    '{title}\u00a0: clos le {day}. Chaque colis a un numéro\u202f; les noms restent chez le client, sauf pour la poste.',
  homes: '{count, plural, one {Un colis part} other {# colis partent}} à domicile.',
  caption: 'À préparer',
  what: 'Contenu',
  count: 'Quantité',
  donation: '{name}, pour {association}',
  unassigned: '{name}, sans destinataire',
  packing: 'Liste de colisage',
  packingFile: 'colisage-{number}.pdf',
  labels: 'Étiquettes des colis',
  labelsFile: 'etiquettes-{number}.pdf',
  table: 'Tableau (CSV)',
  tableFile: 'colis-{number}.csv',
  failed: 'Cela n’a pas pu être lu ou imprimé.',
  retry: 'Réessayer',
};
