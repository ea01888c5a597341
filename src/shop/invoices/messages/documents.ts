import type { Texts } from '#basics/messages.ts';

/** Invoices and credit notes, as buyers and staff see them. */
export const texts = {
  title: { fr: 'Factures et avoirs', en: 'Invoices and credit notes' },
  intro: {
    fr: 'Chaque document est un PDF qui contient aussi ses données (Factur-X), contrôlées avant de vous être remises.',
    en: 'Each document is a PDF that also holds its figures as data (Factur-X), checked before it is handed to you.',
  },
  billing: {
    title: { fr: 'Facturation', en: 'Billing' },
    intro: {
      fr: 'Vos factures et vos avoirs, puis ce qui est réglé et ce qui reste à régler.',
      en: 'Your invoices and credit notes, then what is paid and what is due.',
    },
    orders: { fr: 'Règlement des commandes', en: 'Payment of orders' },
  },
  loading: { fr: 'Chargement des documents…', en: 'Loading documents…' },
  failed: { fr: 'Les documents n’ont pas pu être lus.', en: 'The documents could not be read.' },
  altered: {
    fr: 'Ce document n’est plus tel qu’il a été émis\u00a0: il n’est plus remis. Notre équipe est prévenue et le rétablira\u202f; un PDF déjà reçu porte le texte d’origine.',
    en: 'This document is no longer as it was issued: it is not handed out any more. Our team has been told and will restore it; a PDF that you already have holds the original text.',
  },
  forbidden: {
    fr: 'Les factures sont réservées aux responsables, aux RH et au CSE.',
    en: 'Invoices are for the owner, HR and the works council.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  none: { fr: 'Aucun document ne correspond.', en: 'No document matches.' },
  noneYet: {
    title: { fr: 'Aucune facture pour l’instant', en: 'No invoice yet' },
    text: {
      fr: 'Une facture est émise dès que le paiement d’une commande est complet.',
      en: 'An invoice is issued as soon as the payment of an order is complete.',
    },
  },
  coming: {
    fr: 'La facture paraîtra ici dès que le paiement est complet.',
    en: 'The invoice will be here as soon as the payment is complete.',
  },
  total: {
    fr: '{count, plural, one {Un document} other {# documents}}',
    en: '{count, plural, one {One document} other {# documents}}',
  },
  filters: {
    search: { fr: 'Chercher', en: 'Search' },
    searchHint: {
      fr: 'Numéro du document ou de la commande.',
      en: 'Number of the document or of the order.',
    },
    year: { fr: 'Année', en: 'Year' },
    everyYear: { fr: 'Toutes', en: 'All' },
  },
  columns: {
    number: { fr: 'Document', en: 'Document' },
    day: { fr: 'Émis le', en: 'Issued on' },
    order: { fr: 'Commande', en: 'Order' },
    net: { fr: 'HT', en: 'Excl. VAT' },
    gross: { fr: 'TTC', en: 'Incl. VAT' },
    state: { fr: 'État', en: 'State' },
    acts: { fr: 'Fichier', en: 'File' },
  },
  kinds: {
    invoice: { fr: 'Facture {number}', en: 'Invoice {number}' },
    'credit-note': { fr: 'Avoir {number}', en: 'Credit note {number}' },
  },
  cites: { fr: 'rectifie {number}', en: 'corrects {number}' },
  states: {
    settled: { fr: 'Réglée', en: 'Paid' },
    returned: { fr: 'Remboursé', en: 'Given back' },
    due: { fr: 'À régler avant le {day}', en: 'To be paid by {day}' },
  },
  download: { fr: 'Télécharger', en: 'Download' },
  downloadNamed: { fr: 'Télécharger {number}', en: 'Download {number}' },
  inPreparation: { fr: 'En préparation', en: 'Being made' },
  withheld: { fr: 'Retenu', en: 'Withheld' },
  reportOpen: { fr: 'Contrôles Factur-X', en: 'Factur-X checks' },
  reportNamed: { fr: 'Contrôles Factur-X de {number}', en: 'Factur-X checks of {number}' },
  remake: { fr: 'Refaire le fichier', en: 'Make the file again' },
  remakeNamed: { fr: 'Refaire le fichier de {number}', en: 'Make the file again of {number}' },
  remade: { fr: 'Le fichier est en cours de fabrication.', en: 'The file is being made.' },
  pages: {
    label: { fr: 'Pages de documents', en: 'Pages of documents' },
    previous: { fr: 'Page précédente', en: 'Previous page' },
    next: { fr: 'Page suivante', en: 'Next page' },
    here: { fr: 'Page {page} sur {pages}', en: 'Page {page} of {pages}' },
  },
  report: {
    title: { fr: 'Contrôles de {number}', en: 'Checks of {number}' },
    valid: { fr: 'Document validé', en: 'Document validated' },
    invalid: { fr: 'Document retenu', en: 'Document withheld' },
    about: {
      fr: '{count, plural, one {Une règle vérifiée} other {# règles vérifiées}} le {at}, version {version} de nos contrôles.',
      en: '{count, plural, one {One rule checked} other {# rules checked}} on {at}, version {version} of our checks.',
    },
    scope: {
      fr: 'Règles de gestion EN 16931 (BR), règles françaises XP Z12-012 (BR-FR), contenu du PDF (PDF), montants de la commande et chaîne des documents (PV). Ces contrôles sont les nôtres\u202f: ils relisent le fichier avant sa remise.',
      en: 'Business rules of EN 16931 (BR), French rules XP Z12-012 (BR-FR), content of the PDF (PDF), amounts of the order and chain of documents (PV). These checks are our own: they read the file again before it is handed out.',
    },
    notMade: { fr: 'Le fichier n’est pas encore fabriqué.', en: 'The file is not made yet.' },
    rules: { fr: 'Règles', en: 'Rules' },
    rule: { fr: 'Règle', en: 'Rule' },
    result: { fr: 'Résultat', en: 'Result' },
    passed: { fr: 'Respectée', en: 'Kept' },
    broken: { fr: 'Non respectée', en: 'Broken' },
    close: { fr: 'Fermer', en: 'Close' },
  },
  export: {
    open: { fr: 'Exporter une période', en: 'Export a period' },
    text: {
      fr: 'Les fichiers avec leurs contrôles, ou le journal des ventes pour votre comptable.',
      en: 'The files with their checks, or the journal of sales for your accountant.',
    },
    from: { fr: 'Du', en: 'From' },
    to: { fr: 'Au', en: 'To' },
    what: { fr: 'Contenu', en: 'Content' },
    files: { fr: 'Fichiers PDF (ZIP)', en: 'PDF files (ZIP)' },
    journal: { fr: 'Journal par taux de TVA (CSV)', en: 'Journal by VAT rate (CSV, in French)' },
    send: { fr: 'Exporter', en: 'Export' },
    nothing: {
      fr: 'Aucun document n’a été émis pendant cette période.',
      en: 'No document was issued in this period.',
    },
    failed: {
      fr: 'L’export n’a pas abouti. Réessayez dans un instant.',
      en: 'The export did not work. Try again in a moment.',
    },
    filesName: { fr: 'factures-{from}-{to}.zip', en: 'invoices-{from}-{to}.zip' },
    journalName: { fr: 'journal-{from}-{to}.csv', en: 'journal-{from}-{to}.csv' },
  },
  problems: {
    required: { fr: 'Indiquez un jour.', en: 'Enter a day.' },
    'day-invalid': { fr: 'Ce jour n’existe pas.', en: 'There is no such day.' },
    'period-reversed': { fr: 'La fin précède le début.', en: 'The end is before the beginning.' },
    unknown: { fr: 'Cette valeur n’est pas acceptée.', en: 'This value is not accepted.' },
  },
} satisfies Texts;
