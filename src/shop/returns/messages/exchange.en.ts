/** Why something is exchanged; the buyer, mails and staff read the same words. */
export const RETURN_REASON_WORDS = {
  damaged: 'It arrived damaged',
  wrong: 'It is not what was ordered',
  missing: 'Something is missing',
  'not-as-described': 'It is not what the page announced',
  allergen: 'An allergen is a problem',
  disliked: 'It is not to our taste',
  other: 'Another reason',
};

/** The exchange of delivered products, as the buyer asks for it and follows it. */
export const en = {
  title: 'Exchange possible',
  intro:
    'Something damaged, missing or not to your taste? We exchange it at our expense, for {days, plural, one {one day} other {# days}} after delivery.',
  until: 'Until {day}.',
  ask: 'Ask for an exchange',
  form: {
    title: 'Ask for an exchange',
    which: 'What you would like to exchange',
    quantity: '{name}: how many of {count}',
    instead: 'Instead of {name}',
    same: 'The same product',
    why: 'Why',
    choose: 'Choose…',
    note: 'What we should know',
    noteHint:
      'Optional, unless for another reason. You can send us a photograph in reply to our message.',
    send: 'Send the request',
    close: 'Close',
    sent: 'Your request is sent',
  },
  reasons: RETURN_REASON_WORDS,
  problems: {
    required: 'Please fill this in.',
    'choice-invalid': 'Choose from the list.',
    'number-invalid': 'A whole number, for example 1.',
    'too-many': 'That is more than can be exchanged.',
    'parcel-empty': 'Name at least one piece to exchange.',
    'bears-logo': 'A product bearing your logo is exchanged only if it is faulty.',
    'control-characters': 'Contains an invisible character: please retype this passage.',
    'too-long': 'This is too long.',
    wrong: 'Please check this.',
  },
  failed: 'Your request could not be sent. Nothing is lost: try again in a moment.',
  conflict:
    'Some of these products can no longer be exchanged: they are already, or they were refunded. Close this and see what is still possible.',
  reference: 'Exchange {reference}',
  asked: 'Asked on {day}. {reason}.',
  states: {
    asked: 'being looked into',
    accepted: 'accepted',
    refused: 'refused',
    cancelled: 'withdrawn',
    'sent-back': 'on its way to us',
    received: 'back with us',
    replaced: 'replacement sent',
    closed: 'closed',
  },
  line: '{quantity} × {name}',
  swapped: '{quantity} × {name}, replaced by {instead}',
  ways: {
    kept: 'You have nothing to send back.',
    prepaid:
      'Print the return slip and put it into the parcel. The carrier’s label, already paid for, reaches you by e-mail.',
    collected:
      'Print the return slip and put it into the parcel. The carrier collects it from you at our expense.',
  },
  said: 'Our team adds: {text}',
  because: 'Why: {text}',
  cancel: 'Withdraw the request',
  cancelNamed: 'Withdraw the request: {reference}',
  cancelled: 'The request is withdrawn',
  label: 'Return slip (PDF)',
  labelNamed: 'Return slip (PDF) of exchange {reference}',
  labelName: 'return-slip-{reference}.pdf',
  sentBack: 'The parcel has left',
  sentBackNamed: 'The parcel has left: exchange {reference}',
  sentBackDone: 'Thank you, we are looking out for the parcel',
  actFailed: 'This could not be done. Reload the page and try again.',
};
