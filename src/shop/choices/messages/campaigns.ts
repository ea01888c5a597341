import type { Texts } from '#basics/messages.ts';

/** Choosing boxes, as the company that bought them sees it. */
export const texts = {
  title: { fr: 'Chacun choisit sa box', en: 'Everybody chooses their box' },
  intro: {
    fr: 'Chacun choisit la sienne, par un lien reçu par mail ou dans son compte. Vous voyez des nombres, jamais le choix, les allergies ni l’adresse de quelqu’un.',
    en: 'Everybody chooses their own, by a link in a mail or in their account. You see numbers, never anybody’s choice, allergies or address.',
  },
  loading: { fr: 'Chargement des choix en cours…', en: 'Loading what is being chosen…' },
  failed: {
    fr: 'Les choix en cours n’ont pas pu être lus.',
    en: 'What is being chosen could not be read.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  order: {
    title: { fr: 'Commande {number}', en: 'Order {number}' },
    text: {
      fr: '{count, plural, one {Une box} other {# box}} dont personne ne choisit encore le contenu.',
      en: '{count, plural, one {One box} other {# boxes}} whose contents nobody chooses yet.',
    },
    open: { fr: 'Laisser chacun choisir', en: 'Let everybody choose' },
    openNamed: {
      fr: 'Laisser chacun choisir, commande {number}',
      en: 'Let everybody choose, order {number}',
    },
  },
  states: {
    open: { fr: 'Choix ouvert', en: 'Open' },
    closing: { fr: 'Clôture en cours', en: 'Closing' },
    closed: { fr: 'Choix clos', en: 'Closed' },
    cancelled: { fr: 'Suspendu avec la commande', en: 'Suspended with its order' },
  },
  facts: {
    order: { fr: 'Commande', en: 'Order' },
    deadline: { fr: 'Dernier jour', en: 'Last day' },
    people: { fr: 'Destinataires', en: 'Recipients' },
    peopleOf: {
      fr: '{people} sur {boxes, plural, one {une box} other {# box}}',
      en: '{people} of {boxes, plural, one {one box} other {# boxes}}',
    },
    answers: { fr: 'Ont choisi', en: 'Have chosen' },
    answersNone: { fr: 'Dit à partir de cinq réponses', en: 'Told from five answers on' },
    answersHidden: {
      fr: 'Jamais dit de moins de cinq personnes',
      en: 'Never told of fewer than five people',
    },
    answersLeast: { fr: 'Au moins {count}', en: 'At least {count}' },
    delivery: { fr: 'Remise', en: 'Delivery' },
    deliveries: {
      site: { fr: 'Sur site', en: 'At your sites' },
      home: { fr: 'À domicile', en: 'To homes' },
    },
    fallback: { fr: 'Sans réponse', en: 'Without an answer' },
    fallbackBox: { fr: '{product}', en: '{product}' },
    fallbackDonation: { fr: 'Offerte à {association}', en: 'Given to {association}' },
  },
  nobody: {
    fr: 'Personne n’est encore invité à choisir. Ajoutez les destinataires\u202f: chacun reçoit aussitôt son lien.',
    en: 'Nobody is invited to choose yet. Add the recipients: everybody gets their link at once.',
  },
  withoutMail: {
    fr: '{count, plural, one {Une personne n’a} other {# personnes n’ont}} pas d’adresse e-mail. Avec leur code personnel sur papier (page Salariés), elles choisissent depuis leur compte\u202f; sinon elles auront la box prévue sans réponse.',
    en: '{count, plural, one {One person has} other {# people have}} no e-mail address. With their personal code on paper (Employees page) they choose from their account; otherwise they get the box planned for no answer.',
  },
  told: {
    title: { fr: 'Ce qui a été choisi', en: 'What was chosen' },
    donation: { fr: 'Offertes à l’association', en: 'Given to the charity' },
    others: {
      fr: 'Autres choix, trop peu nombreux pour être dits',
      en: 'Other choices, too few to be told',
    },
    hidden: {
      fr: 'Les nombres ne sont pas donnés\u00a0: ils diraient ce que quelqu’un a choisi (moins de cinq personnes, ou presque toutes d’accord).',
      en: 'The numbers are not given: they would tell what somebody chose (fewer than five people, or nearly all of one mind).',
    },
  },
  people: { fr: 'Destinataires', en: 'Recipients' },
  peopleNamed: { fr: 'Destinataires, {title}', en: 'Recipients, {title}' },
  later: { fr: 'Reporter la date', en: 'Move the date' },
  laterNamed: { fr: 'Reporter la date, {title}', en: 'Move the date, {title}' },
  list: { fr: 'Liste de remise', en: 'Hand-out list' },
  listFile: { fr: 'liste-de-remise.pdf', en: 'hand-out-list.pdf' },
  labels: { fr: 'Étiquettes', en: 'Labels' },
  labelsFile: { fr: 'etiquettes.pdf', en: 'labels.pdf' },
  papersText: {
    fr: 'Le numéro du colis dit à qui il revient, pas ce qu’il contient. La liste reste disponible soixante jours.',
    en: 'The number of a parcel tells whose it is, not what is in it. The list stays available for sixty days.',
  },
  form: {
    title: { fr: 'Laisser chacun choisir', en: 'Let everybody choose' },
    intro: {
      fr: 'Commande {number}\u00a0: {count, plural, one {une box} other {# box}}.',
      en: 'Order {number}: {count, plural, one {one box} other {# boxes}}.',
    },
    name: { fr: 'Nom de l’occasion', en: 'Name of the occasion' },
    nameHint: {
      fr: 'Vos destinataires le lisent\u00a0: «\u00a0Noël 2026\u00a0», «\u00a0Fête des vingt ans\u00a0».',
      en: 'Your recipients read it: “Christmas 2026”, “Twenty years”.',
    },
    deadline: { fr: 'Dernier jour pour choisir', en: 'Last day to choose' },
    deadlineHint: {
      fr: 'Jusqu’au soir de ce jour. Deux rappels partent avant, à qui n’a pas choisi.',
      en: 'Until the end of that day. Two reminders leave before, to who has not chosen.',
    },
    delivery: { fr: 'Où vont les box', en: 'Where the boxes go' },
    site: { fr: 'Sur les sites de l’entreprise', en: 'To the sites of the company' },
    siteText: {
      fr: 'Vous remettez des colis fermés et numérotés.',
      en: 'You hand out closed, numbered parcels.',
    },
    home: { fr: 'Chez chaque personne', en: 'To each person’s home' },
    homeText: {
      fr: 'Chacun indique son adresse\u202f; vous ne la voyez pas.',
      en: 'Everybody gives their address; you do not see it.',
    },
    fallback: { fr: 'Pour qui ne choisit pas', en: 'For who does not choose' },
    fallbackBox: { fr: 'Une box choisie d’avance', en: 'A box chosen in advance' },
    fallbackBoxText: {
      fr: 'La personne la reçoit comme si elle l’avait choisie.',
      en: 'The person gets it as if they had chosen it.',
    },
    fallbackDonation: { fr: 'Un don à une association', en: 'A gift to a charity' },
    fallbackDonationText: {
      fr: 'La box est livrée à l’association\u202f; elle n’est pas remboursée. La personne reçoit une carte.',
      en: 'The box is delivered to the charity; it is not refunded. The person gets a card.',
    },
    product: { fr: 'Box choisie d’avance', en: 'Box chosen in advance' },
    productHint: {
      fr: 'Celle de qui ne choisit pas, et celle qui est offerte en cas de don.',
      en: 'That of who does not choose, and the one that is given away.',
    },
    association: { fr: 'Association', en: 'Charity' },
    associationHint: {
      fr: 'Si vous en nommez une, chacun peut aussi lui offrir sa box. Elle y est livrée, sans remboursement.',
      en: 'If you name one, everybody may also give it their box. It is delivered there, without refund.',
    },
    optional: { fr: 'facultatif', en: 'optional' },
    submit: { fr: 'Ouvrir le choix', en: 'Open' },
    opened: {
      fr: 'Le choix est ouvert\u00a0: ajoutez maintenant les destinataires',
      en: 'It is open: now add the recipients',
    },
  },
  deadline: {
    title: { fr: 'Reporter la date', en: 'Move the date' },
    text: {
      fr: 'Choisir dure plus longtemps, jamais moins\u00a0: qui comptait sur la date annoncée peut s’y fier.',
      en: 'Choosing lasts longer, never less: who counted on the date that was announced may rely on it.',
    },
    submit: { fr: 'Reporter', en: 'Move' },
    done: { fr: 'La date est reportée', en: 'The date is moved' },
  },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  close: { fr: 'Fermer', en: 'Close' },
} satisfies Texts;
