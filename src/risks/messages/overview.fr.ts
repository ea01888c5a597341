/** What asks for a decision, and by when, on the overview. */
export const fr = {
  signals: {
    title: 'Signaux ouverts',
    none: 'Aucun signal ouvert. {watched, plural, =0 {Les groupes seront suivis dès les premiers résultats.} one {Un groupe est suivi.} other {# groupes sont suivis.}}',
    next: {
      acknowledge: 'Prochaine étape\u00a0: en prendre connaissance.',
      assign: 'Prochaine étape\u00a0: le confier à quelqu’un.',
      decide:
        'Prochaine étape\u00a0: aller voir le travail, puis l’inscrire dans le document unique ou le fermer.',
      follow:
        'Inscrit dans le document unique. Prochaine étape\u00a0: le fermer quand les mesures sont prises.',
    },
    more: '{count, plural, one {Voir l’autre signal ouvert} other {Voir les # autres signaux ouverts}}',
    handle: 'Traiter ce signal',
  },
  update: { title: 'Document unique', action: 'Ouvrir le document unique' },
};
