import type { Texts } from '#basics/messages.ts';

/** Exchanges that buyers ask for, in the file of an order. */
export const texts = {
  title: { fr: 'Échanges', en: 'Exchanges' },
  reference: { fr: 'Échange {reference}', en: 'Exchange {reference}' },
  states: {
    asked: { fr: 'à juger', en: 'to be judged' },
    accepted: { fr: 'accepté', en: 'accepted' },
    refused: { fr: 'refusé', en: 'refused' },
    cancelled: { fr: 'annulé par l’acheteur', en: 'withdrawn by the buyer' },
    'sent-back': { fr: 'en route vers nous', en: 'on its way to us' },
    received: { fr: 'revenu, à remplacer', en: 'back, to be replaced' },
    replaced: { fr: 'remplacé', en: 'replaced' },
    closed: { fr: 'clos', en: 'closed' },
  },
  asked: { fr: 'Demandé le {day}\u00a0: {reason}', en: 'Asked on {day}: {reason}' },
  reasons: {
    damaged: { fr: 'arrivé abîmé', en: 'arrived damaged' },
    wrong: { fr: 'pas ce qui était commandé', en: 'not what was ordered' },
    missing: { fr: 'il manque quelque chose', en: 'something is missing' },
    'not-as-described': { fr: 'pas ce que la page annonçait', en: 'not what the page announced' },
    allergen: { fr: 'un allergène pose problème', en: 'an allergen is a problem' },
    disliked: { fr: 'cela ne plaît pas', en: 'not to their taste' },
    other: { fr: 'autre raison', en: 'another reason' },
  },
  line: { fr: '{quantity} × {name}', en: '{quantity} × {name}' },
  swapped: {
    fr: '{quantity} × {name}, à remplacer par {instead}',
    en: '{quantity} × {name}, to be replaced by {instead}',
  },
  note: { fr: 'L’acheteur écrit\u00a0: {text}', en: 'The buyer writes: {text}' },
  told: { fr: 'Dit à l’acheteur\u00a0: {text}', en: 'Told to the buyer: {text}' },
  because: { fr: 'Motif\u00a0: {text}', en: 'Reason: {text}' },
  acts: {
    accepted: { fr: 'Accepter', en: 'Accept' },
    refused: { fr: 'Refuser', en: 'Refuse' },
    received: { fr: 'Noter le retour', en: 'Record the return' },
    replaced: { fr: 'Expédier le remplacement', en: 'Ship the replacement' },
    closed: { fr: 'Clore sans remplacer', en: 'Close without replacing' },
  },
  actNamed: { fr: '{act}\u00a0: {reference}', en: '{act}: {reference}' },
  texts: {
    accepted: {
      fr: 'L’acheteur est prévenu par e-mail. Le retour est à nos frais\u00a0: une étiquette de transporteur s’envoie à part.',
      en: 'The buyer is told by e-mail. The return is at our expense: a carrier’s label is sent separately.',
    },
    refused: {
      fr: 'L’acheteur lit ce motif dans son e-mail et sur la page de sa commande.',
      en: 'The buyer reads this reason in their e-mail and on the page of their order.',
    },
    received: {
      fr: 'Les produits sont chez nous. Le remplacement s’expédie ensuite.',
      en: 'The products are with us. The replacement is shipped next.',
    },
    replaced: {
      fr: 'Le stock est pris maintenant et l’acheteur est prévenu. Rien n’est à payer ni à facturer.',
      en: 'The stock is taken now and the buyer is told. Nothing is to be paid or invoiced.',
    },
    closed: {
      fr: 'Rien ne sera envoyé à la place, et ces pièces ne pourront plus être échangées. L’acheteur lit ce motif.',
      en: 'Nothing will be sent instead, and these pieces can no longer be exchanged. The buyer reads this reason.',
    },
  },
  way: { fr: 'Comment les produits reviennent', en: 'How the products come back' },
  ways: {
    kept: { fr: 'Rien ne revient', en: 'Nothing comes back' },
    prepaid: { fr: 'Avec une étiquette payée par nous', en: 'With a label that we pay' },
    collected: { fr: 'Enlevés par le transporteur', en: 'Collected by the carrier' },
  },
  instructions: { fr: 'À dire à l’acheteur', en: 'To tell the buyer' },
  instructionsHint: {
    fr: 'Facultatif\u00a0: le transporteur, le jour du passage, ce qui presse.',
    en: 'Optional: the carrier, the day of the collection, what is urgent.',
  },
  reason: { fr: 'Motif', en: 'Reason' },
  toStock: { fr: 'Ce qui retourne en stock', en: 'What goes back to stock' },
  left: { fr: '{name}\u00a0: combien sur {count}', en: '{name}: how many of {count}' },
  stockReason: {
    fr: 'Pourquoi ces pièces sont revendables',
    en: 'Why these pieces can be sold again',
  },
  nothingToStock: {
    fr: 'Rien de tout cela ne retourne en stock.',
    en: 'Nothing of this goes back to stock.',
  },
  outOfStock: {
    fr: 'Il n’en reste pas assez en stock pour le remplacement.',
    en: 'There is not enough left in stock for the replacement.',
  },
  givenBack: {
    fr: 'Ces pièces ont été remboursées ou sont revenues\u00a0: elles ne s’échangent plus.',
    en: 'These pieces were refunded or came back: they are no longer exchanged.',
  },
  done: { fr: 'L’échange est à jour', en: 'The exchange is up to date' },
} satisfies Texts;
