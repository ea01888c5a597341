import type { Texts } from '#basics/messages.ts';

/** What is wrong with a field, or why something was not done. */
export const texts = {
  required: { fr: 'À compléter.', en: 'Please fill this in.' },
  'too-long': { fr: 'C’est trop long.', en: 'This is too long.' },
  'control-characters': {
    fr: 'Ce texte contient des caractères invisibles\u202f: retapez-le.',
    en: 'This text holds invisible characters: please type it again.',
  },
  'day-invalid': { fr: 'Cette date n’existe pas.', en: 'There is no such date.' },
  'too-soon': {
    fr: 'Laissez au moins deux jours pour choisir.',
    en: 'Leave at least two days to choose.',
  },
  'too-late': { fr: 'Soixante jours au plus.', en: 'Sixty days at most.' },
  'not-later': {
    fr: 'Choisissez un jour plus tard que celui qui est annoncé.',
    en: 'Choose a later day than the one that was announced.',
  },
  'choice-invalid': { fr: 'Choisissez dans la liste.', en: 'Choose from the list.' },
  'link-in-name': {
    fr: 'un nom ne contient ni lien ni adresse e-mail ; après un point, laissez une espace',
    en: 'a name holds no link and no e-mail address; after a dot or a colon, leave a space',
  },
  'number-in-name': {
    fr: 'neuf chiffres de suite ou plus ressemblent à un numéro de téléphone\u00a0: un nom n’en contient pas',
    en: 'nine digits in a row or more look like a telephone number, and a name holds none',
  },
  'link-in-title': {
    fr: 'Ni lien ni adresse\u00a0: ce texte part par courriel à vos destinataires.',
    en: 'No link and no address: this text is mailed to the people you list.',
  },
  'number-in-title': {
    fr: 'Pas de numéro de téléphone (neuf chiffres de suite ou plus)\u00a0: ce texte part par courriel à vos destinataires.',
    en: 'No telephone number (nine digits in a row or more): this text is mailed to the people you list.',
  },
  'email-invalid': { fr: 'cette adresse n’est pas complète', en: 'this address is not complete' },
  repeated: {
    fr: 'cette personne est déjà plus haut dans la liste',
    en: 'this person is further up in the list already',
  },
  'too-many-lines': {
    fr: 'la liste dépasse cinq mille lignes',
    en: 'the list is longer than five thousand lines',
  },
  'not-an-employee': {
    fr: 'personne de présent n’a ce nom ou cette adresse\u202f; la box du mois va aux salariés',
    en: 'nobody present has that name or address; the box of the month is for employees',
  },
  'postcode-invalid': {
    fr: 'Ce code postal n’est pas complet.',
    en: 'This postcode is not complete.',
  },
  'country-unknown': { fr: 'Choisissez un pays.', en: 'Choose a country.' },
  'corsica-not-served': {
    fr: 'Nous ne livrons pas à domicile en Corse. Choisissez une autre adresse.',
    en: 'We do not deliver to homes in Corsica. Choose another address.',
  },
  'delivery-place-not-served': {
    fr: 'Nous livrons en France continentale et à Monaco.',
    en: 'We deliver in mainland France and Monaco.',
  },
  forbidden: {
    fr: 'Vous n’avez pas ce droit dans cette entreprise.',
    en: 'You do not have that right in this company.',
  },
  'not-found': {
    fr: 'Ce que vous cherchez n’est plus là.',
    en: 'What you are looking for is no longer there.',
  },
  conflict: {
    fr: 'Quelqu’un l’a changé, ou le choix s’est clos entre-temps. La page est à jour\u00a0: vérifiez et recommencez.',
    en: 'Somebody has changed it, or choosing has closed meanwhile. The page is up to date: check, and do it again.',
  },
  'written-enough': {
    fr: 'Ce choix a déjà écrit à deux fois plus de personnes que de box. Pour en ajouter d’autres, commandez d’autres box, ou écrivez-nous.',
    en: 'This choice has already written to twice as many people as there are boxes. To add others, order more boxes, or write to us.',
  },
  'already-done': {
    fr: 'Le choix est déjà ouvert pour cette commande.',
    en: 'Choosing is open for this order already.',
  },
  'too-many-requests': {
    fr: 'C’est trop souvent en une heure. Revenez un peu plus tard.',
    en: 'That is too often within an hour. Come back a little later.',
  },
  unknown: {
    fr: 'Cela n’a pas abouti. Rien de ce que vous avez saisi n’est perdu\u00a0: réessayez.',
    en: 'That did not work. Nothing that you typed is lost: please try again.',
  },
} satisfies Texts;
