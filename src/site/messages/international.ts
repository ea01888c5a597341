import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'L’offre à l’international', en: 'International offer' },
  description: {
    fr: 'Prix indicatifs des box par zone de livraison, ce qui change hors de France pour l’application, la TVA et la douane, et comment obtenir un devis.',
    en: 'Indicative prices of the boxes by delivery zone, what changes outside France for the app, VAT and customs, and how to get a quote.',
  },
  hero: {
    eyebrow: { fr: 'International', en: 'International' },
    title: { fr: 'Pour les équipes qui sont ailleurs', en: 'For the teams who are elsewhere' },
    intro: {
      fr: 'Un bureau à Lisbonne, une équipe à Genève, deux commerciales à Montréal : elles reçoivent la même attention. Voici des prix pour vous faire une idée, puis un devis pour en être sûrs.',
      en: 'An office in Lisbon, a team in Geneva, two salespeople in Montreal: they deserve the same attention. Here are prices to give you an idea, then a quote to be sure.',
    },
    quote: { fr: 'Demander un devis', en: 'Ask for a quote' },
    order: { fr: 'Commander pour l’Union européenne', en: 'Order for the European Union' },
  },
  prices: {
    title: { fr: 'Prix indicatifs par zone', en: 'Indicative prices by zone' },
    caption: {
      fr: 'Prix indicatifs d’une box, hors taxes, transport compris',
      en: 'Indicative price of one box, excluding VAT, transport included',
    },
    columns: {
      zone: { fr: 'Zone de livraison', en: 'Delivery zone' },
      price: { fr: 'Par box, HT', en: 'Per box, excl. VAT' },
      sample: { fr: 'Pour {count, number} box, HT', en: 'For {count, number} boxes, excl. VAT' },
      notes: { fr: 'Bon à savoir', en: 'Worth knowing' },
    },
    zones: {
      france: {
        name: {
          fr: 'France continentale, Corse et Monaco',
          en: 'Mainland France, Corsica and Monaco',
        },
        notes: {
          fr: 'Commande en ligne, sans devis. En Corse, la TVA est celle de la Corse.',
          en: 'Ordered online, no quote needed. In Corsica, VAT is that of Corsica.',
        },
      },
      europe: {
        name: { fr: 'Union européenne', en: 'European Union' },
        notes: {
          fr: 'Commande en ligne, sans devis, à 99 box au plus. Avec un numéro de TVA valide, pas de TVA française\u00a0: vous la déclarez dans votre pays.',
          en: 'Ordered online, no quote needed, up to 99 boxes. With a valid VAT number there is no French VAT: you declare it in your country.',
        },
      },
      neighbours: {
        name: { fr: 'Suisse et Royaume-Uni', en: 'Switzerland and United Kingdom' },
        notes: {
          fr: 'Nous préparons les papiers de douane ; droits et taxes d’arrivée sont à votre charge.',
          en: 'We prepare the customs papers; duties and taxes on arrival are yours.',
        },
      },
      world: {
        name: {
          fr: 'Outre-mer et reste du monde',
          en: 'French overseas and the rest of the world',
        },
        notes: {
          fr: 'Selon le pays et le transporteur. Des produits qui supportent le voyage.',
          en: 'Depends on the country and the carrier. Products that travel well.',
        },
      },
    },
    note: {
      fr: 'Prix donnés à titre indicatif au {day}, pour {count, number} box livrées à une même adresse. Seuls engagent le prix de la commande et celui du devis.',
      en: 'Prices given as an indication on {day}, for {count, number} boxes to a single address. Only the price of the order, or that of the quote, is binding.',
    },
  },
  changes: {
    title: { fr: 'Ce qui change hors de France', en: 'What changes outside France' },
    goods: {
      title: { fr: 'Le contenu des box', en: 'What is in the boxes' },
      text: {
        fr: 'Certains aliments ne passent pas les frontières, surtout ceux d’origine animale ; l’alcool et les huiles essentielles ont leurs propres règles. Nous remplaçons ce qui ne peut pas voyager par un produit du même thème, et vous le montrons avant la commande.',
        en: 'Some foods do not cross borders, above all those of animal origin; alcohol and essential oils have rules of their own. What cannot travel is replaced by a product of the same theme, and you see it before you order.',
      },
    },
    app: {
      title: { fr: 'L’application', en: 'The app' },
      text: {
        fr: 'Elle parle français et anglais, et la règle d’anonymat est la même partout. La semaine se clôt le lundi à six heures, heure de Paris. Le document unique (DUERP) répond au droit français : ailleurs, l’écoute, les tendances et les alertes restent utiles, mais ne remplacent pas les obligations de votre pays.',
        en: 'It speaks French and English, and the rule of anonymity is the same everywhere. The week closes on Monday at six in the morning, Paris time. The risk document (DUERP) answers to French law: elsewhere, listening, trends and alerts are still useful but do not replace what your own country requires.',
      },
    },
    gifts: {
      title: { fr: 'Les cadeaux et les cotisations', en: 'Gifts and social contributions' },
      text: {
        fr: 'La tolérance de l’URSSAF ne vaut qu’en France. La plupart des pays ont leur propre seuil, parfois plus bas : demandez à votre comptable sur place. Le simulateur, lui, ne compte que selon les règles françaises.',
        en: 'The URSSAF tolerance exists in France only. Most countries have a limit of their own, sometimes lower: ask your local accountant. The simulator counts by French rules alone.',
      },
    },
    help: {
      title: { fr: 'L’aide à qui va mal', en: 'Help for someone unwell' },
      text: {
        fr: 'Le 3114, que l’application affiche, répond en France. Le 112 fonctionne dans toute l’Union européenne ; ailleurs, donnez à vos équipes les numéros de leur pays.',
        en: '3114, which the app displays, answers in France. 112 works across the European Union; elsewhere, give your teams the numbers of their own country.',
      },
    },
  },
  steps: {
    title: { fr: 'Comment se passe un devis', en: 'How a quote works' },
    ask: {
      title: { fr: 'Vous écrivez', en: 'You write' },
      text: {
        fr: 'Le pays, le nombre de personnes, l’occasion et la date : quatre lignes suffisent.',
        en: 'The country, how many people, the occasion and the date: four lines will do.',
      },
    },
    answer: {
      title: { fr: 'Nous répondons', en: 'We answer' },
      text: {
        fr: 'Un prix ferme, transport compris, avec la liste exacte des produits et le délai.',
        en: 'A firm price, transport included, with the exact list of products and the time it takes.',
      },
    },
    send: {
      title: { fr: 'Les box partent', en: 'The boxes leave' },
      text: {
        fr: 'Une fois le devis accepté, un suivi par colis, et une personne à joindre s’il s’arrête en route.',
        en: 'Once you accept the quote: tracking for each parcel, and someone to call if one stops on the way.',
      },
    },
  },
  questions: {
    title: { fr: 'TVA, douane, délais', en: 'VAT, customs, delays' },
    vat: {
      question: {
        fr: 'Nous n’avons pas de numéro de TVA intracommunautaire. Et alors\u202f?',
        en: 'We have no EU VAT number. What then?',
      },
      answer: {
        fr: 'La TVA française s’ajoute alors au prix de ce qui est livré dans l’Union. Avec un numéro valide, que nous vérifions pendant la commande, la facture est établie sans TVA et vous la déclarez dans votre pays. Hors de l’Union, l’exportation ne porte pas de TVA française.',
        en: 'French VAT is then added to the price of what is delivered in the Union. With a valid number, which we check as you order, the invoice is made out without VAT and you declare it in your country. Outside the Union, an export bears no French VAT.',
      },
    },
    customs: {
      question: { fr: 'Qui paie la douane\u202f?', en: 'Who pays customs?' },
      answer: {
        fr: 'Hors de l’Union européenne, nous établissons les papiers d’exportation. À l’arrivée, les droits, la taxe locale et les frais de dossier du transporteur sont dus par qui reçoit\u202f; ils ne sont pas dans les prix ci-dessus. Le devis signale ce que nous en savons.',
        en: 'Outside the European Union we make out the export papers. On arrival, duties, local tax and the carrier’s handling fee are owed by whoever receives; they are not in the prices above. The quote tells what we know of them.',
      },
    },
    delay: {
      question: { fr: 'Combien de temps faut-il\u202f?', en: 'How long does it take?' },
      answer: {
        fr: 'Comptez {workingDays, number} jours ouvrés de préparation, puis le temps du transporteur, que le devis indique par pays. Pour une date précise, une fête ou un séminaire, dites-la d’emblée.',
        en: 'Allow {workingDays, number} working days to prepare, then the carrier’s time, which the quote gives by country. For a fixed date, a feast or a seminar, tell us at once.',
      },
    },
    app: {
      question: {
        fr: 'Peut-on prendre l’application sans les box\u202f?',
        en: 'Can we take the app without the boxes?',
      },
      answer: {
        fr: 'Oui, et au même prix qu’en France\u00a0: <saas>il ne dépend que de l’effectif</saas>. Rien n’est à installer.',
        en: 'Yes, and at the same price as in France: <saas>it depends on the headcount alone</saas>. There is nothing to install.',
      },
    },
    pay: {
      question: { fr: 'En quelle monnaie payer\u202f?', en: 'In which currency do we pay?' },
      answer: {
        fr: 'Nos prix et nos factures sont en euros. Une carte ou un compte dans une autre monnaie paie aussi\u00a0: la banque de l’acheteur fixe alors le cours et ses frais. Dans la zone SEPA, un virement en euros ne coûte rien de plus.',
        en: 'Our prices and invoices are in euros. A card or an account in another currency pays too: the buyer’s bank then sets the rate and its charges. Within the SEPA area, a transfer in euros costs nothing extra.',
      },
    },
  },
  next: {
    title: { fr: 'Dites-nous où ils sont', en: 'Tell us where they are' },
    text: {
      fr: 'Un pays ou dix\u00a0: un seul devis, un seul interlocuteur.',
      en: 'One country or ten: a single quote, a single person to talk to.',
    },
    quote: { fr: 'Demander un devis', en: 'Ask for a quote' },
  },
} satisfies Texts;
