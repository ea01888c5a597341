import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Mentions légales', en: 'Legal notice' },
  description: {
    fr: 'Éditeur, directeur de la publication, hébergeur, propriété des contenus, signalement d’un contenu et déclaration d’accessibilité du site.',
    en: 'Publisher, publication director, host, ownership of content, reporting content, and the accessibility statement of this site.',
  },
  intro: {
    fr: 'Qui publie ce site, qui l’héberge, à qui s’adresser, et ce qu’il fait pour être lisible par tous.',
    en: 'Who publishes this site, who hosts it, whom to contact, and what it does to be readable by everyone. The French version prevails.',
  },
  zoomLimit: {
    fr: 'Limite connue\u00a0: sur certains téléphones, le pincement pour agrandir est désactivé (critère 10.4 du RGAA). Le réglage de taille du texte, en bas de chaque page, le remplace, de 100 à 200\u00a0%.',
    en: 'Known limit: on some phones, pinching to zoom is switched off (RGAA criterion 10.4). The text-size setting at the foot of every page takes its place, from 100 to 200%.',
  },
  labels: {
    company: { fr: 'Société', en: 'Company' },
    address: { fr: 'Siège social', en: 'Registered office' },
    capital: { fr: 'Capital social', en: 'Share capital' },
    registry: { fr: 'Immatriculation', en: 'Registration' },
    vatNumber: { fr: 'TVA intracommunautaire', en: 'VAT number' },
    phone: { fr: 'Téléphone', en: 'Phone' },
    email: { fr: 'E-mail', en: 'E-mail' },
    director: { fr: 'Responsable de la publication', en: 'Publication director' },
    host: { fr: 'Hébergeur', en: 'Host' },
    hostAddress: { fr: 'Adresse', en: 'Address' },
    hostPhone: { fr: 'Téléphone', en: 'Phone' },
  },
  sections: {
    publisher: {
      title: { fr: 'Éditeur', en: 'Publisher' },
      body: {
        fr: '<p>Conformément à l’article 1-1 de la loi n°\u00a02004-575 du 21 juin 2004 pour la confiance dans l’économie numérique (LCEN) et à l’article R123-237 du Code de commerce, voici qui édite ce site et vend ce qu’il propose.</p>',
        en: '<p>As required by article 1-1 of French law no. 2004-575 of 21 June 2004 on confidence in the digital economy (LCEN) and article R123-237 of the French Commercial Code, this is who publishes the site and sells what it offers.</p>',
      },
    },
    host: {
      title: { fr: 'Hébergeur', en: 'Host' },
      body: {
        fr: '<p>Le site et ses données sont conservés par cet hébergeur, que vous pouvez joindre directement.</p>',
        en: '<p>The site and its data are kept by this host, whom you may contact directly.</p>',
      },
    },
    sales: {
      title: { fr: 'Ventes et règlement des litiges', en: 'Sales and disputes' },
      body: {
        fr: '<p>Ce site vend à des professionnels et à des comités sociaux et économiques, aux <terms>conditions générales de vente</terms>. Il ne vend pas aux consommateurs\u00a0: la médiation de la consommation (Code de la consommation, art.\u00a0L612-1) ne s’y applique donc pas.</p><p>Un différend entre professionnels peut être porté, gratuitement et en toute confidentialité, devant le <mediator>Médiateur des entreprises</mediator>, avant tout procès et par l’une ou l’autre partie.</p>',
        en: '<p>This site sells to businesses and works councils, on the <terms>terms of sale</terms>. It does not sell to consumers: consumer mediation (French Consumer Code, art. L612-1) therefore does not apply.</p><p>A dispute between businesses may be brought, free of charge and in confidence, before the French <mediator>Médiateur des entreprises</mediator>, before any lawsuit and by either side.</p>',
      },
    },
    contents: {
      title: { fr: 'Propriété intellectuelle', en: 'Intellectual property' },
      body: {
        fr: '<p>Les textes, les dessins, la présentation du site, la base de données du catalogue et le logiciel sont protégés par le droit d’auteur et par le droit des producteurs de bases de données (Code de la propriété intellectuelle, art.\u00a0L111-1 et L341-1). Ils appartiennent à l’éditeur ou lui sont concédés.</p><p>Vous pouvez citer un passage en nommant sa source, et imprimer toute page pour un usage interne à votre entreprise ou à votre CSE. Toute autre reproduction, et toute extraction d’une part substantielle du catalogue, demandent un accord écrit.</p><p>Les marques, les noms et les photographies des fabricants restent les leurs.</p>',
        en: '<p>The texts, the drawings, the look of the site, the catalogue database and the software are protected by copyright and by the right of database makers (French Intellectual Property Code, art. L111-1 and L341-1). They belong to the publisher or are licensed to it.</p><p>You may quote a passage and name its source, and print any page for use inside your company or works council. Any other reproduction, and any extraction of a substantial part of the catalogue, needs written agreement.</p><p>The makers’ brands, names and photographs remain theirs.</p>',
      },
    },
    accuracy: {
      title: { fr: 'Exactitude des informations', en: 'Accuracy' },
      body: {
        fr: '<p>Les règles de droit citées sur ce site (TVA, URSSAF, document unique) le sont avec leur date et leur source, à titre d’information. Elles ne remplacent pas le conseil d’un avocat ou d’un expert-comptable. Une erreur\u202f? <contact>Dites-le-nous</contact>, nous corrigeons.</p><p>Les liens vers d’autres sites sont donnés pour aider. Nous ne répondons pas de ce qu’ils contiennent et n’en tirons aucune rémunération.</p>',
        en: '<p>The rules of law mentioned on this site (VAT, URSSAF, the risk document) are given with their date and source, for information. They do not replace the advice of a lawyer or an accountant. Found a mistake? <contact>Tell us</contact> and we will correct it.</p><p>Links to other sites are there to help. We do not answer for what they hold and earn nothing from them.</p>',
      },
    },
    accessibility: {
      title: { fr: 'Déclaration d’accessibilité', en: 'Accessibility statement' },
      body: {
        fr: '<p>{entity} s’engage à rendre ce site et son application accessibles, comme le veut l’article 47 de la loi n°\u00a02005-102 du 11 février 2005. Cette déclaration s’applique à toutes leurs pages et aux documents PDF qu’ils produisent.</p><p><strong>État de conformité.</strong> Aucun audit n’a encore été mené selon la méthode du RGAA 4.1. Sans audit en cours de validité, le site est, au sens du décret n°\u00a02019-768 du 24 juillet 2019, <strong>non conforme</strong>. C’est le mot de la réglementation pour un taux qui n’a pas été mesuré\u202f; voici ce qui, lui, l’a été.</p><p><strong>Ce que nous vérifions à chaque version</strong>, par des essais que nous menons nous-mêmes\u00a0:</p><ul><li>chaque page publique, en français et en anglais, à trois largeurs d’écran, en clair et en sombre, avec l’outil axe-core\u202f;</li><li>les parcours au clavier seul et l’ordre du focus\u202f;</li><li>ce que l’arbre d’accessibilité donne à lire aux lecteurs d’écran\u202f;</li><li>l’affichage sur 320 pixels de large sans défilement horizontal, et le texte agrandi jusqu’à 200\u00a0%\u202f;</li><li>le contraste des textes\u202f; la taille des cibles\u202f; la visibilité du focus, aussi en couleurs forcées\u202f;</li><li>les documents PDF, produits balisés, avec leur langue et leur titre, selon la norme PDF/UA-1 ou le niveau A de PDF/A.</li></ul><p><strong>Ce qui n’est pas conforme, ou n’est pas établi.</strong></p><ul><li>Sur un téléphone, le zoom du navigateur peut être bloqué\u00a0: le réglage de la taille du texte, en bas de chaque page, le remplace de 100 à 200\u00a0%.</li><li>Un outil automatique ne juge qu’une partie des 106 critères du RGAA\u00a0: les autres n’ont pas été évalués un à un.</li><li>Aucun essai n’a encore été mené avec des personnes qui utilisent chaque jour une aide technique.</li><li>Les pièces que déposent les fabricants, les entreprises et leurs salariés (attestations, photographies, logos) ne viennent pas de nous et peuvent n’être pas accessibles.</li></ul><p><strong>Établissement de la déclaration.</strong> Elle a été établie le 22 novembre 2026, par auto-évaluation, sur un site écrit en HTML, CSS, SVG, JavaScript et WAI-ARIA, avec le navigateur Chromium. Elle sera revue à chaque changement important, et au plus tard lors du premier audit.</p><p><strong>Retour d’information et contact.</strong> Quelque chose vous gêne\u202f? <contact>Écrivez-nous</contact>, ou à {email}, ou appelez\u00a0: nous vous répondons, et vous donnons l’information ou le service sous une autre forme.</p><p><strong>Voies de recours.</strong> Si notre réponse ne vient pas ou ne suffit pas, vous pouvez saisir gratuitement le Défenseur des droits\u00a0: par son <defender>formulaire</defender>, auprès de son délégué dans votre région, par courrier sans affranchir (Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07) ou par téléphone au 09 69 39 00 00.</p>',
        en: '<p>{entity} undertakes to make this site and its app accessible, as article 47 of French law no. 2005-102 of 11 February 2005 asks. This statement covers all their pages and the PDF documents they make.</p><p><strong>State of compliance.</strong> No audit by the RGAA 4.1 method has been carried out yet. Without a valid audit the site is, in the terms of decree no. 2019-768 of 24 July 2019, <strong>not compliant</strong>. That is the word of the regulation for a rate that has not been measured; here is what has been.</p><p><strong>What we check with each version</strong>, by tests of our own:</p><ul><li>every public page, in French and in English, at three screen widths, light and dark, with the tool axe-core;</li><li>journeys with the keyboard alone, and the order of focus;</li><li>what the accessibility tree gives screen readers to read;</li><li>display 320 pixels wide without sideways scrolling, and text enlarged up to 200%;</li><li>the contrast of texts; the size of targets; a visible focus, in forced colours too;</li><li>PDF documents, which are made tagged, with their language and title, to the PDF/UA-1 standard or level A of PDF/A.</li></ul><p><strong>What is not compliant, or not established.</strong></p><ul><li>On a phone the zoom of the browser may be locked: the text-size control at the foot of each page takes its place, from 100 to 200%.</li><li>An automatic tool judges only part of the 106 RGAA criteria: the others have not been assessed one by one.</li><li>No test has yet been made with people who use assistive technology every day.</li><li>Files sent in by makers, companies and their employees (certificates, photographs, logos) are not ours and may not be accessible.</li></ul><p><strong>How this statement was made.</strong> On 22 November 2026, by self-assessment, of a site written in HTML, CSS, SVG, JavaScript and WAI-ARIA, with the Chromium browser. It will be reviewed at each important change, and at the latest with the first audit.</p><p><strong>Feedback and contact.</strong> Is something in your way? <contact>Write to us</contact>, or to {email}, or call: we answer, and give you the information or the service in another form.</p><p><strong>Remedies.</strong> If our answer does not come or is not enough, you may turn to the French Défenseur des droits, free of charge: by its <defender>form</defender>, through its delegate in your region, by post without a stamp (Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07, France) or by telephone on +33 9 69 39 00 00.</p>',
      },
    },
    reporting: {
      title: { fr: 'Signaler un contenu ou une faille', en: 'Reporting content or a flaw' },
      body: {
        fr: '<p><strong>Un contenu qui vous semble illicite</strong>\u00a0: écrivez à {email}, qui est aussi notre point de contact au sens des articles 11 et 12 du règlement (UE) 2022/2065, en français ou en anglais. Dites où il se trouve, pourquoi vous le jugez illicite, votre nom et votre adresse e-mail, et que vous êtes de bonne foi (même règlement, art.\u00a016). Nous accusons réception, décidons sans tarder, et vous disons ce que nous avons décidé et comment le contester. Signaler comme illicite un contenu que l’on sait ne pas l’être est puni par la loi.</p><p><strong>Une faille de sécurité</strong>\u00a0: écrivez à la même adresse. Laissez-nous le temps de la corriger avant d’en parler\u202f; nous vous tiendrons au courant et vous remercierons.</p>',
        en: '<p><strong>Content that seems unlawful to you</strong>: write to {email}, which is also our point of contact in the sense of articles 11 and 12 of Regulation (EU) 2022/2065, in French or in English. Say where it is, why you find it unlawful, your name and e-mail address, and that you act in good faith (same regulation, art. 16). We acknowledge it, decide without delay, and tell you what we decided and how to contest it. Reporting as unlawful what one knows is not is punished by law.</p><p><strong>A security flaw</strong>: write to the same address. Please leave us time to correct it before you speak about it; we will keep you informed and thank you.</p>',
      },
    },
    data: {
      title: { fr: 'Données personnelles et traceurs', en: 'Personal data and trackers' },
      body: {
        fr: '<p>Ce que nous savons de vous, pourquoi et combien de temps\u00a0: tout est dans la <privacy>politique de confidentialité</privacy>. Ce site n’emploie aucun traceur soumis au consentement, et ne demande rien à un tiers pour afficher ses pages.</p>',
        en: '<p>What we know of you, why and for how long: all of it is in the <privacy>privacy policy</privacy>. This site uses no tracker that needs consent, and asks nothing of a third party to show its pages.</p>',
      },
    },
  },
} satisfies Texts;
