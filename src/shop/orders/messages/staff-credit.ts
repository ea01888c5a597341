import type { Texts } from '#basics/messages.ts';

/** Companies that pay after delivery. */
export const texts = {
  title: { fr: 'Crédit et échéances', en: 'Credit and due dates' },
  intro: {
    fr: 'Qui demande à payer après livraison, qui est en retard, et ce que chacun peut devoir.',
    en: 'Who asks to pay after delivery, who is late, and what each company may owe.',
  },
  back: { fr: 'Toutes les commandes', en: 'All orders' },
  loading: { fr: 'Chargement…', en: 'Loading…' },
  columns: {
    company: { fr: 'Entreprise', en: 'Company' },
    placed: { fr: 'Date', en: 'Date' },
    due: { fr: 'Échéance', en: 'Due' },
    amount: { fr: 'TTC', en: 'Incl. VAT' },
    left: { fr: 'Reste à recevoir', en: 'Still to come' },
    owed: { fr: 'Encours', en: 'Owed' },
    state: { fr: 'Décision', en: 'Decision' },
    limit: { fr: 'Plafond', en: 'Limit' },
    act: { fr: 'Que faire', en: 'What to do' },
  },
  requests: {
    title: { fr: 'À décider', en: 'To decide' },
    none: { fr: 'Aucune demande n’attend.', en: 'No request is waiting.' },
  },
  overdue: {
    title: { fr: 'Échéances dépassées', en: 'Overdue' },
    none: { fr: 'Personne n’est en retard.', en: 'Nobody is late.' },
  },
  lines: {
    title: { fr: 'Entreprises', en: 'Companies' },
    search: { fr: 'Chercher une entreprise', en: 'Find a company' },
    searchHint: { fr: 'Nom ou SIREN.', en: 'Name or SIREN.' },
    none: { fr: 'Aucune décision ne correspond.', en: 'No decision matches.' },
  },
  ofThatLate: { fr: 'dont {amount} en retard', en: 'of which {amount} late' },
  states: {
    none: { fr: 'jamais décidé', en: 'never decided' },
    granted: {
      fr: 'accordé, {days, plural, one {un jour} other {# jours}}',
      en: 'granted, {days, plural, one {one day} other {# days}}',
    },
    refused: { fr: 'refusé', en: 'refused' },
    blocked: { fr: 'bloqué', en: 'blocked' },
  },
  unverified: { fr: 'entreprise non vérifiée', en: 'company not verified' },
  spaceless: {
    fr: 'sans espace\u00a0: ne sert à aucune commande',
    en: 'without a space: good for no order',
  },
  decisions: {
    granted: { fr: 'Accorder', en: 'Grant' },
    refused: { fr: 'Refuser', en: 'Refuse' },
    blocked: { fr: 'Bloquer l’entreprise', en: 'Block the company' },
  },
  decide: { fr: 'Décider', en: 'Decide' },
  change: { fr: 'Changer', en: 'Change' },
  named: { fr: '{act}\u00a0: {name}', en: '{act}: {name}' },
  dialog: {
    title: {
      fr: 'Paiement après livraison\u00a0: {company}',
      en: 'Payment after delivery: {company}',
    },
    order: {
      fr: 'Accordé, la commande {number} est confirmée. Sinon l’acheteur est prévenu et peut la régler autrement.',
      en: 'Granted, order {number} is confirmed. Otherwise its buyer is told and may pay it another way.',
    },
    decision: { fr: 'Décision', en: 'Decision' },
    limit: { fr: 'Plafond d’encours, en euros TTC', en: 'Most it may owe, in euros incl. VAT' },
    limitHint: {
      fr: 'Au moins {amount} pour couvrir ce qui est dû.',
      en: 'At least {amount} to cover what is due.',
    },
    days: { fr: 'Délai, en jours après l’expédition', en: 'Days to pay after shipping' },
    daysHint: {
      fr: '30 d’ordinaire, 60 au plus (Code de commerce, art. L441-10).',
      en: 'Usually 30, 60 at most (Code de commerce, art. L441-10).',
    },
    reason: { fr: 'Motif', en: 'Reason' },
    reasonHint: { fr: 'Il reste entre nous.', en: 'It stays between us.' },
    confirm: { fr: 'Enregistrer la décision', en: 'Save the decision' },
    done: { fr: 'La décision est enregistrée', en: 'The decision is saved' },
    conflict: {
      fr: 'Quelqu’un d’autre vient de décider. Votre saisie est encore là\u202f: fermez, vérifiez, recommencez.',
      en: 'Somebody else has just decided. What you typed is still here: close, check, begin again.',
    },
  },
} satisfies Texts;
