export const fr = {
  title: 'La boutique, bientôt',
  description:
    'Bientôt, des produits d’artisans français à l’unité, pour les entreprises et les CSE. Les maisons qui fabriquent en France peuvent déjà se présenter.',
  eyebrow: 'Bientôt',
  heading: 'Une boutique qui sait d’où viennent les choses',
  intro:
    'Les coffrets de petites maisons françaises, à l’unité, pour un départ, une naissance, une fin d’année. Nous préférons ouvrir tard qu’ouvrir avec un partenaire que nous n’aurions pas vérifié.',
  apply: 'Devenir partenaire',
  boxes: 'En attendant, voir les box',
  promises: {
    title: 'Ce qui se prépare',
    partners: {
      title: 'Des partenaires proches et vérifiés',
      text: 'Chaque maison est nommée, avec sa ville. Chaque produit porte la pièce qui prouve son lieu de fabrication, et la date jusqu’à laquelle elle vaut.',
    },
    artisans: {
      title: 'Des produits d’artisan',
      text: 'De petites séries, faites par des gens que l’on peut appeler. Quand il n’y en a plus, nous l’écrivons ; nous ne remplaçons pas en silence.',
    },
    cse: {
      title: 'Un appui pour votre CSE',
      text: 'Le prix TTC à côté du prix HT, le compte des cadeaux de l’année par salarié, et quelqu’un pour préparer avec vous ce qui sera présenté en réunion.',
    },
  },
  products: {
    title: 'Les premiers coffrets',
    intro:
      'Ils sont en cours de mise au point avec leurs ateliers. Prix et composition sont indicatifs, rien n’est encore en vente.',
    empty: 'Les premiers coffrets seront annoncés ici dès que leurs ateliers auront été vérifiés.',
    soon: 'Bientôt',
    net: 'HT, prix indicatif',
    gross: 'TTC',
  },
  soon: {
    title: 'Ce que veut dire «\u00a0bientôt\u00a0»',
    text: 'Aucune date n’est promise. Un coffret passe en vente le jour où son atelier a passé les quatre étapes ci-dessous, et pas avant.',
  },
  checks: {
    title: 'Comment nous vérifions un partenaire',
    intro: 'Les mêmes quatre étapes pour tous, avant la première vente.',
    company: {
      title: 'La maison',
      text: 'Son SIREN, son activité, l’adresse de son atelier.',
    },
    origin: {
      title: 'L’origine',
      text: 'Pour chaque produit, le lieu où il est fait et la pièce qui l’atteste. Passé sa date, la mention disparaît d’elle-même.',
    },
    product: {
      title: 'Le produit',
      text: 'Étiquette, ingrédients, allergènes, conservation : tout est lu, puis goûté ou essayé.',
    },
    person: {
      title: 'La personne',
      text: 'Un échange de vive voix, sur les volumes possibles et sur un prix qui fait vivre l’atelier.',
    },
  },
  form: {
    title: 'Devenir partenaire',
    intro:
      'Vous fabriquez en France et vendez sous votre nom ? Présentez-vous en quelques lignes. Une personne lit chaque candidature et vous répond par e-mail.',
    optional: 'facultatif',
    name: { label: 'Votre nom' },
    company: { label: 'Nom de la maison' },
    siren: { label: 'SIREN', hint: 'Les neuf chiffres de votre entreprise.' },
    email: { label: 'E-mail', hint: 'C’est là que nous vous répondrons.' },
    phone: { label: 'Téléphone', hint: 'Si vous préférez être rappelé.' },
    town: { label: 'Ville de l’atelier', hint: 'Là où le produit est réellement fait.' },
    products: {
      label: 'Ce que vous fabriquez',
      hint: 'Vos produits, leurs matières, ce que vous pouvez livrer dans une année.',
    },
    evidence: {
      label: 'Ce qui atteste l’origine',
      hint: 'Label, certificat, agrément, adresse d’une page qui le montre. Les pièces pourront suivre par e-mail.',
    },
    website: { label: 'Laissez ce champ vide' },
    privacy:
      'Ces informations ne servent qu’à étudier votre candidature. <privacy>Ce que nous en faisons</privacy>.',
    submit: 'Envoyer ma candidature',
    sending: 'Envoi en cours…',
  },
  afterwards: {
    title: 'Ce qui se passe après votre envoi',
    intro:
      'Sans compte à créer\u00a0: tout se fait par e-mail, avec un lien qui n’ouvre que votre dossier.',
    receipt: {
      title: 'Aussitôt',
      text: 'Un accusé de réception par e-mail. Vous avez oublié quelque chose\u202f? Répondez-y, tout simplement.',
    },
    reading: {
      title: 'Ensuite',
      text: 'Une personne lit, vérifie le SIREN et l’atelier. Ses questions vous arrivent par e-mail, avec le lien de votre dossier.',
    },
    documents: {
      title: 'Vos pièces',
      text: 'Vous les déposez par le même lien. Chacune est regardée\u202f; si l’une ne suffit pas, nous écrivons pourquoi.',
    },
    decision: {
      title: 'La réponse',
      text: 'Toujours écrite, oui ou non. Après un oui, nous fixons ensemble le premier produit et son prix.',
    },
  },
  questions: {
    title: 'Questions d’acheteurs, questions d’artisans',
    when: {
      question: 'Quand la boutique ouvre-t-elle\u202f?',
      answer:
        'Quand les premiers ateliers seront vérifiés. <contact>Écrivez-nous</contact> ce que vous cherchez\u00a0: nous vous préviendrons de l’ouverture.',
    },
    buy: {
      question: 'Peut-on réserver un coffret\u202f?',
      answer:
        'Non\u00a0: nous ne prenons pas d’argent pour ce que nous ne pouvons pas encore livrer. Les box, elles, sont en vente.',
    },
    told: {
      question: 'Qu’affichez-vous d’un partenaire\u202f?',
      answer:
        'Son nom, sa ville, et, tant que sa pièce d’origine est valable, le jour où nous l’avons vérifiée. Les pièces elles-mêmes ne sont jamais publiées.',
    },
    account: {
      question: 'Artisan, dois-je ouvrir un compte\u202f?',
      answer:
        'Non. Chaque message au sujet de votre candidature contient un lien personnel vers votre dossier. S’il est trop ancien, on en redemande un en un geste.',
    },
    papers: {
      question: 'Quelles pièces demandez-vous\u202f?',
      answer:
        'Ce qui atteste le lieu de fabrication\u202f; pour l’alimentaire, l’enregistrement de l’atelier et votre plan d’hygiène\u202f; une assurance professionnelle. En PDF, JPEG ou PNG, {megabytes, number} Mo au plus chacune.',
    },
    price: {
      question: 'Fixez-vous nos prix\u202f?',
      answer:
        'Non. Le prix se décide avec vous, de vive voix, à partir de ce que la pièce vous coûte.',
    },
    ended: {
      question: 'Et quand une pièce arrive à son terme\u202f?',
      answer:
        'Nous vous écrivons dès {firstReminder, number} jours avant. Passé ce terme, le produit n’est plus compté comme français, jusqu’à la pièce suivante.',
    },
    declined: {
      question: 'Une candidature refusée peut-elle revenir\u202f?',
      answer: 'Oui, par une nouvelle candidature, quand ce qui manquait est là.',
    },
  },
  next: {
    title: 'Rien à attendre pour faire plaisir',
    text: 'Les box, leurs fabricants et leurs preuves sont là dès aujourd’hui.',
    action: 'Composer une box',
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
      required: 'Indiquez le nom de votre maison.',
      'too-long': 'Ce nom est trop long : 200 caractères au plus.',
      'control-characters': 'Ce nom contient un caractère invisible : ressaisissez-le.',
    },
    siren: {
      required: 'Indiquez votre SIREN, les neuf chiffres de votre entreprise.',
      'siren-invalid':
        'Ce numéro n’est pas un SIREN : vérifiez les neuf chiffres. Exemple : 732 829 320',
    },
    email: {
      required: 'Indiquez votre adresse e-mail, pour que nous puissions répondre.',
      'email-invalid': 'Cette adresse ne semble pas complète. Exemple : claire@atelier.fr',
    },
    phone: {
      'phone-invalid':
        'Écrivez un numéro français (01 23 45 67 89) ou international (+32 2 123 45 67).',
    },
    town: {
      required: 'Indiquez la ville de votre atelier.',
      'too-long': 'Ce nom de ville est trop long : 120 caractères au plus.',
      'control-characters': 'Cette ville contient un caractère invisible : ressaisissez-la.',
    },
    products: {
      required: 'Décrivez ce que vous fabriquez, en quelques mots.',
      'too-short': 'Encore quelques mots : dix caractères au moins.',
      'too-long': 'Ce texte est trop long : 5 000 caractères au plus.',
      'control-characters': 'Ce texte contient un caractère invisible : ressaisissez-le.',
    },
    evidence: {
      'too-long': 'Ce texte est trop long : 1 000 caractères au plus.',
      'control-characters': 'Ce texte contient un caractère invisible : ressaisissez-le.',
    },
    unknown: 'Vérifiez ce champ.',
  },
  sent: {
    title: 'Candidature envoyée',
    message:
      'Merci de vous être présenté. Nous lisons votre candidature et revenons vers vous par e-mail.',
    copy: 'Un accusé de réception part à l’adresse que vous avez donnée.',
    another: 'Présenter une autre maison',
  },
  failed: {
    title: 'Envoi impossible',
    message: 'Désolé, une erreur est survenue. Réessayez dans un instant.',
    tooMany:
      'Plusieurs candidatures sont déjà parties de chez vous en une heure. Patientez un peu avant de réessayer.',
    kept: 'Ce que vous avez écrit est resté dans le formulaire. <contact>Nos autres coordonnées</contact>, au besoin.',
  },
};
