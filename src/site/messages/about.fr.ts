import { PRODUCT_NAME } from '#basics/product-name.ts';

export const fr = {
  title: 'Qui sommes-nous',
  description: `${PRODUCT_NAME} est une maison française qui fait deux métiers : écouter les équipes sans les exposer, et choisir de bons produits à offrir.`,
  hero: {
    eyebrow: 'Qui sommes-nous',
    title: 'Une petite maison, deux métiers',
    intro:
      'Nous écrivons un logiciel qui écoute, et nous composons des box qui font plaisir. Le premier demande de la rigueur, les secondes demandent du goût. Les deux demandent de l’attention.',
  },
  name: {
    title: 'Un vieux mot pour une idée neuve',
    body: `<p>La prévenance, c’est l’art d’aller au-devant de ce dont l’autre a besoin, avant qu’il ait à le demander. Le mot contient aussi « prévenir » : empêcher qu’un mal arrive.</p><p>Au travail, ces deux sens se séparent trop souvent. D’un côté la prévention, avec ses tableaux et ses obligations ; de l’autre les petites attentions, avec leurs corbeilles de fruits. Nous avons voulu les faire habiter sous le même toit, chacune dans sa pièce : l’écoute pour prévenir, les box pour remercier. Sans jamais faire passer l’une pour l’autre.</p>`,
  },
  ways: {
    title: 'Comment nous travaillons',
    listening: {
      title: 'L’écoute, avec des règles publiques',
      text: 'La formule du score, le seuil de dix personnes inscrites, le rythme des publications : tout est écrit, et vérifiable par un CSE comme par un ingénieur. Les questions sont les nôtres, formulées autour des six familles de risques que le rapport Gollac, commandé par l’État, décrit depuis 2011.',
    },
    makers: {
      title: 'Des fabricants nommés',
      text: 'Derrière chaque produit, un nom, une ville, un document. Un fabricant entre au catalogue quand nous avons goûté ou essayé ce qu’il fait et vu la preuve de l’endroit où il le fait. Quand la preuve expire, le pourcentage affiché baisse : c’est le prix d’un chiffre vrai.',
    },
    law: {
      title: 'Le droit, en clair',
      text: 'TVA, URSSAF, document unique : ces règles sont compliquées et changent chaque année. Nous les écrivons avec leur date et leur source, et quand nous ne savons pas, nous le disons.',
    },
    code: {
      title: 'Un logiciel sobre',
      text: 'Aucune mesure d’audience, aucune police ni image demandée à un tiers, aucun bandeau à refuser. Les pages sont légères, lisibles sans souris, et fonctionnent sur un téléphone ancien.',
    },
  },
  proofs: {
    title: 'Ne nous croyez pas sur parole',
    intro: 'Tout ce que nous disons de nous se vérifie sur ce site, sans nous écrire.',
    method: {
      title: 'La méthode du score et de l’anonymat',
      text: 'La formule, les règles de publication, et ce que retrouve un curieux qui s’y attaque, mesuré.',
    },
    origin: {
      title: 'Le passeport d’origine de chaque box',
      text: 'Qui fait quoi, où, quelle pièce le prouve et jusqu’à quand.',
    },
    data: {
      title: 'La liste des données, une à une',
      text: 'Ce qui est gardé, pourquoi, combien de temps, et qui y accède.',
    },
    accessibility: {
      title: 'La déclaration d’accessibilité',
      text: 'Ce qui a été vérifié et comment\u202f; ce qui reste à faire, et où le signaler.',
    },
  },
  house: {
    title: 'Qui en répond',
    intro: 'Une adresse, un numéro, une personne au bout.',
    name: 'Société',
    capital: 'Capital',
    address: 'Siège',
    registry: 'Immatriculation',
    host: 'Hébergement du site',
    reach: 'Nous joindre',
    contact: 'Nous écrire',
    legal: 'Mentions légales complètes',
  },
  refusals: {
    title: 'Ce que vous ne trouverez pas ici',
    body: '<p>Pas de logos de clients illustres ni de témoignages en italique : nous préférons montrer comment cela marche. Pas de statistique sur le bonheur, dont la source se perd. Pas de promesse que la loi ne permet pas de tenir.</p><p>Nous ne vendons pas aux particuliers, nous ne revendons aucune donnée, et nous n’analysons ni les voix, ni les visages, ni les messages.</p>',
  },
  demonstration:
    'Ce site est une démonstration : la société, les fabricants et les commandes y sont fictifs. Les règles, elles, sont vraies.',
  next: {
    title: 'Le reste est une affaire de convictions',
    text: 'Nous les avons mises par écrit, en deux pages.',
    manifesto: 'Lire le manifeste',
  },
};
