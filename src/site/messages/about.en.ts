import type { MirrorOf } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { fr } from './about.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'About us',
  description: `${PRODUCT_NAME} is a French house with two trades: listening to teams without exposing them, and choosing good products to give. How we work.`,
  hero: {
    eyebrow: 'About us',
    title: 'A small house with two trades',
    intro:
      'We write software that listens, and we put together boxes that please. The first takes rigour, the second takes taste. Both take attention.',
  },
  name: {
    title: 'An old word for a new idea',
    body: `<p>In French, “prévenance” is the art of meeting someone’s need before they have to ask. The word also holds “prévenir”: to keep harm from happening.</p><p>At work those two meanings have drifted apart. On one side prevention, with its tables and duties; on the other small kindnesses, with their fruit baskets. We wanted them under one roof, each in its own room: listening to prevent, boxes to say thank you. Without ever passing one off as the other.</p>`,
  },
  ways: {
    title: 'How we work',
    listening: {
      title: 'Listening, by public rules',
      text: 'The formula of the score, the threshold of ten people listed, the rhythm of publication: all of it is written down, for a works council or an engineer to check. The questions are our own, built around the six families of risk described in 2011 by the Gollac report, which the French state commissioned.',
    },
    makers: {
      title: 'Makers with a name',
      text: 'Behind each product there is a name, a town, a document. A maker joins the catalogue once we have tasted or tried what they make and seen proof of where they make it. When the proof expires, the percentage we show goes down: that is what an honest figure costs.',
    },
    law: {
      title: 'The law, in plain words',
      text: 'VAT, URSSAF, the risk document: these rules are intricate and change every year. We write them with their date and their source, and when we do not know, we say so.',
    },
    code: {
      title: 'Frugal software',
      text: 'No audience tracking, no font or picture fetched from a third party, no banner to refuse. Pages are light, readable without a mouse, and work on an old phone.',
    },
  },
  proofs: {
    title: 'Do not take our word for it',
    intro: 'All that we say of ourselves can be checked on this site, without writing to us.',
    method: {
      title: 'How the score and the anonymity work',
      text: 'The formula, the rules of publication, and what somebody finds out who attacks them, measured.',
    },
    origin: {
      title: 'The origin passport of each box',
      text: 'Who makes what, where, which document proves it and until when.',
    },
    data: {
      title: 'The list of data, one by one',
      text: 'What is kept, why, for how long, and who has access to it.',
    },
    accessibility: {
      title: 'The accessibility statement',
      text: 'What was checked and how; what remains to be done, and where to report it.',
    },
  },
  house: {
    title: 'Who answers for it',
    intro: 'An address, a number, somebody at the other end.',
    name: 'Company',
    capital: 'Share capital',
    address: 'Registered office',
    registry: 'Registration',
    host: 'Host of the site',
    reach: 'How to reach us',
    contact: 'Write to us',
    legal: 'Full legal notice',
  },
  refusals: {
    title: 'What you will not find here',
    body: '<p>No wall of famous logos, no testimonials in italics: we would rather show how it works. No statistic about happiness whose source has gone missing. No promise the law will not let anyone keep.</p><p>We do not sell to private individuals, we resell no data, and we analyse neither voices, nor faces, nor messages.</p>',
  },
  demonstration:
    'This site is a demonstration: the company, the makers and the orders are fictitious. The rules are real.',
  next: {
    title: 'The rest is a matter of conviction',
    text: 'We have put ours in writing, in two pages.',
    manifesto: 'Read the manifesto',
  },
};
