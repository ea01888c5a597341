export const fr = {
  skipToContent: 'Aller au contenu',
  loading: 'Chargement…',
  navigation: {
    label: 'Navigation principale',
    open: 'Menu',
    close: 'Fermer le menu',
    boxes: 'Les box',
    app: 'L’application',
    boutique: 'Boutique',
    simulator: 'Simulateur',
    manifesto: 'Manifeste',
    contact: 'Contact',
    signIn: 'Se connecter',
    space: 'Mon espace',
    account: 'Mon compte',
    home: 'Prévenance, accueil',
  },
  language: {
    label: 'Langue',
    fr: 'Français',
    en: 'English',
  },
  textSize: {
    label: 'Taille du texte',
    smaller: 'Réduire le texte',
    larger: 'Agrandir le texte',
    value: '{percent} %',
  },
  footer: {
    promise:
      'L’attention aux autres, au travail. Écouter pour prévenir, offrir pour faire plaisir.',
    offer: 'L’offre',
    company: 'La maison',
    legal: 'Cadre légal',
    international: 'International',
    mobile: 'Sur mobile',
    about: 'Qui sommes-nous',
    legalNotice: 'Mentions légales',
    privacy: 'Politique de confidentialité',
    terms: 'Conditions générales de vente',
    help: 'Besoin de parler maintenant ? Le 3114 répond jour et nuit, gratuitement.',
    helpMore: 'Trouver de l’aide maintenant',
    noInference:
      'Rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire : seul compte ce que chacun choisit de dire.',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être ancienne, ou une lettre s’y est perdue. Rien n’a disparu de votre panier.',
    home: 'Revenir à l’accueil',
    boxes: 'Voir les box',
  },
  soon: {
    title: 'Cet écran arrive',
    text: 'Il est en préparation et ouvrira ici même.',
    home: 'Revenir à l’accueil',
  },
  error: {
    title: 'Quelque chose n’a pas fonctionné',
    text: 'La faute est de notre côté et nous en sommes avertis. Votre panier et ce que vous avez saisi sont conservés.',
    awayTitle: 'Un instant, nous revenons',
    awayText:
      'Le service est momentanément indisponible. Votre panier est conservé : réessayez dans une minute.',
    retry: 'Réessayer',
  },
  toast: {
    close: 'Fermer',
  },
};
