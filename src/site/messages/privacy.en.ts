import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './privacy.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Privacy policy',
  description:
    'Which data are processed, why, for how long, who sees what, and how to use your rights. Why this site has no cookie banner.',
  intro:
    'Which data, what for, how long, and above all: who sees what. In sentences people can read. The French version prevails.',
  sections: {
    summary: {
      title: 'In short',
      body: '<ul><li>We neither sell nor rent any data.</li><li>No page asks anything of a third party: no audience tracking, no advertising, no fonts.</li><li>An employee’s answers are shown to that employee only.</li><li>Nothing is inferred from a voice, a face or a way of writing.</li></ul>',
    },
    controller: {
      title: 'Who is responsible',
      body: '<p>{entity} (<legal>legal notice</legal>) is the controller for the site, orders and contact requests. For the app, the list of employees, the choices of boxes and the meter of gifts, the employer or the works council is the controller and we are its processor, as article 28 of the GDPR defines it, with one particular written into the <terms>contract</terms>: it cannot ask us to show an answer.</p><p>For any question about your data: {dataEmail}. It is also the address of the data protection officer, where one is appointed.</p>',
    },
    who: {
      title: 'Who sees what in the app',
      body: '<p>Indicators are published each Monday morning for the week that has closed, for groups of at least ten people on the quarter’s list. A published figure never changes.</p>',
    },
    data: {
      title: 'Which data, why, for how long',
      body: '<p>We ask only for what is useful. What is optional is marked so. The legal basis is followed by its place in the GDPR.</p>',
    },
    answers: {
      title: 'Employees’ answers',
      body: '<p>They live in a separate database, under a pseudonym computed with a key that is not in it. The day is kept, never the hour, and no network address. Thirty-five days after the week closes they remain only as the person’s own history, encrypted with a key of its own: deleting the key deletes the history, backups included. Beside it, under the same pseudonym, is kept what the next week is worked out from: a number for each person, one for each factor, and the weeks among the last twelve in which they answered. They go if the person erases everything; the sum of their group keeps what they had put into it, without a name, until the quarter’s list ends.</p><p>These answers are still personal data: pseudonymous, not anonymous. The published indicators are made so that nobody can be found from them; the page on the method says how far that is measured, and what is not promised. The processing rests on the employer’s legitimate interest in preventing risks; answering is optional, and each question can be skipped.</p><p>The app recognises no emotion. It counts what people choose to say, and infers nothing from a voice, a face, a way of writing or the content of a text: Regulation (EU) 2024/1689 on artificial intelligence forbids inferring the emotions of a person in the workplace (art. 5(1)(f)). No decision about a person is made by a machine.</p>',
    },
    gifts: {
      title: 'The meter of gifts',
      body: '<p>The company or the works council notes there who received what, on which day, of which value and, where there is one, for which event, so as to know where everyone stands with the URSSAF limit and to be able to prove it. For a child’s event one gift stands for one child, without naming the child. What people chose in their boxes is not in it.</p><p>It is seen by whoever runs the space, human resources and the works council, because they are the ones who give. Each employee sees their own gifts of the year in their account. A gift noted by mistake is taken back with a reason, without being erased: it is the employer’s proof, which must be at hand for six years (French Social Security Code, art. L243-16).</p>',
    },
    impact: {
      title: 'The impact assessment, in summary',
      body: '<p>Listening regularly to employees, who are not in a position to refuse easily, calls for an impact assessment (GDPR, art. 35). The employer carries it out, with the advice of its data protection officer and after informing the works council; we hand over ours, of which this is the essence. The method of publication and the attacks we have tried against it are described in the app, open to everyone who has access to it.</p>',
    },
    processors: {
      title: 'Who helps us',
      body: '<p>Our providers are bound by a contract as article 28 of the GDPR asks. None of them reads answers. The host keeps both databases and their backups; answers are there under a pseudonym, then encrypted person by person, as said above.</p>',
    },
    transfers: {
      title: 'Outside the European Union',
      body: '<p>We send no data there ourselves. Where the payment provider transfers any to its group, it does so under the safeguards of chapter V of the GDPR: an adequacy decision, or the standard contractual clauses of the European Commission. A box delivered outside the Union takes the address of its delivery there, because the contract asks for it (art. 49(1)(b)). A copy of the safeguards is available from {dataEmail}.</p>',
    },
    browser: {
      title: 'What stays in your browser',
      body: '<p>There is no banner because nothing here needs your consent: we store only what is necessary for the service you ask for (French Data Protection Act, art. 82).</p>',
    },
    security: {
      title: 'How it is protected',
      body: '<p>Encrypted connections; rights checked by the database itself rather than by screens; limited and traced access for our staff. Our technical logs hold neither what you type nor your network address. Should a leak put you at risk, we tell the French authority (CNIL) within seventy-two hours, and you where the risk is high (GDPR, art. 33 and 34).</p>',
    },
    rights: {
      title: 'Your rights',
      body: '<p>You may, without paying anything:</p><ul><li>see your data and take them with you: in your account, a document brings together all that we keep about you;</li><li>correct them, or erase them by closing your account, save what the law has us keep;</li><li>object to a use based on legitimate interest, or ask for it to be limited;</li><li>say what shall become of them after your death (French Data Protection Act, art. 85).</li></ul><p>In the app, people can see, take away and erase their own history without asking anyone. For all the rest write to {dataEmail}: we answer within a month, and ask for proof of identity only in case of doubt. If your employer is the controller you may also turn to them; we pass on your request, never your answers.</p><p>If our answer does not satisfy you, you may turn to the CNIL, free of charge, at <cnil>cnil.fr</cnil>.</p>',
    },
  },
  data: {
    caption: 'The data processed, their use and how long they are kept',
    columns: {
      what: 'Data',
      why: 'What for',
      basis: 'Legal basis (GDPR, art. 6)',
      long: 'How long',
    },
    rows: {
      contact: {
        what: 'Contact request: name, company, e-mail, message; phone and headcount if you wish',
        why: 'To answer you',
        basis: 'Steps before a contract (6.1.b)',
        long: 'Three years after our last exchange',
      },
      quotes: {
        what: 'Quotes: company, contact, address, what is offered',
        why: 'To offer you a price',
        basis: 'Steps before a contract (6.1.b)',
        long: 'Accepted: ten years, like the order; otherwise three years after our last exchange',
      },
      orders: {
        what: 'Orders and invoices: company, contact, addresses, products',
        why: 'To deliver and invoice',
        basis: 'Contract (6.1.b) and accounting duties (6.1.c)',
        long: 'Ten years, as the law asks of accounting records',
      },
      payments: {
        what: 'Payment: the means chosen, its reference at the provider, disputes; never the card number',
        why: 'To collect, to refund, to answer a bank',
        basis: 'Contract (6.1.b) and accounting duties (6.1.c)',
        long: 'Ten years, with the order',
      },
      gifts: {
        what: 'Gifts noted for each employee: day, value, event, what it is',
        why: 'To follow the URSSAF tolerance and prove it, for the employer or the works council',
        basis: 'Legal duty (6.1.c)',
        long: 'The year of the gift and the six that follow, while URSSAF may ask for it; at the latest until the space is closed',
      },
      approvals: {
        what: 'Order to be approved: message and reason; contact details and addresses while it waits',
        why: 'Asking your company to agree',
        basis: 'Legitimate interest (6.1.f)',
        long: 'Contact details and addresses: fourteen days at most; message and reason, until the account of who wrote them is closed',
      },
      choices: {
        what: 'Boxes to choose: name and e-mail of the recipient, what they choose, the address they give to have it sent to their home',
        why: 'To pack and hand out the box given by the employer, who sees neither the choice nor the address',
        basis: 'Legitimate interest (6.1.f)',
        long: 'Sixty days after choosing has closed',
      },
      account: {
        what: 'Account and place in the company: e-mail, name, number, site, team, roles; name of browser and system of each signed-in device',
        why: 'To open your space',
        basis: 'Contract (6.1.b)',
        long: 'Until the account is closed',
      },
      papers: {
        what: 'Personal code on paper: its date and whether it was used, never the address of the account',
        why: 'Let in people without an address at work',
        basis: 'Contract (6.1.b)',
        long: 'Until they leave the list',
      },
      notifications: {
        what: 'Notifications, and which of them also come by mail',
        why: 'Tell you what concerns you',
        basis: 'Contract (6.1.b)',
        long: 'Ninety days; choices, until the account is closed',
      },
      imports: {
        what: 'File of employees that the employer imports: the columns they keep',
        why: 'Comparing it with the list before it is saved',
        basis: 'Contract (6.1.b)',
        long: 'One day at most, if it is not saved',
      },
      answers: {
        what: 'Answers to the questions',
        why: 'To compute group indicators',
        basis: 'Legitimate interest (6.1.f)',
        long: 'Thirty-five days after the closing, then your own history only, sealed, two years at most; your number, two years at most after your last answer',
      },
      documents: {
        what: 'Versions of the risk document (no individual answer)',
        why: 'To keep them for the employer',
        basis: 'Legal duty (6.1.c)',
        long: 'Forty years',
      },
      documentLinks: {
        what: 'Name and dates of employment of whoever gets a link to read the risk document',
        why: 'To open the versions that the law lets them read',
        basis: 'Legal duty (6.1.c)',
        long: 'One year after the link has ended',
      },
      documentSendings: {
        what: 'Name given by whoever says that they received the risk document sent to the occupational health service, address of the service, days',
        why: 'To prove that the document was handed on',
        basis: 'Legal duty (6.1.c)',
        long: 'As long as the version that was sent',
      },
      cmrList: {
        what: 'List of workers exposed to CMR agents, kept by the employer: name, substances, exposure',
        why: 'To keep the list that the law asks of them, and hand it to the occupational health service',
        basis: 'Legal duty (6.1.c, 9.2.b)',
        long: 'Until the employer removes the line, once handed to the occupational health service, which keeps the list for at least forty years; closing an account detaches the line and does not erase it',
      },
      minorAccidents: {
        what: 'Register of minor accidents, kept by the employer: name, circumstances, nature of the injuries and part of the body',
        why: 'To stand in for the declaration of these accidents, as the law allows',
        basis: 'Legal duty (6.1.c, 9.2.b)',
        long: 'Five years after the end of the year of the accident; closing an account detaches the entry and does not erase it',
      },
      registerFiles: {
        what: 'Who made a file with names of a register, when, and to whom it was handed over',
        why: 'To know where names go',
        basis: 'Legal duty (6.1.c)',
        long: 'As long as the space of the company exists',
      },
      partners: {
        what: 'Applications from makers, messages and documents',
        why: 'To consider them',
        basis: 'Steps before a contract (6.1.b)',
        long: 'Three years after our last exchange; of a partner, as long as their products are named',
      },
      abuse: {
        what: 'A fingerprint of the e-mail or network address of whoever sends a form',
        why: 'To stop mass sending',
        basis: 'Legitimate interest (6.1.f)',
        long: 'Counted over a day at most, then erased',
      },
    },
  },
  processors: {
    caption: 'Our providers, and what they receive',
    columns: { who: 'Provider', what: 'What it does', sees: 'What it receives' },
    rows: {
      host: {
        who: '{name}, {address}',
        what: 'Hosts the site and the data',
        sees: 'All data, on its disks',
      },
      mail: {
        who: '{name}',
        what: 'Carries e-mails',
        sees: 'The address and content of each e-mail; never an answer',
      },
      payment: {
        who: 'Stripe Payments Europe, Limited, Dublin, Ireland',
        what: 'Collects cards and direct debits',
        sees: 'The means of payment, which we do not see, the amount, the name and e-mail of whoever pays',
      },
      sandbox: {
        who: 'Demonstration payment, on this server',
        what: 'Imitates a card payment',
        sees: 'Nothing real: no money moves',
      },
      carriers: {
        who: 'The carrier named with each parcel',
        what: 'Delivers the boxes',
        sees: 'The name, address and telephone of whoever receives the parcel',
      },
    },
  },
  impact: {
    caption: 'Risks for people, and what lessens them',
    columns: { risk: 'Risk', measures: 'What is done', left: 'What remains' },
    rows: {
      recognised: {
        risk: 'Recognising somebody behind a published figure',
        measures:
          'A list that holds for a quarter, groups of at least ten people listed, secret deviations of each person, group and week, groups hidden where what is left would tell, absences without effect, figures that no longer change; the method is public and attacked by our tests',
        left: 'Moderate. Somebody who knew all other answers of a group may notice that one person changes for long; of whoever always answers alike they can guess whether things are very good or very bad 88 times in 100 at most, whatever they do',
      },
      pressed: {
        risk: 'Being made to answer, or to answer in a certain way',
        measures:
          'Nobody knows who answered; answering is optional and each question can be skipped; the contract forbids it; the works council sees the same figures at the same minute',
        left: 'Moderate. Software does not keep anyone from looking over a shoulder',
      },
      leaked: {
        risk: 'Answers leaking out',
        measures:
          'A separate database, a pseudonym whose key is elsewhere, neither hour nor network address, a history encrypted by person and erased after two years',
        left: 'Low, as long as both databases and the key do not leak together',
      },
      misused: {
        risk: 'Turning the tool into the surveillance of a team',
        measures:
          'No screen and no export by person, team leads see only their own answers, signals sent to HR, prevention and works council together',
        left: 'Low',
      },
      lost: {
        risk: 'Losing or altering a document the law asks for',
        measures:
          'Versions chained by a fingerprint, never altered, which the employer may download at any time',
        left: 'Low',
      },
      gifts: {
        risk: 'Letting somebody’s gifts or events of life be known',
        measures: 'Seen by those who give and by the person alone; no child named; no choice noted',
        left: 'Low',
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
      device: {
        what: 'Know this browser again when you sign in, so that nobody can lock you out of it',
        long: 'Until you erase it',
      },
      company: {
        what: 'Finding the company you have chosen',
        long: 'Until you choose another one',
      },
      hiddenAllergens: {
        what: 'Hide boxes that contain what you avoid; never sent',
        long: 'Until you hide nothing any more',
      },
      drafts: {
        what: 'Keep what you type in a long form until it is sent',
        long: 'Until it is sent or given up',
      },
      checkIns: {
        what: 'Keep your answer while there is no connection',
        long: 'Until it is sent',
      },
      questions: {
        what: 'Ask the question of the day without a connection',
        long: 'Until the next question',
      },
      note: {
        what: 'Keep the note you write to yourself; never sent',
        long: 'Until you erase it',
      },
      answers: {
        what: 'Find a page of your space again without a connection',
        long: 'Until you sign out',
      },
      risks: {
        what: 'Keep what you enter in the risk document without a connection',
        long: 'Until it is sent',
      },
      reload: {
        what: 'Put back what you had typed when you reload the page for a new version',
        long: 'While the page reloads',
      },
      textSize: { what: 'Keep the size of the text', long: 'Until you change it' },
      scroll: {
        what: 'Find your place in the page when you come back',
        long: 'Until the tab is closed',
      },
    },
    note: 'The choice of language is also written in a cookie of the same name, so that the page arrives in the right language straight away. It is the only cookie of this site, and lasts one year. The public pages you open and their files are also kept by the browser, to stay readable without a connection; they hold nothing of yours, and go with the next version of the site.',
  },
};
