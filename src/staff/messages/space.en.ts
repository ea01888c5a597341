import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './space.fr.ts';

export const en: MirrorOf<typeof fr> = {
  label: 'Content and staff',
  navigation: {
    home: 'Home',
    products: 'Products',
    images: 'Images',
    media: 'Media',
    orders: 'Orders',
    partners: 'Partners',
    requests: 'Requests',
    companies: 'Companies',
    settings: 'Settings',
    fold: 'Collapse the menu',
    unfold: 'Expand the menu',
  },
  pages: {
    label: 'Pages of the list',
    previous: 'Previous',
    next: 'Next',
    here: 'Page {page} of {pages}',
  },
  selection: {
    chosen: '{count, plural, one {# row selected} other {# rows selected}}',
    all: 'Select all {count, number} that match',
    clear: 'Select none',
  },
  giveUp: {
    ask: 'Discard the draft',
    sure: 'Discard these changes for good?',
    drop: 'Yes, discard',
    keep: 'No, keep them',
    dropped: 'The draft is discarded',
  },
  draft: {
    restored: 'What you had typed here on this device is back.',
    stale:
      'What you had typed here is back, but somebody has changed this in the meantime: compare before you save.',
    drop: 'Go back to what is saved',
  },
  forbidden: {
    title: 'This area is for the team',
    text: 'Your account is not part of it. Ask an administrator for access.',
    home: 'Back to the home page',
  },
  failed: {
    forbidden: 'Your account no longer has this right. Ask an administrator.',
    conflict: 'Something has changed in the meantime. Check, then try again.',
    'not-found': 'This no longer exists: somebody has probably changed it in the meantime.',
    'temporarily-unavailable':
      'The service is not answering right now. Nothing is lost: try again in a moment.',
    'sign-in-required': 'You have been signed out. Sign in again: nothing is lost.',
    unknown: 'Something went wrong on our side. Try again in a moment.',
    retry: 'Try again',
  },
};
