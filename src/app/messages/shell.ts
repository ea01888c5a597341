import type { Texts } from '#basics/messages.ts';

export const texts = {
  skipToContent: { fr: 'Aller au contenu', en: 'Skip to content' },
  // The client’s own word for a page on its way, in both languages.
  loading: { fr: 'Chargement…', en: 'Chargement…' },
  notice: { fr: 'Annonce', en: 'Announcement' },
  navigation: {
    label: { fr: 'Navigation principale', en: 'Main navigation' },
    open: { fr: 'Menu', en: 'Menu' },
    close: { fr: 'Fermer le menu', en: 'Close menu' },
    boxes: { fr: 'Les box', en: 'Boxes' },
    app: { fr: 'L’application', en: 'The app' },
    boutique: { fr: 'Boutique', en: 'Boutique' },
    simulator: { fr: 'Simulateur', en: 'Simulator' },
    manifesto: { fr: 'Manifeste', en: 'Manifesto' },
    contact: { fr: 'Contact', en: 'Contact' },
    signIn: { fr: 'Se connecter', en: 'Sign in' },
    space: { fr: 'Mon espace', en: 'My space' },
    account: { fr: 'Mon compte', en: 'My account' },
    staff: { fr: 'L’espace de l’équipe', en: 'The staff area' },
    home: { fr: 'Prévenance, accueil', en: 'Prévenance, home' },
  },
  language: {
    label: { fr: 'Langue', en: 'Language' },
    fr: { fr: 'Français', en: 'Français' },
    en: { fr: 'English', en: 'English' },
  },
  textSize: {
    label: { fr: 'Taille du texte', en: 'Text size' },
    smaller: { fr: 'Réduire le texte', en: 'Smaller text' },
    larger: { fr: 'Agrandir le texte', en: 'Larger text' },
    value: { fr: '{percent} %', en: '{percent}%' },
  },
  footer: {
    promise: {
      fr: 'L’attention aux autres, au travail. Écouter pour prévenir, offrir pour faire plaisir.',
      en: 'Care for one another, at work. Listening to prevent, giving to delight.',
    },
    offer: { fr: 'L’offre', en: 'What we offer' },
    company: { fr: 'La maison', en: 'The house' },
    legal: { fr: 'Cadre légal', en: 'Legal' },
    international: { fr: 'International', en: 'International' },
    mobile: { fr: 'Sur mobile', en: 'On your phone' },
    about: { fr: 'Qui sommes-nous', en: 'About us' },
    legalNotice: { fr: 'Mentions légales', en: 'Legal notice' },
    privacy: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
    terms: { fr: 'Conditions générales de vente', en: 'Terms of sale' },
    accessibility: { fr: 'Accessibilité\u00a0: non conforme', en: 'Accessibility: not compliant' },
    help: {
      fr: 'Besoin de parler maintenant ? Le 3114 répond jour et nuit, gratuitement.',
      en: 'Need to talk right now? In France, 3114 answers day and night, free of charge.',
    },
    helpMore: { fr: 'Trouver de l’aide maintenant', en: 'Find help now' },
    danger: { fr: 'Danger immédiat\u00a0:', en: 'Immediate danger:' },
    call: { fr: 'Appeler\u00a0le\u00a0{number}', en: 'Call\u00a0{number}' },
    noInference: {
      fr: 'Rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire : seul compte ce que chacun choisit de dire.',
      en: 'Nothing is inferred from a voice, a face or a way of writing: only what people choose to say counts.',
    },
  },
  update: {
    title: { fr: 'Une nouvelle version est prête', en: 'A new version is ready' },
    text: {
      fr: 'Vous retrouverez ce que vous avez saisi sur cette page, mots de passe et fichiers exceptés.',
      en: 'What you have typed on this page will still be there, except for passwords and chosen files.',
    },
    use: { fr: 'Recharger', en: 'Reload' },
    later: { fr: 'Plus tard', en: 'Later' },
  },
  noScript: {
    title: { fr: 'Cet espace a besoin de JavaScript', en: 'This space needs JavaScript' },
    intro: {
      fr: 'Votre session n’est gardée que dans votre navigateur, hors de portée de toute requête\u202f: sans JavaScript, elle ne peut pas s’ouvrir. Activez-le pour ce site, ou ouvrez cette page sur un autre appareil. Commander une box et nous écrire restent possibles sans.',
      en: 'Your session is kept in your browser only, out of reach of any request: without JavaScript it cannot be opened. Turn it on for this site, or open this page on another device. Ordering a box and writing to us both work without it.',
    },
    boxes: { fr: 'Commander une box', en: 'Order a box' },
    contact: { fr: 'Nous écrire', en: 'Write to us' },
    help: { fr: 'Besoin de parler maintenant\u202f?', en: 'Need to talk right now?' },
  },
  notFound: {
    title: { fr: 'Cette page n’existe pas', en: 'This page does not exist' },
    text: {
      fr: 'L’adresse est peut-être ancienne, ou une lettre s’y est perdue. Rien n’a disparu de votre panier.',
      en: 'The address may be an old one, or a letter went missing. Nothing has left your cart.',
    },
    home: { fr: 'Revenir à l’accueil', en: 'Back to the home page' },
    likely: { fr: 'D’autres chemins', en: 'Other ways' },
    boxes: { fr: 'Voir les box', en: 'See the boxes' },
  },
  error: {
    title: { fr: 'Quelque chose n’a pas fonctionné', en: 'Something went wrong' },
    text: {
      fr: 'La faute est de notre côté et nous en sommes avertis. Votre panier et ce que vous avez saisi sont conservés.',
      en: 'The fault is ours and we have been told. Your cart and what you typed are kept.',
    },
    awayTitle: { fr: 'Un instant, nous revenons', en: 'One moment, we will be right back' },
    awayText: {
      fr: 'Le service est momentanément indisponible. Votre panier est conservé : réessayez dans une minute.',
      en: 'The service is briefly unavailable. Your cart is kept: please try again in a minute.',
    },
    retry: { fr: 'Réessayer', en: 'Try again' },
  },
} satisfies Texts;
