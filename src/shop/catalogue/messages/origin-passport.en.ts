import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './origin-passport.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Origin passport',
  intro:
    'For each product: who makes it, where, what proves it and until when. Evidence that is missing or has expired is said to be so, and the product is then not counted as French.',
  share: 'of proven French origin in this selection',
  shareValue: '{percent}%',
  shareNote: '{proven, number} of {total, plural, one {one product} other {# products}}',
  catalogue: 'in the whole catalogue',
  catalogueNote: 'computed on {day}',
  caption: 'The origin of each product',
  item: 'Product',
  maker: 'Maker',
  makerPlace: '{name}, {town} ({department})',
  place: 'Place of manufacture',
  evidence: 'What proves it',
  noEvidence: 'No evidence received',
  state: 'On {day}',
  states: {
    proven: '{day, select, none {Proven} other {Proven, until {day}}}',
    expired: 'Evidence expired on {day}',
    missing: 'Evidence missing',
    elsewhere: 'Not made in France',
  },
  sheet: 'Keep this passport (PDF)',
  file: 'origin-passport-{slug}',
  failed: 'The passport could not be made',
  failedText: 'Please try again in a moment. All that it says is on this page.',
  paper: {
    title: 'Origin passport: {name}',
    foot: '{title} · {seller} · {day}',
    page: 'Page',
    day: 'Made on {day}, from that day’s catalogue.',
    shares:
      'Of proven French origin: {proven, number} of {total, plural, one {one product} other {# products}} in this selection, which is {percent}%. In the whole catalogue: {catalogue}%.',
    verified: 'Partner, evidence of origin checked on {day}',
    state: 'State of the evidence',
    method: 'How this is counted',
    methodText:
      'A product counts as French while valid evidence proves where it is made. The percentage is rounded down. Putting a box together or packing it in France does not make its contents French: each product is judged by itself.',
    documents:
      'The documents themselves stay with their makers and with us; a question about one of them is answered at {email}.',
    again: 'This passport, up to date',
  },
};
