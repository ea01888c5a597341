import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './subscription-mail.fr.ts';

export const en: MirrorOf<typeof fr> = {
  started: {
    title: 'Your monthly box begins',
    intro:
      'The subscription of {company} has begun: {boxes, plural, one {# box} other {# boxes}} a month. Every month, on day {day} (or the last day of shorter months), we prepare the next order and tell you by e-mail.',
    charge:
      'Later months are paid by the means of payment that you have just used; a refusal costs you nothing.',
    space: 'Headcount, pause, cancellation: everything is in your space, under Boxes.',
    guest:
      'To change the headcount, pause or cancel online, open your company’s space with this e-mail address and say, under Boxes, that the order is yours: the subscription will be there.',
    guestLink: 'Open my company’s space',
  },
  headcount: {
    title: 'Your monthly box: new headcount',
    intro:
      'From next month on, the subscription of {company} goes from {from} to {to} boxes. The next order will be {amount} including VAT.',
  },
  pause: {
    title: 'Your monthly box is paused',
    intro:
      'The subscription of {company} is paused from {from}. It goes on by itself on {until}; nothing is ordered until then, and these months count for no commitment.',
  },
  resume: {
    title: 'Your monthly box goes on',
    intro: 'The subscription of {company} goes on: the next month begins on {on}.',
  },
  cancel: {
    title: 'Your cancellation is registered',
    intro:
      '{left, plural, =0 {The subscription of {company} is cancelled, free of charge: nothing more will be asked of you.} one {The subscription of {company} is cancelled, free of charge. One month is left to take, for {amount} including VAT.} other {The subscription of {company} is cancelled, free of charge. # months are left to take, for {amount} including VAT in all.}}',
    undo: 'Changed your mind? Until the last month you can take this cancellation back in your space.',
  },
  undo: {
    title: 'Your monthly box continues',
    intro:
      'The cancellation is taken back: the subscription of {company} continues at the agreed price.',
  },
  ended: {
    title: 'Your monthly box has ended',
    intro: 'The subscription of {company} is over. Thank you for your trust.',
  },
  firstCancelled: {
    title: 'Your monthly box will not continue',
    intro:
      'The order by which the subscription of {company} began is cancelled, and the subscription with it.',
  },
  refused: {
    title: 'The payment for your monthly box did not go through',
    intro:
      'We could not collect {amount} for order {number}: the payment was refused, or your bank asks you to confirm it yourself. We will try again on {day}.',
    pay: 'You can also pay now; the means of payment that you use will serve for later months.',
    link: 'Pay the order',
  },
  stopped: {
    title: 'Your monthly box is paused for want of payment',
    intro:
      'The payment of {amount} for order {number} did not go through after several attempts. The subscription of {company} is paused: nothing is lost, nothing else is ordered. As soon as this order is paid, it goes on.',
  },
  notDelivered: {
    title: 'Your monthly box is paused: we do not deliver to this address',
    intro:
      'The next box of {company}’s subscription was due to go to an address that we do not deliver to at present. The subscription is paused: nothing is ordered or charged. Answer this message to give another address; you can also cancel at no cost in your space.',
  },
  givenUp: {
    title: 'Your monthly box is paused',
    intro:
      'The last order of the subscription of {company} was not paid and has just been cancelled. The subscription is paused; you can resume it whenever you like in your space.',
  },
  transfer: {
    title: 'Your transfer for the monthly box has not arrived',
    intro:
      'We have not received the transfer of {amount} for order {number}. The next month of the subscription of {company} begins as soon as it is here.',
    link: 'See the order and our bank details again',
  },
  staff: {
    title: 'Subscription paused for want of payment: {company}',
    intro:
      'The subscription of {company} (SIREN {siren}) is paused for want of payment. Contact: {email}.',
    link: 'Open the subscriptions',
    addressTitle: 'Subscription paused, address not served: {company}',
    addressIntro:
      'The next month of the subscription of {company} (SIREN {siren}) was due to go to an address that we do not deliver to. It is paused, and its buyer has been told. Contact: {email}.',
  },
  signature: 'A question? Just reply to this message. The Prévenance team',
};
