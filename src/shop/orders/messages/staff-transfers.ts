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
      fr: 'camt.053 (XML), MT940, CSV de la banque, ou classeur Excel',
      en: 'camt.053 (XML), MT940, CSV from the bank, or an Excel workbook',
    },
    privacy: {
      fr: 'Un CSV ou un classeur est lu ici\u202f; un camt.053 ou un MT940, sur nos serveurs, sans y rester. Seuls les virements reçus sont gardés, après que vous les avez vérifiés.',
      en: 'A CSV or a workbook is read here; a camt.053 or MT940 file on our servers, where it does not stay. Only transfers received are kept, after you have checked them.',
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
  told: {
    title: { fr: 'Relevé {format}, compte {account}', en: '{format} statement, account {account}' },
    problems: {
      'too-large': {
        fr: 'Ce relevé est trop long\u202f: demandez à la banque une période plus courte.',
        en: 'This statement is too long: ask the bank for a shorter period.',
      },
      'unknown-format': {
        fr: 'Ce fichier n’est ni un camt.053 ni un MT940.',
        en: 'This file is neither camt.053 nor MT940.',
      },
      malformed: {
        fr: 'Ce fichier XML est abîmé{line, plural, =0 {} other { à la ligne #}}\u202f: téléchargez-le de nouveau.',
        en: 'This XML file is damaged{line, plural, =0 {} other { at line #}}: download it again.',
      },
      doctype: {
        fr: 'Ce fichier XML déclare un DOCTYPE, ce qu’aucun relevé ne fait\u202f: il n’est pas lu.',
        en: 'This XML file declares a DOCTYPE, which no statement does: it is not read.',
      },
      'other-message': {
        fr: 'Ce fichier contient autre chose ({element}) qu’un relevé\u202f: demandez le camt.053.',
        en: 'This file holds something else ({element}) than a statement: ask for camt.053.',
      },
      'no-account': {
        fr: 'Ligne {line} ({element})\u00a0: ce relevé ne dit pas de quel compte il est.',
        en: 'Line {line} ({element}): this statement does not say which account it is of.',
      },
      amount: {
        fr: 'Ligne {line} ({element})\u00a0: le montant ne se lit pas.',
        en: 'Line {line} ({element}): the amount cannot be read.',
      },
      currency: {
        fr: 'Ligne {line} ({element})\u00a0: la devise manque.',
        en: 'Line {line} ({element}): the currency is missing.',
      },
      day: {
        fr: 'Ligne {line} ({element})\u00a0: la date ne se lit pas.',
        en: 'Line {line} ({element}): the date cannot be read.',
      },
      direction: {
        fr: 'Ligne {line} ({element})\u00a0: on ne sait si l’argent entre ou sort.',
        en: 'Line {line} ({element}): it does not say whether money came in or went out.',
      },
      status: {
        fr: 'Ligne {line} ({element})\u00a0: on ne sait si l’opération est comptabilisée.',
        en: 'Line {line} ({element}): it does not say whether this is booked.',
      },
      line: {
        fr: 'Ligne {line} ({element})\u00a0: l’opération ne se lit pas.',
        en: 'Line {line} ({element}): the movement cannot be read.',
      },
      batch: {
        fr: 'Ligne {line}\u00a0: les virements groupés ne font pas le montant comptabilisé. Ils restent une seule ligne, à répartir.',
        en: 'Line {line}: grouped transfers do not make up what was booked. They stay one line, to be shared out.',
      },
      balance: {
        fr: 'Ligne {line}, relevé {element}\u00a0: les opérations ne mènent pas d’un solde à l’autre. Il en manque peut-être.',
        en: 'Line {line}, statement {element}: its movements do not lead from one balance to the other. Some may be missing.',
      },
      'cut-off': {
        fr: 'Ligne {line}\u00a0: le relevé s’arrête avant son solde final. Il en manque peut-être la fin.',
        en: 'Line {line}: the statement ends before its closing balance. Its end may be missing.',
      },
    },
    moreProblems: {
      fr: '{count, plural, one {Et un autre problème.} other {Et # autres problèmes.}}',
      en: '{count, plural, one {And one more problem.} other {And # more problems.}}',
    },
    passedOver: {
      fr: '{count, plural, one {Une autre ligne, qui n’est pas importée} other {# autres lignes, qui ne sont pas importées}}',
      en: '{count, plural, one {One other line, which is not imported} other {# other lines, which are not imported}}',
    },
    line: { fr: 'Ligne {line}', en: 'Line {line}' },
    why: { fr: 'Pourquoi', en: 'Why' },
    whys: {
      debit: { fr: 'Argent sorti', en: 'Money that went out' },
      reversal: { fr: 'Annulation ou retour', en: 'Reversal or return' },
      'not-booked': { fr: 'Pas encore comptabilisée', en: 'Not booked yet' },
      'other-currency': { fr: 'Autre devise que l’euro', en: 'Not in euros' },
      nothing: { fr: 'Montant nul', en: 'No amount' },
      repeated: {
        fr: 'Relevé présent deux fois dans le fichier',
        en: 'Statement twice in the file',
      },
    },
  },
  guess: {
    maybe: { fr: 'Peut-être {number}', en: 'Perhaps {number}' },
    certainties: {
      certain: { fr: 'certain', en: 'certain' },
      probable: { fr: 'probable', en: 'probable' },
      'to-check': { fr: 'à vérifier', en: 'to check' },
    },
    by: { fr: 'd’après {grounds}', en: 'by {grounds}' },
    grounds: {
      reference: { fr: 'la référence', en: 'the reference' },
      'order-number': { fr: 'le numéro de commande', en: 'the order number' },
      'invoice-number': { fr: 'le numéro de facture', en: 'the invoice number' },
      amount: { fr: 'le montant', en: 'the amount' },
      name: { fr: 'le nom', en: 'the name' },
    },
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
      like: {
        fr: 'ressemble à un virement déjà importé\u00a0: à attribuer',
        en: 'much like one imported before: to be attributed',
      },
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
      fr: 'Attribué à {number} d’après son libellé, {at}',
      en: 'Attributed to {number} by its label, {at}',
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
