export const fr = {
  title: 'Mentions légales',
  description:
    'Éditeur, directeur de la publication, hébergeur, propriété des contenus et déclaration d’accessibilité du site.',
  intro:
    'Qui publie ce site, qui l’héberge, à qui s’adresser, et ce qu’il fait pour être lisible par tous.',
  updated: 'Texte du {day}.',
  contents: 'Sommaire',
  demonstration: {
    title: 'Données de démonstration',
    text: 'La société, les adresses, les numéros et les personnes nommés ici sont fictifs. Une installation réelle doit les remplacer avant d’ouvrir au public.',
  },
  zoomLimit:
    'Limite connue\u00a0: sur certains téléphones, le pincement pour agrandir est désactivé. Le réglage de taille du texte, en bas de chaque page, le remplace, de 100 à 200\u00a0%.',
  labels: {
    company: 'Société',
    address: 'Siège social',
    capital: 'Capital social',
    registry: 'Immatriculation',
    vatNumber: 'TVA intracommunautaire',
    phone: 'Téléphone',
    email: 'E-mail',
    director: 'Responsable de la publication',
    host: 'Hébergeur',
    hostAddress: 'Adresse',
    hostPhone: 'Téléphone',
  },
  sections: {
    publisher: {
      title: 'Éditeur',
      body: '<p>Conformément à la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique, voici qui édite ce site.</p>',
    },
    host: {
      title: 'Hébergeur',
      body: '<p>Le site et ses données sont hébergés en France.</p>',
    },
    contents: {
      title: 'Propriété des contenus',
      body: '<p>Les textes, les dessins et le logiciel appartiennent à l’éditeur ou lui sont concédés. Vous pouvez citer un passage en nommant sa source, et imprimer toute page pour un usage interne à votre entreprise ou à votre CSE. Toute autre reproduction demande un accord écrit.</p><p>Les marques et les photographies des fabricants restent les leurs.</p>',
    },
    accuracy: {
      title: 'Exactitude des informations',
      body: '<p>Les règles de droit citées sur ce site (TVA, URSSAF, document unique) le sont avec leur date, à titre d’information. Elles ne remplacent pas le conseil d’un avocat ou d’un expert-comptable. Une erreur ? <contact>Dites-le-nous</contact>, nous corrigeons.</p>',
    },
    accessibility: {
      title: 'Déclaration d’accessibilité',
      body: '<p>Nous visons le niveau AA des règles WCAG 2.2 et le référentiel français RGAA 4.1. Aucun audit indépendant n’ayant encore été mené, le site est, au sens du RGAA, déclaré <strong>non conforme</strong> : c’est le terme réglementaire en l’absence d’audit, pas un aveu d’indifférence.</p><p>Ce que nous vérifions à chaque version : contrôle automatique de chaque page en français et en anglais, sur téléphone, tablette et ordinateur ; navigation au clavier seul ; arbre lu par les lecteurs d’écran ; affichage sur 320 pixels de large sans défilement horizontal ; contrastes en mode clair et en mode sombre ; animations réduites à la demande du système.</p><p>Vous êtes gêné par quelque chose ? <contact>Écrivez-nous</contact> ou appelez : nous répondons, et donnons l’information sous une autre forme. Si notre réponse ne vient pas ou ne suffit pas, vous pouvez saisir le <strong>Défenseur des droits</strong>, gratuitement, sur defenseurdesdroits.fr ou au 09 69 39 00 00.</p>',
    },
    reporting: {
      title: 'Signaler un contenu ou une faille',
      body: '<p>Un contenu illicite, une faille de sécurité : écrivez à <mail></mail>. Pour une faille, laissez-nous le temps de la corriger avant d’en parler ; nous vous remercierons.</p>',
    },
  },
  next: 'Lire la politique de confidentialité',
};
