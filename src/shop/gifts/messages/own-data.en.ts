import { en as events } from './events.en.ts';

/** Somebody’s gifts, as the document with everything kept about them shows it. */
export const en = {
  title: 'Your gifts',
  groups: {
    received: 'What is entered under your name',
    declared: 'What you declared for others',
    sheets: 'Justification sheets that you printed',
  },
  fields: {
    legal_name: 'Company',
    given_on: 'Given on',
    what: 'Gift',
    event: 'Event',
    value_cents: 'Value incl. VAT',
    retracted_at: 'Taken back on',
    retraction: 'Why it was taken back',
    acted_at: 'Declared on',
    source: 'Origin',
    note: 'Note',
    people: 'People',
    year: 'Year',
    number: 'Version',
    printed_at: 'Printed on',
  },
  values: {
    order: 'order',
    declared: 'declaration',
    imported: 'imported list',
    'order-ended': 'order cancelled or refunded',
    ...Object.fromEntries(Object.entries(events).map(([event, { name }]) => [event, name])),
  },
};
