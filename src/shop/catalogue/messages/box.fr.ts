export const fr = {
  title: 'Les box',
  description:
    'Quatre box de produits français à 39,90 € HT, livrées dans votre entreprise, à personnaliser ; et une box mensuelle dès 29 €.',
  eyebrow: 'Les box à l’unité',
  heading: 'Une attention, quatre façons de la dire',
  intro:
    'Des produits choisis chez des artisans que nous nommons, réunis dans une box livrée à l’entreprise. Prenez-les telles quelles, ou faites-en les vôtres.',
  compose: 'Composer ma box',
  count: 'Calculer mon budget',
  included: {
    title: 'Compris dans le prix',
    delivery: 'La livraison dans votre entreprise, en France',
    customising: 'La carte, le fourreau, votre logo et les échanges de produits',
    week: 'La semaine de votre choix, dès {workingDays, number} jours ouvrés',
    exchange: 'L’échange à nos frais, {exchangeDays, number} jours après la livraison',
  },
  frenchShare: '{percent} % des produits sont d’origine française prouvée, calcul du {day}',
  themes: {
    food: 'Gourmande',
    hygiene: 'Hygiène',
    wellness: 'Bien-être',
    surprise: 'Surprise',
  },
  net: 'HT la box',
  gross: 'TTC (TVA {rate, number, ::percent .##})',
  add: 'Ajouter au panier',
  origin: 'Son passeport d’origine',
  customise: 'Personnaliser',
  ofBox: ' : {name}',
  soldOut: 'Épuisée pour le moment',
  customiser: {
    language: 'fr',
    title: 'Personnaliser {name}',
    description: 'Tout est facultatif : ce que vous laissez reste tel que nous l’avons composé.',
    close: 'Fermer',
    cancel: 'Annuler',
    done: 'Ajouter ma box au panier',
    loading: 'Chargement…',
    card: {
      label: 'Le mot sur la carte',
      hint: 'Imprimé sur une carte glissée dans chaque box, {max} caractères au plus.',
      tooLong: 'Le mot est trop long : {max} caractères au plus.',
    },
    sleeve: {
      label: 'La couleur du fourreau',
      natural: 'Naturel',
      pine: 'Vert pin',
      terracotta: 'Terre cuite',
      honey: 'Miel',
      mist: 'Bleu brume',
    },
    logo: {
      label: 'Votre logo',
      hint: 'PNG, JPEG, WebP ou AVIF, 3 Mo au plus. Imprimé sur le fourreau.',
      preview: 'Aperçu de votre logo',
      sending: 'Envoi du logo…',
      kept: 'Logo enregistré.',
      unreadable:
        'Ce fichier n’est pas une image lisible, ou il dépasse 3 Mo. Essayez-en un autre.',
      remove: 'Retirer le logo',
    },
    swaps: {
      label: 'Échanger des produits',
      hint: 'Chaque produit peut laisser sa place à un autre du même thème, au même prix.',
      keep: 'Garder ce produit',
      replace: 'Remplacer par {name}',
      away: 'La liste des produits n’a pas pu être chargée. Les autres choix restent possibles.',
    },
  },
  steps: {
    title: 'De votre choix à leur bureau',
    choose: {
      title: 'Vous choisissez',
      text: 'Telles quelles ou composées par vous, une seule ou beaucoup. Le panier additionne, hors taxes et TVA comprise.',
    },
    pay: {
      title: 'Vous réglez',
      text: 'Par carte ou par virement. La facture arrive par e-mail, avec la TVA de chaque box.',
    },
    prepare: {
      title: 'Nous préparons',
      text: 'Il nous faut {workingDays, number} jours ouvrés. La carte et le fourreau sont imprimés pour vous.',
    },
    arrive: {
      title: 'Elles arrivent',
      text: 'À l’adresse de l’entreprise, avec un suivi par colis. Quelque chose ne va pas ? Il est échangé.',
    },
  },
  monthly: {
    eyebrow: 'La box du mois, mise en avant',
    from: 'À partir de {price} HT par mois et par salarié',
    commitment: 'Votre engagement',
    months: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
    price: '{price} HT / mois',
    gross: 'soit {price} TTC par salarié',
    leaving:
      'Vous pouvez changer ou arrêter à tout moment, sans frais. Après un arrêt anticipé, les mois encore pris passent à {price} HT, le tarif sans engagement ; les mois passés ne sont jamais recalculés.',
    urssaf:
      'Tolérance URSSAF {year} : {limit} par salarié et par an, tous cadeaux confondus et sous conditions. Une box chaque mois dépasse cette limite dans l’année ; le simulateur vous dit quand, et ce que cela change.',
    add: 'Ajouter la box mensuelle',
    simulate: 'Simuler le coût et la limite URSSAF',
    quantity:
      'La quantité du panier est le nombre de salariés (99 au plus en ligne ; au-delà, demandez un devis).',
  },
  questions: {
    title: 'Vos questions',
    delivery: {
      question: 'Où et quand livrez-vous ?',
      answer:
        'À l’adresse de votre entreprise, en France continentale, en Corse et à Monaco. Vous choisissez la semaine souhaitée ; il nous faut {workingDays, number} jours ouvrés pour préparer votre commande. Ailleurs dans le monde, c’est possible sur devis.',
    },
    customise: {
      question: 'Que peut-on personnaliser ?',
      answer:
        'Le mot sur la carte, le logo et la couleur du fourreau, et les produits eux-mêmes, échangés contre d’autres du même thème. Le prix ne change pas.',
    },
    each: {
      question: 'Et si chacun choisissait la sienne ?',
      answer:
        'Une fois la commande payée, votre espace d’entreprise envoie à chacun un lien : il prend une box parmi celles que vous proposez, ou l’offre à une association. Les colis partent sans que personne ait à dire son choix à voix haute.',
    },
    pay: {
      question: 'Comment payer ?',
      answer:
        'Par carte bancaire ou par virement, sans compte à créer. Le paiement après livraison se demande à la commande ; nous répondons alors sous un jour ouvré.',
    },
    vat: {
      question: 'Pourquoi la TVA n’est-elle pas la même d’une box à l’autre ?',
      answer:
        'Une box vendue à un seul prix est une seule opération : alimentaire pour l’essentiel, elle relève du taux de 5,5 % ; hygiène, bien-être et surprise relèvent de 20 %. La raison du taux figure sur la page de chaque box.',
    },
    urssaf: {
      question: 'Est-ce soumis à cotisations ?',
      answer:
        'Un cadeau peut bénéficier de la tolérance URSSAF sous conditions : jusqu’à {limit} TTC par salarié en {year}, en comptant tous vos autres cadeaux. Au-delà, chaque cadeau doit être lié à un événement prévu et respecter son propre plafond. À partir de {council} salariés, la tolérance vaut pour le CSE. <simulator>Le simulateur fait ce compte</simulator>.',
    },
    exchange: {
      question: 'Et si une box ne convient pas ?',
      answer:
        'Nous l’échangeons à nos frais dans les {exchangeDays, number} jours qui suivent la livraison, qu’un produit soit abîmé, manquant ou simplement décevant. <how>Comment l’échange se passe</how>.',
    },
    minimum: {
      question: 'Y a-t-il une quantité minimale ?',
      answer:
        'Non\u00a0: une seule box se commande comme cent. Pour plus de {max, number} box d’une même sorte, <quote>demandez-nous un devis</quote>.',
    },
  },
  quote: {
    title: 'Plus de {max, number} box, plusieurs sites, un événement ?',
    text: 'Dites-nous combien, où et quand : un devis détaillé vous parvient sous deux jours ouvrés.',
    action: 'Demander un devis',
  },
};
