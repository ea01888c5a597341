/** Checking by oneself that what was told has not changed. */
export const fr = {
  title: 'Vérifier par vous-même',
  intro:
    'Chaque semaine publiée porte une empreinte, calculée sur ses chiffres et sur l’empreinte de la semaine d’avant. Votre navigateur les recalcule toutes, sans nous croire sur parole.',
  proves:
    'Notez la dernière empreinte, ou enregistrez le fichier\u00a0: si un seul chiffre passé changeait, même de notre fait, elle ne se retrouverait plus.',
  verify: 'Vérifier les publications',
  save: 'Enregistrer pour vérifier hors ligne',
  verifying: 'Calcul des empreintes…',
  saved: 'Le fichier est enregistré\u00a0: ouvrez-le dans un navigateur, même sans réseau.',
  failed: 'Les publications n’ont pas pu être lues. Réessayez.',
  file: 'empreintes-des-publications',
  intact: 'Chaque empreinte correspond à ses chiffres',
  verified:
    '{count, plural, one {Une semaine recalculée, celle du {last}.} other {# semaines recalculées, jusqu’à celle du {last}.}}',
  former:
    '{count, plural, one {Une semaine, de l’ancienne méthode, n’est vérifiée que par l’ordre de son empreinte.} other {# semaines, de l’ancienne méthode, ne sont vérifiées que par l’ordre de leurs empreintes.}}',
  fingerprint: 'Dernière empreinte, à noter\u00a0:',
  altered: 'La semaine du {day} n’est plus telle qu’elle a été publiée',
  alteredText:
    'Son empreinte ne correspond plus à ses chiffres, ou ne suit plus celle d’avant. Ne vous fiez à aucun chiffre depuis cette date, et écrivez-nous. Un fichier enregistré plus tôt garde les chiffres d’origine.',
  page: {
    title: 'Vérifier les chiffres publiés',
    intro:
      'Cette page fonctionne sans réseau et n’envoie rien. Elle contient les chiffres publiés, semaine par semaine, et recalcule l’empreinte de chacune à partir de la précédente. Les chiffres d’équipes de plus d’une demi-année n’y figurent que par leur empreinte.',
    keep: 'Gardez ce fichier comme vous garderiez les résultats\u00a0: il dit la même chose.',
    compare:
      'Une empreinte notée auparavant doit se retrouver dans le tableau, à la même semaine. Comparez aussi avec un fichier enregistré plus tôt.',
    intact: 'Chaque empreinte correspond à ses chiffres. Semaines recalculées\u00a0:',
    altered: 'Première semaine qui n’est plus telle qu’elle a été publiée\u00a0:',
    unable:
      'Ce navigateur ne sait pas calculer d’empreinte\u00a0: ouvrez ce fichier dans un autre.',
    week: 'Semaine du',
    state: 'État',
    fingerprint: 'Empreinte',
    asTold: 'Intacte',
    changed: 'Altérée',
    notGiven: 'Ancienne méthode\u00a0: ordre vérifié',
  },
};
