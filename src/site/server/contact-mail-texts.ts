import type { Language } from '#basics/language.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { OfferType } from '../rules/offer-types.ts';

type ContactMailTexts = {
  readonly offers: Readonly<Record<OfferType, string>>;
  readonly received: {
    readonly subject: string;
    readonly greeting: string;
    readonly thanks: string;
    /** The same, when the request names one of `offers`. */
    readonly thanksAbout: (offer: string) => string;
    readonly next: string;
    readonly notYou: string;
    readonly signature: string;
  };
  readonly forStaff: {
    readonly subject: (company: string) => string;
    readonly intro: string;
    readonly labels: Readonly<
      Record<'name' | 'company' | 'email' | 'phone' | 'employees' | 'offer' | 'language', string>
    >;
    readonly languages: Readonly<Record<Language, string>>;
    readonly notSaid: string;
    readonly message: string;
    readonly answer: string;
  };
};

/** The words of both mails. They live here, not in `messages`: no page shows them. */
export const CONTACT_MAIL_TEXTS: Readonly<Record<Language, ContactMailTexts>> = {
  fr: {
    offers: {
      saas: 'l’application d’écoute',
      boxes: 'nos box à la demande',
      subscription: 'la box du mois',
      international: 'une offre à l’international',
      partnership: 'un partenariat',
      other: 'autre chose',
    },
    received: {
      subject: 'Nous avons bien reçu votre demande',
      greeting: 'Bonjour,',
      thanks: 'Merci de nous avoir écrit. Votre demande nous est bien parvenue.',
      thanksAbout: (offer) =>
        `Merci de nous avoir écrit. Votre demande concernant ${offer} nous est bien parvenue.`,
      next: 'Une personne de l’équipe la lit et vous répond, en général sous deux jours ouvrés. Pour ajouter un mot d’ici là, répondez simplement à ce message.',
      notYou:
        'Vous n’êtes pas à l’origine de cette demande ? Quelqu’un a sans doute saisi votre adresse par erreur : vous pouvez ignorer ce message.',
      signature: `L’équipe ${PRODUCT_NAME}`,
    },
    forStaff: {
      subject: (company) => `Demande de contact : ${company}`,
      intro: 'Une demande vient d’arriver par le formulaire du site.',
      labels: {
        name: 'Nom',
        company: 'Entreprise',
        email: 'E-mail',
        phone: 'Téléphone',
        employees: 'Effectif',
        offer: 'Au sujet de',
        language: 'Langue',
      },
      languages: { fr: 'français', en: 'anglais' },
      notSaid: 'non précisé',
      message: 'Message',
      answer: 'Répondre à ce message écrit directement à la personne.',
    },
  },
  en: {
    offers: {
      saas: 'the listening app',
      boxes: 'boxes on demand',
      subscription: 'the monthly box',
      international: 'an offer outside France',
      partnership: 'a partnership',
      other: 'something else',
    },
    received: {
      subject: 'We have received your request',
      greeting: 'Hello,',
      thanks: 'Thank you for writing to us. Your request has reached us.',
      thanksAbout: (offer) =>
        `Thank you for writing to us. Your request about ${offer} has reached us.`,
      next: 'Someone from the team reads it and answers, usually within two working days. To add anything in the meantime, just reply to this message.',
      notYou:
        'Was this not you? Somebody probably typed your address by mistake: you can ignore this message.',
      signature: `The ${PRODUCT_NAME} team`,
    },
    forStaff: {
      subject: (company) => `Contact request: ${company}`,
      intro: 'A request has just arrived through the form on the site.',
      labels: {
        name: 'Name',
        company: 'Company',
        email: 'E-mail',
        phone: 'Phone',
        employees: 'Staff',
        offer: 'About',
        language: 'Language',
      },
      languages: { fr: 'French', en: 'English' },
      notSaid: 'not given',
      message: 'Message',
      answer: 'Replying to this message writes straight to them.',
    },
  },
};
