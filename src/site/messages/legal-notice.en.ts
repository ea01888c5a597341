import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './legal-notice.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Legal notice',
  description:
    'Publisher, publication director, host, ownership of content, reporting content, and the accessibility statement of this site.',
  intro:
    'Who publishes this site, who hosts it, whom to contact, and what it does to be readable by everyone. The French version prevails.',
  zoomLimit:
    'Known limit: on some phones, pinching to zoom is switched off (RGAA criterion 10.4). The text-size setting at the foot of every page takes its place, from 100 to 200%.',
  labels: {
    company: 'Company',
    address: 'Registered office',
    capital: 'Share capital',
    registry: 'Registration',
    vatNumber: 'VAT number',
    phone: 'Phone',
    email: 'E-mail',
    director: 'Publication director',
    host: 'Host',
    hostAddress: 'Address',
    hostPhone: 'Phone',
  },
  sections: {
    publisher: {
      title: 'Publisher',
      body: '<p>As required by article 1-1 of French law no. 2004-575 of 21 June 2004 on confidence in the digital economy (LCEN) and article R123-237 of the French Commercial Code, this is who publishes the site and sells what it offers.</p>',
    },
    host: {
      title: 'Host',
      body: '<p>The site and its data are kept by this host, whom you may contact directly.</p>',
    },
    sales: {
      title: 'Sales and disputes',
      body: '<p>This site sells to businesses and works councils, on the <terms>terms of sale</terms>. It does not sell to consumers: consumer mediation (French Consumer Code, art. L612-1) therefore does not apply.</p><p>A dispute between businesses may be brought, free of charge and in confidence, before the French <mediator>Médiateur des entreprises</mediator>, before any lawsuit and by either side.</p>',
    },
    contents: {
      title: 'Intellectual property',
      body: '<p>The texts, the drawings, the look of the site, the catalogue database and the software are protected by copyright and by the right of database makers (French Intellectual Property Code, art. L111-1 and L341-1). They belong to the publisher or are licensed to it.</p><p>You may quote a passage and name its source, and print any page for use inside your company or works council. Any other reproduction, and any extraction of a substantial part of the catalogue, needs written agreement.</p><p>The makers’ brands, names and photographs remain theirs.</p>',
    },
    accuracy: {
      title: 'Accuracy',
      body: '<p>The rules of law mentioned on this site (VAT, URSSAF, the risk document) are given with their date and source, for information. They do not replace the advice of a lawyer or an accountant. Found a mistake? <contact>Tell us</contact> and we will correct it.</p><p>Links to other sites are there to help. We do not answer for what they hold and earn nothing from them.</p>',
    },
    accessibility: {
      title: 'Accessibility statement',
      body: '<p>{entity} undertakes to make this site and its app accessible, as article 47 of French law no. 2005-102 of 11 February 2005 asks. This statement covers all their pages and the PDF documents they make.</p><p><strong>State of compliance.</strong> No audit by the RGAA 4.1 method has been carried out yet. Without a valid audit the site is, in the terms of decree no. 2019-768 of 24 July 2019, <strong>not compliant</strong>. That is the word of the regulation for a rate that has not been measured; here is what has been.</p><p><strong>What we check with each version</strong>, by tests of our own:</p><ul><li>every public page, in French and in English, at three screen widths, light and dark, with the tool axe-core;</li><li>journeys with the keyboard alone, and the order of focus;</li><li>what the accessibility tree gives screen readers to read;</li><li>display 320 pixels wide without sideways scrolling, and text enlarged up to 200%;</li><li>the contrast of texts; the size of targets; a visible focus, in forced colours too;</li><li>PDF documents, which are made tagged, with their language and title, to the PDF/UA-1 standard or level A of PDF/A.</li></ul><p><strong>What is not compliant, or not established.</strong></p><ul><li>On a phone the zoom of the browser may be locked: the text-size control at the foot of each page takes its place, from 100 to 200%.</li><li>An automatic tool judges only part of the 106 RGAA criteria: the others have not been assessed one by one.</li><li>No test has yet been made with people who use assistive technology every day.</li><li>Files sent in by makers, companies and their employees (certificates, photographs, logos) are not ours and may not be accessible.</li></ul><p><strong>How this statement was made.</strong> On 22 November 2026, by self-assessment, of a site written in HTML, CSS, SVG, JavaScript and WAI-ARIA, with the Chromium browser. It will be reviewed at each important change, and at the latest with the first audit.</p><p><strong>Feedback and contact.</strong> Is something in your way? <contact>Write to us</contact>, or to {email}, or call: we answer, and give you the information or the service in another form.</p><p><strong>Remedies.</strong> If our answer does not come or is not enough, you may turn to the French Défenseur des droits, free of charge: by its <defender>form</defender>, through its delegate in your region, by post without a stamp (Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07, France) or by telephone on +33 9 69 39 00 00.</p>',
    },
    reporting: {
      title: 'Reporting content or a flaw',
      body: '<p><strong>Content that seems unlawful to you</strong>: write to {email}, which is also our point of contact in the sense of articles 11 and 12 of Regulation (EU) 2022/2065, in French or in English. Say where it is, why you find it unlawful, your name and e-mail address, and that you act in good faith (same regulation, art. 16). We acknowledge it, decide without delay, and tell you what we decided and how to contest it. Reporting as unlawful what one knows is not is punished by law.</p><p><strong>A security flaw</strong>: write to the same address. Please leave us time to correct it before you speak about it; we will keep you informed and thank you.</p>',
    },
    data: {
      title: 'Personal data and trackers',
      body: '<p>What we know of you, why and for how long: all of it is in the <privacy>privacy policy</privacy>. This site uses no tracker that needs consent, and asks nothing of a third party to show its pages.</p>',
    },
  },
};
