import type { Texts } from '#basics/messages.ts';

/** To whom boxes go, as the company keeps the list. */
export const texts = {
  back: { fr: 'Toutes les box et commandes', en: 'All boxes and orders' },
  title: { fr: 'Destinataires, {title}', en: 'Recipients, {title}' },
  intro: {
    fr: '{people} sur {boxes, plural, one {une box} other {# box}}. Chacun reçoit son lien dès que vous l’ajoutez, puis deux rappels s’il n’a pas choisi.',
    en: '{people} of {boxes, plural, one {one box} other {# boxes}}. Everybody gets their link as soon as you add them, then two reminders while they have not chosen.',
  },
  gone: {
    fr: 'Ce choix n’existe pas, ou vous n’y avez pas accès.',
    en: 'This does not exist, or is not yours to see.',
  },
  add: {
    title: { fr: 'Ajouter des destinataires', en: 'Add recipients' },
    all: { fr: 'Tous les salariés présents', en: 'All employees who are present' },
    site: { fr: 'Un site', en: 'A site' },
    addSite: { fr: 'Ajouter ce site', en: 'Add this site' },
    list: { fr: 'Une liste', en: 'A list' },
    listHint: {
      fr: 'Une personne par ligne\u00a0: nom\u202f; e-mail\u202f; site, ou «\u00a0domicile\u00a0». Collez-la, ou choisissez un fichier CSV ou Excel\u00a0: il est lu dans votre navigateur et vous pouvez encore le corriger ici.',
      en: 'One person a line: name; e-mail; site, or “home”. Paste it, or pick a CSV or Excel file: it is read in your browser, and you can still correct it here.',
    },
    file: { fr: 'Prendre dans un fichier', en: 'Take it from a file' },
    unreadable: {
      fr: 'Ce fichier n’a pas pu être lu. Essayez un fichier CSV ou Excel (.xlsx).',
      en: 'This file could not be read. Try a CSV or Excel file (.xlsx).',
    },
    submit: { fr: 'Ajouter la liste', en: 'Add the list' },
    done: {
      fr: '{added, plural, =0 {Personne de nouveau} one {Une personne ajoutée} other {# personnes ajoutées}}{there, plural, =0 {} one {, une y était déjà} other {, # y étaient déjà}}.',
      en: '{added, plural, =0 {Nobody new} one {One person added} other {# people added}}{there, plural, =0 {} one {, one was there already} other {, # were there already}}.',
    },
    over: {
      fr: '{count, plural, one {Il y a une personne de trop} other {Il y a # personnes de trop}} pour les box commandées. Personne n’a été ajouté\u00a0: retirez-en, ou commandez davantage.',
      en: '{count, plural, one {There is one person too many} other {There are # people too many}} for the boxes that were ordered. Nobody was added: take some off, or order more.',
    },
    wrong: {
      fr: '{count, plural, one {Une ligne est à corriger} other {# lignes sont à corriger}}. Rien n’a été ajouté, et votre liste est toujours là.',
      en: '{count, plural, one {One line needs correcting} other {# lines need correcting}}. Nothing was added, and your list is still there.',
    },
    line: { fr: 'Ligne {line}, {column}\u00a0: {problem}', en: 'Line {line}, {column}: {problem}' },
    columns: {
      name: { fr: 'nom', en: 'name' },
      email: { fr: 'e-mail', en: 'e-mail' },
      site: { fr: 'site', en: 'site' },
    },
  },
  table: {
    title: { fr: 'Qui reçoit une box', en: 'Who gets a box' },
    search: {
      fr: 'Chercher un nom, une adresse, un site',
      en: 'Search a name, an address, a site',
    },
    none: { fr: 'Personne pour l’instant.', en: 'Nobody for now.' },
    noneFound: {
      fr: 'Personne ne correspond à cette recherche.',
      en: 'Nobody matches this search.',
    },
    name: { fr: 'Nom', en: 'Name' },
    email: { fr: 'E-mail', en: 'E-mail' },
    noEmail: { fr: 'Sans adresse', en: 'No address' },
    refused: {
      fr: 'Le message n’a pas été accepté\u00a0: {reason}',
      en: 'The mail was not accepted: {reason}',
    },
    place: { fr: 'Remise', en: 'Delivery' },
    home: { fr: 'À domicile', en: 'To their home' },
    noSite: { fr: 'À l’adresse de livraison', en: 'At the delivery address' },
    act: { fr: 'Retirer', en: 'Remove' },
    removeNamed: { fr: 'Retirer {name}', en: 'Remove {name}' },
    removed: {
      fr: '{name} ne fait plus partie des destinataires',
      en: '{name} is no longer a recipient',
    },
    pages: { fr: 'Pages de destinataires', en: 'Pages of recipients' },
    previous: { fr: 'Précédente', en: 'Previous' },
    next: { fr: 'Suivante', en: 'Next' },
    here: { fr: 'Page {page} sur {pages}', en: 'Page {page} of {pages}' },
  },
} satisfies Texts;
