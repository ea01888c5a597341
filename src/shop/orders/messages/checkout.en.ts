import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './checkout.fr.ts';

const address = {
  line1: 'Number and street',
  line2: 'Further details (building, floor, department)',
  postcode: 'Postcode',
  city: 'Town',
  country: 'Country',
};

export const en: MirrorOf<typeof fr> = {
  title: 'Checkout',
  description:
    'Order for your company or works council: card or bank transfer, invoice in the company’s name.',
  heading: 'Check out',
  intro: 'No account needed, one page. Nothing is charged before you confirm it.',
  loading: 'Chargement…',
  optional: 'optional',
  empty: {
    title: 'Your cart is empty',
    text: 'Choose a box first, then come back here to order it.',
    action: 'See the boxes',
  },
  filled: 'Filled in from your space and your last order: read it through before you send.',
  company: {
    title: 'Your company',
    employer: { label: 'Employer', hint: 'Company, association, public body' },
    cse: { label: 'Works council (CSE)', hint: 'Comité social et économique' },
    siretHint: '14-digit SIRET, or 9-digit SIREN.',
    vatHint: 'For example FR44732829320.',
    vatYes: 'Yes',
    vatNo: 'No, like most works councils',
    emailHint: 'The confirmation and the invoice are sent there.',
  },
  addresses: {
    title: 'Addresses',
    billingAddress: 'Billing address',
    deliveryAddress: 'Delivery address',
    elsewhere: 'Deliver to another address',
    elsewhereHint:
      'Otherwise we deliver to the billing address. We deliver in mainland France, Corsica and Monaco.',
  },
  delivery: {
    title: 'Delivery and references',
    soon: 'As soon as possible',
    weekHint: 'We need five working days to prepare.',
    purchaseOrderHint: 'If your accountants ask for one; it will be on the invoice.',
    purchaseOrderNeeded: 'Your company asks for one with every order; it will be on the invoice.',
    messageHint: 'Reception hours, intercom, floor…',
  },
  payment: {
    title: 'Payment',
    method: 'Payment method',
    card: {
      label: 'Bank card',
      hint: 'You will be taken to the payment page, then brought back here.',
    },
    transfer: {
      label: 'Bank transfer',
      hint: 'We give you our account and a reference; the order is confirmed once it arrives. Your boxes are reserved for {days} days.',
    },
    terms: {
      label: 'Payment at {days} days',
      hint: 'After delivery, by transfer, for {company}. The first time, we answer within one working day.',
      unverified:
        'Payment at {days} days opens once {company} is verified. <link>Ask for it</link>',
    },
    sandbox: 'Demonstration shop: card payment is simulated and no money moves.',
  },
  terms: 'I accept the <link>terms of sale</link>.',
  submit: 'Order and pay',
  needsScripts:
    'Without JavaScript this page cannot be shown. Turn it on for this site, or <contact>write to us</contact>: we will place the order with you.',
  submitting: 'Placing your order…',
  afterSubmit: 'An order binds you to pay.',
  summary: {
    title: 'Your order',
    edit: 'Edit',
    line: '{quantity} × {name}',
    pending: 'Working out the price…',
    away: 'The price could not be worked out. Your cart is kept.',
    retry: 'Try again',
    takeLeft: '{left, plural, one {Take the last one} other {Take the # left}}',
    askQuote: 'Ask for a quote',
    remove: 'Remove from the cart',
    update: 'Update',
    more: 'Add another box',
  },
  totals: {
    net: 'Total excl. VAT',
    vat: 'VAT {rate, number, ::percent .##}',
    gross: 'Total incl. VAT',
    delivery: 'Delivery',
    included: 'Included',
  },
  lineProblems: {
    unknown: 'This product has left the catalogue.',
    'not-sold': 'This product is not on sale yet.',
    'out-of-stock': 'This box is sold out.',
    'too-many': '{left, plural, one {Only one is left.} other {Only # are left.}}',
    'beyond-cart':
      'Online, up to {max} of one product in an order, all lines together. Beyond that, ask for a quote.',
    'plan-unknown': 'This commitment is no longer offered: remove the box and add it again.',
    'customisation-invalid':
      'This customisation is no longer possible: remove the box and compose it again.',
  },
  approval: {
    title: 'Somebody else approves this order',
    text: 'Your company asks for it from {amount} incl. VAT. Until then nothing is ordered, set aside or charged.',
    people: 'It will be sent to: {people}.',
    somebody: 'somebody of your company',
    submit: 'Send for approval',
    afterSubmit: 'Once it is approved, the order is placed at the price of that day.',
  },
  outcomes: {
    'rules-changed': {
      title: 'The rules of your company have changed',
      text: 'Nothing was ordered. Read again what stands above the button, then confirm once more.',
    },
    'price-changed': {
      title: 'The price has changed',
      text: 'The catalogue was updated during your visit. The new total is shown: confirm if it suits you. Nothing has been ordered or charged.',
    },
    'out-of-stock': {
      title: 'A box is no longer available',
      text: 'Nothing has been ordered. Adjust your cart above and confirm again.',
    },
    'unpaid-orders': {
      title: 'Too many orders wait to be paid',
      text: 'They come from your network or your space. Pay those that wait, sign in, or come back in an hour. Nothing that you typed is lost.',
    },
    'unpaid-pieces': {
      title: 'Too many pieces of one product wait to be paid',
      text: 'They come from your network or your space. Pay the orders that wait, or ask us for a quote. Nothing that you typed is lost.',
    },
    'too-many-requests': {
      title: 'Too many attempts',
      text: 'Please wait a few minutes before trying again. Nothing is lost.',
    },
    away: {
      title: 'The service is briefly unavailable',
      text: 'Your cart and what you typed are kept. Try again in a moment: there will be no second order.',
    },
    failed: {
      title: 'The order could not be placed',
      text: 'The fault is ours. Nothing is lost: try again, or write to us.',
    },
  },
  labels: {
    company: {
      kind: 'You are ordering for',
      legalName: 'Legal name',
      siret: 'SIRET or SIREN',
      vatNumber: 'VAT number',
      vatLiable: 'Do you recover VAT?',
      contactName: 'Your name',
      email: 'E-mail address',
      phone: 'Telephone',
    },
    billingAddress: address,
    deliveryAddress: address,
    wishedWeek: 'Preferred week',
    purchaseOrderNumber: 'Purchase order number',
    message: 'Message for delivery',
    paymentMethod: 'Payment method',
    acceptsTerms: 'Terms of sale',
    logo: 'Logo',
    approvalNote: 'A word for who approves',
  },
  problems: {
    line: '{label}: {problem}',
    title: 'A few things to put right before ordering',
    required: 'Please fill this in.',
    'too-long': 'This text is too long, please shorten it.',
    'control-characters': 'This text holds invisible characters, please type it again.',
    'link-in-name':
      'A name holds no link and no e-mail address. After a dot or a colon, leave a space.',
    'number-in-name':
      'Nine digits in a row or more look like a telephone number, and a name holds none.',
    'orders-wait-under-address':
      'Several orders under this address wait to be paid. Pay them, or sign in with this address to order.',
    'transfer-keeps-too-much':
      'By transfer without an account, we cannot reserve that much of this product. Pay by card, sign in, or order fewer.',
    'unverified-keeps-too-much':
      'While your company is not verified, we cannot reserve that much of this product without payment. Pay by card, order fewer, or ask for verification from your space.',
    'siret-invalid': 'No such number. Check the 14 digits of the SIRET (or 9 of the SIREN).',
    'siren-invalid': 'No such number. Check the 9 digits of the SIREN (or 14 of the SIRET).',
    'siren-not-of-siret': 'The SIREN does not match the SIRET.',
    'vat-number-invalid': 'This VAT number is not valid. Check it, or leave the field empty.',
    'vat-number-of-another-company': 'This VAT number belongs to another SIREN.',
    'email-invalid': 'This address is not complete. Example: first.last@company.com',
    'phone-invalid': 'This number is not valid. Example: 01 23 45 67 89 or +33 1 23 45 67 89',
    'postcode-invalid': 'A French postcode has five digits.',
    'country-unknown': 'Choose a country from the list.',
    'priced-for-the-mainland':
      'This quote bears the VAT of mainland France. For a delivery in Corsica, write to us: we will make it again at the rate of Corsica.',
    'delivery-place-not-served':
      'We deliver in mainland France, Corsica and Monaco. Please give a delivery address.',
    'kind-unknown': 'Choose one of the two.',
    'vat-liability-unknown': 'Answer yes or no.',
    'payment-method-unknown': 'Choose a payment method.',
    'terms-of-another-company':
      'Payment after delivery is asked for by the company of your space: give its SIREN, or choose another way to pay.',
    'terms-by-role':
      'Paying after delivery commits the company: it is for the owners of its space and, in an employer’s, for HR. Choose another way.',
    'terms-of-unverified-company':
      'Paying after delivery is for verified companies. Ask to be verified in the settings of your space, or choose another way.',
    'terms-not-accepted': 'Tick the box to accept the terms.',
    'week-invalid': 'Choose a week from the list.',
    'week-too-soon': 'This week is too close, choose a later one.',
    'week-too-late': 'This week is too far away, choose an earlier one.',
    'logo-missing': 'The logo is no longer available. Please customise the box again.',
    invalid: 'This value is not accepted.',
  },
  countries: {
    FR: 'France',
    MC: 'Monaco',
    BE: 'Belgium',
    CH: 'Switzerland',
    DE: 'Germany',
    ES: 'Spain',
    IT: 'Italy',
    LU: 'Luxembourg',
    NL: 'Netherlands',
    GB: 'United Kingdom',
  },
};
