import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './recipients.fr.ts';

export const en: MirrorOf<typeof fr> = {
  back: 'All boxes and orders',
  title: 'Recipients, {title}',
  intro:
    '{people} of {boxes, plural, one {one box} other {# boxes}}. Everybody gets their link as soon as you add them, then two reminders while they have not chosen.',
  gone: 'This does not exist, or is not yours to see.',
  add: {
    title: 'Add recipients',
    all: 'All employees who are present',
    site: 'A site',
    addSite: 'Add this site',
    list: 'A list',
    listHint:
      'One person a line: name; e-mail; site, or “home”. Paste it, or pick a CSV or Excel file: it is read in your browser, and you can still correct it here.',
    file: 'Take it from a file',
    unreadable: 'This file could not be read. Try a CSV or Excel file (.xlsx).',
    submit: 'Add the list',
    done: '{added, plural, =0 {Nobody new} one {One person added} other {# people added}}{there, plural, =0 {} one {, one was there already} other {, # were there already}}.',
    over: '{count, plural, one {There is one person too many} other {There are # people too many}} for the boxes that were ordered. Nobody was added: take some off, or order more.',
    wrong:
      '{count, plural, one {One line needs correcting} other {# lines need correcting}}. Nothing was added, and your list is still there.',
    line: 'Line {line}, {column}: {problem}',
    columns: { name: 'name', email: 'e-mail', site: 'site' },
  },
  table: {
    title: 'Who gets a box',
    search: 'Search a name, an address, a site',
    none: 'Nobody for now.',
    noneFound: 'Nobody matches this search.',
    name: 'Name',
    email: 'E-mail',
    noEmail: 'No address',
    refused: 'The mail was not accepted: {reason}',
    place: 'Delivery',
    home: 'To their home',
    noSite: 'At the delivery address',
    act: 'Remove',
    removeNamed: 'Remove {name}',
    removed: '{name} is no longer a recipient',
    pages: 'Pages of recipients',
    previous: 'Previous',
    next: 'Next',
    here: 'Page {page} of {pages}',
  },
};
