import type { Texts } from '#basics/messages.ts';
import { RETURN_REASON_WORDS } from './exchange.ts';

export const texts = {
  asked: {
    title: { fr: 'Votre demande d’échange {reference}', en: 'Your exchange request {reference}' },
    intro: {
      fr: 'Nous avons bien reçu votre demande d’échange sur la commande {number}. Nous l’étudions et vous répondons sous deux jours ouvrés\u202f; d’ici là, gardez les produits tels qu’ils sont.',
      en: 'We have received your request to exchange part of order {number}. We look into it and answer within two working days; until then, please keep the products as they are.',
    },
    photograph: {
      fr: 'Pour aller plus vite, répondez à ce message avec une photographie de ce qui ne va pas.',
      en: 'To speed things up, reply to this message with a photograph of what is wrong.',
    },
  },
  accepted: {
    title: {
      fr: 'Votre échange {reference} est accepté',
      en: 'Your exchange {reference} is accepted',
    },
    intro: {
      fr: 'Bonne nouvelle\u00a0: nous échangeons ces produits de la commande {number}.',
      en: 'Good news: we are exchanging these products of order {number}.',
    },
    ways: {
      kept: {
        fr: 'Vous n’avez rien à renvoyer. Nous préparons ce que vous recevrez à la place.',
        en: 'You have nothing to send back. We are preparing what you will receive instead.',
      },
      prepaid: {
        fr: 'Imprimez le bon de retour depuis la page de la commande et glissez-le dans le colis. L’étiquette du transporteur, déjà payée, vous arrive dans un message à part. Ce que vous recevrez à la place part dès que le colis est chez nous.',
        en: 'Print the return slip from the page of the order and put it into the parcel. The carrier’s label, already paid for, reaches you in a separate message. What you will receive instead leaves as soon as the parcel is with us.',
      },
      collected: {
        fr: 'Imprimez le bon de retour depuis la page de la commande et glissez-le dans le colis. Le transporteur passe le chercher chez vous, à nos frais. Ce que vous recevrez à la place part dès que le colis est chez nous.',
        en: 'Print the return slip from the page of the order and put it into the parcel. The carrier collects it from you at our expense. What you will receive instead leaves as soon as the parcel is with us.',
      },
    },
    said: { fr: 'Notre équipe précise', en: 'Our team adds' },
  },
  refused: {
    title: { fr: 'Votre demande d’échange {reference}', en: 'Your exchange request {reference}' },
    intro: {
      fr: 'Nous ne pouvons pas échanger ces produits de la commande {number}.',
      en: 'We cannot exchange these products of order {number}.',
    },
  },
  closed: {
    title: { fr: 'Votre échange {reference} est clos', en: 'Your exchange {reference} is closed' },
    intro: {
      fr: 'Nous avons clos cet échange de la commande {number} sans rien envoyer à la place.',
      en: 'We have closed this exchange of order {number} without sending anything instead.',
    },
  },
  replaced: {
    title: {
      fr: 'Votre échange {reference} est en route',
      en: 'Your exchange {reference} is on its way',
    },
    intro: {
      fr: 'Ce qui remplace ces produits de la commande {number} vient de partir.',
      en: 'What replaces these products of order {number} has just left.',
    },
    carrier: { fr: 'Transporteur', en: 'Carrier' },
    tracking: { fr: 'Numéro de suivi', en: 'Tracking number' },
    follow: { fr: 'Suivre le colis', en: 'Track the parcel' },
  },
  carriers: {
    own: { fr: 'notre livraison', en: 'our own delivery' },
    other: { fr: 'autre transporteur', en: 'another carrier' },
  },
  reason: { fr: 'Pourquoi', en: 'Why' },
  same: { fr: 'le même produit', en: 'the same product' },
  instead: { fr: '{name} à la place', en: '{name} instead' },
  judge: {
    title: {
      fr: 'Échange à juger\u00a0: {reference}, {company}',
      en: 'Exchange to judge: {reference}, {company}',
    },
    intro: {
      fr: '{company} demande l’échange de produits de la commande {number}.',
      en: '{company} asks to exchange products of order {number}.',
    },
    reasons: RETURN_REASON_WORDS,
    note: { fr: 'L’acheteur écrit', en: 'The buyer writes' },
    open: { fr: 'Ouvrir la commande', en: 'Open the order' },
  },
  link: { fr: 'Voir l’échange', en: 'See the exchange' },
  signature: {
    fr: 'Une question\u202f? Répondez simplement à ce message. L’équipe Prévenance',
    en: 'A question? Simply reply to this message. The Prévenance team',
  },
} satisfies Texts;
