import { PRODUCT_NAME } from '#basics/product-name.ts';

export const fr = {
  title: `${PRODUCT_NAME} : écoute au travail et box de produits français`,
  description:
    'Une application où vos équipes disent comment va leur travail sans être exposées, et des box de produits français livrées chez vous. Pour les RH et les CSE.',
  hero: {
    eyebrow: 'Pour les entreprises, leurs équipes et leur CSE',
    title: 'Entendre ce qui se dit peu. Offrir ce qui fait plaisir.',
    intro: `${PRODUCT_NAME} réunit deux choses simples : une application où chacun dit en vingt secondes comment va son travail, sans que l’entreprise voie sa réponse ; et des box de produits français, livrées dans vos locaux.`,
    boxes: 'Voir les box',
    app: 'Découvrir l’application',
    prices: 'La box à la demande : {box} HT. La box du mois : dès {monthly} HT par salarié.',
  },
  listening: {
    eyebrow: 'L’application d’écoute',
    title: 'Trois gestes, vingt secondes',
    intro:
      'Au bureau, à l’atelier ou en tournée, sur un téléphone ou un ordinateur. Chaque question peut être passée.',
    steps: {
      work: {
        title: 'Comment va le travail',
        text: 'Un premier geste, sur cinq crans, de « mal » à « très bien ».',
      },
      energy: {
        title: 'L’énergie du moment',
        text: 'Un deuxième geste. Personne ne demande pourquoi.',
      },
      factor: {
        title: 'Une question qui tourne',
        text: 'Charge, émotions, autonomie, relations, valeurs, sécurité de l’emploi : les six familles de risques psychosociaux (RPS), une à la fois.',
      },
    },
    resultsTitle: 'Ce qu’en retirent la direction des ressources humaines et le CSE',
    results: {
      score: {
        title: 'Un score de 1 à 15',
        text: 'Le score QVCT (qualité de vie et conditions de travail) suit une formule publique. C’est un indicateur de climat, pas un diagnostic.',
      },
      trends: {
        title: 'Des tendances à 7 et à 30 jours',
        text: 'La dernière semaine close, les quatre dernières ensemble. Une flèche ne paraît que si l’écart dépasse le hasard.',
      },
      alerts: {
        title: 'Des alertes RPS',
        text: 'Quand un groupe baisse pour de bon, RH et CSE l’apprennent à la même minute. Une alerte ne porte jamais sur une seule personne.',
      },
      duerp: {
        title: 'Un DUERP qui vit',
        text: 'Le document unique d’évaluation des risques professionnels s’exporte en PDF ou en CSV, avec les indicateurs de sa date.',
      },
    },
    noInference:
      'Rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire : seul compte ce que chacun choisit de dire.',
    next: 'Découvrir l’application',
  },
  whoSees: {
    eyebrow: 'La confiance d’abord',
    title: 'Qui voit quoi',
    intro:
      'On ne parle vrai que lorsqu’on sait qui écoute. Voici la règle, la même dans toutes les entreprises.',
    next: 'Lire la règle en entier',
  },
  boxes: {
    eyebrow: 'Les box à la demande',
    title: 'Quatre thèmes, une attention',
    intro:
      '{price} HT la box, livrée à l’entreprise, sans abonnement. Vous choisissez le mot glissé à l’intérieur et la couleur du fourreau, et pouvez échanger un produit contre un autre du même thème.',
    introWithoutPrice:
      'Livrées à l’entreprise, sans abonnement. Vous choisissez le mot glissé à l’intérieur et la couleur du fourreau, et pouvez échanger un produit contre un autre du même thème.',
    net: 'HT',
    gross: 'TTC',
    soon: 'Bientôt',
    themes: {
      food: 'Gourmandises',
      hygiene: 'Soin',
      wellness: 'Bien-être',
      surprise: 'Surprise',
    },
    away: 'Le catalogue ne répond pas pour l’instant. Vos box n’ont pas disparu : réessayez dans une minute, ou ouvrez la page qui leur est consacrée.',
    next: 'Voir les box',
    notPrevention:
      'Une box fait plaisir ; elle ne protège de rien. La prévention, c’est l’écoute et les décisions qui la suivent. Nous ne confondons pas les deux.',
  },
  monthly: {
    eyebrow: 'La box du mois « pouvoir d’achat »',
    title: 'Chaque mois, chacun compose la sienne',
    intro:
      'Un lien suffit : chaque salarié choisit son thème et ses produits. S’il n’a pas le temps, la box par défaut part quand même ; s’il préfère, elle est donnée.',
    plan: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
    planNote: 'HT par mois et par salarié',
    cancel:
      'Un engagement se quitte quand vous le souhaitez, sans frais. À partir de ce jour, jamais en arrière, le prix devient celui de la formule sans engagement.',
    urssaf:
      'À savoir avant de choisir : la tolérance de l’URSSAF sur les cadeaux est de {limit} par salarié en {year}, TVA comprise, tous cadeaux de l’année additionnés. Le simulateur dit quand vos box la passent, et ce qui s’ensuit.',
    crossing:
      'Une box par mois dès janvier la passe au {month, selectordinal, one {#er} other {#e}} mois.',
    next: 'Simuler mon budget',
  },
  guarantees: {
    title: 'Ce que nous garantissons, et comment',
    origin: {
      title: 'L’origine, preuve à l’appui',
      text: 'Chaque produit porte le nom de son fabricant, sa ville et ce qui atteste qu’il y est fait.',
      all: '100 % des produits présentés sont fabriqués en France, preuve en cours de validité au {day}.',
      some: '{percent} % des produits présentés ont une origine française prouvée au {day} ; le chiffre se recalcule à chaque changement du catalogue.',
    },
    urssaf: {
      title: 'Les règles de l’URSSAF, calculées',
      text: 'Plutôt qu’un slogan, un compte : les cadeaux de l’année, par salarié, et un avertissement dans le panier et le simulateur avant que la limite soit passée.',
    },
    exchange: {
      title: 'L’échange, si vous êtes déçus',
      text: 'Un produit abîmé, manquant ou qui ne plaît pas : dites-le-nous après la livraison, nous l’échangeons à nos frais.',
    },
    freedom: {
      title: 'Changer ou arrêter, sans frais',
      text: 'À tout moment, sans lettre recommandée et sans avoir à dire pourquoi.',
    },
    next: 'Lire les conditions',
  },
  closing: {
    title: 'Un devis, une démonstration, une question ?',
    text: 'Écrivez-nous quelques lignes. C’est une personne qui les lit, et qui vous répond.',
    next: 'Nous écrire',
  },
};
