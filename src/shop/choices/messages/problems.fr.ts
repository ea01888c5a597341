/** What is wrong with a field, or why something was not done. */
export const fr = {
  required: 'À compléter.',
  'too-long': 'C’est trop long.',
  'control-characters': 'Ce texte contient des caractères invisibles\u202f: retapez-le.',
  'day-invalid': 'Cette date n’existe pas.',
  'too-soon': 'Laissez au moins deux jours pour choisir.',
  'too-late': 'Soixante jours au plus.',
  'not-later': 'Choisissez un jour plus tard que celui qui est annoncé.',
  'choice-invalid': 'Choisissez dans la liste.',
  'link-in-name':
    'un nom ne contient ni lien ni adresse e-mail ; après un point, laissez une espace',
  'number-in-name':
    'neuf chiffres de suite ou plus ressemblent à un numéro de téléphone\u00a0: un nom n’en contient pas',
  'link-in-title': 'Ni lien ni adresse\u00a0: ce texte part par courriel à vos destinataires.',
  'number-in-title':
    'Pas de numéro de téléphone (neuf chiffres de suite ou plus)\u00a0: ce texte part par courriel à vos destinataires.',
  'email-invalid': 'cette adresse n’est pas complète',
  repeated: 'cette personne est déjà plus haut dans la liste',
  'too-many-lines': 'la liste dépasse cinq mille lignes',
  'not-an-employee':
    'personne de présent n’a ce nom ou cette adresse\u202f; la box du mois va aux salariés',
  'postcode-invalid': 'Ce code postal n’est pas complet.',
  'country-unknown': 'Choisissez un pays.',
  'corsica-not-served': 'Nous ne livrons pas à domicile en Corse. Choisissez une autre adresse.',
  'delivery-place-not-served': 'Nous livrons en France continentale et à Monaco.',
  forbidden: 'Vous n’avez pas ce droit dans cette entreprise.',
  'not-found': 'Ce que vous cherchez n’est plus là.',
  conflict:
    'Quelqu’un l’a changé, ou le choix s’est clos entre-temps. La page est à jour\u00a0: vérifiez et recommencez.',
  'written-enough':
    'Ce choix a déjà écrit à deux fois plus de personnes que de box. Pour en ajouter d’autres, commandez d’autres box, ou écrivez-nous.',
  'already-done': 'Le choix est déjà ouvert pour cette commande.',
  'too-many-requests': 'C’est trop souvent en une heure. Revenez un peu plus tard.',
  unknown: 'Cela n’a pas abouti. Rien de ce que vous avez saisi n’est perdu\u00a0: réessayez.',
};
