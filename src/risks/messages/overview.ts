import type { Texts } from '#basics/messages.ts';

/** What asks for a decision, and by when, on the overview. */
export const texts = {
  signals: {
    title: { fr: 'Signaux ouverts', en: 'Open signals' },
    none: {
      fr: 'Aucun signal ouvert. {watched, plural, =0 {Les groupes seront suivis dès les premiers résultats.} one {Un groupe est suivi.} other {# groupes sont suivis.}}',
      en: 'No open signal. {watched, plural, =0 {Groups will be watched from the first results on.} one {One group is watched.} other {# groups are watched.}}',
    },
    next: {
      acknowledge: {
        fr: 'Prochaine étape\u00a0: en prendre connaissance.',
        en: 'Next step: read it.',
      },
      assign: {
        fr: 'Prochaine étape\u00a0: le confier à quelqu’un.',
        en: 'Next step: give it to somebody.',
      },
      decide: {
        fr: 'Prochaine étape\u00a0: aller voir le travail, puis l’inscrire dans le document unique ou le fermer.',
        en: 'Next step: go and see the work, then enter it in the risk document or close it.',
      },
      follow: {
        fr: 'Inscrit dans le document unique. Prochaine étape\u00a0: le fermer quand les mesures sont prises.',
        en: 'Entered in the risk document. Next step: close it once measures are taken.',
      },
    },
    more: {
      fr: '{count, plural, one {Voir l’autre signal ouvert} other {Voir les # autres signaux ouverts}}',
      en: '{count, plural, one {See the other open signal} other {See the # other open signals}}',
    },
    handle: { fr: 'Traiter ce signal', en: 'See to this signal' },
  },
  update: {
    title: { fr: 'Document unique', en: 'Risk document' },
    action: { fr: 'Ouvrir le document unique', en: 'Open the risk document' },
  },
} satisfies Texts;
