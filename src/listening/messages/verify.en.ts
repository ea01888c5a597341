import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './verify.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Check it yourself',
  intro:
    'Each published week has a fingerprint, computed from its figures and from the fingerprint of the week before. Your browser computes them all again, without taking our word for it.',
  proves:
    'Note the last fingerprint, or save the file: if a single past figure changed, even by our doing, it would not be found again.',
  verify: 'Check what was published',
  save: 'Save it, to check offline',
  verifying: 'Computing the fingerprints…',
  saved: 'The file is saved: open it in a browser, even without a network.',
  failed: 'What was published could not be read. Please try again.',
  file: 'fingerprints-of-published-figures',
  intact: 'Each fingerprint matches its figures',
  verified:
    '{count, plural, one {One week computed again, that of {last}.} other {# weeks computed again, up to that of {last}.}}',
  former:
    '{count, plural, one {One week, of the former method, is checked only by the order of its fingerprint.} other {# weeks, of the former method, are checked only by the order of their fingerprints.}}',
  fingerprint: 'Last fingerprint, to be noted:',
  altered: 'The week of {day} is no longer as it was published',
  alteredText:
    'Its fingerprint no longer matches its figures, or no longer follows the one before. Do not rely on any figure since that day, and write to us. A file that was saved earlier has the original figures.',
  page: {
    title: 'Check the published figures',
    intro:
      'This page works without a network and sends nothing. It holds the published figures, week by week, and computes the fingerprint of each again from the one before. Figures of teams older than half a year are there by their fingerprint only.',
    keep: 'Keep this file as you would keep the results: it says the same.',
    compare:
      'A fingerprint that was noted earlier must be found in the table, at the same week. Compare with a file that was saved earlier, too.',
    intact: 'Each fingerprint matches its figures. Weeks computed again:',
    altered: 'First week that is no longer as it was published:',
    unable: 'This browser cannot compute fingerprints: open this file in another one.',
    week: 'Week of',
    state: 'State',
    fingerprint: 'Fingerprint',
    asTold: 'Intact',
    changed: 'Altered',
    notGiven: 'Former method: order checked',
  },
};
