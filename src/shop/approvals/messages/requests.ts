import type { Texts } from '#basics/messages.ts';

/** Orders that somebody else of the company approves: what waits, one request, and the rules. */
export const texts = {
  title: { fr: 'Commandes à valider', en: 'Orders to approve' },
  waiting: {
    fr: '{count, plural, =0 {Aucune demande n’attend votre décision.} one {Une demande attend votre décision.} other {# demandes attendent votre décision.}}',
    en: '{count, plural, =0 {No request is waiting for you to decide.} one {One request is waiting for you to decide.} other {# requests are waiting for you to decide.}}',
  },
  none: { fr: 'Aucune demande ne correspond.', en: 'No request matches.' },
  state: { fr: 'État', en: 'State' },
  everyState: { fr: 'Tous', en: 'All' },
  you: { fr: 'vous', en: 'you' },
  somebody: { fr: 'quelqu’un de votre entreprise', en: 'somebody of your company' },
  line: { fr: '{quantity} × {name}', en: '{quantity} × {name}' },
  columns: {
    content: { fr: 'Contenu', en: 'Contents' },
    by: { fr: 'Demandée par', en: 'Asked for by' },
    day: { fr: 'Le', en: 'On' },
    gross: { fr: 'TTC', en: 'Incl. VAT' },
    state: { fr: 'État', en: 'State' },
  },
  states: {
    waiting: { fr: 'À valider', en: 'To approve' },
    approved: { fr: 'Validée', en: 'Approved' },
    refused: { fr: 'Refusée', en: 'Refused' },
    withdrawn: { fr: 'Retirée', en: 'Withdrawn' },
    lapsed: { fr: 'Expirée', en: 'Lapsed' },
  },
  pages: {
    label: { fr: 'Pages de demandes', en: 'Pages of requests' },
    previous: { fr: 'Précédente', en: 'Previous' },
    next: { fr: 'Suivante', en: 'Next' },
    here: { fr: 'Page {page} sur {pages}', en: 'Page {page} of {pages}' },
  },
  screen: {
    title: { fr: 'Demande de commande', en: 'Order request' },
    back: { fr: 'Facturation', en: 'Billing' },
    loading: { fr: 'Chargement de la demande…', en: 'Loading the request…' },
    unknown: {
      fr: 'Cette demande n’existe pas, ou elle n’est pas pour vous. Vérifiez avec quel compte vous êtes connecté.',
      en: 'This request does not exist, or it is not for you. Check which account you are signed in with.',
    },
    standing: {
      waiting: {
        own: {
          fr: 'Votre demande est partie. Vous recevrez la réponse par e-mail\u202f; sans réponse d’ici au {day}, elle expire. Rien n’est commandé, réservé ni débité entre-temps.',
          en: 'Your request is on its way. You will get the answer by e-mail; without one by {day}, it lapses. Meanwhile nothing is ordered, set aside or charged.',
        },
        decide: {
          fr: 'Cette demande attend votre décision, ou celle d’un collègue, jusqu’au {day}.',
          en: 'This request waits for you, or for a colleague, to decide until {day}.',
        },
        other: {
          fr: 'Cette demande attend une décision jusqu’au {day}.',
          en: 'This request waits for a decision until {day}.',
        },
      },
      approved: {
        fr: 'Validée par {who}, le {moment}. La commande est passée.',
        en: 'Approved by {who}, on {moment}. The order has been placed.',
      },
      refused: {
        fr: 'Refusée par {who}, le {moment}. Rien n’a été commandé.',
        en: 'Refused by {who}, on {moment}. Nothing was ordered.',
      },
      withdrawn: {
        fr: 'Retirée le {moment}. Rien n’a été commandé.',
        en: 'Withdrawn on {moment}. Nothing was ordered.',
      },
      lapsed: {
        fr: 'Expirée le {moment}, faute de réponse. Rien n’a été commandé.',
        en: 'Lapsed on {moment} without an answer. Nothing was ordered.',
      },
    },
    reasonGiven: { fr: 'Motif\u00a0: {reason}', en: 'Reason: {reason}' },
    order: { fr: 'Commande {number}', en: 'Order {number}' },
    contents: { fr: 'Contenu', en: 'Contents' },
    line: { fr: '{quantity} × {name}', en: '{quantity} × {name}' },
    gross: {
      fr: 'Total TTC au moment de la demande\u00a0: {amount}',
      en: 'Total incl. VAT when it was asked for: {amount}',
    },
    changed: {
      title: { fr: 'Le prix a changé', en: 'The price has changed' },
      text: {
        fr: 'Le total était de {before} TTC au moment de la demande\u202f; il est de {now} aujourd’hui. C’est le prix du jour qui est validé.',
        en: 'The total was {before} incl. VAT when it was asked for; today it is {now}. What is approved is the price of today.',
      },
    },
    asking: { fr: 'La demande', en: 'The request' },
    by: { fr: 'Demandée par', en: 'Asked for by' },
    at: { fr: 'Le', en: 'On' },
    note: { fr: 'Message', en: 'Message' },
    contact: { fr: 'Contact de la commande', en: 'Contact for the order' },
    purchaseOrder: { fr: 'Bon de commande', en: 'Purchase order' },
    noNumber: { fr: 'sans numéro', en: 'without a number' },
    payment: { fr: 'Paiement', en: 'Payment' },
    methods: {
      card: {
        fr: 'Carte bancaire, par l’acheteur, une fois la commande validée',
        en: 'Card, by the buyer, once the order is approved',
      },
      transfer: { fr: 'Virement bancaire', en: 'Bank transfer' },
      terms: { fr: 'Après livraison, à 30 jours', en: 'After delivery, at 30 days' },
    },
    delivery: { fr: 'Livraison', en: 'Delivery' },
    week: { fr: 'Semaine souhaitée', en: 'Wished week' },
    weekPast: {
      fr: '{wished}. Il est trop tard pour cette semaine\u00a0: nous livrerons dès que possible.',
      en: '{wished}. It is too late for that week: we will deliver as soon as possible.',
    },
    message: { fr: 'Message pour la livraison', en: 'Message for the delivery' },
    recent: {
      fr: 'Commandé par ce contact ces 30 derniers jours, TTC',
      en: 'Ordered by this contact in the last 30 days, incl. VAT',
    },
  },
  acts: {
    title: { fr: 'Votre décision', en: 'Your decision' },
    text: {
      fr: 'Validée, la commande est passée aussitôt. Refusée, elle ne l’est pas, et votre motif part à qui l’a demandée.',
      en: 'Once approved, the order is placed at once. Refused, it is not, and your reason goes to who asked for it.',
    },
    unsellable: {
      fr: 'Un produit n’est plus disponible dans cette quantité\u00a0: la commande ne peut pas être validée telle quelle.',
      en: 'A product is no longer available in that quantity: the order cannot be approved as it stands.',
    },
    approve: { fr: 'Valider pour {amount}', en: 'Approve for {amount}' },
    refuse: { fr: 'Refuser…', en: 'Refuse…' },
    reason: { fr: 'Motif du refus', en: 'Reason for refusing' },
    reasonHint: {
      fr: 'Il est envoyé à qui a demandé la commande.',
      en: 'It is sent to who asked for the order.',
    },
    sendRefusal: { fr: 'Refuser la commande', en: 'Refuse the order' },
    keep: { fr: 'Ne pas refuser', en: 'Do not refuse' },
    done: {
      approved: { fr: 'La commande est passée', en: 'The order is placed' },
      refused: { fr: 'La demande est refusée', en: 'The request is refused' },
    },
    withdraw: { fr: 'Retirer ma demande', en: 'Withdraw my request' },
    withdrawHint: {
      fr: 'Vous pourrez remettre son contenu dans votre panier.',
      en: 'You can then put its contents back into your cart.',
    },
    refill: { fr: 'Remettre dans mon panier', en: 'Put it back into my cart' },
    lost: { fr: 'N’est plus vendu\u00a0: {names}.', en: 'No longer sold: {names}.' },
    failed: {
      'price-changed': {
        fr: 'Le prix a changé à l’instant. Le total du jour est affiché ci-dessus\u00a0: validez de nouveau s’il vous convient.',
        en: 'The price has changed just now. Today’s total is shown above: approve again if it suits you.',
      },
      'out-of-stock': {
        fr: 'Un produit vient de manquer. Rien n’a été commandé.',
        en: 'A product has just run out. Nothing was ordered.',
      },
      ended: {
        fr: 'La demande vient d’être décidée, retirée ou expirée. Ce qu’elle est devenue est affiché ci-dessus.',
        en: 'The request has just been decided, withdrawn or lapsed. What became of it is shown above.',
      },
      impossible: {
        fr: 'Cette commande ne peut plus être passée telle quelle\u00a0: le moyen de paiement ou le logo n’est plus disponible. Refusez-la, pour qu’elle soit présentée de nouveau.',
        en: 'This order can no longer be placed as it stands: its means of payment or its logo is no longer available. Refuse it, so that it can be asked for again.',
      },
      refill: {
        fr: 'Le panier n’a pas pu être rempli. Réessayez dans un instant.',
        en: 'The cart could not be filled. Try again in a moment.',
      },
    },
  },
  rules: {
    title: { fr: 'Règles de commande', en: 'Order rules' },
    intro: {
      fr: 'Pour les commandes de box, de la boutique et le premier mois d’une box mensuelle, passées depuis votre espace. Les devis acceptés, la licence et les mois suivants ne passent pas par cet accord.',
      en: 'For orders of boxes, of the boutique and of the first month of a monthly box, from your space. Accepted quotes, the licence and later months need no such approval.',
    },
    loading: { fr: 'Chargement des règles…', en: 'Loading the rules…' },
    none: {
      fr: 'Aucune validation n’est demandée\u00a0: une commande part dès qu’elle est passée.',
      en: 'No approval is asked for: an order leaves as soon as it is placed.',
    },
    from: {
      fr: 'À partir de {amount} TTC, une commande attend l’accord d’une autre personne que l’acheteur.',
      en: 'From {amount} incl. VAT, an order waits for somebody other than its buyer to approve it.',
    },
    approvers: { fr: 'Peuvent valider\u00a0: {people}.', en: 'Who can approve: {people}.' },
    withNumber: {
      fr: 'Chaque commande porte un numéro de bon de commande.',
      en: 'Every order carries a purchase order number.',
    },
    withoutNumber: {
      fr: 'Le numéro de bon de commande est facultatif.',
      en: 'The purchase order number is optional.',
    },
    approvalFrom: {
      fr: 'Faire valider à partir de, en euros TTC',
      en: 'Approval from, in euros incl. VAT',
    },
    approvalFromHint: {
      fr: 'Laissez vide pour que rien ne soit à valider.',
      en: 'Leave it empty so that nothing needs approval.',
    },
    choose: { fr: 'Qui valide, en plus des responsables', en: 'Who approves, beside the owners' },
    chooseHint: {
      fr: 'Personne ne valide sa propre commande.',
      en: 'Nobody approves their own order.',
    },
    somebody: { fr: 'quelqu’un de votre entreprise', en: 'somebody of your company' },
    needsPurchaseOrder: {
      fr: 'Demander un numéro de bon de commande',
      en: 'Ask for a purchase order number',
    },
    needsPurchaseOrderHint: {
      fr: 'Pour toute commande passée depuis l’espace, licence et devis compris.',
      en: 'For every order from the space, licence and quotes included.',
    },
    save: { fr: 'Enregistrer les règles', en: 'Save the rules' },
    saved: { fr: 'Les règles sont enregistrées', en: 'The rules are saved' },
    conflict: {
      fr: 'Quelqu’un d’autre a changé ces règles entre-temps. Celles qui valent sont affichées ci-dessus\u00a0: relisez, puis enregistrez de nouveau.',
      en: 'Somebody else has changed these rules meanwhile. Those in force are shown above: read again, then save once more.',
    },
  },
  problems: {
    approvalFrom: {
      'amount-invalid': {
        fr: 'Écrivez un montant en euros, comme 500, ou laissez vide.',
        en: 'Write an amount in euros, like 500, or leave it empty.',
      },
    },
    reason: {
      required: { fr: 'Dites pourquoi vous refusez.', en: 'Say why you refuse.' },
      'too-long': { fr: 'C’est trop long.', en: 'That is too long.' },
      'control-characters': {
        fr: 'Un caractère invisible s’y est glissé.',
        en: 'An invisible character has slipped in.',
      },
    },
    unknown: { fr: 'Cette valeur n’est pas acceptée.', en: 'This value is not accepted.' },
  },
} satisfies Texts;
