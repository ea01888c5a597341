import type { Texts } from '#basics/messages.ts';

/** Checking by oneself that what was told has not changed. */
export const texts = {
  title: { fr: 'Vérifier par vous-même', en: 'Check it yourself' },
  intro: {
    fr: 'Chaque semaine publiée porte une empreinte, calculée sur ses chiffres et sur l’empreinte de la semaine d’avant. Votre navigateur les recalcule toutes, sans nous croire sur parole.',
    en: 'Each published week has a fingerprint, computed from its figures and from the fingerprint of the week before. Your browser computes them all again, without taking our word for it.',
  },
  proves: {
    fr: 'Notez la dernière empreinte, ou enregistrez le fichier\u00a0: si un seul chiffre passé changeait, même de notre fait, elle ne se retrouverait plus.',
    en: 'Note the last fingerprint, or save the file: if a single past figure changed, even by our doing, it would not be found again.',
  },
  verify: { fr: 'Vérifier les publications', en: 'Check what was published' },
  save: { fr: 'Enregistrer pour vérifier hors ligne', en: 'Save it, to check offline' },
  verifying: { fr: 'Calcul des empreintes…', en: 'Computing the fingerprints…' },
  saved: {
    fr: 'Le fichier est enregistré\u00a0: ouvrez-le dans un navigateur, même sans réseau.',
    en: 'The file is saved: open it in a browser, even without a network.',
  },
  failed: {
    fr: 'Les publications n’ont pas pu être lues. Réessayez.',
    en: 'What was published could not be read. Please try again.',
  },
  file: { fr: 'empreintes-des-publications', en: 'fingerprints-of-published-figures' },
  intact: {
    fr: 'Chaque empreinte correspond à ses chiffres',
    en: 'Each fingerprint matches its figures',
  },
  verified: {
    fr: '{count, plural, one {Une semaine recalculée, celle du {last}.} other {# semaines recalculées, jusqu’à celle du {last}.}}',
    en: '{count, plural, one {One week computed again, that of {last}.} other {# weeks computed again, up to that of {last}.}}',
  },
  former: {
    fr: '{count, plural, one {Une semaine, de l’ancienne méthode, n’est vérifiée que par l’ordre de son empreinte.} other {# semaines, de l’ancienne méthode, ne sont vérifiées que par l’ordre de leurs empreintes.}}',
    en: '{count, plural, one {One week, of the former method, is checked only by the order of its fingerprint.} other {# weeks, of the former method, are checked only by the order of their fingerprints.}}',
  },
  fingerprint: { fr: 'Dernière empreinte, à noter\u00a0:', en: 'Last fingerprint, to be noted:' },
  altered: {
    fr: 'La semaine du {day} n’est plus telle qu’elle a été publiée',
    en: 'The week of {day} is no longer as it was published',
  },
  alteredText: {
    fr: 'Son empreinte ne correspond plus à ses chiffres, ou ne suit plus celle d’avant. Ne vous fiez à aucun chiffre depuis cette date, et écrivez-nous. Un fichier enregistré plus tôt garde les chiffres d’origine.',
    en: 'Its fingerprint no longer matches its figures, or no longer follows the one before. Do not rely on any figure since that day, and write to us. A file that was saved earlier has the original figures.',
  },
  page: {
    title: { fr: 'Vérifier les chiffres publiés', en: 'Check the published figures' },
    intro: {
      fr: 'Cette page fonctionne sans réseau et n’envoie rien. Elle contient les chiffres publiés, semaine par semaine, et recalcule l’empreinte de chacune à partir de la précédente. Les chiffres d’équipes de plus d’une demi-année n’y figurent que par leur empreinte.',
      en: 'This page works without a network and sends nothing. It holds the published figures, week by week, and computes the fingerprint of each again from the one before. Figures of teams older than half a year are there by their fingerprint only.',
    },
    keep: {
      fr: 'Gardez ce fichier comme vous garderiez les résultats\u00a0: il dit la même chose.',
      en: 'Keep this file as you would keep the results: it says the same.',
    },
    compare: {
      fr: 'Une empreinte notée auparavant doit se retrouver dans le tableau, à la même semaine. Comparez aussi avec un fichier enregistré plus tôt.',
      en: 'A fingerprint that was noted earlier must be found in the table, at the same week. Compare with a file that was saved earlier, too.',
    },
    intact: {
      fr: 'Chaque empreinte correspond à ses chiffres. Semaines recalculées\u00a0:',
      en: 'Each fingerprint matches its figures. Weeks computed again:',
    },
    altered: {
      fr: 'Première semaine qui n’est plus telle qu’elle a été publiée\u00a0:',
      en: 'First week that is no longer as it was published:',
    },
    unable: {
      fr: 'Ce navigateur ne sait pas calculer d’empreinte\u00a0: ouvrez ce fichier dans un autre.',
      en: 'This browser cannot compute fingerprints: open this file in another one.',
    },
    week: { fr: 'Semaine du', en: 'Week of' },
    state: { fr: 'État', en: 'State' },
    fingerprint: { fr: 'Empreinte', en: 'Fingerprint' },
    asTold: { fr: 'Intacte', en: 'Intact' },
    changed: { fr: 'Altérée', en: 'Altered' },
    notGiven: { fr: 'Ancienne méthode\u00a0: ordre vérifié', en: 'Former method: order checked' },
  },
} satisfies Texts;
