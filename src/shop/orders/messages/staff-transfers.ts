import type { Texts } from '#basics/messages.ts';

/** Transfers that were received, and the orders they pay. */
export const texts = {
  title: { fr: 'Virements reçus', en: 'Transfers received' },
  intro: {
    fr: 'Déposez un relevé de la banque\u202f: chaque virement retrouve sa commande.',
    en: 'Drop a bank statement: each transfer finds its order.',
  },
  back: { fr: 'Toutes les commandes', en: 'All orders' },
  file: {
    label: { fr: 'Choisir un relevé', en: 'Choose a statement' },
    hint: {
      fr: 'CSV de la banque, ou classeur Excel',
      en: 'CSV from the bank, or an Excel workbook',
    },
    privacy: {
      fr: 'Le fichier est lu ici. Seuls les virements reçus sont envoyés, après que vous les avez vérifiés.',
      en: 'The file is read here. Only transfers received are sent, after you have checked them.',
    },
  },
  columns: {
    title: { fr: 'Colonnes du relevé', en: 'Columns of the statement' },
    column: { fr: 'Colonne {number}', en: 'Column {number}' },
    kinds: {
      none: { fr: 'Ne pas lire', en: 'Do not read' },
      day: { fr: 'Date', en: 'Date' },
      label: { fr: 'Libellé', en: 'Label' },
      credit: { fr: 'Crédit', en: 'Credit' },
      amount: { fr: 'Montant avec signe', en: 'Signed amount' },
    },
    problems: {
      'no-day': {
        fr: 'Dites quelle colonne donne la date.',
        en: 'Say which column gives the date.',
      },
      'day-twice': {
        fr: 'Une seule colonne peut donner la date.',
        en: 'Only one column can give the date.',
      },
      'no-label': {
        fr: 'Dites quelle colonne donne le libellé.',
        en: 'Say which column gives the label.',
      },
      'no-amount': {
        fr: 'Dites quelle colonne donne le montant.',
        en: 'Say which column gives the amount.',
      },
      'amount-twice': {
        fr: 'Une seule colonne peut donner le montant.',
        en: 'Only one column can give the amount.',
      },
    },
  },
  tooMany: {
    fr: 'Ce relevé a plus de {count} virements\u202f: partagez-le.',
    en: 'This statement has more than {count} transfers: split it.',
  },
  none: {
    fr: 'Ce relevé ne contient aucun virement reçu.',
    en: 'This statement has no transfer received.',
  },
  unread: {
    fr: '{count, plural, one {Une ligne ne se lit pas} other {# lignes ne se lisent pas}}\u00a0: {lines}.',
    en: '{count, plural, one {One line cannot be read} other {# lines cannot be read}}: {lines}.',
  },
  preview: {
    title: { fr: 'Vérification', en: 'Check' },
    loading: { fr: 'Recherche des commandes…', en: 'Looking for orders…' },
    columns: {
      label: { fr: 'Libellé', en: 'Label' },
      day: { fr: 'Date', en: 'Date' },
      amount: { fr: 'Montant', en: 'Amount' },
      order: { fr: 'Commande', en: 'Order' },
    },
    verdicts: {
      exact: { fr: 'le compte est juste', en: 'the amount is right' },
      partial: { fr: 'il manque {amount}', en: '{amount} is missing' },
      over: { fr: '{amount} de trop', en: '{amount} too much' },
      unknown: { fr: 'à attribuer', en: 'to be attributed' },
      known: { fr: 'déjà importé', en: 'imported before' },
    },
    cancelled: { fr: 'commande annulée', en: 'order cancelled' },
    run: {
      fr: '{count, plural, =0 {Rien de nouveau à importer} one {Importer un virement} other {Importer # virements}}',
      en: '{count, plural, =0 {Nothing new to import} one {Import one transfer} other {Import # transfers}}',
    },
    done: {
      fr: '{count, plural, one {Un virement importé} other {# virements importés}}',
      en: '{count, plural, one {One transfer imported} other {# transfers imported}}',
    },
  },
  states: {
    'to-attribute': { fr: 'À attribuer', en: 'To attribute' },
    attributed: { fr: 'Attribué', en: 'Attributed' },
    'set-aside': { fr: 'Mis de côté', en: 'Set aside' },
    refunded: { fr: 'Rendu, en tout ou partie', en: 'Refunded, in whole or in part' },
  },
  list: {
    title: { fr: 'Tous les virements reçus', en: 'All transfers received' },
    loading: { fr: 'Chargement des virements…', en: 'Loading transfers…' },
    search: { fr: 'Chercher un virement', en: 'Search for a transfer' },
    searchHint: {
      fr: 'Libellé, payeur, commande, entreprise ou montant.',
      en: 'Label, payer, order, company or amount.',
    },
    state: { fr: 'État', en: 'State' },
    every: { fr: 'Tous', en: 'All' },
    found: {
      fr: '{count, plural, =0 {Aucun virement} one {Un virement} other {# virements}}',
      en: '{count, plural, =0 {No transfer} one {One transfer} other {# transfers}}',
    },
    none: { fr: 'Aucun virement ne correspond.', en: 'No transfer matches.' },
    noneWaiting: {
      fr: 'Chaque virement a trouvé sa commande.',
      en: 'Every transfer has found its order.',
    },
    columns: {
      label: { fr: 'Libellé', en: 'Label' },
      state: { fr: 'État', en: 'State' },
      day: { fr: 'Date', en: 'Date' },
      amount: { fr: 'Montant', en: 'Amount' },
      act: { fr: 'Que faire', en: 'What to do' },
    },
  },
  events: {
    byReference: {
      fr: 'Attribué à {number} par sa référence, {at}',
      en: 'Attributed to {number} by its reference, {at}',
    },
    attributed: {
      fr: 'Attribué à {number} par {who}, {at}',
      en: 'Attributed to {number} by {who}, {at}',
    },
    released: {
      fr: 'Attribution à {number} retirée par {who}, {at}',
      en: 'Attribution to {number} taken back by {who}, {at}',
    },
    'set-aside': { fr: 'Mis de côté par {who}, {at}', en: 'Set aside by {who}, {at}' },
    'taken-back': {
      fr: 'Remis à attribuer par {who}, {at}',
      en: 'Put back to be attributed by {who}, {at}',
    },
  },
  acts: {
    named: { fr: '{act}\u00a0: {label}', en: '{act}: {label}' },
    attribute: { fr: 'Attribuer', en: 'Attribute' },
    setAside: { fr: 'Mettre de côté', en: 'Set aside' },
    takeBack: { fr: 'Remettre à attribuer', en: 'Back to attribute' },
    takenBack: {
      fr: 'Le virement est de nouveau à attribuer',
      en: 'The transfer is to be attributed again',
    },
    release: { fr: 'Retirer l’attribution', en: 'Take the attribution back' },
    releaseText: {
      fr: 'Ce virement ne réglera plus la commande {number}. Si elle n’est plus payée, elle attend de nouveau son virement et ses colis sont défaits. L’acheteur n’est pas prévenu\u202f: relancez-le au besoin.',
      en: 'This transfer will no longer pay for order {number}. If the order is then unpaid, it waits for its transfer again and its parcels are taken apart. The buyer is not told: remind them if need be.',
    },
    releaseReason: {
      fr: 'Pourquoi ce virement règle autre chose',
      en: 'Why this transfer pays for something else',
    },
    released: {
      fr: 'Le virement est de nouveau à attribuer',
      en: 'The transfer is to be attributed again',
    },
    releaseRefused: {
      'has-left': {
        fr: 'Un colis de cette commande est déjà parti\u202f: l’attribution reste.',
        en: 'A parcel of this order has already left: the attribution stays.',
      },
      'given-back': {
        fr: 'De l’argent de cette commande a déjà été rendu\u202f: l’attribution reste. Corrigez par un remboursement.',
        en: 'Money of this order has already been given back: the attribution stays. Put it right with a refund.',
      },
    },
    number: { fr: 'Numéro de la commande', en: 'Order number' },
    numberHint: { fr: 'Par exemple PV-2026-000123.', en: 'For example PV-2026-000123.' },
    reason: { fr: 'Pourquoi il ne règle aucune commande', en: 'Why it pays for no order' },
    attributed: { fr: 'Le virement est attribué', en: 'The transfer is attributed' },
    asideDone: { fr: 'Le virement est mis de côté', en: 'The transfer is set aside' },
  },
} satisfies Texts;
