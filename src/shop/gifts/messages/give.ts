import type { Texts } from '#basics/messages.ts';

/** Déclarer des cadeaux\u00a0: l’occasion, ce qu’elle demande, qui les reçoit. */
export const texts = {
  title: { fr: 'Déclarer des cadeaux', en: 'Declare gifts' },
  intro: {
    fr: 'Bons d’achat, places, colis d’un autre fournisseur\u00a0: tout ce qui compte dans l’année.',
    en: 'Vouchers, tickets, parcels of another supplier: whatever counts in the year.',
  },
  boxesTitle: { fr: 'Attribuer des box', en: 'Attribute boxes' },
  boxesIntro: {
    fr: 'Une box à chacun\u00a0: dites qui les reçoit, quel jour, et pour quelle occasion.',
    en: 'One box to each: say who receives them, on which day, and for which occasion.',
  },
  loading: { fr: 'Lecture du compteur…', en: 'Reading the meter…' },
  readOnly: {
    fr: 'L’espace est en lecture seule\u00a0: les déclarations reprendront avec la licence.',
    en: 'This space is read-only: declaring goes on with the licence.',
  },
  nothingLeft: {
    fr: 'Ces box sont déjà attribuées, ou leur commande n’est plus là.',
    en: 'These boxes are attributed already, or their order is no longer there.',
  },
  back: { fr: 'Revenir au compteur', en: 'Back to the meter' },
  boxes: {
    fr: 'Commande {number}\u00a0: {left, plural, one {une box} other {# box}} à attribuer, {value} TTC chacune.',
    en: 'Order {number}: {left, plural, one {one box} other {# boxes}} to attribute, {value} each incl. VAT.',
  },
  what: { fr: 'Ce que c’est', en: 'What it is' },
  whatHint: { fr: 'Par exemple «\u00a0Carte cadeau\u00a0».', en: 'For example “Gift card”.' },
  value: { fr: 'Valeur par personne, TTC', en: 'Value per person, incl. VAT' },
  valueHint: { fr: 'En euros.', en: 'In euros.' },
  event: { fr: 'Événement', en: 'Event' },
  eventHint: {
    fr: 'Ceux de la liste de l’URSSAF. Sous la limite de l’année, aucun n’est nécessaire.',
    en: 'Those that URSSAF lists. Below the limit of the year none is needed.',
  },
  noEvent: { fr: 'Aucun en particulier', en: 'None in particular' },
  givenOn: { fr: 'Remis le', en: 'Given on' },
  givenOnHint: {
    fr: 'C’est ce jour qui décide de l’année.',
    en: 'This day decides in which year it counts.',
  },
  receivers: { fr: 'Qui le reçoit', en: 'Who receives it' },
  kinds: {
    everybody: {
      label: { fr: 'Tout le monde', en: 'Everybody' },
      text: {
        fr: 'Les salariés présents ce jour-là.',
        en: 'The employees who are there on that day.',
      },
    },
    site: {
      label: { fr: 'Un site', en: 'One site' },
      text: {
        fr: 'Les salariés présents de ce site.',
        en: 'The employees of that site who are there.',
      },
    },
    people: {
      label: { fr: 'Des personnes', en: 'Some people' },
      text: { fr: 'Celles que l’événement concerne.', en: 'Those whom the event concerns.' },
    },
  },
  site: { fr: 'Site', en: 'Site' },
  siteOf: {
    fr: '{name} ({people, plural, one {# personne} other {# personnes}})',
    en: '{name} ({people, plural, one {# person} other {# people}})',
  },
  save: { fr: 'Inscrire au compteur', en: 'Enter in the meter' },
  saved: {
    fr: '{given, plural, one {Un cadeau inscrit} other {# cadeaux inscrits}} au compteur.',
    en: '{given, plural, one {One gift entered} other {# gifts entered}} in the meter.',
  },
  savedOver: {
    fr: '{over, plural, =0 {Tous restent dans la limite.} one {Une de ces personnes est maintenant au-dessus de la limite.} other {# de ces personnes sont maintenant au-dessus de la limite.}}',
    en: '{over, plural, =0 {All stay within the limit.} one {One of these people is now over the limit.} other {# of these people are now over the limit.}}',
  },
  card: {
    who: { fr: 'Qui est concerné', en: 'Whom it concerns' },
    dates: { fr: 'Quand', en: 'When' },
    limit: { fr: 'Jusqu’où', en: 'Up to' },
    limitByEvent: {
      fr: '{limit} par salarié pour cet événement, dans l’année.',
      en: '{limit} per employee for this event, in the year.',
    },
    limitByChild: {
      fr: '{limit} par enfant, dans l’année.',
      en: '{limit} per child, in the year.',
    },
    proof: { fr: 'À garder comme preuve', en: 'To keep as proof' },
    over: {
      fr: 'Ces conditions comptent dès que le total de l’année dépasse la limite. Un bon d’achat doit alors servir à cet événement\u00a0: rayon, magasin ou nature du cadeau.',
      en: 'These conditions matter as soon as the total of the year is over the limit. A voucher must then be for that event: its shop, department or kind of gift.',
    },
  },
  people: {
    title: { fr: 'Choisir des personnes', en: 'Choose people' },
    chosen: {
      fr: '{count, plural, =0 {Personne n’est choisi.} one {Une personne choisie.} other {# personnes choisies.}}',
      en: '{count, plural, =0 {Nobody is chosen.} one {One person is chosen.} other {# people are chosen.}}',
    },
    remove: { fr: 'Enlever {name}', en: 'Remove {name}' },
    search: { fr: 'Nom ou matricule', en: 'Name or number' },
    received: {
      fr: '{site}, {total} déjà reçus cette année-là',
      en: '{site}, {total} received already in that year',
    },
    none: { fr: 'Personne ne répond à cette recherche.', en: 'Nobody matches this search.' },
  },
} satisfies Texts;
