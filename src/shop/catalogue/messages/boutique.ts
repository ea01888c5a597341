import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'La boutique, bientôt', en: 'The boutique, coming soon' },
  description: {
    fr: 'Bientôt, des produits d’artisans français à l’unité, pour les entreprises et les CSE. Les maisons qui fabriquent en France peuvent déjà se présenter.',
    en: 'Coming soon: single products by French artisans, for companies and works councils. Makers who produce in France can already introduce themselves.',
  },
  eyebrow: { fr: 'Bientôt', en: 'Coming soon' },
  heading: {
    fr: 'Une boutique qui sait d’où viennent les choses',
    en: 'A boutique that knows where things come from',
  },
  intro: {
    fr: 'Les coffrets de petites maisons françaises, à l’unité, pour un départ, une naissance, une fin d’année. Nous préférons ouvrir tard qu’ouvrir avec un partenaire que nous n’aurions pas vérifié.',
    en: 'Gift sets from small French makers, one at a time, for a farewell, a birth, the end of the year. We would rather open late than open with a partner we had not verified.',
  },
  apply: { fr: 'Devenir partenaire', en: 'Become a partner' },
  boxes: { fr: 'En attendant, voir les box', en: 'Meanwhile, see the boxes' },
  promises: {
    title: { fr: 'Ce qui se prépare', en: 'What is in the making' },
    partners: {
      title: { fr: 'Des partenaires proches et vérifiés', en: 'Local, verified partners' },
      text: {
        fr: 'Chaque maison est nommée, avec sa ville. Chaque produit porte la pièce qui prouve son lieu de fabrication, et la date jusqu’à laquelle elle vaut.',
        en: 'Every maker is named, with their town. Every product carries the document that proves where it is made, and the date until which it holds.',
      },
    },
    artisans: {
      title: { fr: 'Des produits d’artisan', en: 'Artisanal products' },
      text: {
        fr: 'De petites séries, faites par des gens que l’on peut appeler. Quand il n’y en a plus, nous l’écrivons ; nous ne remplaçons pas en silence.',
        en: 'Small runs, made by people one can ring up. When there are none left we say so; we do not substitute in silence.',
      },
    },
    cse: {
      title: { fr: 'Un appui pour votre CSE', en: 'Support for your works council' },
      text: {
        fr: 'Le prix TTC à côté du prix HT, le compte des cadeaux de l’année par salarié, et quelqu’un pour préparer avec vous ce qui sera présenté en réunion.',
        en: 'The price with VAT beside the price without, the year’s gifts per employee added up, and someone to prepare with you what goes before the meeting.',
      },
    },
  },
  products: {
    title: { fr: 'Les premiers coffrets', en: 'The first gift sets' },
    intro: {
      fr: 'Ils sont en cours de mise au point avec leurs ateliers. Prix et composition sont indicatifs, rien n’est encore en vente.',
      en: 'They are being finalised with their workshops. Prices and contents are indicative; nothing is on sale yet.',
    },
    empty: {
      fr: 'Les premiers coffrets seront annoncés ici dès que leurs ateliers auront été vérifiés.',
      en: 'The first gift sets will be announced here once their workshops have been verified.',
    },
    soon: { fr: 'Bientôt', en: 'Coming soon' },
    net: { fr: 'HT, prix indicatif', en: 'excl. VAT, indicative price' },
    gross: { fr: 'TTC', en: 'incl. VAT' },
  },
  soon: {
    title: { fr: 'Ce que veut dire «\u00a0bientôt\u00a0»', en: 'What “coming soon” means' },
    text: {
      fr: 'Aucune date n’est promise. Un coffret passe en vente le jour où son atelier a passé les quatre étapes ci-dessous, et pas avant.',
      en: 'No date is promised. A set goes on sale the day its workshop has passed the four steps below, and not before.',
    },
  },
  checks: {
    title: { fr: 'Comment nous vérifions un partenaire', en: 'How we verify a partner' },
    intro: {
      fr: 'Les mêmes quatre étapes pour tous, avant la première vente.',
      en: 'The same four steps for everyone, before the first sale.',
    },
    company: {
      title: { fr: 'La maison', en: 'The company' },
      text: {
        fr: 'Son SIREN, son activité, l’adresse de son atelier.',
        en: 'Its SIREN (French company number), its trade, the address of its workshop.',
      },
    },
    origin: {
      title: { fr: 'L’origine', en: 'The origin' },
      text: {
        fr: 'Pour chaque produit, le lieu où il est fait et la pièce qui l’atteste. Passé sa date, la mention disparaît d’elle-même.',
        en: 'For each product, the place where it is made and the document that shows it. Past its date, the claim disappears by itself.',
      },
    },
    product: {
      title: { fr: 'Le produit', en: 'The product' },
      text: {
        fr: 'Étiquette, ingrédients, allergènes, conservation : tout est lu, puis goûté ou essayé.',
        en: 'Label, ingredients, allergens, storage: all of it is read, then tasted or tried.',
      },
    },
    person: {
      title: { fr: 'La personne', en: 'The person' },
      text: {
        fr: 'Un échange de vive voix, sur les volumes possibles et sur un prix qui fait vivre l’atelier.',
        en: 'A conversation, about volumes that are possible and a price the workshop can live on.',
      },
    },
  },
  form: {
    title: { fr: 'Devenir partenaire', en: 'Become a partner' },
    intro: {
      fr: 'Vous fabriquez en France et vendez sous votre nom ? Présentez-vous en quelques lignes. Une personne lit chaque candidature et vous répond par e-mail.',
      en: 'Do you make things in France and sell them under your own name? Introduce yourself in a few lines. A person reads every application and answers by e-mail.',
    },
    optional: { fr: 'facultatif', en: 'optional' },
    name: {
      label: { fr: 'Votre nom', en: 'Your name' },
    },
    company: {
      label: { fr: 'Nom de la maison', en: 'Company name' },
    },
    siren: {
      label: { fr: 'SIREN', en: 'SIREN' },
      hint: {
        fr: 'Les neuf chiffres de votre entreprise.',
        en: 'The nine digits of your French company number.',
      },
    },
    email: {
      label: { fr: 'E-mail', en: 'E-mail' },
      hint: { fr: 'C’est là que nous vous répondrons.', en: 'This is where we will answer.' },
    },
    phone: {
      label: { fr: 'Téléphone', en: 'Phone' },
      hint: { fr: 'Si vous préférez être rappelé.', en: 'If you would rather be called back.' },
    },
    town: {
      label: { fr: 'Ville de l’atelier', en: 'Town of your workshop' },
      hint: {
        fr: 'Là où le produit est réellement fait.',
        en: 'Where the product is really made.',
      },
    },
    products: {
      label: { fr: 'Ce que vous fabriquez', en: 'What you make' },
      hint: {
        fr: 'Vos produits, leurs matières, ce que vous pouvez livrer dans une année.',
        en: 'Your products, their materials, what you can deliver in a year.',
      },
    },
    evidence: {
      label: { fr: 'Ce qui atteste l’origine', en: 'What proves the origin' },
      hint: {
        fr: 'Label, certificat, agrément, adresse d’une page qui le montre. Les pièces pourront suivre par e-mail.',
        en: 'A label, a certificate, an approval, the address of a page that shows it. Documents may follow by e-mail.',
      },
    },
    website: {
      label: { fr: 'Laissez ce champ vide', en: 'Leave this field empty' },
    },
    privacy: {
      fr: 'Ces informations ne servent qu’à étudier votre candidature. <privacy>Ce que nous en faisons</privacy>.',
      en: 'This information is used only to consider your application. <privacy>What we do with it</privacy>.',
    },
    submit: { fr: 'Envoyer ma candidature', en: 'Send my application' },
    sending: { fr: 'Envoi en cours…', en: 'Sending…' },
  },
  afterwards: {
    title: { fr: 'Ce qui se passe après votre envoi', en: 'What happens once you have sent it' },
    intro: {
      fr: 'Sans compte à créer\u00a0: tout se fait par e-mail, avec un lien qui n’ouvre que votre dossier.',
      en: 'There is no account to create: everything goes by e-mail, with a link that opens your file and nothing else.',
    },
    receipt: {
      title: { fr: 'Aussitôt', en: 'At once' },
      text: {
        fr: 'Un accusé de réception par e-mail. Vous avez oublié quelque chose\u202f? Répondez-y, tout simplement.',
        en: 'A receipt by e-mail. You forgot something? Simply answer it.',
      },
    },
    reading: {
      title: { fr: 'Ensuite', en: 'Then' },
      text: {
        fr: 'Une personne lit, vérifie le SIREN et l’atelier. Ses questions vous arrivent par e-mail, avec le lien de votre dossier.',
        en: 'Somebody reads, checks the SIREN and the workshop. Their questions reach you by e-mail, with the link to your file.',
      },
    },
    documents: {
      title: { fr: 'Vos pièces', en: 'Your documents' },
      text: {
        fr: 'Vous les déposez par le même lien. Chacune est regardée\u202f; si l’une ne suffit pas, nous écrivons pourquoi.',
        en: 'You hand them in by the same link. Each is looked at; if one is not enough, we write why.',
      },
    },
    decision: {
      title: { fr: 'La réponse', en: 'The answer' },
      text: {
        fr: 'Toujours écrite, oui ou non. Après un oui, nous fixons ensemble le premier produit et son prix.',
        en: 'Always in writing, yes or no. After a yes, we settle together the first product and its price.',
      },
    },
  },
  questions: {
    title: { fr: 'Questions d’acheteurs, questions d’artisans', en: 'Buyers ask, makers ask' },
    when: {
      question: { fr: 'Quand la boutique ouvre-t-elle\u202f?', en: 'When does the boutique open?' },
      answer: {
        fr: 'Quand les premiers ateliers seront vérifiés. <contact>Écrivez-nous</contact> ce que vous cherchez\u00a0: nous vous préviendrons de l’ouverture.',
        en: 'When the first workshops are verified. <contact>Write to us</contact> what you are looking for: we will tell you when it opens.',
      },
    },
    buy: {
      question: { fr: 'Peut-on réserver un coffret\u202f?', en: 'Can a set be reserved?' },
      answer: {
        fr: 'Non\u00a0: nous ne prenons pas d’argent pour ce que nous ne pouvons pas encore livrer. Les box, elles, sont en vente.',
        en: 'No: we take no money for what we cannot deliver yet. The boxes are on sale today.',
      },
    },
    told: {
      question: {
        fr: 'Qu’affichez-vous d’un partenaire\u202f?',
        en: 'What do you show of a partner?',
      },
      answer: {
        fr: 'Son nom, sa ville, et, tant que sa pièce d’origine est valable, le jour où nous l’avons vérifiée. Les pièces elles-mêmes ne sont jamais publiées.',
        en: 'Their name, their town and, while the document on their origin holds, the day we verified it. The documents themselves are never published.',
      },
    },
    account: {
      question: {
        fr: 'Artisan, dois-je ouvrir un compte\u202f?',
        en: 'As a maker, must I open an account?',
      },
      answer: {
        fr: 'Non. Chaque message au sujet de votre candidature contient un lien personnel vers votre dossier. S’il est trop ancien, on en redemande un en un geste.',
        en: 'No. Every message about your application holds a personal link to your file. When it is too old, a new one is asked for in one tap.',
      },
    },
    papers: {
      question: {
        fr: 'Quelles pièces demandez-vous\u202f?',
        en: 'Which documents do you ask for?',
      },
      answer: {
        fr: 'Ce qui atteste le lieu de fabrication\u202f; pour l’alimentaire, l’enregistrement de l’atelier et votre plan d’hygiène\u202f; une assurance professionnelle. En PDF, JPEG ou PNG, {megabytes, number} Mo au plus chacune.',
        en: 'What proves the place of manufacture; for food, the registration of the workshop and your hygiene plan; a professional insurance. As PDF, JPEG or PNG, {megabytes, number} MB at most each.',
      },
    },
    price: {
      question: { fr: 'Fixez-vous nos prix\u202f?', en: 'Do you set our prices?' },
      answer: {
        fr: 'Non. Le prix se décide avec vous, de vive voix, à partir de ce que la pièce vous coûte.',
        en: 'No. The price is decided with you, in conversation, from what the piece costs you.',
      },
    },
    ended: {
      question: {
        fr: 'Et quand une pièce arrive à son terme\u202f?',
        en: 'And when a document comes to its end?',
      },
      answer: {
        fr: 'Nous vous écrivons dès {firstReminder, number} jours avant. Passé ce terme, le produit n’est plus compté comme français, jusqu’à la pièce suivante.',
        en: 'We write to you from {firstReminder, number} days before. Past that end the product no longer counts as French, until the next document.',
      },
    },
    declined: {
      question: {
        fr: 'Une candidature refusée peut-elle revenir\u202f?',
        en: 'Can an application that was declined come back?',
      },
      answer: {
        fr: 'Oui, par une nouvelle candidature, quand ce qui manquait est là.',
        en: 'Yes, as a new application, once what was missing is there.',
      },
    },
  },
  next: {
    title: { fr: 'Rien à attendre pour faire plaisir', en: 'No need to wait to please somebody' },
    text: {
      fr: 'Les box, leurs fabricants et leurs preuves sont là dès aujourd’hui.',
      en: 'The boxes, their makers and their proofs are here today.',
    },
    action: { fr: 'Composer une box', en: 'Compose a box' },
  },
  problems: {
    title: {
      fr: '{count, plural, one {Un point à revoir avant l’envoi} other {# points à revoir avant l’envoi}}',
      en: '{count, plural, one {One point to look at before sending} other {# points to look at before sending}}',
    },
    name: {
      required: { fr: 'Indiquez votre nom.', en: 'Please give your name.' },
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
        fr: 'Indiquez le nom de votre maison.',
        en: 'Please give the name of your company.',
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
    siren: {
      required: {
        fr: 'Indiquez votre SIREN, les neuf chiffres de votre entreprise.',
        en: 'Please give your SIREN, the nine digits of your company.',
      },
      'siren-invalid': {
        fr: 'Ce numéro n’est pas un SIREN : vérifiez les neuf chiffres. Exemple : 732 829 320',
        en: 'This is not a SIREN: please check the nine digits. Example: 732 829 320',
      },
    },
    email: {
      required: {
        fr: 'Indiquez votre adresse e-mail, pour que nous puissions répondre.',
        en: 'Please give your e-mail address, so that we can answer.',
      },
      'email-invalid': {
        fr: 'Cette adresse ne semble pas complète. Exemple : claire@atelier.fr',
        en: 'This address does not look complete. Example: claire@workshop.com',
      },
    },
    phone: {
      'phone-invalid': {
        fr: 'Écrivez un numéro français (01 23 45 67 89) ou international (+32 2 123 45 67).',
        en: 'Please write a French number (01 23 45 67 89) or an international one (+44 20 7946 0000).',
      },
    },
    town: {
      required: {
        fr: 'Indiquez la ville de votre atelier.',
        en: 'Please give the town of your workshop.',
      },
      'too-long': {
        fr: 'Ce nom de ville est trop long : 120 caractères au plus.',
        en: 'This town’s name is too long: 120 characters at most.',
      },
      'control-characters': {
        fr: 'Cette ville contient un caractère invisible : ressaisissez-la.',
        en: 'This town holds an invisible character: please type it again.',
      },
    },
    products: {
      required: {
        fr: 'Décrivez ce que vous fabriquez, en quelques mots.',
        en: 'Please describe what you make, in a few words.',
      },
      'too-short': {
        fr: 'Encore quelques mots : dix caractères au moins.',
        en: 'A few more words: ten characters at least.',
      },
      'too-long': {
        fr: 'Ce texte est trop long : 5 000 caractères au plus.',
        en: 'This text is too long: 5,000 characters at most.',
      },
      'control-characters': {
        fr: 'Ce texte contient un caractère invisible : ressaisissez-le.',
        en: 'This text holds an invisible character: please type it again.',
      },
    },
    evidence: {
      'too-long': {
        fr: 'Ce texte est trop long : 1 000 caractères au plus.',
        en: 'This text is too long: 1,000 characters at most.',
      },
      'control-characters': {
        fr: 'Ce texte contient un caractère invisible : ressaisissez-le.',
        en: 'This text holds an invisible character: please type it again.',
      },
    },
    unknown: { fr: 'Vérifiez ce champ.', en: 'Please check this field.' },
  },
  sent: {
    title: { fr: 'Candidature envoyée', en: 'Application sent' },
    message: {
      fr: 'Merci de vous être présenté. Nous lisons votre candidature et revenons vers vous par e-mail.',
      en: 'Thank you for introducing yourself. We will read your application and come back to you by e-mail.',
    },
    copy: {
      fr: 'Un accusé de réception part à l’adresse que vous avez donnée.',
      en: 'A confirmation is on its way to the address you gave.',
    },
    another: { fr: 'Présenter une autre maison', en: 'Introduce another company' },
  },
  failed: {
    title: { fr: 'Envoi impossible', en: 'Sending failed' },
    message: {
      fr: 'Désolé, une erreur est survenue. Réessayez dans un instant.',
      en: 'Sorry, something went wrong. Please try again in a moment.',
    },
    tooMany: {
      fr: 'Plusieurs candidatures sont déjà parties de chez vous en une heure. Patientez un peu avant de réessayer.',
      en: 'Several applications have left from your network within the hour. Please wait a little before trying again.',
    },
    kept: {
      fr: 'Ce que vous avez écrit est resté dans le formulaire. <contact>Nos autres coordonnées</contact>, au besoin.',
      en: 'What you wrote is still in the form. <contact>Our other contact details</contact>, should you need them.',
    },
  },
} satisfies Texts;
