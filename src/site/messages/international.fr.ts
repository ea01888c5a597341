export const fr = {
  title: 'L’offre à l’international',
  description:
    'Prix indicatifs des box par zone de livraison, ce qui change hors de France pour l’application, la TVA et la douane, et comment obtenir un devis.',
  hero: {
    eyebrow: 'International',
    title: 'Pour les équipes qui sont ailleurs',
    intro:
      'Un bureau à Lisbonne, une équipe à Genève, deux commerciales à Montréal : elles reçoivent la même attention. Voici des prix pour vous faire une idée, puis un devis pour en être sûrs.',
    quote: 'Demander un devis',
  },
  prices: {
    title: 'Prix indicatifs par zone',
    caption: 'Prix indicatifs d’une box, hors taxes, transport compris',
    columns: {
      zone: 'Zone de livraison',
      price: 'Par box, HT',
      sample: 'Pour {count, number} box, HT',
      notes: 'Bon à savoir',
    },
    zones: {
      france: {
        name: 'France continentale, Corse et Monaco',
        notes: 'Commande en ligne, sans devis. En Corse, la TVA est celle de la Corse.',
      },
      europe: {
        name: 'Union européenne',
        notes:
          'Avec un numéro de TVA valide, vous déclarez vous-mêmes la TVA dans votre pays (autoliquidation).',
      },
      neighbours: {
        name: 'Suisse et Royaume-Uni',
        notes:
          'Nous préparons les papiers de douane ; droits et taxes d’arrivée sont à votre charge.',
      },
      world: {
        name: 'Outre-mer et reste du monde',
        notes: 'Selon le pays et le transporteur. Des produits qui supportent le voyage.',
      },
    },
    note: 'Prix donnés à titre indicatif au {day}, pour {count, number} box livrées à une même adresse. Seul le devis engage.',
  },
  changes: {
    title: 'Ce qui change hors de France',
    goods: {
      title: 'Le contenu des box',
      text: 'Certains aliments ne passent pas les frontières, surtout ceux d’origine animale ; l’alcool et les huiles essentielles ont leurs propres règles. Nous remplaçons ce qui ne peut pas voyager par un produit du même thème, et vous le montrons avant la commande.',
    },
    app: {
      title: 'L’application',
      text: 'Elle parle français et anglais, et la règle d’anonymat est la même partout. La semaine se clôt le lundi à six heures, heure de Paris. Le document unique (DUERP) répond au droit français : ailleurs, l’écoute, les tendances et les alertes restent utiles, mais ne remplacent pas les obligations de votre pays.',
    },
    gifts: {
      title: 'Les cadeaux et les cotisations',
      text: 'La tolérance de l’URSSAF ne vaut qu’en France. La plupart des pays ont leur propre seuil, parfois plus bas : demandez à votre comptable sur place. Le simulateur, lui, ne compte que selon les règles françaises.',
    },
    help: {
      title: 'L’aide à qui va mal',
      text: 'Le 3114, que l’application affiche, répond en France. Le 112 fonctionne dans toute l’Union européenne ; ailleurs, donnez à vos équipes les numéros de leur pays.',
    },
  },
  steps: {
    title: 'Comment se passe un devis',
    ask: {
      title: 'Vous écrivez',
      text: 'Le pays, le nombre de personnes, l’occasion et la date : quatre lignes suffisent.',
    },
    answer: {
      title: 'Nous répondons',
      text: 'Un prix ferme, transport compris, avec la liste exacte des produits et le délai.',
    },
    send: {
      title: 'Les box partent',
      text: 'Une fois le devis accepté, un suivi par colis, et une personne à joindre s’il s’arrête en route.',
    },
  },
  questions: {
    title: 'TVA, douane, délais',
    vat: {
      question: 'Nous n’avons pas de numéro de TVA intracommunautaire. Et alors\u202f?',
      answer:
        'La TVA s’ajoute au prix, et le devis dit laquelle. Avec un numéro valide, la facture est établie hors TVA et vous la déclarez dans votre pays.',
    },
    customs: {
      question: 'Qui paie la douane\u202f?',
      answer:
        'Hors de l’Union européenne, nous établissons les papiers d’exportation. À l’arrivée, les droits, la taxe locale et les frais de dossier du transporteur sont dus par qui reçoit\u202f; ils ne sont pas dans les prix ci-dessus. Le devis signale ce que nous en savons.',
    },
    delay: {
      question: 'Combien de temps faut-il\u202f?',
      answer:
        'Comptez {workingDays, number} jours ouvrés de préparation, puis le temps du transporteur, que le devis indique par pays. Pour une date précise, une fête ou un séminaire, dites-la d’emblée.',
    },
    app: {
      question: 'Peut-on prendre l’application sans les box\u202f?',
      answer:
        'Oui, et au même prix qu’en France\u00a0: <saas>il ne dépend que de l’effectif</saas>. Rien n’est à installer.',
    },
    pay: {
      question: 'En quelle monnaie payer\u202f?',
      answer:
        'Nos prix et nos factures sont en euros. Une carte ou un compte dans une autre monnaie paie aussi\u00a0: la banque de l’acheteur fixe alors le cours et ses frais. Dans la zone SEPA, un virement en euros ne coûte rien de plus.',
    },
  },
  next: {
    title: 'Dites-nous où ils sont',
    text: 'Un pays ou dix\u00a0: un seul devis, un seul interlocuteur.',
    quote: 'Demander un devis',
  },
};
