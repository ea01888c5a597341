import { PRODUCT_NAME } from '#basics/product-name.ts';

export const fr = {
  title: `${PRODUCT_NAME} : écoute au travail et box de produits français`,
  description:
    'Une application où vos équipes disent comment va leur travail sans être exposées, et des box de produits français livrées chez vous. Pour les RH et les CSE.',
  hero: {
    eyebrow: 'Pour les RH, le CSE et celles et ceux qui font le travail',
    title: 'Écoutez vos équipes. Faites-leur plaisir.',
    intro:
      'Une application où chacun dit en vingt secondes comment va son travail, sans que l’entreprise voie sa réponse. Et des box de produits français, livrées dans vos locaux.',
    tryIt: 'Essayer l’application',
    boxes: 'Voir les box',
    prices:
      'La box à la demande\u00a0: {box} HT. La box du mois\u00a0: dès {monthly} HT par salarié.',
  },
  tryIt: {
    eyebrow: 'Essayez',
    title: 'Ce matin, vous travaillez à l’accueil',
    intro:
      'Voici les questions, telles que chacun les reçoit. Répondez\u202f: à côté, vous verrez ce que vous seul·e voyez, et ce que l’entreprise lira lundi.',
    noInference:
      'Rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire\u00a0: seul compte ce que chacun choisit de dire.',
  },
  flow: {
    eyebrow: 'Du geste à la décision',
    title: 'Vingt secondes par personne, et une année de climat social devient lisible',
    steps: {
      score: {
        title: 'Un score de 1 à 15',
        text: 'Le score QVCT (qualité de vie et conditions de travail) suit une formule publique. C’est un indice de climat, pas un diagnostic.',
      },
      trends: {
        title: 'Deux tendances',
        text: 'Sept et trente jours, sur des semaines closes. Une flèche ne s’affiche que si l’écart ne peut s’expliquer par le hasard.',
      },
      alerts: {
        title: 'Des alertes RPS',
        text: 'Quand un groupe baisse pour de bon, RH et CSE l’apprennent ensemble. Jamais au sujet d’une seule personne.',
      },
      duerp: {
        title: 'Un DUERP qui vit',
        text: 'Le document unique d’évaluation des risques s’exporte en PDF ou en CSV, avec les indicateurs de sa date.',
      },
    },
    next: 'Voir ce que lisent les RH',
  },
  audiences: {
    title: 'Ce que cela change, pour chacun',
    hr: {
      title: 'Vous êtes aux RH',
      lead: 'Vous savez le lundi ce que vous appreniez lors des départs.',
      points: {
        p1: 'Pour chaque groupe, où il va, puis où il est, avec sa marge\u00a0: rien à deviner entre deux réunions.',
        p2: 'Un signal quand une équipe décroche, avec ce qu’il convient de faire.',
        p3: 'Un document unique à jour, ses versions, ses échéances, son export.',
      },
      next: 'Ce que fait l’application',
    },
    cse: {
      title: 'Vous êtes élu·e au CSE',
      lead: 'Vous lisez exactement ce que lit la direction, à la même minute.',
      points: {
        p1: 'Votre propre accès, sans demander\u00a0: mêmes chiffres, mêmes alertes.',
        p2: 'Une règle d’anonymat publique, que vous pouvez mettre à l’épreuve vous-même.',
        p3: 'Des box pour vos événements, et le compte des cadeaux tenu pour vous.',
      },
      next: 'Mettre l’anonymat à l’épreuve',
    },
    employee: {
      title: 'Vous êtes salarié·e',
      lead: 'Vous pouvez dire que cela ne va pas, sans que cela vous suive.',
      points: {
        p1: 'Trois gestes, chacun facultatif. Ne pas répondre ne se voit nulle part.',
        p2: 'Vos tendances vous appartiennent\u00a0: vous seul·e les voyez, et les effacez.',
        p3: 'De l’aide à un geste, sans que personne n’en soit averti.',
      },
      next: 'Comment on s’en sert',
    },
  },
  anonymity: {
    eyebrow: 'La confiance d’abord',
    title:
      '{least, plural, =10 {Dix personnes inscrites, ou rien.} other {# personnes inscrites, ou rien.}}',
    intro:
      'Sous {least} personnes sur la liste du trimestre, aucun chiffre n’est publié. Au-dessus, dès que la moitié de l’entreprise participe, il l’est quelles que soient les réponses, arrondi et légèrement brouillé par une valeur secrète propre à chaque personne. Une absence ne se voit nulle part\u00a0: personne n’apprend qui a répondu et qui ne l’a pas fait.',
    attack: 'Essayer d’identifier quelqu’un',
    method: 'Lire la méthode',
    picture: {
      few: '{less} inscrits\u00a0: rien',
      enough: '{least} inscrits\u00a0: un chiffre',
    },
    whoTitle: 'Qui voit quoi',
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
      'Une box fait plaisir, mais ce n’est pas de la prévention. La prévention, c’est l’écoute, et les décisions qui la suivent.',
  },
  monthly: {
    eyebrow: 'La box du mois « pouvoir d’achat »',
    title: 'Chaque mois, chacun compose la sienne',
    intro:
      'Un lien suffit : chaque salarié choisit son thème et ses produits. S’il n’a pas le temps, la box par défaut part quand même ; s’il préfère, elle est offerte à une association.',
    plan: '{months, plural, =0 {Sans engagement} other {Engagement de # mois}}',
    planNote: 'HT par mois et par salarié',
    cancel:
      'Un engagement se quitte quand vous le souhaitez, sans frais. À partir de ce jour, jamais en arrière, le prix devient celui de la formule sans engagement.',
    urssaf:
      'À savoir avant de choisir : la tolérance de l’URSSAF sur les cadeaux est de {limit} par salarié en {year}, TVA comprise, tous cadeaux de l’année additionnés. Le simulateur indique à partir de quand vos box la dépassent, et avec quelles conséquences.',
    crossing:
      'Une box par mois dès janvier la dépasse au {month, selectordinal, one {#er} other {#e}} mois.',
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
      text: 'Plutôt qu’un slogan, un compte : les cadeaux de l’année, par salarié, et un avertissement dans le panier et le simulateur avant que la limite soit dépassée.',
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
  questions: {
    title: 'Ce que l’on nous demande',
    items: {
      together: {
        question: 'Faut-il prendre l’application et les box ensemble\u202f?',
        answer:
          'Non. Ce sont deux offres séparées, avec deux prix. L’application se prend par licence, après trente jours d’essai\u202f; les box se commandent à l’unité ou chaque mois, même sans l’application.',
      },
      prevention: {
        question: 'Une box peut-elle compter comme une action de prévention\u202f?',
        answer:
          'Non, et nous ne le laissons pas croire. Une box fait plaisir\u202f; la prévention, c’est d’écouter puis d’agir sur le travail. Elle n’a pas sa place dans un plan d’action.',
      },
      trust: {
        question: 'Pourquoi les équipes répondraient-elles franchement\u202f?',
        answer:
          'Parce que rien ne peut se retourner contre elles\u00a0: la règle d’anonymat est publique, vérifiable, la même pour tous, et le CSE lit les mêmes chiffres que les RH. Et parce que chacun retrouve ses propres tendances, pour soi.',
      },
      urssaf: {
        question: 'Les box sont-elles soumises à cotisations\u202f?',
        answer:
          'Cela dépend de tout ce que chaque salarié reçoit dans l’année, et de qui l’offre. Nous faisons le compte avec vous\u00a0: <simulator>le simulateur</simulator> indique à partir de quand la tolérance de l’URSSAF est dépassée, et avec quelles conséquences.',
      },
      commitment: {
        question: 'Que se passe-t-il si nous arrêtons la box du mois\u202f?',
        answer:
          'Vous arrêtez le jour où vous le souhaitez, sans frais. Si vous aviez un engagement, le prix devient à partir de ce jour celui de la formule sans engagement, jamais en arrière.',
      },
      personal: {
        question: 'Un particulier peut-il acheter\u202f?',
        answer:
          'Non. Nous vendons aux entreprises et à leurs CSE. Si l’idée vous plaît pour votre équipe, <contact>écrivez-nous</contact>\u00a0: nous préparerons avec vous ce qu’il faut pour en parler.',
      },
    },
  },
  closing: {
    title: 'Un devis, une démonstration, une question\u202f?',
    text: 'Écrivez-nous quelques lignes. C’est une personne qui les lit, et qui vous répond.',
    next: 'Nous écrire',
  },
};
