import type { MirrorOf } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { fr } from './privacy.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Privacy policy',
  description:
    'Which data are processed, why, for how long, who sees what, and how to use your rights. Why this site has no cookie banner.',
  intro:
    'Which data, what for, how long, and above all: who sees what. In sentences people can read.',
  updated: 'As of {day}.',
  contents: 'Contents',
  sections: {
    summary: {
      title: 'In short',
      body: `<ul><li>We neither sell nor rent any data.</li><li>No page asks anything of a third party: no audience tracking, no advertising, no fonts.</li><li>An employee’s answers are shown to that employee only.</li><li>Nothing is inferred from a voice, a face or a way of writing.</li></ul>`,
    },
    controller: {
      title: 'Who is responsible',
      body: `<p>{entity} (<legal>legal notice</legal>) is the controller for the site, orders and contact requests. For the listening app the employer is the controller and we are its processor, as article 28 of the GDPR defines it, with one particular written into the contract: the employer cannot ask us to show an answer.</p><p>For any question: <mail></mail>.</p>`,
    },
    who: {
      title: 'Who sees what in the app',
      body: '<p>Indicators are published each Monday morning for the week that has closed, for groups of at least eight answers. A published figure never changes.</p>',
    },
    data: {
      title: 'Which data, why, for how long',
      body: '<p>We ask only for what is useful. What is optional is marked so.</p>',
    },
    answers: {
      title: 'Employees’ answers',
      body: '<p>They live in a separate database, under a pseudonym computed with a key that is not in it. The day is kept, never the hour, and no network address. Thirty-five days after the week closes they remain only as the person’s own history, encrypted with a key of its own: deleting the key deletes the history, backups included.</p><p>These answers are still personal data: pseudonymous, not anonymous. It is the published indicators that no longer lead back to anyone. The processing rests on the employer’s legitimate interest in preventing risks; answering is optional, and each question can be skipped.</p>',
    },
    processors: {
      title: 'Who helps us',
      body: '<p>Four kinds of providers, bound by contract, in the European Union: the host of the site and its data; the service that sends e-mails; the payment provider, which alone knows card numbers; carriers, who receive the delivery address. None has access to answers, except that the host stores encrypted data.</p>',
    },
    browser: {
      title: 'What stays in your browser',
      body: '<p>There is no banner because nothing here needs your consent: we store only what is necessary for the service you ask for (French Data Protection Act, art. 82).</p>',
    },
    security: {
      title: 'How it is protected',
      body: '<p>Encrypted connections; rights checked by the database itself rather than by screens; limited and traced access for our staff. Our technical logs hold neither what you type nor your network address. Should a leak put you at risk, we tell the French authority (CNIL) within seventy-two hours, and you.</p>',
    },
    rights: {
      title: 'Your rights',
      body: '<p>To see your data, correct them, erase them, take them with you, object to their use or ask for it to be limited: write to <mail></mail>, we answer within a month. In the app, people can see, take away and erase their own history without asking anyone.</p><p>If our answer does not satisfy you, you may turn to the CNIL (cnil.fr). It costs nothing.</p>',
    },
  },
  data: {
    caption: 'The data processed, their use and how long they are kept',
    columns: { what: 'Data', why: 'What for, and on which basis', long: 'How long' },
    rows: {
      contact: {
        what: 'Contact request: name, company, e-mail, message; phone and headcount if you wish',
        why: 'To answer you (steps before a contract)',
        long: 'Three years after our last exchange',
      },
      quotes: {
        what: 'Quotes: company, contact, address, what is offered',
        why: 'To offer you a price (steps before a contract)',
        long: 'Accepted: ten years, like the order; otherwise three years after our last exchange',
      },
      orders: {
        what: 'Orders and invoices: company, contact, addresses, products',
        why: 'To deliver and invoice (contract, accounting duties)',
        long: 'Ten years, as the law asks of accounting records',
      },
      approvals: {
        what: 'Order to be approved: message and reason; contact details and addresses while it waits',
        why: 'Asking your company to agree (legitimate interest)',
        long: 'Contact details and addresses: fourteen days at most; message and reason, until the account of who wrote them is closed',
      },
      choices: {
        what: 'Boxes to choose: name and e-mail of the recipient, what they choose, the address they give to have it sent to their home',
        why: 'To pack and hand out the box given by the employer, who sees neither the choice nor the address (legitimate interest)',
        long: 'Sixty days after choosing has closed',
      },
      account: {
        what: 'Account and place in the company: e-mail, name, number, site, team, roles; name of browser and system of each signed-in device',
        why: 'To open your space (contract)',
        long: 'Until the account is closed',
      },
      papers: {
        what: 'Personal code on paper: its date and whether it was used, never the address of the account',
        why: 'Let in people without an address at work (contract)',
        long: 'Until they leave the list',
      },
      notifications: {
        what: 'Notifications, and which of them also come by mail',
        why: 'Tell you what concerns you (contract)',
        long: 'Ninety days; choices, until the account is closed',
      },
      imports: {
        what: 'File of employees that the employer imports: the columns they keep',
        why: 'Comparing it with the list before it is saved (contract)',
        long: 'One day at most, if it is not saved',
      },
      answers: {
        what: 'Answers to the questions',
        why: 'To compute group indicators (legitimate interest)',
        long: 'Thirty-five days after the closing, then your own history only, sealed, two years at most',
      },
      documents: {
        what: 'Versions of the risk document (no individual answer)',
        why: 'To keep them for the employer (legal duty)',
        long: 'Forty years',
      },
      documentLinks: {
        what: 'Name and dates of employment of whoever gets a link to read the risk document',
        why: 'To open the versions that the law lets them read (legal duty)',
        long: 'One year after the link has ended',
      },
      partners: {
        what: 'Applications from makers, messages and documents',
        why: 'To consider them (steps before a contract)',
        long: 'Three years after our last exchange; of a partner, as long as their products are named',
      },
      abuse: {
        what: 'A fingerprint of the e-mail or network address of whoever sends a form',
        why: 'To stop mass sending (legitimate interest)',
        long: 'Counted for one hour, then erased',
      },
    },
  },
  browser: {
    caption: 'What the site stores in your browser',
    columns: { name: 'Name', what: 'Used to', long: 'Stays' },
    rows: {
      language: { what: 'Keep your language', long: 'Until you choose another' },
      cart: { what: 'Keep your cart', long: 'Until you empty it' },
      checkout: {
        what: 'Keep what you type while ordering',
        long: 'Until the tab is closed',
      },
      session: { what: 'Keep you signed in', long: 'Until you sign out' },
      company: {
        what: 'Finding the company you have chosen',
        long: 'Until you choose another one',
      },
      hiddenAllergens: {
        what: 'Hide boxes that contain what you avoid; never sent',
        long: 'Until you hide nothing any more',
      },
      textSize: { what: 'Keep the size of the text', long: 'Until you change it' },
      scroll: {
        what: 'Find your place in the page when you come back',
        long: 'Until the tab is closed',
      },
    },
    note: 'The choice of language is also written in a cookie of the same name, so that the page arrives in the right language straight away. It is the only cookie of this site, and lasts one year.',
  },
  next: `Write to ${PRODUCT_NAME}`,
};
