import type { Texts } from '#basics/messages.ts';

/** Where programs of a company are told of what concerns it. */
export const texts = {
  title: { fr: 'Webhooks', en: 'Webhooks' },
  intro: {
    fr: 'Nous prévenons vos logiciels dès qu’une commande avance, qu’une facture est émise ou qu’un colis change d’état. Le message dit seulement quoi et quel numéro\u00a0: le reste se lit avec une clé.',
    en: 'We tell your software as soon as an order moves on, an invoice is issued or a parcel changes state. The message only says what, and which number: the rest is read with a key.',
  },
  loading: { fr: 'Chargement des webhooks…', en: 'Loading the webhooks…' },
  none: { fr: 'Aucun webhook pour l’instant.', en: 'No webhook so far.' },
  add: { fr: 'Ajouter un webhook', en: 'Add a webhook' },
  url: { fr: 'Adresse qui reçoit les messages', en: 'Address that receives the messages' },
  urlHint: {
    fr: 'En https, par exemple https://erp.exemple.fr/prevenance.',
    en: 'In https, for example https://erp.example.com/prevenance.',
  },
  told: { fr: 'Ce dont elle est prévenue', en: 'What it is told of' },
  save: { fr: 'Ajouter', en: 'Add' },
  close: { fr: 'Fermer', en: 'Close' },
  secret: {
    title: { fr: 'Votre secret de signature', en: 'Your signing secret' },
    text: {
      fr: 'Copiez-le maintenant\u00a0: avec lui, votre logiciel vérifie que les messages viennent de nous. Nous ne le montrerons plus. L’ancien, s’il y en avait un, signe encore pendant un jour.',
      en: 'Copy it now: with it, your software checks that messages come from us. We will not show it again. The former one, if there was one, goes on signing for a day.',
    },
    label: { fr: 'Secret', en: 'Secret' },
    done: { fr: 'C’est fait', en: 'Done' },
  },
  disabled: {
    fr: 'Arrêté\u00a0: rien n’y est arrivé depuis trois jours.',
    en: 'Stopped: nothing has arrived there for three days.',
  },
  failing: { fr: 'Rien n’y arrive depuis le {at}.', en: 'Nothing has arrived there since {at}.' },
  resume: { fr: 'Reprendre', en: 'Resume' },
  resumed: { fr: 'Le webhook reprend', en: 'The webhook resumes' },
  renew: { fr: 'Changer le secret', en: 'Change the secret' },
  remove: { fr: 'Supprimer', en: 'Remove' },
  removed: { fr: 'Le webhook est supprimé', en: 'The webhook is removed' },
  actNamed: { fr: '{act}\u00a0: {url}', en: '{act}: {url}' },
  log: {
    fr: '{count, plural, one {Dernier message} other {# derniers messages}}',
    en: '{count, plural, one {Last message} other {Last # messages}}',
  },
  types: {
    order: { fr: 'Commande {number}', en: 'Order {number}' },
    invoice: { fr: 'Document {number}', en: 'Document {number}' },
    delivery: { fr: 'Colis de {number}', en: 'Parcel of {number}' },
  },
  states: {
    waiting: { fr: 'en attente', en: 'waiting' },
    delivered: { fr: 'reçu', en: 'received' },
    failed: { fr: 'abandonné', en: 'given up' },
  },
  attempts: {
    fr: '{count, plural, =0 {pas encore essayé} one {un essai} other {# essais}}',
    en: '{count, plural, =0 {not tried yet} one {one attempt} other {# attempts}}',
  },
  problems: {
    'address-refused': {
      fr: 'l’adresse mène à un réseau privé',
      en: 'the address leads to a private network',
    },
    unreachable: { fr: 'injoignable', en: 'cannot be reached' },
    'too-slow': { fr: 'pas de réponse en dix secondes', en: 'no answer within ten seconds' },
    redirect: {
      fr: 'redirige ailleurs, ce que nous ne suivons pas',
      en: 'redirects elsewhere, which we do not follow',
    },
    status: { fr: 'a répondu {status}', en: 'answered {status}' },
    stopped: { fr: 'webhook arrêté', en: 'webhook stopped' },
  },
  again: { fr: 'Renvoyer', en: 'Send again' },
  againNamed: { fr: 'Renvoyer\u00a0: {what}', en: 'Send again: {what}' },
  sent: { fr: 'Le message repart', en: 'The message leaves again' },
  tooMany: {
    fr: 'Vous avez déjà dix webhooks. Supprimez-en un.',
    en: 'You already have ten webhooks. Remove one.',
  },
  fields: {
    required: { fr: 'À remplir.', en: 'Please fill this in.' },
    'too-long': { fr: 'Cinq cents caractères au plus.', en: 'Five hundred characters at most.' },
    'url-invalid': {
      fr: 'Une adresse en https, avec un nom public, sans port ni mot de passe.',
      en: 'An https address, with a public name, without port or password.',
    },
    'scope-missing': { fr: 'Cochez au moins une ligne.', en: 'Tick at least one line.' },
    unknown: { fr: 'À corriger.', en: 'Please correct this.' },
  },
} satisfies Texts;
