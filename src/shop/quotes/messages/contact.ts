import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Contact', en: 'Contact' },
  description: {
    fr: 'Demander un devis, une démonstration ou un renseignement : quelques lignes, une personne les lit et vous répond.',
    en: 'Ask for a quote, a demonstration or a piece of advice: a few lines, which a person reads and answers.',
  },
  hero: {
    eyebrow: { fr: 'Contact', en: 'Contact' },
    title: { fr: 'Parlons-en', en: 'Let us talk' },
    intro: {
      fr: 'Un devis, une démonstration, une idée de partenariat, une question : quelques lignes suffisent. C’est une personne qui les lit.',
      en: 'A quote, a demonstration, an idea for a partnership, a question: a few lines will do. A person reads them.',
    },
  },
  form: {
    title: { fr: 'Votre demande', en: 'Your request' },
    optional: { fr: 'facultatif', en: 'optional' },
    name: {
      label: { fr: 'Votre nom', en: 'Your name' },
    },
    company: {
      label: { fr: 'Entreprise ou CSE', en: 'Company or works council' },
    },
    email: {
      label: { fr: 'E-mail', en: 'E-mail' },
      hint: { fr: 'C’est là que nous vous répondrons.', en: 'This is where we will answer.' },
    },
    phone: {
      label: { fr: 'Téléphone', en: 'Phone' },
      hint: { fr: 'Si vous préférez être rappelé.', en: 'If you would rather be called back.' },
    },
    employeeCount: {
      label: { fr: 'Nombre de salariés', en: 'Number of employees' },
      hint: { fr: 'Un ordre de grandeur suffit.', en: 'A rough figure is fine.' },
    },
    offerType: {
      label: { fr: 'Au sujet de', en: 'About' },
      none: { fr: 'Choisir, si vous le savez déjà', en: 'Choose, if you already know' },
    },
    message: {
      label: { fr: 'Votre message', en: 'Your message' },
      hint: {
        fr: 'Ce que vous aimeriez faire, pour combien de personnes, et pour quand.',
        en: 'What you would like to do, for how many people, and by when.',
      },
    },
    website: {
      label: { fr: 'Laissez ce champ vide', en: 'Leave this field empty' },
    },
    privacy: {
      fr: 'Ces informations ne servent qu’à vous répondre. <privacy>Ce que nous en faisons</privacy>.',
      en: 'We use this information only to answer you. <privacy>What we do with it</privacy>.',
    },
    submit: { fr: 'Envoyer ma demande', en: 'Send my request' },
    sending: { fr: 'Envoi en cours…', en: 'Sending…' },
  },
  offers: {
    saas: { fr: 'L’application d’écoute', en: 'The listening app' },
    boxes: { fr: 'Des box à la demande', en: 'Boxes on demand' },
    subscription: { fr: 'La box du mois', en: 'The monthly box' },
    international: { fr: 'Une offre à l’international', en: 'An offer outside France' },
    partnership: { fr: 'Un partenariat', en: 'A partnership' },
    other: { fr: 'Autre chose', en: 'Something else' },
  },
  problems: {
    title: {
      fr: '{count, plural, one {Un point à revoir avant l’envoi} other {# points à revoir avant l’envoi}}',
      en: '{count, plural, one {One thing to look at before sending} other {# things to look at before sending}}',
    },
    name: {
      required: { fr: 'Indiquez votre nom.', en: 'Enter your name.' },
      'too-long': {
        fr: 'Ce nom est trop long : 120 caractères au plus.',
        en: 'This name is too long: 120 characters at most.',
      },
      'control-characters': {
        fr: 'Ce nom contient un caractère invisible : ressaisissez-le.',
        en: 'This name holds an invisible character: please type it again.',
      },
    },
    company: {
      required: {
        fr: 'Indiquez le nom de votre entreprise ou de votre CSE.',
        en: 'Enter the name of your company or works council.',
      },
      'too-long': {
        fr: 'Ce nom est trop long : 200 caractères au plus.',
        en: 'This name is too long: 200 characters at most.',
      },
      'control-characters': {
        fr: 'Ce nom contient un caractère invisible : ressaisissez-le.',
        en: 'This name holds an invisible character: please type it again.',
      },
    },
    email: {
      required: {
        fr: 'Indiquez votre adresse e-mail, pour que nous puissions répondre.',
        en: 'Enter your e-mail address, so that we can answer.',
      },
      'email-invalid': {
        fr: 'Cette adresse ne semble pas complète. Exemple : claire@entreprise.fr',
        en: 'This address does not look complete. Example: claire@company.com',
      },
    },
    phone: {
      'phone-invalid': {
        fr: 'Écrivez un numéro français (01 23 45 67 89) ou international (+32 2 123 45 67).',
        en: 'Write a French number (01 23 45 67 89) or an international one (+44 20 7946 0000).',
      },
      'too-long': { fr: 'Ce numéro est trop long.', en: 'This number is too long.' },
      'control-characters': {
        fr: 'Ce numéro contient un caractère invisible : ressaisissez-le.',
        en: 'This number holds an invisible character: please type it again.',
      },
    },
    employeeCount: {
      'employee-count-invalid': {
        fr: 'Écrivez un nombre entier, en chiffres. Exemple : 60',
        en: 'Write a whole number, in figures. Example: 60',
      },
    },
    offerType: {
      'offer-type-unknown': {
        fr: 'Choisissez un sujet dans la liste.',
        en: 'Choose a subject from the list.',
      },
    },
    message: {
      required: { fr: 'Écrivez-nous quelques mots.', en: 'Write us a few words.' },
      'too-short': {
        fr: 'Encore quelques mots : dix caractères au moins.',
        en: 'A few more words, please: ten characters at least.',
      },
      'too-long': {
        fr: 'Ce message est trop long : 5 000 caractères au plus.',
        en: 'This message is too long: 5,000 characters at most.',
      },
      'control-characters': {
        fr: 'Ce message contient un caractère invisible : ressaisissez-le.',
        en: 'This message holds an invisible character: please type it again.',
      },
    },
    unknown: { fr: 'Vérifiez ce champ.', en: 'Please check this field.' },
  },
  // Texts of the specification, word for word, spaces included.
  sent: {
    title: { fr: 'Demande envoyée ✅', en: 'Request sent ✅' },
    message: {
      fr: 'Merci ! Nous vous recontactons rapidement pour votre devis ou démo.',
      en: 'Thank you! We will get back to you quickly about your quote or demo.',
    },
    another: { fr: 'Écrire une autre demande', en: 'Write another request' },
    copy: {
      fr: 'Un accusé de réception part à l’adresse que vous avez donnée.',
      en: 'A confirmation is on its way to the address you gave.',
    },
  },
  failed: {
    title: { fr: 'Envoi impossible', en: 'Sending failed' },
    message: {
      fr: 'Désolé, une erreur est survenue. Réessayez ou écrivez-nous directement',
      en: 'Sorry, something went wrong. Try again or write to us directly',
    },
    tooMany: {
      fr: 'Plusieurs demandes sont déjà parties de chez vous en une heure. Patientez un peu, ou écrivez-nous.',
      en: 'Several requests have already left from where you are within the hour. Wait a little, or write to us.',
    },
    kept: {
      fr: 'Ce que vous avez écrit est resté dans le formulaire.',
      en: 'What you wrote is still in the form.',
    },
  },
  aside: {
    title: { fr: 'Autrement', en: 'Other ways' },
    email: { fr: 'Par e-mail', en: 'By e-mail' },
    phone: { fr: 'Par téléphone', en: 'By phone' },
    hours: {
      fr: 'Du lundi au vendredi, de 9 h à 18 h',
      en: 'Monday to Friday, 9 a.m. to 6 p.m., Paris time',
    },
    nextTitle: { fr: 'Ensuite', en: 'What happens next' },
    next: {
      receipt: {
        fr: 'Un accusé de réception vous parvient aussitôt.',
        en: 'A receipt reaches you at once.',
      },
      read: {
        fr: 'Une personne de la maison lit votre message, en général sous deux jours ouvrés.',
        en: 'Somebody of the house reads your message, usually within two working days.',
      },
      answer: {
        fr: 'Nous répondons par écrit, ou nous vous rappelons si vous l’avez demandé.',
        en: 'We answer in writing, or call you back if you asked us to.',
      },
      free: {
        fr: 'Un devis ou une démonstration n’engage à rien.',
        en: 'A quote or a demonstration commits you to nothing.',
      },
    },
    shorter: {
      title: { fr: 'Peut-être plus court', en: 'Perhaps shorter' },
      count: { fr: 'Chiffrer des box ou une licence', en: 'Put a figure on boxes or a licence' },
      exchange: { fr: 'Échanger un produit reçu', en: 'Exchange a product I received' },
      partner: { fr: 'Proposer ce que je fabrique', en: 'Offer what I make' },
      signIn: { fr: 'Retrouver l’accès à mon espace', en: 'Get back into my space' },
      data: { fr: 'Exercer mes droits sur mes données', en: 'Use my rights over my data' },
    },
    useful: {
      saas: {
        fr: 'Ce qui nous aide à bien répondre\u00a0: votre effectif, vos sites, et la date de votre prochain CSE.',
        en: 'What helps us answer well: your headcount, your sites, and the date of your next works council.',
      },
      boxes: {
        fr: 'Ce qui nous aide à bien répondre\u00a0: combien de box, où, et pour quel jour.',
        en: 'What helps us answer well: how many boxes, where, and for which day.',
      },
      subscription: {
        fr: 'Ce qui nous aide à bien répondre\u00a0: combien de personnes, à partir de quel mois, et qui offre, l’employeur ou le CSE.',
        en: 'What helps us answer well: how many people, from which month, and who gives, the employer or the works council.',
      },
      international: {
        fr: 'Ce qui nous aide à bien répondre\u00a0: les pays, le nombre de personnes dans chacun, et l’occasion.',
        en: 'What helps us answer well: the countries, how many people in each, and the occasion.',
      },
      partnership: {
        fr: 'Vous fabriquez en France\u202f? La candidature de la boutique va plus vite. Pour toute autre idée, ce formulaire.',
        en: 'Do you make things in France? The boutique’s application is quicker. For any other idea, this form.',
      },
      other: {
        fr: 'Dites les choses comme elles viennent\u00a0: nous poserons les questions qui manquent.',
        en: 'Say it as it comes: we will ask the questions that are missing.',
      },
    },
  },
} satisfies Texts;
