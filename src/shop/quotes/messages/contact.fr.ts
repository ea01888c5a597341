export const fr = {
  title: 'Contact',
  description:
    'Demander un devis, une démonstration ou un renseignement : quelques lignes, une personne les lit et vous répond.',
  hero: {
    eyebrow: 'Contact',
    title: 'Parlons-en',
    intro:
      'Un devis, une démonstration, une idée de partenariat, une question : quelques lignes suffisent. C’est une personne qui les lit.',
  },
  form: {
    title: 'Votre demande',
    optional: 'facultatif',
    name: { label: 'Votre nom' },
    company: { label: 'Entreprise ou CSE' },
    email: { label: 'E-mail', hint: 'C’est là que nous vous répondrons.' },
    phone: { label: 'Téléphone', hint: 'Si vous préférez être rappelé.' },
    employeeCount: { label: 'Nombre de salariés', hint: 'Un ordre de grandeur suffit.' },
    offerType: { label: 'Au sujet de', none: 'Choisir, si vous le savez déjà' },
    message: {
      label: 'Votre message',
      hint: 'Ce que vous aimeriez faire, pour combien de personnes, et pour quand.',
    },
    website: { label: 'Laissez ce champ vide' },
    privacy:
      'Ces informations ne servent qu’à vous répondre. <privacy>Ce que nous en faisons</privacy>.',
    submit: 'Envoyer ma demande',
    sending: 'Envoi en cours…',
  },
  offers: {
    saas: 'L’application d’écoute',
    boxes: 'Des box à la demande',
    subscription: 'La box du mois',
    international: 'Une offre à l’international',
    partnership: 'Un partenariat',
    other: 'Autre chose',
  },
  problems: {
    title:
      '{count, plural, one {Un point à revoir avant l’envoi} other {# points à revoir avant l’envoi}}',
    name: {
      required: 'Indiquez votre nom.',
      'too-long': 'Ce nom est trop long : 120 caractères au plus.',
      'control-characters': 'Ce nom contient un caractère invisible : ressaisissez-le.',
    },
    company: {
      required: 'Indiquez le nom de votre entreprise ou de votre CSE.',
      'too-long': 'Ce nom est trop long : 200 caractères au plus.',
      'control-characters': 'Ce nom contient un caractère invisible : ressaisissez-le.',
    },
    email: {
      required: 'Indiquez votre adresse e-mail, pour que nous puissions répondre.',
      'email-invalid': 'Cette adresse ne semble pas complète. Exemple : claire@entreprise.fr',
    },
    phone: {
      'phone-invalid':
        'Écrivez un numéro français (01 23 45 67 89) ou international (+32 2 123 45 67).',
      'too-long': 'Ce numéro est trop long.',
      'control-characters': 'Ce numéro contient un caractère invisible : ressaisissez-le.',
    },
    employeeCount: {
      'employee-count-invalid': 'Écrivez un nombre entier, en chiffres. Exemple : 60',
    },
    offerType: {
      'offer-type-unknown': 'Choisissez un sujet dans la liste.',
    },
    message: {
      required: 'Écrivez-nous quelques mots.',
      'too-short': 'Encore quelques mots : dix caractères au moins.',
      'too-long': 'Ce message est trop long : 5 000 caractères au plus.',
      'control-characters': 'Ce message contient un caractère invisible : ressaisissez-le.',
    },
    unknown: 'Vérifiez ce champ.',
  },
  // Texts of the specification, word for word, spaces included.
  sent: {
    title: 'Demande envoyée ✅',
    message: 'Merci ! Nous vous recontactons rapidement pour votre devis ou démo.',
    another: 'Écrire une autre demande',
    copy: 'Un accusé de réception part à l’adresse que vous avez donnée.',
  },
  failed: {
    title: 'Envoi impossible',
    message: 'Désolé, une erreur est survenue. Réessayez ou écrivez-nous directement',
    tooMany:
      'Plusieurs demandes sont déjà parties de chez vous en une heure. Patientez un peu, ou écrivez-nous.',
    kept: 'Ce que vous avez écrit est resté dans le formulaire.',
  },
  aside: {
    title: 'Autrement',
    email: 'Par e-mail',
    phone: 'Par téléphone',
    hours: 'Du lundi au vendredi, de 9 h à 18 h',
    nextTitle: 'Ensuite',
    next: {
      receipt: 'Un accusé de réception vous parvient aussitôt.',
      read: 'Une personne de la maison lit votre message, en général sous deux jours ouvrés.',
      answer: 'Nous répondons par écrit, ou nous vous rappelons si vous l’avez demandé.',
      free: 'Un devis ou une démonstration n’engage à rien.',
    },
    shorter: {
      title: 'Peut-être plus court',
      count: 'Chiffrer des box ou une licence',
      exchange: 'Échanger un produit reçu',
      partner: 'Proposer ce que je fabrique',
      signIn: 'Retrouver l’accès à mon espace',
      data: 'Exercer mes droits sur mes données',
    },
    useful: {
      saas: 'Ce qui nous aide à bien répondre\u00a0: votre effectif, vos sites, et la date de votre prochain CSE.',
      boxes: 'Ce qui nous aide à bien répondre\u00a0: combien de box, où, et pour quel jour.',
      subscription:
        'Ce qui nous aide à bien répondre\u00a0: combien de personnes, à partir de quel mois, et qui offre, l’employeur ou le CSE.',
      international:
        'Ce qui nous aide à bien répondre\u00a0: les pays, le nombre de personnes dans chacun, et l’occasion.',
      partnership:
        'Vous fabriquez en France\u202f? La candidature de la boutique va plus vite. Pour toute autre idée, ce formulaire.',
      other:
        'Dites les choses comme elles viennent\u00a0: nous poserons les questions qui manquent.',
    },
  },
};
