import type { Texts } from '#basics/messages.ts';

/** Le compteur des cadeaux aux salariés, dans l’espace d’une entreprise. */
export const texts = {
  title: { fr: 'Compteur URSSAF des cadeaux', en: 'URSSAF meter of gifts' },
  intro: {
    fr: 'Ce que chaque salarié a reçu dans l’année, nos box et vos autres cadeaux ensemble, face à ce que l’URSSAF tolère. On n’y voit pas ce que chacun a choisi.',
    en: 'What each employee has received this year, our boxes and your other gifts together, against what URSSAF tolerates. It does not show what anybody chose.',
  },
  give: { fr: 'Déclarer des cadeaux', en: 'Declare gifts' },
  import: { fr: 'Importer une liste', en: 'Import a list' },
  year: { fr: 'Année civile', en: 'Calendar year' },
  loading: { fr: 'Lecture du compteur…', en: 'Reading the meter…' },
  employees: { fr: 'Par salarié', en: 'By employee' },
  count: {
    fr: '{count, plural, =0 {Personne.} one {Une personne.} other {# personnes.}}',
    en: '{count, plural, =0 {Nobody.} one {One person.} other {# people.}}',
  },
  none: { fr: 'Personne ne répond à cette recherche.', en: 'Nobody matches this search.' },
  number: { fr: 'matricule {number}', en: 'number {number}' },
  hasLeft: { fr: 'a quitté l’entreprise', en: 'has left the company' },
  open: { fr: 'Voir ses cadeaux', en: 'See their gifts' },
  openNamed: { fr: 'Voir ses cadeaux\u00a0: {name}', en: 'See their gifts: {name}' },
  columns: {
    name: { fr: 'Salarié', en: 'Employee' },
    total: { fr: 'Reçu, TTC', en: 'Received, incl. VAT' },
    left: { fr: 'Reste', en: 'Left' },
    verdict: { fr: 'Où en est-on', en: 'Where they stand' },
    open: { fr: 'Détail', en: 'Detail' },
  },
  verdict: {
    within: { fr: 'Dans la limite', en: 'Within the limit' },
    over: { fr: 'Au-dessus de {amount}', en: 'Over by {amount}' },
    since: { fr: 'Depuis le cadeau du {day}.', en: 'Since the gift of {day}.' },
    subject: {
      fr: '{amount} soumis à cotisations, dès le premier euro.',
      en: '{amount} subject to contributions, from the first euro.',
    },
    toProve: {
      fr: '{amount} à justifier par leur événement.',
      en: '{amount} to be proven by their event.',
    },
  },
  limit: {
    own: {
      fr: 'En {year}, la limite est de {limit} par salarié\u00a0: 5\u00a0% du plafond mensuel de la sécurité sociale ({ceiling}), arrondis à l’euro. Source\u00a0: {source}.',
      en: 'In {year} the limit is {limit} per employee: 5% of the monthly social security ceiling ({ceiling}), rounded to the euro. Source: {source}.',
    },
    provisional: {
      fr: 'Le plafond de {year} n’est pas encore publié\u00a0: l’année est jugée par la limite de {ofYear}, {limit} par salarié (5\u00a0% de {ceiling}). Source\u00a0: {source}.',
      en: 'The ceiling of {year} is not published yet: the year is judged by the limit of {ofYear}, {limit} per employee (5% of {ceiling}). Source: {source}.',
    },
    rule: {
      fr: 'Tous les cadeaux de l’année s’additionnent, TTC. Au-dessus, chaque cadeau doit être lié à un événement de la liste de l’URSSAF et rester dans la limite pour cet événement, sinon il est soumis à cotisations pour sa valeur entière.',
      en: 'All gifts of the year are added together, VAT included. Above the limit each gift must belong to an event that URSSAF lists and stay within the limit for that event; otherwise its whole value is subject to contributions.',
    },
  },
  facts: {
    limit: { fr: 'Limite par salarié', en: 'Limit per employee' },
    limitNote: { fr: 'par année civile, TTC', en: 'per calendar year, incl. VAT' },
    over: {
      fr: '{count, plural, one {personne au-dessus} other {personnes au-dessus}}',
      en: '{count, plural, one {person over it} other {people over it}}',
    },
    near: {
      fr: '{count, plural, =0 {personne près de la limite} one {une personne à plus de 80\u00a0%} other {# personnes à plus de 80\u00a0%}}',
      en: '{count, plural, =0 {nobody near the limit} one {one person above 80%} other {# people above 80%}}',
    },
    receivers: {
      fr: '{count, plural, one {personne a reçu un cadeau} other {personnes ont reçu un cadeau}}',
      en: '{count, plural, one {person has received a gift} other {people have received a gift}}',
    },
    people: {
      fr: 'sur {count, plural, one {# salarié} other {# salariés}}, {total} TTC en tout',
      en: 'of {count, plural, one {# employee} other {# employees}}, {total} in all incl. VAT',
    },
  },
  givers: {
    council: {
      fr: 'C’est le comité social et économique qui donne\u00a0: la tolérance vaut pour ses cadeaux, sans condition d’ancienneté depuis le 1er janvier 2026.',
      en: 'The works council (CSE) gives: the tolerance holds for its gifts, with no condition of seniority since 1 January 2026.',
    },
    'small-employer': {
      fr: 'Votre entreprise déclare {headcount, plural, one {# salarié} other {# salariés}}, moins que les {threshold} à partir desquels les activités sociales reviennent au comité\u00a0: vous pouvez donner dans la limite.',
      en: 'Your company declares {headcount, plural, one {# employee} other {# employees}}, fewer than the {threshold} from which social activities belong to the council: you may give within the limit.',
    },
    carence: {
      fr: 'Vous déclarez un procès-verbal de carence\u00a0: vous pouvez donner à la place du comité, dans la limite. Gardez ce procès-verbal avec le justificatif.',
      en: 'You declare a procès-verbal de carence (no candidate at the elections): you may give in place of the council, within the limit. Keep that record with the sheet.',
    },
    'employer-without-record': {
      fr: 'Avec {headcount, plural, one {# salarié} other {# salariés}}, la tolérance vaut pour les cadeaux du comité, et non pour ceux de l’employeur\u00a0: à partir de {threshold} salariés, ceux-ci sont soumis à cotisations dès le premier euro, sauf procès-verbal de carence.',
      en: 'With {headcount, plural, one {# employee} other {# employees}}, the tolerance holds for the gifts of the works council, not for those of the employer: from {threshold} employees on, these are subject to contributions from the first euro, unless there is a procès-verbal de carence.',
    },
  },
  crossed: {
    title: {
      fr: '{count, plural, one {Une personne a dépassé la limite} other {# personnes ont dépassé la limite}}',
      en: '{count, plural, one {One person has crossed the limit} other {# people have crossed the limit}}',
    },
    text: {
      fr: 'Pour chacune, les cadeaux liés à un événement de la liste peuvent être laissés de côté si vous en gardez la preuve\u202f; les autres sont soumis à cotisations dès le premier euro.',
      en: 'For each of them, gifts for a listed event may be left out if you keep the proof; the others are subject to contributions from the first euro.',
    },
  },
  settings: {
    open: { fr: 'Qui donne, selon quels critères', en: 'Who gives, by which criteria' },
    title: { fr: 'Qui donne, selon quels critères', en: 'Who gives, by which criteria' },
    close: { fr: 'Fermer', en: 'Close' },
    carence: {
      fr: 'Un procès-verbal de carence a été établi',
      en: 'There is a procès-verbal de carence',
    },
    carenceHint: {
      fr: 'Les élections n’ont trouvé aucun candidat. Utile à partir de {threshold} salariés.',
      en: 'The elections found no candidate. It matters from {threshold} employees on.',
    },
    policy: { fr: 'Critères d’attribution', en: 'Criteria' },
    policyHint: {
      fr: 'Ils figurent sur le justificatif. Ils doivent être objectifs et les mêmes pour tous\u00a0: enfants à charge, quotient familial. Ni l’ancienneté ni la présence effective n’en sont (Cass. soc., 12 mars 2025, n°\u00a023-21.223).',
      en: 'They are printed on the sheet. They must be objective and the same for all: dependent children, family income. Neither seniority nor actual presence is one (Cass. soc., 12 March 2025, no.\u00a023-21.223).',
    },
    save: { fr: 'Enregistrer', en: 'Save' },
    saved: { fr: 'C’est enregistré.', en: 'Saved.' },
    conflict: {
      fr: 'Quelqu’un d’autre vient de les modifier. Fermez, relisez, puis recommencez.',
      en: 'Somebody else has just changed them. Close, read again, then start over.',
    },
  },
  filter: {
    search: { fr: 'Nom ou matricule', en: 'Name or number' },
    show: { fr: 'Montrer', en: 'Show' },
    shows: {
      all: { fr: 'Tout le monde', en: 'Everybody' },
      near: { fr: 'À plus de 80\u00a0% de la limite', en: 'Above 80% of the limit' },
      over: { fr: 'Au-dessus de la limite', en: 'Over the limit' },
    },
    site: { fr: 'Site', en: 'Site' },
    everySite: { fr: 'Tous les sites', en: 'All sites' },
    sort: { fr: 'Ordre', en: 'Order' },
    byTotal: { fr: 'Le plus reçu d’abord', en: 'Most received first' },
    byName: { fr: 'Par nom', en: 'By name' },
  },
  pages: {
    label: { fr: 'Pages de la liste', en: 'Pages of the list' },
    previous: { fr: 'Page précédente', en: 'Previous page' },
    next: { fr: 'Page suivante', en: 'Next page' },
    here: { fr: 'Page {page} sur {pages}', en: 'Page {page} of {pages}' },
  },
  gifts: {
    title: { fr: 'Cadeaux {deName} en {year}', en: 'Gifts to {name} in {year}' },
    close: { fr: 'Fermer', en: 'Close' },
    loading: { fr: 'Lecture des cadeaux…', en: 'Reading the gifts…' },
    noEvent: { fr: 'Aucun événement', en: 'No event' },
    somebody: { fr: 'un compte supprimé', en: 'a deleted account' },
    origins: {
      order: {
        fr: 'Commande {number}, attribuée le {day} par {by}',
        en: 'Order {number}, attributed on {day} by {by}',
      },
      declared: { fr: 'Déclaré le {day} par {by}', en: 'Declared on {day} by {by}' },
      imported: { fr: 'Importé le {day} par {by}', en: 'Imported on {day} by {by}' },
    },
    retract: { fr: 'Retirer', en: 'Take back' },
    retractNamed: { fr: 'Retirer\u00a0: {what}', en: 'Take back: {what}' },
    retracted: { fr: 'Retiré\u00a0: {reason}', en: 'Taken back: {reason}' },
    orderEnded: {
      fr: 'Retiré\u00a0: la commande a été annulée ou remboursée.',
      en: 'Taken back: the order was cancelled or refunded.',
    },
  },
  retract: {
    reason: { fr: 'Pourquoi\u202f?', en: 'Why?' },
    confirm: { fr: 'Retirer du compteur', en: 'Take out of the meter' },
    cancel: { fr: 'Garder', en: 'Keep' },
    done: {
      fr: 'C’est retiré du compteur, et gardé dans l’historique.',
      en: 'Taken out of the meter, and kept in the history.',
    },
  },
  waiting: {
    title: { fr: 'Box à attribuer', en: 'Boxes to attribute' },
    text: {
      fr: 'Tant que ces box ne sont pas attribuées, le compteur est incomplet.',
      en: 'Until these boxes are attributed, the meter is incomplete.',
    },
    order: {
      fr: 'Commande {number} du {day}, {value} TTC la box',
      en: 'Order {number} of {day}, {value} a box incl. VAT',
    },
    left: {
      fr: '{left, plural, one {Une box à attribuer} other {# box à attribuer}} sur {bought}',
      en: '{left, plural, one {One box to attribute} other {# boxes to attribute}} of {bought}',
    },
    give: { fr: 'Dire qui les reçoit', en: 'Say who receives them' },
    giveNamed: {
      fr: 'Dire qui les reçoit\u00a0: {name}, commande {number}',
      en: 'Say who receives them: {name}, order {number}',
    },
    aside: { fr: 'Mettre de côté', en: 'Set aside' },
    asideNamed: {
      fr: 'Mettre de côté\u00a0: {name}, commande {number}',
      en: 'Set aside: {name}, order {number}',
    },
  },
  aside: {
    title: { fr: 'Mettre des box de côté', en: 'Set boxes aside' },
    text: {
      fr: '{name}\u00a0: celles que vous offrez à des clients ou gardez pour l’accueil ne comptent pour aucun salarié.',
      en: '{name}: those that you give to customers or keep for visitors count for no employee.',
    },
    close: { fr: 'Fermer', en: 'Close' },
    quantity: { fr: 'Combien', en: 'How many' },
    reason: { fr: 'Pour qui', en: 'For whom' },
    reasonHint: {
      fr: 'Par exemple «\u00a0Clients du salon de mars\u00a0».',
      en: 'For example “Customers at the March fair”.',
    },
    confirm: { fr: 'Mettre de côté', en: 'Set aside' },
    done: {
      fr: '{count, plural, one {Une box est mise} other {# box sont mises}} de côté.',
      en: '{count, plural, one {One box is} other {# boxes are}} set aside.',
    },
  },
  preview: {
    title: { fr: 'Et si vous offriez encore\u2026', en: 'What if you gave one more…' },
    text: {
      fr: 'Ce que changerait un cadeau de plus pour chacun, avant de commander.',
      en: 'What one more gift for everybody would change, before you order.',
    },
    once: { fr: 'Un cadeau à chacun maintenant, TTC', en: 'One gift to each now, incl. VAT' },
    monthly: {
      fr: 'Une box par mois jusqu’en décembre, TTC',
      en: 'One box a month until December, incl. VAT',
    },
    hints: {
      once: { fr: 'En euros, par personne.', en: 'In euros, per person.' },
      monthly: {
        fr: 'En euros, par personne et par mois, ce mois compris.',
        en: 'In euros, per person and month, this month included.',
      },
    },
    amount: { fr: 'Écrivez un montant, comme 42,09.', en: 'Write an amount, such as 42.09.' },
    nobody: {
      fr: 'Personne de plus ne dépasserait {limit} cette année.',
      en: 'Nobody else would be over {limit} this year.',
    },
    crossing: {
      fr: '{count, plural, one {Une personne de plus dépasserait} other {# personnes de plus dépasseraient}} {limit} cette année.',
      en: '{count, plural, one {One more person would be} other {# more people would be}} over {limit} this year.',
    },
    first: {
      fr: 'La première dès le mois {deMonth}.',
      en: 'The first of them as early as {month}.',
    },
  },
  sheet: {
    title: { fr: 'Justificatif de {year}', en: 'Justification sheet of {year}' },
    text: {
      fr: 'Limite et sa source, critères, cadeaux de chacun avec leur date, leur événement et qui les a déclarés\u00a0: ce qu’un contrôle demande, avec une empreinte du contenu.',
      en: 'The limit and its source, your criteria, everybody’s gifts with their day, their event and who declared them: what a control asks for, with a fingerprint of the content.',
    },
    pdf: { fr: 'Imprimer en PDF', en: 'Print as PDF' },
    csv: { fr: 'Télécharger la liste (CSV)', en: 'Download the list (CSV)' },
    file: { fr: 'cadeaux-{year}', en: 'gifts-{year}' },
  },
  acts: {
    title: { fr: 'Dernières déclarations', en: 'Latest declarations' },
    given: {
      fr: '{what}\u00a0: {count, plural, one {une personne} other {# personnes}}, {total} TTC',
      en: '{what}: {count, plural, one {one person} other {# people}}, {total} incl. VAT',
    },
    several: { fr: 'Plusieurs cadeaux', en: 'Several gifts' },
    aside: {
      fr: '{count, plural, one {Une box} other {# box}} de côté\u00a0: {note}',
      en: '{count, plural, one {One box} other {# boxes}} set aside: {note}',
    },
    sources: {
      order: { fr: 'Commande', en: 'Order' },
      declared: { fr: 'Déclaration', en: 'Declaration' },
      imported: { fr: 'Import', en: 'Import' },
    },
    retract: { fr: 'Tout retirer', en: 'Take all back' },
    retractNamed: { fr: 'Tout retirer\u00a0: {what}', en: 'Take all back: {what}' },
    retracted: { fr: 'Retiré\u00a0: {reason}', en: 'Taken back: {reason}' },
    orderEnded: {
      fr: 'Retiré\u00a0: la commande a été annulée ou remboursée.',
      en: 'Taken back: the order was cancelled or refunded.',
    },
  },
  problems: {
    any: {
      required: { fr: 'C’est vide.', en: 'This is empty.' },
      'too-long': { fr: 'C’est trop long.', en: 'This is too long.' },
      'control-characters': {
        fr: 'Un caractère invisible s’y est glissé.',
        en: 'An invisible character has slipped in.',
      },
      'choice-invalid': { fr: 'Choisissez dans la liste.', en: 'Choose from the list.' },
    },
    what: {
      required: { fr: 'Dites ce que c’est.', en: 'Say what it is.' },
    },
    value: {
      required: { fr: 'Donnez la valeur.', en: 'Give the value.' },
      'amount-invalid': {
        fr: 'Écrivez un montant en euros, comme 42,09.',
        en: 'Write an amount in euros, such as 42.09.',
      },
    },
    givenOn: {
      required: {
        fr: 'Donnez le jour de la remise.',
        en: 'Give the day on which it is handed over.',
      },
      'day-invalid': {
        fr: 'Ce jour n’existe pas, ou il est d’avant 2020.',
        en: 'There is no such day, or it is before 2020.',
      },
    },
    reason: {
      required: { fr: 'Dites pourquoi, en quelques mots.', en: 'Say why, in a few words.' },
    },
    receivers: {
      nobody: { fr: 'Personne n’était là ce jour-là.', en: 'Nobody was there on that day.' },
      'nobody-chosen': {
        fr: 'Choisissez au moins une personne ci-dessous.',
        en: 'Choose at least one person below.',
      },
      'receiver-gone': {
        fr: 'Une personne choisie avait quitté l’entreprise ce jour-là.',
        en: 'One of those chosen had left the company by that day.',
      },
      'too-few-boxes': {
        fr: 'Il reste moins de box que de personnes\u00a0: choisissez un site, ou des personnes.',
        en: 'Fewer boxes are left than there are people: choose a site, or people.',
      },
    },
    unknown: { fr: 'Cette valeur n’est pas acceptée.', en: 'This value is not accepted.' },
  },
} satisfies Texts;
