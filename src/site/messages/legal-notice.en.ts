import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './legal-notice.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Legal notice',
  description:
    'Publisher, publication director, host, ownership of content and accessibility statement of this site.',
  intro:
    'Who publishes this site, who hosts it, whom to contact, and what it does to be readable by everyone.',
  updated: 'As of {day}.',
  contents: 'Contents',
  demonstration: {
    title: 'Demonstration data',
    text: 'The company, addresses, numbers and people named here are fictitious. A real installation must replace them before it opens to the public.',
  },
  zoomLimit:
    'Known limit: on some phones, pinching to zoom is switched off. The text-size setting at the foot of every page takes its place, from 100 to 200%.',
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
      body: '<p>As required by French law no. 2004-575 of 21 June 2004 on confidence in the digital economy, this is who publishes the site.</p>',
    },
    host: {
      title: 'Host',
      body: '<p>The site and its data are hosted in France.</p>',
    },
    contents: {
      title: 'Ownership of content',
      body: '<p>The texts, the drawings and the software belong to the publisher or are licensed to it. You may quote a passage and name its source, and print any page for use inside your company or works council. Any other reproduction needs written agreement.</p><p>The makers’ brands and photographs remain theirs.</p>',
    },
    accuracy: {
      title: 'Accuracy',
      body: '<p>The rules of law mentioned on this site (VAT, URSSAF, the risk document) are given with their date, for information. They do not replace the advice of a lawyer or an accountant. Found a mistake? <contact>Tell us</contact> and we will correct it.</p>',
    },
    accessibility: {
      title: 'Accessibility statement',
      body: '<p>We aim for level AA of WCAG 2.2 and for the French reference RGAA 4.1. As no independent audit has been carried out yet, the site is, in the terms of RGAA, declared <strong>not compliant</strong>: that is the official wording where there is no audit, not a confession of indifference.</p><p>What we check with each version: an automatic check of every page in French and in English, on phone, tablet and computer; use with the keyboard alone; the tree that screen readers read; display 320 pixels wide without sideways scrolling; contrast in light and dark; reduced motion where the system asks for it.</p><p>Is something in your way? <contact>Write to us</contact> or call: we answer, and give you the information in another form. If our answer does not come or is not enough, you may turn to the French <strong>Défenseur des droits</strong>, free of charge, at defenseurdesdroits.fr or on +33 9 69 39 00 00.</p>',
    },
    reporting: {
      title: 'Reporting content or a flaw',
      body: '<p>Unlawful content, a security flaw: write to <mail></mail>. For a flaw, please leave us time to correct it before you speak about it; we will thank you.</p>',
    },
  },
  next: 'Read the privacy policy',
};
