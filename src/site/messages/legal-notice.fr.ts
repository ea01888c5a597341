export const fr = {
  title: 'Mentions légales',
  description:
    'Éditeur, directeur de la publication, hébergeur, propriété des contenus, signalement d’un contenu et déclaration d’accessibilité du site.',
  intro:
    'Qui publie ce site, qui l’héberge, à qui s’adresser, et ce qu’il fait pour être lisible par tous.',
  zoomLimit:
    'Limite connue\u00a0: sur certains téléphones, le pincement pour agrandir est désactivé (critère 10.4 du RGAA). Le réglage de taille du texte, en bas de chaque page, le remplace, de 100 à 200\u00a0%.',
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
      body: '<p>Conformément à l’article 1-1 de la loi n°\u00a02004-575 du 21 juin 2004 pour la confiance dans l’économie numérique (LCEN) et à l’article R123-237 du Code de commerce, voici qui édite ce site et vend ce qu’il propose.</p>',
    },
    host: {
      title: 'Hébergeur',
      body: '<p>Le site et ses données sont conservés par cet hébergeur, que vous pouvez joindre directement.</p>',
    },
    sales: {
      title: 'Ventes et règlement des litiges',
      body: '<p>Ce site vend à des professionnels et à des comités sociaux et économiques, aux <terms>conditions générales de vente</terms>. Il ne vend pas aux consommateurs\u00a0: la médiation de la consommation (Code de la consommation, art.\u00a0L612-1) ne s’y applique donc pas.</p><p>Un différend entre professionnels peut être porté, gratuitement et en toute confidentialité, devant le <mediator>Médiateur des entreprises</mediator>, avant tout procès et par l’une ou l’autre partie.</p>',
    },
    contents: {
      title: 'Propriété intellectuelle',
      body: '<p>Les textes, les dessins, la présentation du site, la base de données du catalogue et le logiciel sont protégés par le droit d’auteur et par le droit des producteurs de bases de données (Code de la propriété intellectuelle, art.\u00a0L111-1 et L341-1). Ils appartiennent à l’éditeur ou lui sont concédés.</p><p>Vous pouvez citer un passage en nommant sa source, et imprimer toute page pour un usage interne à votre entreprise ou à votre CSE. Toute autre reproduction, et toute extraction d’une part substantielle du catalogue, demandent un accord écrit.</p><p>Les marques, les noms et les photographies des fabricants restent les leurs.</p>',
    },
    accuracy: {
      title: 'Exactitude des informations',
      body: '<p>Les règles de droit citées sur ce site (TVA, URSSAF, document unique) le sont avec leur date et leur source, à titre d’information. Elles ne remplacent pas le conseil d’un avocat ou d’un expert-comptable. Une erreur\u202f? <contact>Dites-le-nous</contact>, nous corrigeons.</p><p>Les liens vers d’autres sites sont donnés pour aider. Nous ne répondons pas de ce qu’ils contiennent et n’en tirons aucune rémunération.</p>',
    },
    accessibility: {
      title: 'Déclaration d’accessibilité',
      body: '<p>{entity} s’engage à rendre ce site et son application accessibles, comme le veut l’article 47 de la loi n°\u00a02005-102 du 11 février 2005. Cette déclaration s’applique à toutes leurs pages et aux documents PDF qu’ils produisent.</p><p><strong>État de conformité.</strong> Aucun audit n’a encore été mené selon la méthode du RGAA 4.1. Sans audit en cours de validité, le site est, au sens du décret n°\u00a02019-768 du 24 juillet 2019, <strong>non conforme</strong>. C’est le mot de la réglementation pour un taux qui n’a pas été mesuré\u202f; voici ce qui, lui, l’a été.</p><p><strong>Ce que nous vérifions à chaque version</strong>, par des essais que nous menons nous-mêmes\u00a0:</p><ul><li>chaque page publique, en français et en anglais, à trois largeurs d’écran, en clair et en sombre, avec l’outil axe-core\u202f;</li><li>les parcours au clavier seul et l’ordre du focus\u202f;</li><li>ce que l’arbre d’accessibilité donne à lire aux lecteurs d’écran\u202f;</li><li>l’affichage sur 320 pixels de large sans défilement horizontal, et le texte agrandi jusqu’à 200\u00a0%\u202f;</li><li>le contraste des textes\u202f; la taille des cibles\u202f; la visibilité du focus, aussi en couleurs forcées\u202f;</li><li>les documents PDF, produits balisés, avec leur langue et leur titre, selon la norme PDF/UA-1 ou le niveau A de PDF/A.</li></ul><p><strong>Ce qui n’est pas conforme, ou n’est pas établi.</strong></p><ul><li>Sur un téléphone, le zoom du navigateur peut être bloqué\u00a0: le réglage de la taille du texte, en bas de chaque page, le remplace de 100 à 200\u00a0%.</li><li>Un outil automatique ne juge qu’une partie des 106 critères du RGAA\u00a0: les autres n’ont pas été évalués un à un.</li><li>Aucun essai n’a encore été mené avec des personnes qui utilisent chaque jour une aide technique.</li><li>Les pièces que déposent les fabricants, les entreprises et leurs salariés (attestations, photographies, logos) ne viennent pas de nous et peuvent n’être pas accessibles.</li></ul><p><strong>Établissement de la déclaration.</strong> Elle a été établie le 22 novembre 2026, par auto-évaluation, sur un site écrit en HTML, CSS, SVG, JavaScript et WAI-ARIA, avec le navigateur Chromium. Elle sera revue à chaque changement important, et au plus tard lors du premier audit.</p><p><strong>Retour d’information et contact.</strong> Quelque chose vous gêne\u202f? <contact>Écrivez-nous</contact>, ou à {email}, ou appelez\u00a0: nous vous répondons, et vous donnons l’information ou le service sous une autre forme.</p><p><strong>Voies de recours.</strong> Si notre réponse ne vient pas ou ne suffit pas, vous pouvez saisir gratuitement le Défenseur des droits\u00a0: par son <defender>formulaire</defender>, auprès de son délégué dans votre région, par courrier sans affranchir (Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07) ou par téléphone au 09 69 39 00 00.</p>',
    },
    reporting: {
      title: 'Signaler un contenu ou une faille',
      body: '<p><strong>Un contenu qui vous semble illicite</strong>\u00a0: écrivez à {email}, qui est aussi notre point de contact au sens des articles 11 et 12 du règlement (UE) 2022/2065, en français ou en anglais. Dites où il se trouve, pourquoi vous le jugez illicite, votre nom et votre adresse e-mail, et que vous êtes de bonne foi (même règlement, art.\u00a016). Nous accusons réception, décidons sans tarder, et vous disons ce que nous avons décidé et comment le contester. Signaler comme illicite un contenu que l’on sait ne pas l’être est puni par la loi.</p><p><strong>Une faille de sécurité</strong>\u00a0: écrivez à la même adresse. Laissez-nous le temps de la corriger avant d’en parler\u202f; nous vous tiendrons au courant et vous remercierons.</p>',
    },
    data: {
      title: 'Données personnelles et traceurs',
      body: '<p>Ce que nous savons de vous, pourquoi et combien de temps\u00a0: tout est dans la <privacy>politique de confidentialité</privacy>. Ce site n’emploie aucun traceur soumis au consentement, et ne demande rien à un tiers pour afficher ses pages.</p>',
    },
  },
};
