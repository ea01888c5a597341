import type { Texts } from '#basics/messages.ts';

/** Keys by which programs of a company read what concerns it. */
export const texts = {
  title: { fr: 'Clés d’API', en: 'API keys' },
  intro: {
    fr: 'Vos logiciels (comptabilité, achats, entrepôt) lisent avec une clé vos commandes, factures ou livraisons. Une clé ne modifie rien et ne donne accès à aucune réponse ni à aucune personne.',
    en: 'With a key, your software (accounting, purchasing, warehouse) reads your orders, invoices or deliveries. A key changes nothing, and opens no answer and nobody’s data.',
  },
  loading: { fr: 'Chargement des clés…', en: 'Loading the keys…' },
  none: { fr: 'Aucune clé pour l’instant.', en: 'No key so far.' },
  make: { fr: 'Créer une clé', en: 'Create a key' },
  name: { fr: 'Nom de la clé', en: 'Name of the key' },
  nameHint: {
    fr: 'Le logiciel qui s’en servira, par exemple.',
    en: 'The software that will use it, for example.',
  },
  reads: { fr: 'Ce qu’elle peut lire', en: 'What it may read' },
  scopes: {
    orders: { fr: 'Commandes', en: 'Orders' },
    invoices: { fr: 'Factures et avoirs', en: 'Invoices and credit notes' },
    deliveries: { fr: 'Livraisons', en: 'Deliveries' },
  },
  months: { fr: 'Durée', en: 'Valid for' },
  monthsOf: {
    fr: '{count, plural, one {un mois} other {# mois}}',
    en: '{count, plural, one {one month} other {# months}}',
  },
  save: { fr: 'Créer la clé', en: 'Create the key' },
  close: { fr: 'Fermer', en: 'Close' },
  shown: {
    title: { fr: 'Votre clé est prête', en: 'Your key is ready' },
    text: {
      fr: 'Copiez-la maintenant dans votre logiciel\u00a0: nous n’en gardons qu’une empreinte et ne pourrons plus la montrer.',
      en: 'Copy it into your software now: we only keep a fingerprint of it, and cannot show it again.',
    },
    label: { fr: 'Clé', en: 'Key' },
    copy: { fr: 'Copier', en: 'Copy' },
    notCopied: {
      fr: 'La copie n’a pas marché\u00a0: sélectionnez la clé.',
      en: 'It could not be copied: select the key.',
    },
    copied: { fr: 'La clé est copiée', en: 'The key is copied' },
    done: { fr: 'C’est fait', en: 'Done' },
  },
  begins: { fr: 'commence par {prefix}', en: 'begins with {prefix}' },
  until: { fr: 'jusqu’au {day}', en: 'until {day}' },
  over: { fr: 'expirée le {day}', en: 'expired on {day}' },
  isRevoked: { fr: 'révoquée', en: 'revoked' },
  used: { fr: 'dernier usage\u00a0: {at}', en: 'last used: {at}' },
  unused: { fr: 'jamais utilisée', en: 'never used' },
  revoke: { fr: 'Révoquer', en: 'Revoke' },
  revokeNamed: { fr: 'Révoquer\u00a0: {name}', en: 'Revoke: {name}' },
  revokeText: {
    fr: 'Le logiciel qui se sert de «\u00a0{name}\u00a0» n’aura plus accès à rien, tout de suite et pour de bon.',
    en: 'The software that uses “{name}” loses all access, at once and for good.',
  },
  revokeYes: { fr: 'Révoquer la clé', en: 'Revoke the key' },
  revoked: { fr: 'La clé est révoquée', en: 'The key is revoked' },
  tooMany: {
    fr: 'Vous avez déjà vingt clés en service. Révoquez-en une.',
    en: 'You already have twenty keys in use. Revoke one.',
  },
  alreadyMade: {
    fr: 'Cette clé est déjà créée. Si vous ne l’avez pas copiée, révoquez-la et créez-en une autre.',
    en: 'This key has already been created. If you did not copy it, revoke it and create another one.',
  },
  problems: {
    required: { fr: 'À remplir.', en: 'Please fill this in.' },
    'too-long': { fr: 'Quatre-vingts caractères au plus.', en: 'Eighty characters at most.' },
    'choice-invalid': { fr: 'Choisissez dans la liste.', en: 'Choose from the list.' },
    'scope-missing': { fr: 'Cochez au moins une ligne.', en: 'Tick at least one line.' },
    unknown: { fr: 'À corriger.', en: 'Please correct this.' },
  },
} satisfies Texts;
