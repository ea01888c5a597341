import type { Texts } from '#basics/messages.ts';

/** A quote that is asked for on the site and is there at once. */
export const texts = {
  title: { fr: 'Votre devis, tout de suite', en: 'Your quote, right away' },
  intro: {
    fr: 'Au prix du catalogue, valable trente jours. Il s’enregistre en PDF, s’accepte et se paie en ligne.',
    en: 'At catalogue prices, valid for thirty days. Save it as a PDF, accept it and pay for it online.',
  },
  loading: { fr: 'Chargement du catalogue…', en: 'Loading the catalogue…' },
  away: {
    fr: 'Le service ne répond pas pour le moment. Réessayez dans un instant.',
    en: 'The service does not answer at the moment. Please try again shortly.',
  },
  retry: { fr: 'Réessayer', en: 'Try again' },
  nothing: {
    title: {
      fr: 'Rien de ce qui était demandé n’est en vente',
      en: 'Nothing of what was asked for is on sale',
    },
    action: { fr: 'Choisir des box', en: 'Choose boxes' },
  },
  summary: { fr: 'Ce que vous demandez', en: 'What you are asking for' },
  quantity: { fr: 'Quantité, {name}', en: 'Quantity, {name}' },
  fewer: { fr: 'Un de moins, {name}', en: 'One fewer, {name}' },
  more: { fr: 'Un de plus, {name}', en: 'One more, {name}' },
  unit: { fr: '{price} HT l’unité', en: '{price} excl. VAT each' },
  unitOfPlan: {
    fr: '{price} HT par salarié et par mois, {months, plural, =0 {sans engagement} other {engagement de # mois}}',
    en: '{price} excl. VAT per employee and month, {months, plural, =0 {no commitment} other {#-month commitment}}',
  },
  net: { fr: 'Total HT', en: 'Total excl. VAT' },
  vat: {
    fr: 'La TVA du lieu de livraison figure sur le devis. La livraison est comprise.',
    en: 'The quote shows the VAT of the place of delivery. Delivery is included.',
  },
  problems: {
    fr: 'Quelques points à corriger avant d’établir le devis',
    en: 'A few things to put right before the quote is made',
  },
  submit: { fr: 'Recevoir le devis', en: 'Get the quote' },
  sending: { fr: 'Le devis s’établit…', en: 'Making the quote…' },
  afterSubmit: {
    fr: 'Il ne vous engage à rien tant que vous ne l’acceptez pas.',
    en: 'It binds you to nothing until you accept it.',
  },
  filled: {
    fr: 'Rempli avec ce que nous savons de votre entreprise.',
    en: 'Filled in with what we know of your company.',
  },
  sent: {
    title: { fr: 'Le devis {number} est prêt', en: 'Quote {number} is ready' },
    text: {
      fr: 'Le lien pour le lire, l’accepter et le payer vient de partir à {email}.',
      en: 'The link to read it, accept it and pay for it has just left for {email}.',
    },
  },
  failed: {
    lines: {
      title: { fr: 'Le devis n’a pas pu être établi', en: 'The quote could not be made' },
      text: {
        fr: 'Un des produits n’est plus en vente, ou il n’en reste pas autant. Changez la quantité, ou écrivez-nous.',
        en: 'One of the products is no longer on sale, or there are not as many left. Change the quantity, or write to us.',
      },
    },
    tooMany: {
      title: { fr: 'Trop de devis d’affilée', en: 'Too many quotes in a row' },
      text: {
        fr: 'Réessayez dans une heure, ou écrivez-nous.',
        en: 'Try again in an hour, or write to us.',
      },
    },
    away: {
      title: { fr: 'Le devis n’est pas parti', en: 'The quote has not left' },
      text: {
        fr: 'Le service n’a pas répondu. Ce que vous avez saisi est resté : réessayez.',
        en: 'The service did not answer. What you typed is still there: please try again.',
      },
    },
  },
} satisfies Texts;
