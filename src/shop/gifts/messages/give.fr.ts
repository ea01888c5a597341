/** Déclarer des cadeaux\u00a0: l’occasion, ce qu’elle demande, qui les reçoit. */
export const fr = {
  title: 'Déclarer des cadeaux',
  intro:
    'Bons d’achat, places, colis d’un autre fournisseur\u00a0: tout ce qui compte dans l’année.',
  boxesTitle: 'Attribuer des box',
  boxesIntro: 'Une box à chacun\u00a0: dites qui les reçoit, quel jour, et pour quelle occasion.',
  loading: 'Lecture du compteur…',
  readOnly: 'L’espace est en lecture seule\u00a0: les déclarations reprendront avec la licence.',
  nothingLeft: 'Ces box sont déjà attribuées, ou leur commande n’est plus là.',
  back: 'Revenir au compteur',
  boxes:
    'Commande {number}\u00a0: {left, plural, one {une box} other {# box}} à attribuer, {value} TTC chacune.',
  what: 'Ce que c’est',
  whatHint: 'Par exemple «\u00a0Carte cadeau\u00a0».',
  value: 'Valeur par personne, TTC',
  valueHint: 'En euros.',
  event: 'Événement',
  eventHint: 'Ceux de la liste de l’URSSAF. Sous la limite de l’année, aucun n’est nécessaire.',
  noEvent: 'Aucun en particulier',
  givenOn: 'Remis le',
  givenOnHint: 'C’est ce jour qui décide de l’année.',
  receivers: 'Qui le reçoit',
  kinds: {
    everybody: { label: 'Tout le monde', text: 'Les salariés présents ce jour-là.' },
    site: { label: 'Un site', text: 'Les salariés présents de ce site.' },
    people: { label: 'Des personnes', text: 'Celles que l’événement concerne.' },
  },
  site: 'Site',
  siteOf: '{name} ({people, plural, one {# personne} other {# personnes}})',
  save: 'Inscrire au compteur',
  saved: '{given, plural, one {Un cadeau inscrit} other {# cadeaux inscrits}} au compteur.',
  savedOver:
    '{over, plural, =0 {Tous restent dans la limite.} one {Une de ces personnes est maintenant au-dessus de la limite.} other {# de ces personnes sont maintenant au-dessus de la limite.}}',
  card: {
    who: 'Qui est concerné',
    dates: 'Quand',
    limit: 'Jusqu’où',
    limitByEvent: '{limit} par salarié pour cet événement, dans l’année.',
    limitByChild: '{limit} par enfant, dans l’année.',
    proof: 'À garder comme preuve',
    over: 'Ces conditions comptent dès que le total de l’année dépasse la limite. Un bon d’achat doit alors servir à cet événement\u00a0: rayon, magasin ou nature du cadeau.',
  },
  people: {
    title: 'Choisir des personnes',
    chosen:
      '{count, plural, =0 {Personne n’est choisi.} one {Une personne choisie.} other {# personnes choisies.}}',
    remove: 'Enlever {name}',
    search: 'Nom ou matricule',
    received: '{site}, {total} déjà reçus cette année-là',
    none: 'Personne ne répond à cette recherche.',
  },
};
