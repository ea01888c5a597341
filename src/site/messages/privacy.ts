import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  description: {
    fr: 'Quelles données sont traitées, pourquoi, combien de temps, qui voit quoi, et comment exercer vos droits. Pourquoi ce site n’a pas de bandeau de cookies.',
    en: 'Which data are processed, why, for how long, who sees what, and how to use your rights. Why this site has no cookie banner.',
  },
  intro: {
    fr: 'Quelles données, pour quoi faire, combien de temps, et surtout\u00a0: qui voit quoi. En phrases que l’on peut lire.',
    en: 'Which data, what for, how long, and above all: who sees what. In sentences people can read. The French version prevails.',
  },
  sections: {
    summary: {
      title: { fr: 'En bref', en: 'In short' },
      body: {
        fr: '<ul><li>Nous ne vendons ni ne louons aucune donnée.</li><li>Aucune page ne demande quoi que ce soit à un tiers\u00a0: ni mesure d’audience, ni publicité, ni police de caractères.</li><li>Les réponses d’un salarié ne sont montrées qu’à lui.</li><li>Rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire.</li></ul>',
        en: '<ul><li>We neither sell nor rent any data.</li><li>No page asks anything of a third party: no audience tracking, no advertising, no fonts.</li><li>An employee’s answers are shown to that employee only.</li><li>Nothing is inferred from a voice, a face or a way of writing.</li></ul>',
      },
    },
    controller: {
      title: { fr: 'Qui est responsable', en: 'Who is responsible' },
      body: {
        fr: '<p>{entity} (<legal>mentions légales</legal>) est responsable de ce qui concerne le site, les commandes et les demandes de contact. Pour l’application, la liste des salariés, les choix de box et le compteur de cadeaux, l’employeur ou le CSE est responsable du traitement et nous sommes son sous-traitant, au sens de l’article 28 du RGPD, avec une particularité écrite au <terms>contrat</terms>\u00a0: il ne peut pas nous demander de lui montrer une réponse.</p><p>Pour toute question sur vos données\u00a0: {dataEmail}. C’est aussi l’adresse du délégué à la protection des données, lorsqu’il est désigné.</p>',
        en: '<p>{entity} (<legal>legal notice</legal>) is the controller for the site, orders and contact requests. For the app, the list of employees, the choices of boxes and the meter of gifts, the employer or the works council is the controller and we are its processor, as article 28 of the GDPR defines it, with one particular written into the <terms>contract</terms>: it cannot ask us to show an answer.</p><p>For any question about your data: {dataEmail}. It is also the address of the data protection officer, where one is appointed.</p>',
      },
    },
    who: {
      title: { fr: 'Qui voit quoi dans l’application', en: 'Who sees what in the app' },
      body: {
        fr: '<p>Les indicateurs sont publiés chaque lundi matin pour la semaine close, pour des groupes d’au moins dix personnes inscrites sur la liste du trimestre. Un chiffre publié ne change plus.</p>',
        en: '<p>Indicators are published each Monday morning for the week that has closed, for groups of at least ten people on the quarter’s list. A published figure never changes.</p>',
      },
    },
    data: {
      title: {
        fr: 'Quelles données, pourquoi, combien de temps',
        en: 'Which data, why, for how long',
      },
      body: {
        fr: '<p>Nous ne demandons que ce qui sert. Ce qui est facultatif est marqué comme tel. La base légale est suivie de l’endroit du RGPD où elle se trouve.</p>',
        en: '<p>We ask only for what is useful. What is optional is marked so. The legal basis is followed by its place in the GDPR.</p>',
      },
    },
    answers: {
      title: { fr: 'Les réponses des salariés', en: 'Employees’ answers' },
      body: {
        fr: '<p>Elles vivent dans une base de données distincte, sous un pseudonyme calculé avec une clé qui n’y figure pas. On y note le jour, jamais l’heure, et aucune adresse de connexion. Trente-cinq jours après la clôture de la semaine, elles ne sont plus conservées que comme l’historique de la personne, chiffré avec une clé à elle seule\u00a0: effacer la clé efface l’historique, sauvegardes comprises. Restent à côté, sous le même pseudonyme, ce qu’il faut pour calculer la semaine suivante\u00a0: un nombre par personne, un par facteur, et les semaines où elle a répondu parmi les douze dernières. Si elle efface tout, ils disparaissent\u202f; la somme de son groupe garde ce qu’elle y avait mis, sans nom, jusqu’à la fin de la liste du trimestre.</p><p>Ces réponses restent des données personnelles\u00a0: elles sont pseudonymes, non anonymes. Les indicateurs publiés sont faits pour qu’on ne puisse pas remonter à quelqu’un\u202f; la page de la méthode dit jusqu’où cela est mesuré, et ce qui n’est pas promis. Le traitement repose sur l’intérêt légitime de l’employeur à prévenir les risques\u202f; répondre est facultatif, chaque question peut être passée.</p><p>L’application ne reconnaît aucune émotion. Elle compte ce que chacun choisit de dire, et ne déduit rien d’une voix, d’un visage, d’une façon d’écrire ni du contenu d’un texte\u00a0: le règlement (UE) 2024/1689 sur l’intelligence artificielle interdit de déduire les émotions d’une personne sur son lieu de travail (art.\u00a05, paragraphe 1, point f). Aucune décision sur une personne n’est prise par un automate.</p>',
        en: '<p>They live in a separate database, under a pseudonym computed with a key that is not in it. The day is kept, never the hour, and no network address. Thirty-five days after the week closes they remain only as the person’s own history, encrypted with a key of its own: deleting the key deletes the history, backups included. Beside it, under the same pseudonym, is kept what the next week is worked out from: a number for each person, one for each factor, and the weeks among the last twelve in which they answered. They go if the person erases everything; the sum of their group keeps what they had put into it, without a name, until the quarter’s list ends.</p><p>These answers are still personal data: pseudonymous, not anonymous. The published indicators are made so that nobody can be found from them; the page on the method says how far that is measured, and what is not promised. The processing rests on the employer’s legitimate interest in preventing risks; answering is optional, and each question can be skipped.</p><p>The app recognises no emotion. It counts what people choose to say, and infers nothing from a voice, a face, a way of writing or the content of a text: Regulation (EU) 2024/1689 on artificial intelligence forbids inferring the emotions of a person in the workplace (art. 5(1)(f)). No decision about a person is made by a machine.</p>',
      },
    },
    gifts: {
      title: { fr: 'Le compteur de cadeaux', en: 'The meter of gifts' },
      body: {
        fr: '<p>L’entreprise ou le CSE y note qui a reçu quoi, quel jour, pour quelle valeur et, s’il y en a un, pour quel évènement, afin de savoir où en est chacun de la limite de l’URSSAF et de pouvoir le prouver. Pour l’évènement d’un enfant, un cadeau vaut pour un enfant, sans que l’enfant soit nommé. Les choix de box n’y figurent pas.</p><p>Le voient\u00a0: qui dirige l’espace, les ressources humaines et le CSE, parce que ce sont eux qui donnent. Chaque salarié voit ses propres cadeaux de l’année dans son compte. Un cadeau noté par erreur est retiré avec un motif, sans être effacé\u00a0: c’est la preuve de l’employeur, qu’il doit pouvoir présenter pendant six ans (Code de la sécurité sociale, art.\u00a0L243-16).</p>',
        en: '<p>The company or the works council notes there who received what, on which day, of which value and, where there is one, for which event, so as to know where everyone stands with the URSSAF limit and to be able to prove it. For a child’s event one gift stands for one child, without naming the child. What people chose in their boxes is not in it.</p><p>It is seen by whoever runs the space, human resources and the works council, because they are the ones who give. Each employee sees their own gifts of the year in their account. A gift noted by mistake is taken back with a reason, without being erased: it is the employer’s proof, which must be at hand for six years (French Social Security Code, art. L243-16).</p>',
      },
    },
    impact: {
      title: { fr: 'L’analyse d’impact, en résumé', en: 'The impact assessment, in summary' },
      body: {
        fr: '<p>Une écoute régulière de salariés, qui ne sont pas en position de refuser facilement, appelle une analyse d’impact (RGPD, art.\u00a035). L’employeur la mène, avec l’avis de son délégué à la protection des données et après information du CSE\u202f; nous lui remettons la nôtre, dont voici l’essentiel. La méthode de publication et les attaques que nous avons tentées contre elle sont décrites dans l’application, ouvertes à tous ceux qui en ont l’accès.</p>',
        en: '<p>Listening regularly to employees, who are not in a position to refuse easily, calls for an impact assessment (GDPR, art. 35). The employer carries it out, with the advice of its data protection officer and after informing the works council; we hand over ours, of which this is the essence. The method of publication and the attacks we have tried against it are described in the app, open to everyone who has access to it.</p>',
      },
    },
    processors: {
      title: { fr: 'Qui nous aide', en: 'Who helps us' },
      body: {
        fr: '<p>Nos prestataires sont liés par un contrat conforme à l’article 28 du RGPD. Aucun ne lit les réponses. L’hébergeur conserve les deux bases de données et leurs sauvegardes\u202f; les réponses y sont sous pseudonyme, puis chiffrées personne par personne, comme il est dit plus haut.</p>',
        en: '<p>Our providers are bound by a contract as article 28 of the GDPR asks. None of them reads answers. The host keeps both databases and their backups; answers are there under a pseudonym, then encrypted person by person, as said above.</p>',
      },
    },
    transfers: {
      title: { fr: 'Hors de l’Union européenne', en: 'Outside the European Union' },
      body: {
        fr: '<p>Nous n’y envoyons pas de données de nous-mêmes. Si le prestataire de paiement en transfère à son groupe, il le fait sous les garanties du chapitre V du RGPD\u00a0: décision d’adéquation ou clauses contractuelles types de la Commission européenne. Une box livrée hors de l’Union y emporte l’adresse de sa livraison, parce que le contrat le demande (art.\u00a049, paragraphe 1, point b). Une copie des garanties s’obtient à {dataEmail}.</p>',
        en: '<p>We send no data there ourselves. Where the payment provider transfers any to its group, it does so under the safeguards of chapter V of the GDPR: an adequacy decision, or the standard contractual clauses of the European Commission. A box delivered outside the Union takes the address of its delivery there, because the contract asks for it (art. 49(1)(b)). A copy of the safeguards is available from {dataEmail}.</p>',
      },
    },
    browser: {
      title: { fr: 'Ce qui reste dans votre navigateur', en: 'What stays in your browser' },
      body: {
        fr: '<p>Il n’y a pas de bandeau, parce que rien ici ne demande votre consentement\u00a0: nous n’enregistrons que ce qui est nécessaire au service que vous demandez (loi Informatique et Libertés, art.\u00a082).</p>',
        en: '<p>There is no banner because nothing here needs your consent: we store only what is necessary for the service you ask for (French Data Protection Act, art. 82).</p>',
      },
    },
    security: {
      title: { fr: 'Comment elles sont protégées', en: 'How it is protected' },
      body: {
        fr: '<p>Connexions chiffrées\u202f; droits vérifiés par la base de données elle-même et non par les écrans\u202f; accès de nos équipes limités et tracés. Nos journaux techniques ne contiennent ni ce que vous tapez ni votre adresse de connexion. En cas de fuite présentant un risque, nous prévenons la CNIL sous soixante-douze heures, et vous si le risque est élevé (RGPD, art.\u00a033 et 34).</p>',
        en: '<p>Encrypted connections; rights checked by the database itself rather than by screens; limited and traced access for our staff. Our technical logs hold neither what you type nor your network address. Should a leak put you at risk, we tell the French authority (CNIL) within seventy-two hours, and you where the risk is high (GDPR, art. 33 and 34).</p>',
      },
    },
    rights: {
      title: { fr: 'Vos droits', en: 'Your rights' },
      body: {
        fr: '<p>Vous pouvez, sans rien payer\u00a0:</p><ul><li>accéder à vos données et les emporter\u00a0: dans votre compte, un document réunit tout ce que nous gardons sur vous\u202f;</li><li>les corriger, ou les effacer en fermant votre compte, sauf ce que la loi fait conserver\u202f;</li><li>vous opposer à un usage fondé sur l’intérêt légitime, ou en demander la limitation\u202f;</li><li>dire ce qu’elles deviendront après votre mort (loi Informatique et Libertés, art.\u00a085).</li></ul><p>Dans l’application, chacun peut voir, emporter et effacer son historique sans demander à personne. Pour tout le reste, écrivez à {dataEmail}\u00a0: nous répondons sous un mois, et ne demandons une preuve d’identité qu’en cas de doute. Si votre employeur est responsable du traitement, vous pouvez aussi vous adresser à lui\u202f; nous lui transmettons votre demande, jamais vos réponses.</p><p>Si notre réponse ne vous convient pas, vous pouvez saisir la CNIL, gratuitement, sur <cnil>cnil.fr</cnil>.</p>',
        en: '<p>You may, without paying anything:</p><ul><li>see your data and take them with you: in your account, a document brings together all that we keep about you;</li><li>correct them, or erase them by closing your account, save what the law has us keep;</li><li>object to a use based on legitimate interest, or ask for it to be limited;</li><li>say what shall become of them after your death (French Data Protection Act, art. 85).</li></ul><p>In the app, people can see, take away and erase their own history without asking anyone. For all the rest write to {dataEmail}: we answer within a month, and ask for proof of identity only in case of doubt. If your employer is the controller you may also turn to them; we pass on your request, never your answers.</p><p>If our answer does not satisfy you, you may turn to the CNIL, free of charge, at <cnil>cnil.fr</cnil>.</p>',
      },
    },
  },
  data: {
    caption: {
      fr: 'Les données traitées, leur usage et leur durée',
      en: 'The data processed, their use and how long they are kept',
    },
    columns: {
      what: { fr: 'Données', en: 'Data' },
      why: { fr: 'Pour quoi', en: 'What for' },
      basis: { fr: 'Base légale (RGPD, art.\u00a06)', en: 'Legal basis (GDPR, art. 6)' },
      long: { fr: 'Combien de temps', en: 'How long' },
    },
    rows: {
      contact: {
        what: {
          fr: 'Demande de contact\u00a0: nom, entreprise, e-mail, message\u202f; téléphone et effectif si vous le voulez',
          en: 'Contact request: name, company, e-mail, message; phone and headcount if you wish',
        },
        why: { fr: 'Vous répondre', en: 'To answer you' },
        basis: { fr: 'Mesures précontractuelles (6.1.b)', en: 'Steps before a contract (6.1.b)' },
        long: {
          fr: 'Trois ans après notre dernier échange',
          en: 'Three years after our last exchange',
        },
      },
      quotes: {
        what: {
          fr: 'Devis\u00a0: société, contact, adresse, ce qui est proposé',
          en: 'Quotes: company, contact, address, what is offered',
        },
        why: { fr: 'Vous proposer un prix', en: 'To offer you a price' },
        basis: { fr: 'Mesures précontractuelles (6.1.b)', en: 'Steps before a contract (6.1.b)' },
        long: {
          fr: 'Accepté\u00a0: dix ans, comme la commande\u202f; sinon trois ans après notre dernier échange',
          en: 'Accepted: ten years, like the order; otherwise three years after our last exchange',
        },
      },
      orders: {
        what: {
          fr: 'Commandes et factures\u00a0: société, contact, adresses, produits',
          en: 'Orders and invoices: company, contact, addresses, products',
        },
        why: { fr: 'Livrer et facturer', en: 'To deliver and invoice' },
        basis: {
          fr: 'Contrat (6.1.b) et obligations comptables (6.1.c)',
          en: 'Contract (6.1.b) and accounting duties (6.1.c)',
        },
        long: {
          fr: 'Dix ans, durée légale des pièces comptables',
          en: 'Ten years, as the law asks of accounting records',
        },
      },
      payments: {
        what: {
          fr: 'Paiement\u00a0: moyen choisi, référence chez le prestataire, contestations\u202f; jamais le numéro de carte',
          en: 'Payment: the means chosen, its reference at the provider, disputes; never the card number',
        },
        why: {
          fr: 'Encaisser, rembourser, répondre à une banque',
          en: 'To collect, to refund, to answer a bank',
        },
        basis: {
          fr: 'Contrat (6.1.b) et obligations comptables (6.1.c)',
          en: 'Contract (6.1.b) and accounting duties (6.1.c)',
        },
        long: { fr: 'Dix ans, avec la commande', en: 'Ten years, with the order' },
      },
      gifts: {
        what: {
          fr: 'Cadeaux notés pour chaque salarié\u00a0: jour, valeur, évènement, nature',
          en: 'Gifts noted for each employee: day, value, event, what it is',
        },
        why: {
          fr: 'Suivre la tolérance de l’URSSAF et la prouver, pour l’employeur ou le CSE',
          en: 'To follow the URSSAF tolerance and prove it, for the employer or the works council',
        },
        basis: { fr: 'Obligation légale (6.1.c)', en: 'Legal duty (6.1.c)' },
        long: {
          fr: 'L’année du cadeau et les six suivantes, tant que l’URSSAF peut les demander\u202f; au plus tard jusqu’à la fermeture de l’espace',
          en: 'The year of the gift and the six that follow, while URSSAF may ask for it; at the latest until the space is closed',
        },
      },
      approvals: {
        what: {
          fr: 'Demande de commande à faire valider\u00a0: message et motif\u202f; coordonnées et adresses le temps de la demande',
          en: 'Order to be approved: message and reason; contact details and addresses while it waits',
        },
        why: { fr: 'Demander l’accord de votre entreprise', en: 'Asking your company to agree' },
        basis: { fr: 'Intérêt légitime (6.1.f)', en: 'Legitimate interest (6.1.f)' },
        long: {
          fr: 'Coordonnées et adresses\u00a0: quatorze jours au plus\u202f; message et motif, jusqu’à la fermeture du compte de qui les a écrits',
          en: 'Contact details and addresses: fourteen days at most; message and reason, until the account of who wrote them is closed',
        },
      },
      choices: {
        what: {
          fr: 'Box à choisir\u00a0: nom et e-mail du destinataire, ce qu’il choisit, adresse qu’il indique pour être livré chez lui',
          en: 'Boxes to choose: name and e-mail of the recipient, what they choose, the address they give to have it sent to their home',
        },
        why: {
          fr: 'Préparer et remettre la box offerte par l’employeur, qui ne voit ni le choix ni l’adresse',
          en: 'To pack and hand out the box given by the employer, who sees neither the choice nor the address',
        },
        basis: { fr: 'Intérêt légitime (6.1.f)', en: 'Legitimate interest (6.1.f)' },
        long: {
          fr: 'Soixante jours après la clôture du choix',
          en: 'Sixty days after choosing has closed',
        },
      },
      account: {
        what: {
          fr: 'Compte et place dans l’entreprise\u00a0: e-mail, nom, matricule, site, équipe, rôles\u202f; nom du navigateur et du système de chaque appareil connecté',
          en: 'Account and place in the company: e-mail, name, number, site, team, roles; name of browser and system of each signed-in device',
        },
        why: { fr: 'Vous ouvrir votre espace', en: 'To open your space' },
        basis: { fr: 'Contrat (6.1.b)', en: 'Contract (6.1.b)' },
        long: { fr: 'Jusqu’à la fermeture du compte', en: 'Until the account is closed' },
      },
      papers: {
        what: {
          fr: 'Code personnel sur papier\u00a0: sa date et s’il a servi, jamais l’adresse du compte',
          en: 'Personal code on paper: its date and whether it was used, never the address of the account',
        },
        why: {
          fr: 'Ouvrir son accès à qui n’a pas d’adresse au travail',
          en: 'Let in people without an address at work',
        },
        basis: { fr: 'Contrat (6.1.b)', en: 'Contract (6.1.b)' },
        long: { fr: 'Jusqu’au départ de la liste', en: 'Until they leave the list' },
      },
      notifications: {
        what: {
          fr: 'Notifications, et choix de celles qui viennent par mail',
          en: 'Notifications, and which of them also come by mail',
        },
        why: { fr: 'Vous dire ce qui vous concerne', en: 'Tell you what concerns you' },
        basis: { fr: 'Contrat (6.1.b)', en: 'Contract (6.1.b)' },
        long: {
          fr: 'Quatre-vingt-dix jours\u202f; les choix, jusqu’à la fermeture du compte',
          en: 'Ninety days; choices, until the account is closed',
        },
      },
      imports: {
        what: {
          fr: 'Fichier de salariés que l’employeur importe\u00a0: les colonnes qu’il retient',
          en: 'File of employees that the employer imports: the columns they keep',
        },
        why: {
          fr: 'Le comparer à la liste avant de l’enregistrer',
          en: 'Comparing it with the list before it is saved',
        },
        basis: { fr: 'Contrat (6.1.b)', en: 'Contract (6.1.b)' },
        long: {
          fr: 'Un jour au plus, s’il n’est pas enregistré',
          en: 'One day at most, if it is not saved',
        },
      },
      answers: {
        what: { fr: 'Réponses au questionnaire', en: 'Answers to the questions' },
        why: { fr: 'Calculer des indicateurs de groupe', en: 'To compute group indicators' },
        basis: { fr: 'Intérêt légitime (6.1.f)', en: 'Legitimate interest (6.1.f)' },
        long: {
          fr: 'Trente-cinq jours après la clôture, puis votre seul historique, scellé, deux ans au plus\u202f; votre nombre, deux ans au plus après votre dernière réponse',
          en: 'Thirty-five days after the closing, then your own history only, sealed, two years at most; your number, two years at most after your last answer',
        },
      },
      documents: {
        what: {
          fr: 'Versions du document unique (aucune réponse individuelle)',
          en: 'Versions of the risk document (no individual answer)',
        },
        why: { fr: 'Les conserver pour l’employeur', en: 'To keep them for the employer' },
        basis: { fr: 'Obligation légale (6.1.c)', en: 'Legal duty (6.1.c)' },
        long: { fr: 'Quarante ans', en: 'Forty years' },
      },
      documentLinks: {
        what: {
          fr: 'Nom et dates d’emploi de qui reçoit un lien de lecture du document unique',
          en: 'Name and dates of employment of whoever gets a link to read the risk document',
        },
        why: {
          fr: 'Lui ouvrir les versions que la loi lui laisse lire',
          en: 'To open the versions that the law lets them read',
        },
        basis: { fr: 'Obligation légale (6.1.c)', en: 'Legal duty (6.1.c)' },
        long: { fr: 'Un an après la fin du lien', en: 'One year after the link has ended' },
      },
      documentSendings: {
        what: {
          fr: 'Nom déclaré par la personne qui accuse réception du document unique envoyé au service de santé au travail, adresse du service, dates',
          en: 'Name given by whoever says that they received the risk document sent to the occupational health service, address of the service, days',
        },
        why: {
          fr: 'Prouver que le document a été transmis',
          en: 'To prove that the document was handed on',
        },
        basis: { fr: 'Obligation légale (6.1.c)', en: 'Legal duty (6.1.c)' },
        long: {
          fr: 'Aussi longtemps que la version transmise',
          en: 'As long as the version that was sent',
        },
      },
      cmrList: {
        what: {
          fr: 'Liste des travailleurs exposés à des agents CMR, que tient l’employeur : nom, substances, exposition',
          en: 'List of workers exposed to CMR agents, kept by the employer: name, substances, exposure',
        },
        why: {
          fr: 'Tenir la liste que la loi lui demande, et la remettre au service de santé au travail',
          en: 'To keep the list that the law asks of them, and hand it to the occupational health service',
        },
        basis: { fr: 'Obligation légale (6.1.c, 9.2.b)', en: 'Legal duty (6.1.c, 9.2.b)' },
        long: {
          fr: 'Jusqu’à ce que l’employeur retire la ligne, une fois remise au service de santé au travail, qui garde la liste quarante ans au moins ; fermer un compte détache la ligne et ne l’efface pas',
          en: 'Until the employer removes the line, once handed to the occupational health service, which keeps the list for at least forty years; closing an account detaches the line and does not erase it',
        },
      },
      minorAccidents: {
        what: {
          fr: 'Registre des accidents bénins, que tient l’employeur : nom, circonstances, nature et siège des lésions',
          en: 'Register of minor accidents, kept by the employer: name, circumstances, nature of the injuries and part of the body',
        },
        why: {
          fr: 'Remplacer la déclaration de ces accidents, comme la loi le permet',
          en: 'To stand in for the declaration of these accidents, as the law allows',
        },
        basis: { fr: 'Obligation légale (6.1.c, 9.2.b)', en: 'Legal duty (6.1.c, 9.2.b)' },
        long: {
          fr: 'Cinq ans après la fin de l’année de l’accident ; fermer un compte détache l’inscription et ne l’efface pas',
          en: 'Five years after the end of the year of the accident; closing an account detaches the entry and does not erase it',
        },
      },
      registerFiles: {
        what: {
          fr: 'Qui a fait un fichier nominatif d’un registre, quand, et à qui il a été remis',
          en: 'Who made a file with names of a register, when, and to whom it was handed over',
        },
        why: { fr: 'Savoir où vont les noms', en: 'To know where names go' },
        basis: { fr: 'Obligation légale (6.1.c)', en: 'Legal duty (6.1.c)' },
        long: {
          fr: 'Tant que l’espace de l’entreprise existe',
          en: 'As long as the space of the company exists',
        },
      },
      partners: {
        what: {
          fr: 'Candidatures de fabricants, échanges et pièces',
          en: 'Applications from makers, messages and documents',
        },
        why: { fr: 'Les étudier', en: 'To consider them' },
        basis: { fr: 'Mesures précontractuelles (6.1.b)', en: 'Steps before a contract (6.1.b)' },
        long: {
          fr: 'Trois ans après notre dernier échange\u202f; d’un partenaire, tant que ses produits sont cités',
          en: 'Three years after our last exchange; of a partner, as long as their products are named',
        },
      },
      abuse: {
        what: {
          fr: 'Empreinte de l’adresse e-mail ou de connexion de qui envoie un formulaire',
          en: 'A fingerprint of the e-mail or network address of whoever sends a form',
        },
        why: { fr: 'Empêcher les envois en masse', en: 'To stop mass sending' },
        basis: { fr: 'Intérêt légitime (6.1.f)', en: 'Legitimate interest (6.1.f)' },
        long: {
          fr: 'Comptée sur un jour au plus, puis effacée',
          en: 'Counted over a day at most, then erased',
        },
      },
    },
  },
  processors: {
    caption: {
      fr: 'Nos prestataires, et ce qu’ils reçoivent',
      en: 'Our providers, and what they receive',
    },
    columns: {
      who: { fr: 'Prestataire', en: 'Provider' },
      what: { fr: 'Ce qu’il fait', en: 'What it does' },
      sees: { fr: 'Ce qu’il reçoit', en: 'What it receives' },
    },
    rows: {
      host: {
        who: { fr: '{name}, {address}', en: '{name}, {address}' },
        what: { fr: 'Héberge le site et les données', en: 'Hosts the site and the data' },
        sees: { fr: 'Toutes les données, sur ses disques', en: 'All data, on its disks' },
      },
      mail: {
        who: { fr: '{name}', en: '{name}' },
        what: { fr: 'Achemine les e-mails', en: 'Carries e-mails' },
        sees: {
          fr: 'L’adresse et le contenu de chaque e-mail\u202f; jamais une réponse',
          en: 'The address and content of each e-mail; never an answer',
        },
      },
      payment: {
        who: {
          fr: 'Stripe Payments Europe, Limited, Dublin, Irlande',
          en: 'Stripe Payments Europe, Limited, Dublin, Ireland',
        },
        what: {
          fr: 'Encaisse les cartes et les prélèvements',
          en: 'Collects cards and direct debits',
        },
        sees: {
          fr: 'Le moyen de paiement, que nous ne voyons pas, le montant, le nom et l’e-mail de qui paie',
          en: 'The means of payment, which we do not see, the amount, the name and e-mail of whoever pays',
        },
      },
      sandbox: {
        who: {
          fr: 'Paiement de démonstration, sur ce serveur',
          en: 'Demonstration payment, on this server',
        },
        what: { fr: 'Imite un paiement par carte', en: 'Imitates a card payment' },
        sees: {
          fr: 'Rien qui soit réel\u202f: aucun argent ne passe',
          en: 'Nothing real: no money moves',
        },
      },
      carriers: {
        who: {
          fr: 'Le transporteur nommé avec chaque colis',
          en: 'The carrier named with each parcel',
        },
        what: { fr: 'Livre les box', en: 'Delivers the boxes' },
        sees: {
          fr: 'Le nom, l’adresse et le téléphone de qui reçoit le colis',
          en: 'The name, address and telephone of whoever receives the parcel',
        },
      },
    },
  },
  impact: {
    caption: {
      fr: 'Les risques pour les personnes, et ce qui les réduit',
      en: 'Risks for people, and what lessens them',
    },
    columns: {
      risk: { fr: 'Risque', en: 'Risk' },
      measures: { fr: 'Ce qui est fait', en: 'What is done' },
      left: { fr: 'Ce qui reste', en: 'What remains' },
    },
    rows: {
      recognised: {
        risk: {
          fr: 'Reconnaître quelqu’un derrière un chiffre publié',
          en: 'Recognising somebody behind a published figure',
        },
        measures: {
          fr: 'Liste fixée pour un trimestre, groupes d’au moins dix inscrits, écarts secrets propres à chaque personne, à chaque groupe et à chaque semaine, groupes masqués si leur complément parlerait, absences sans effet, chiffres qui ne changent plus\u202f; la méthode est publiée et attaquée par nos essais',
          en: 'A list that holds for a quarter, groups of at least ten people listed, secret deviations of each person, group and week, groups hidden where what is left would tell, absences without effect, figures that no longer change; the method is public and attacked by our tests',
        },
        left: {
          fr: 'Modéré. Qui connaîtrait toutes les autres réponses d’un groupe peut remarquer qu’une personne change pour longtemps\u202f; de qui répond toujours pareil, il ne peut deviner s’il va très bien ou très mal que 88 fois sur 100 au plus, quoi qu’il fasse',
          en: 'Moderate. Somebody who knew all other answers of a group may notice that one person changes for long; of whoever always answers alike they can guess whether things are very good or very bad 88 times in 100 at most, whatever they do',
        },
      },
      pressed: {
        risk: {
          fr: 'Être forcé de répondre, ou d’une certaine façon',
          en: 'Being made to answer, or to answer in a certain way',
        },
        measures: {
          fr: 'Nul ne sait qui a répondu\u202f; répondre est facultatif et chaque question peut être passée\u202f; le contrat l’interdit\u202f; le CSE voit les mêmes chiffres à la même minute',
          en: 'Nobody knows who answered; answering is optional and each question can be skipped; the contract forbids it; the works council sees the same figures at the same minute',
        },
        left: {
          fr: 'Modéré. Un logiciel n’empêche pas de regarder par-dessus une épaule',
          en: 'Moderate. Software does not keep anyone from looking over a shoulder',
        },
      },
      leaked: {
        risk: { fr: 'Voir fuir les réponses', en: 'Answers leaking out' },
        measures: {
          fr: 'Base séparée, pseudonyme dont la clé est ailleurs, ni heure ni adresse de connexion, historique chiffré par personne, effacé après deux ans',
          en: 'A separate database, a pseudonym whose key is elsewhere, neither hour nor network address, a history encrypted by person and erased after two years',
        },
        left: {
          fr: 'Faible, tant que les deux bases et la clé ne fuient pas ensemble',
          en: 'Low, as long as both databases and the key do not leak together',
        },
      },
      misused: {
        risk: {
          fr: 'Détourner l’outil en surveillance d’une équipe',
          en: 'Turning the tool into the surveillance of a team',
        },
        measures: {
          fr: 'Aucun écran ni export par personne, le responsable d’équipe ne voit que ses propres réponses, signaux envoyés ensemble aux RH, à la prévention et au CSE',
          en: 'No screen and no export by person, team leads see only their own answers, signals sent to HR, prevention and works council together',
        },
        left: { fr: 'Faible', en: 'Low' },
      },
      lost: {
        risk: {
          fr: 'Perdre ou altérer un document obligatoire',
          en: 'Losing or altering a document the law asks for',
        },
        measures: {
          fr: 'Versions enchaînées par une empreinte, jamais modifiées, téléchargeables par l’employeur à tout moment',
          en: 'Versions chained by a fingerprint, never altered, which the employer may download at any time',
        },
        left: { fr: 'Faible', en: 'Low' },
      },
      gifts: {
        risk: {
          fr: 'Laisser connaître les cadeaux ou les évènements de vie de quelqu’un',
          en: 'Letting somebody’s gifts or events of life be known',
        },
        measures: {
          fr: 'Visibles de ceux qui donnent et de la personne seule\u202f; aucun enfant nommé\u202f; aucun choix noté',
          en: 'Seen by those who give and by the person alone; no child named; no choice noted',
        },
        left: { fr: 'Faible', en: 'Low' },
      },
    },
  },
  browser: {
    caption: {
      fr: 'Ce que le site enregistre dans votre navigateur',
      en: 'What the site stores in your browser',
    },
    columns: {
      name: { fr: 'Nom', en: 'Name' },
      what: { fr: 'Sert à', en: 'Used to' },
      long: { fr: 'Reste', en: 'Stays' },
    },
    rows: {
      language: {
        what: { fr: 'Garder votre langue', en: 'Keep your language' },
        long: { fr: 'Jusqu’à ce que vous en changiez', en: 'Until you choose another' },
      },
      cart: {
        what: { fr: 'Garder votre panier', en: 'Keep your cart' },
        long: { fr: 'Jusqu’à ce que vous le vidiez', en: 'Until you empty it' },
      },
      checkout: {
        what: {
          fr: 'Garder ce que vous tapez pendant une commande',
          en: 'Keep what you type while ordering',
        },
        long: { fr: 'Jusqu’à la fermeture de l’onglet', en: 'Until the tab is closed' },
      },
      session: {
        what: { fr: 'Vous garder connecté', en: 'Keep you signed in' },
        long: { fr: 'Jusqu’à la déconnexion', en: 'Until you sign out' },
      },
      device: {
        what: {
          fr: 'Reconnaître ce navigateur à la connexion, pour que personne ne puisse vous en bloquer l’accès',
          en: 'Know this browser again when you sign in, so that nobody can lock you out of it',
        },
        long: { fr: 'Jusqu’à ce que vous l’effaciez', en: 'Until you erase it' },
      },
      company: {
        what: {
          fr: 'Retrouver l’entreprise que vous avez choisie',
          en: 'Finding the company you have chosen',
        },
        long: {
          fr: 'Jusqu’à ce que vous en choisissiez une autre',
          en: 'Until you choose another one',
        },
      },
      hiddenAllergens: {
        what: {
          fr: 'Masquer les box qui contiennent ce que vous évitez\u202f; jamais envoyé',
          en: 'Hide boxes that contain what you avoid; never sent',
        },
        long: {
          fr: 'Jusqu’à ce que vous ne masquiez plus rien',
          en: 'Until you hide nothing any more',
        },
      },
      drafts: {
        what: {
          fr: 'Garder ce que vous tapez dans un formulaire long, jusqu’à son envoi',
          en: 'Keep what you type in a long form until it is sent',
        },
        long: { fr: 'Jusqu’à l’envoi ou l’abandon', en: 'Until it is sent or given up' },
      },
      checkIns: {
        what: {
          fr: 'Garder votre réponse tant qu’il n’y a pas de réseau',
          en: 'Keep your answer while there is no connection',
        },
        long: { fr: 'Jusqu’à son envoi', en: 'Until it is sent' },
      },
      questions: {
        what: {
          fr: 'Poser la question du jour sans réseau',
          en: 'Ask the question of the day without a connection',
        },
        long: { fr: 'Jusqu’à la question suivante', en: 'Until the next question' },
      },
      note: {
        what: {
          fr: 'Garder la note que vous vous écrivez\u202f; jamais envoyée',
          en: 'Keep the note you write to yourself; never sent',
        },
        long: { fr: 'Jusqu’à ce que vous l’effaciez', en: 'Until you erase it' },
      },
      answers: {
        what: {
          fr: 'Retrouver une page de votre espace sans réseau',
          en: 'Find a page of your space again without a connection',
        },
        long: { fr: 'Jusqu’à la déconnexion', en: 'Until you sign out' },
      },
      risks: {
        what: {
          fr: 'Garder ce que vous saisissez du document unique sans réseau',
          en: 'Keep what you enter in the risk document without a connection',
        },
        long: { fr: 'Jusqu’à son envoi', en: 'Until it is sent' },
      },
      reload: {
        what: {
          fr: 'Remettre ce que vous aviez saisi quand vous rechargez la page pour une nouvelle version',
          en: 'Put back what you had typed when you reload the page for a new version',
        },
        long: { fr: 'Le temps du rechargement', en: 'While the page reloads' },
      },
      textSize: {
        what: { fr: 'Garder la taille du texte', en: 'Keep the size of the text' },
        long: { fr: 'Jusqu’à ce que vous la changiez', en: 'Until you change it' },
      },
      scroll: {
        what: {
          fr: 'Retrouver l’endroit de la page au retour',
          en: 'Find your place in the page when you come back',
        },
        long: { fr: 'Jusqu’à la fermeture de l’onglet', en: 'Until the tab is closed' },
      },
    },
    note: {
      fr: 'Le choix de la langue est aussi écrit dans un cookie du même nom, pour que la page arrive d’emblée dans la bonne langue. C’est le seul cookie du site\u202f; il dure un an. Les pages publiques que vous ouvrez et leurs fichiers sont aussi gardés par le navigateur, pour rester lisibles sans réseau\u202f; ils ne contiennent rien de vous, et s’effacent à la version suivante du site.',
      en: 'The choice of language is also written in a cookie of the same name, so that the page arrives in the right language straight away. It is the only cookie of this site, and lasts one year. The public pages you open and their files are also kept by the browser, to stay readable without a connection; they hold nothing of yours, and go with the next version of the site.',
    },
  },
} satisfies Texts;
