import type { fr } from './overview.fr.ts';

export const en: typeof fr = {
  signals: {
    title: 'Open signals',
    none: 'No open signal. {watched, plural, =0 {Groups will be watched from the first results on.} one {One group is watched.} other {# groups are watched.}}',
    next: {
      acknowledge: 'Next step: read it.',
      assign: 'Next step: give it to somebody.',
      decide: 'Next step: go and see the work, then enter it in the risk document or close it.',
      follow: 'Entered in the risk document. Next step: close it once measures are taken.',
    },
    more: '{count, plural, one {See the other open signal} other {See the # other open signals}}',
    handle: 'See to this signal',
  },
  update: { title: 'Risk document', action: 'Open the risk document' },
};
