import type { Texts } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';

export const texts = {
  title: { fr: 'Qui sommes-nous', en: 'About us' },
  description: {
    fr: `${PRODUCT_NAME} est une maison française qui fait deux métiers : écouter les équipes sans les exposer, et choisir de bons produits à offrir.`,
    en: `${PRODUCT_NAME} is a French house with two trades: listening to teams without exposing them, and choosing good products to give. How we work.`,
  },
  hero: {
    eyebrow: { fr: 'Qui sommes-nous', en: 'About us' },
    title: { fr: 'Une petite maison, deux métiers', en: 'A small house with two trades' },
    intro: {
      fr: 'Nous écrivons un logiciel qui écoute, et nous composons des box qui font plaisir. Le premier demande de la rigueur, les secondes demandent du goût. Les deux demandent de l’attention.',
      en: 'We write software that listens, and we put together boxes that please. The first takes rigour, the second takes taste. Both take attention.',
    },
  },
  name: {
    title: { fr: 'Un vieux mot pour une idée neuve', en: 'An old word for a new idea' },
    body: {
      fr: `<p>La prévenance, c’est l’art d’aller au-devant de ce dont l’autre a besoin, avant qu’il ait à le demander. Le mot contient aussi « prévenir » : empêcher qu’un mal arrive.</p><p>Au travail, ces deux sens se séparent trop souvent. D’un côté la prévention, avec ses tableaux et ses obligations ; de l’autre les petites attentions, avec leurs corbeilles de fruits. Nous avons voulu les faire habiter sous le même toit, chacune dans sa pièce : l’écoute pour prévenir, les box pour remercier. Sans jamais faire passer l’une pour l’autre.</p>`,
      en: `<p>In French, “prévenance” is the art of meeting someone’s need before they have to ask. The word also holds “prévenir”: to keep harm from happening.</p><p>At work those two meanings have drifted apart. On one side prevention, with its tables and duties; on the other small kindnesses, with their fruit baskets. We wanted them under one roof, each in its own room: listening to prevent, boxes to say thank you. Without ever passing one off as the other.</p>`,
    },
  },
  ways: {
    title: { fr: 'Comment nous travaillons', en: 'How we work' },
    listening: {
      title: { fr: 'L’écoute, avec des règles publiques', en: 'Listening, by public rules' },
      text: {
        fr: 'La formule du score, le seuil de dix personnes inscrites, le rythme des publications : tout est écrit, et vérifiable par un CSE comme par un ingénieur. Les questions sont les nôtres, formulées autour des six familles de risques que le rapport Gollac, commandé par l’État, décrit depuis 2011.',
        en: 'The formula of the score, the threshold of ten people listed, the rhythm of publication: all of it is written down, for a works council or an engineer to check. The questions are our own, built around the six families of risk described in 2011 by the Gollac report, which the French state commissioned.',
      },
    },
    makers: {
      title: { fr: 'Des fabricants nommés', en: 'Makers with a name' },
      text: {
        fr: 'Derrière chaque produit, un nom, une ville, un document. Un fabricant entre au catalogue quand nous avons goûté ou essayé ce qu’il fait et vu la preuve de l’endroit où il le fait. Quand la preuve expire, le pourcentage affiché baisse : c’est le prix d’un chiffre vrai.',
        en: 'Behind each product there is a name, a town, a document. A maker joins the catalogue once we have tasted or tried what they make and seen proof of where they make it. When the proof expires, the percentage we show goes down: that is what an honest figure costs.',
      },
    },
    law: {
      title: { fr: 'Le droit, en clair', en: 'The law, in plain words' },
      text: {
        fr: 'TVA, URSSAF, document unique : ces règles sont compliquées et changent chaque année. Nous les écrivons avec leur date et leur source, et quand nous ne savons pas, nous le disons.',
        en: 'VAT, URSSAF, the risk document: these rules are intricate and change every year. We write them with their date and their source, and when we do not know, we say so.',
      },
    },
    code: {
      title: { fr: 'Un logiciel sobre', en: 'Frugal software' },
      text: {
        fr: 'Aucune mesure d’audience, aucune police ni image demandée à un tiers, aucun bandeau à refuser. Les pages sont légères, lisibles sans souris, et fonctionnent sur un téléphone ancien.',
        en: 'No audience tracking, no font or picture fetched from a third party, no banner to refuse. Pages are light, readable without a mouse, and work on an old phone.',
      },
    },
  },
  proofs: {
    title: { fr: 'Ne nous croyez pas sur parole', en: 'Do not take our word for it' },
    intro: {
      fr: 'Tout ce que nous disons de nous se vérifie sur ce site, sans nous écrire.',
      en: 'All that we say of ourselves can be checked on this site, without writing to us.',
    },
    method: {
      title: {
        fr: 'La méthode du score et de l’anonymat',
        en: 'How the score and the anonymity work',
      },
      text: {
        fr: 'La formule, les règles de publication, et ce que retrouve un curieux qui s’y attaque, mesuré.',
        en: 'The formula, the rules of publication, and what somebody finds out who attacks them, measured.',
      },
    },
    origin: {
      title: { fr: 'Le passeport d’origine de chaque box', en: 'The origin passport of each box' },
      text: {
        fr: 'Qui fait quoi, où, quelle pièce le prouve et jusqu’à quand.',
        en: 'Who makes what, where, which document proves it and until when.',
      },
    },
    data: {
      title: { fr: 'La liste des données, une à une', en: 'The list of data, one by one' },
      text: {
        fr: 'Ce qui est gardé, pourquoi, combien de temps, et qui y accède.',
        en: 'What is kept, why, for how long, and who has access to it.',
      },
    },
    accessibility: {
      title: { fr: 'La déclaration d’accessibilité', en: 'The accessibility statement' },
      text: {
        fr: 'Ce qui a été vérifié et comment\u202f; ce qui reste à faire, et où le signaler.',
        en: 'What was checked and how; what remains to be done, and where to report it.',
      },
    },
  },
  house: {
    title: { fr: 'Qui en répond', en: 'Who answers for it' },
    intro: {
      fr: 'Une adresse, un numéro, une personne au bout.',
      en: 'An address, a number, somebody at the other end.',
    },
    name: { fr: 'Société', en: 'Company' },
    capital: { fr: 'Capital', en: 'Share capital' },
    address: { fr: 'Siège', en: 'Registered office' },
    registry: { fr: 'Immatriculation', en: 'Registration' },
    host: { fr: 'Hébergement du site', en: 'Host of the site' },
    reach: { fr: 'Nous joindre', en: 'How to reach us' },
    contact: { fr: 'Nous écrire', en: 'Write to us' },
    legal: { fr: 'Mentions légales complètes', en: 'Full legal notice' },
  },
  refusals: {
    title: { fr: 'Ce que vous ne trouverez pas ici', en: 'What you will not find here' },
    body: {
      fr: '<p>Pas de logos de clients illustres ni de témoignages en italique : nous préférons montrer comment cela marche. Pas de statistique sur le bonheur, dont la source se perd. Pas de promesse que la loi ne permet pas de tenir.</p><p>Nous ne vendons pas aux particuliers, nous ne revendons aucune donnée, et nous n’analysons ni les voix, ni les visages, ni les messages.</p>',
      en: '<p>No wall of famous logos, no testimonials in italics: we would rather show how it works. No statistic about happiness whose source has gone missing. No promise the law will not let anyone keep.</p><p>We do not sell to private individuals, we resell no data, and we analyse neither voices, nor faces, nor messages.</p>',
    },
  },
  demonstration: {
    fr: 'Ce site est une démonstration : la société, les fabricants et les commandes y sont fictifs. Les règles, elles, sont vraies.',
    en: 'This site is a demonstration: the company, the makers and the orders are fictitious. The rules are real.',
  },
  next: {
    title: {
      fr: 'Le reste est une affaire de convictions',
      en: 'The rest is a matter of conviction',
    },
    text: {
      fr: 'Nous les avons mises par écrit, en deux pages.',
      en: 'We have put ours in writing, in two pages.',
    },
    manifesto: { fr: 'Lire le manifeste', en: 'Read the manifesto' },
  },
} satisfies Texts;
