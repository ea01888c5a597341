import type { Texts } from '#basics/messages.ts';

/** One's own account. */
export const texts = {
  title: { fr: 'Mon compte', en: 'My account' },
  intro: { fr: 'Ce qui vous concerne, et vous seul·e.', en: 'What concerns you, and you alone.' },
  signOut: { fr: 'Me déconnecter', en: 'Sign out' },
  loading: { fr: 'Chargement de votre compte…', en: 'Loading your account…' },
  failed: { fr: 'Votre compte n’a pas pu être lu.', en: 'Your account could not be read.' },
  retry: { fr: 'Réessayer', en: 'Try again' },
  profile: {
    title: { fr: 'Profil', en: 'Profile' },
    email: { fr: 'Adresse e-mail', en: 'E-mail address' },
    newEmail: { fr: 'Nouvelle adresse', en: 'New address' },
    change: { fr: 'Changer d’adresse', en: 'Change the address' },
    cancel: { fr: 'Annuler', en: 'Cancel' },
    send: { fr: 'Envoyer les confirmations', en: 'Send the confirmations' },
    sent: {
      fr: 'Deux mails viennent de partir, à l’ancienne adresse et à la nouvelle. Le changement se fait quand les deux ont répondu.',
      en: 'Two mails have just left, to the old address and to the new one. The change is made once both have answered.',
    },
    language: { fr: 'Langue de vos mails', en: 'Language of your mails' },
    languages: {
      fr: { fr: 'Français', en: 'Français' },
      en: { fr: 'English', en: 'English' },
    },
    languageSaved: { fr: 'C’est noté', en: 'Noted' },
    textSize: { fr: 'Taille du texte', en: 'Text size' },
    smaller: { fr: 'Réduire le texte', en: 'Smaller text' },
    larger: { fr: 'Agrandir le texte', en: 'Larger text' },
    textSizeValue: { fr: '{percent} %', en: '{percent}%' },
  },
  security: {
    title: { fr: 'Sécurité', en: 'Security' },
    password: { fr: 'Mot de passe', en: 'Password' },
    passwordText: {
      fr: 'Facultatif : le lien par e-mail suffit. Vous pouvez en choisir ou en changer un.',
      en: 'Optional: the link by e-mail is enough. You may choose one, or change it.',
    },
    changePassword: { fr: 'Choisir un mot de passe', en: 'Choose a password' },
    factor: { fr: 'Double authentification', en: 'Two-step verification' },
    factorText: {
      fr: 'Une clé d’accès se confirme par l’empreinte, le visage ou le code de l’appareil\u00a0: elle suffit pour se connecter, et aucun faux site ne peut la prendre. Une application d’authentification donne six chiffres, demandés en plus. Dès que vous avez l’une ou l’autre, un lien ou un mot de passe ne suffit plus. C’est recommandé à qui gère un espace.',
      en: 'A passkey is confirmed by fingerprint, face or the device’s code: it is enough to sign in, and no false site can take it. An authenticator app gives six digits that are asked for as well. Once you have either, a link or a password is no longer enough. Recommended for those who manage a space.',
    },
    addKey: { fr: 'Ajouter une clé d’accès', en: 'Add a passkey' },
    keyName: { fr: 'Son nom, pour la reconnaître', en: 'A name to know it by' },
    keyHint: {
      fr: 'L’appareil vous demandera ensuite de confirmer.',
      en: 'The device will then ask you to confirm.',
    },
    keyExample: { fr: 'Mon ordinateur', en: 'My computer' },
    keyAdded: { fr: 'La clé d’accès est ajoutée', en: 'The passkey is added' },
    keyRemoved: { fr: 'La clé d’accès est retirée', en: 'The passkey is removed' },
    passkey: { fr: 'Clé d’accès', en: 'Passkey' },
    app: { fr: 'Application', en: 'App' },
    add: { fr: 'Ajouter une application', en: 'Add an app' },
    addName: { fr: 'Son nom, pour la reconnaître', en: 'A name to know it by' },
    nameExample: { fr: 'Mon téléphone', en: 'My phone' },
    scan: {
      fr: 'Photographiez ce carré depuis l’application, ou recopiez la clé.',
      en: 'Scan this square with the app, or copy the key.',
    },
    qrAlt: {
      fr: 'Carré à photographier depuis l’application d’authentification',
      en: 'Square to scan with the authenticator app',
    },
    key: { fr: 'Clé', en: 'Key' },
    code: { fr: 'Code affiché par l’application', en: 'Code shown by the app' },
    confirm: { fr: 'Confirmer', en: 'Confirm' },
    cancel: { fr: 'Annuler', en: 'Cancel' },
    addedOn: { fr: 'ajoutée le {day}', en: 'added on {day}' },
    remove: { fr: 'Retirer', en: 'Remove' },
    removeNamed: { fr: 'Retirer {name}', en: 'Remove {name}' },
    added: { fr: 'L’application est ajoutée', en: 'The app is added' },
    removed: { fr: 'L’application est retirée', en: 'The app is removed' },
    recovery: { fr: 'Codes de secours', en: 'Recovery codes' },
    recoveryText: {
      fr: 'Dix codes sur papier, chacun bon une fois, pour le jour où l’appareil manque. {count, plural, =-1 {Vous n’en avez pas encore.} =0 {Il ne vous en reste aucun.} one {Il vous en reste un.} other {Il vous en reste #.}}',
      en: 'Ten codes on paper, each good once, for the day the device is missing. {count, plural, =-1 {You have none yet.} =0 {None is left.} one {One is left.} other {# are left.}}',
    },
    makeRecovery: { fr: 'Faire dix codes', en: 'Make ten codes' },
    remakeRecovery: { fr: 'Refaire dix codes', en: 'Make ten new codes' },
    recoveryShown: {
      fr: 'Notez-les maintenant : ils ne seront plus jamais montrés. Les précédents ne servent plus.',
      en: 'Note them now: they will never be shown again. The earlier ones no longer work.',
    },
    copy: { fr: 'Copier les codes', en: 'Copy the codes' },
    copied: { fr: 'Codes copiés', en: 'Codes copied' },
  },
  sessions: {
    title: { fr: 'Appareils connectés', en: 'Signed-in devices' },
    text: {
      fr: 'Une ligne par navigateur. Déconnectez ce que vous ne reconnaissez pas.',
      en: 'One line a browser. Sign out what you do not recognise.',
    },
    here: { fr: 'Cet appareil', en: 'This device' },
    unknown: { fr: 'Appareil inconnu', en: 'Unknown device' },
    started: { fr: 'connecté le {day}', en: 'signed in on {day}' },
    used: { fr: 'vu le {moment}', en: 'seen on {moment}' },
    factor: { fr: 'avec double authentification', en: 'with two-step verification' },
    end: { fr: 'Déconnecter', en: 'Sign out' },
    endNamed: {
      fr: 'Déconnecter {device}, connecté le {day}',
      en: 'Sign out {device}, signed in on {day}',
    },
    ended: { fr: 'Appareil déconnecté', en: 'Device signed out' },
    signInAgain: {
      fr: 'Par prudence, il faut s’être connecté depuis moins d’une heure. <link>Reconnectez-vous</link>, puis revenez ici.',
      en: 'To be safe, you must have signed in within the hour. <link>Sign in again</link>, then come back here.',
    },
    failed: {
      fr: 'Cet appareil est toujours connecté. Réessayez dans un instant.',
      en: 'This device is still signed in. Try again in a moment.',
    },
  },
  mails: {
    title: { fr: 'Mails', en: 'E-mails' },
    text: {
      fr: 'Ce qui s’affiche dans la cloche peut aussi vous être écrit. Les mails indispensables (connexion, invitation, commande) partent toujours.',
      en: 'What appears under the bell can also be written to you. The mails that are needed (sign-in, invitation, order) always leave.',
    },
    subjects: {
      'check-ins': {
        fr: 'Les questions sur votre travail, aux heures de votre site',
        en: 'The questions about your work, at your site’s hours',
      },
      results: {
        fr: 'Les résultats de la semaine, si votre entreprise les partage avec tous',
        en: 'The results of the week, if your company shares them with everybody',
      },
      overview: {
        fr: 'Le point de la semaine, si vous voyez la vue d’ensemble d’une entreprise',
        en: 'The week in brief, if you see the overview of a company',
      },
      polls: {
        fr: 'Les questions que les RH ou le CSE vont poser à tous',
        en: 'Questions that HR or works council are about to put to everybody',
      },
      alerts: {
        fr: 'Les signaux à examiner dans votre entreprise',
        en: 'Signals to examine in your company',
      },
      'risk-document': {
        fr: 'Le document unique\u00a0: échéances, tâches et actions en retard',
        en: 'The risk document: due dates, tasks and late actions',
      },
      roles: {
        fr: 'Les rôles : ceux qu’on vous confie ou retire, ceux que d’autres prennent',
        en: 'Roles: those you are given or lose, those that others take',
      },
      licence: {
        fr: 'L’espace de votre entreprise\u00a0: vérification, licence et échéances',
        en: 'The space of your company: verification, licence and deadlines',
      },
      invitations: {
        fr: 'Les invitations que vous avez envoyées et qui n’ont pas pu être remises',
        en: 'Invitations you sent that could not be delivered',
      },
    },
    saved: { fr: 'C’est noté', en: 'Noted' },
    unread: {
      fr: 'Vos choix n’ont pas pu être lus. Rechargez la page.',
      en: 'Your choices could not be read. Load the page again.',
    },
    failed: {
      fr: 'Votre choix n’a pas été enregistré. Réessayez.',
      en: 'Your choice was not saved. Try again.',
    },
  },
  data: {
    title: { fr: 'Vos données', en: 'Your data' },
    exportTitle: { fr: 'Tout emporter', en: 'Take everything with you' },
    exportText: {
      fr: 'Ce que nous savons de vous : un document à lire (PDF), ou un fichier qu’un autre service peut reprendre (JSON).',
      en: 'What we know of you: a document to read (PDF), or a file that another service can take over (JSON).',
    },
    print: { fr: 'Télécharger le document', en: 'Download the document' },
    printFile: { fr: 'mes-donnees-prevenance.pdf', en: 'my-prevenance-data.pdf' },
    export: { fr: 'Télécharger le fichier JSON', en: 'Download the JSON file' },
    exportFailed: {
      fr: 'Le téléchargement n’a pas abouti. Réessayez dans un instant.',
      en: 'The download did not succeed. Try again in a moment.',
    },
    file: { fr: 'mes-donnees-prevenance.json', en: 'my-prevenance-data.json' },
    eraseTitle: { fr: 'Effacer mon compte', en: 'Erase my account' },
    eraseText: {
      fr: 'Votre compte, vos connexions, vos rôles, vos messages et ce que vous avez dit de votre travail sont effacés sans retour.',
      en: 'Your account, your sign-ins, your roles, your messages and what you said of your work are erased for good.',
    },
    stays: { fr: 'Ce qui reste, et pourquoi', en: 'What stays, and why' },
    staysOrders: {
      fr: 'Les commandes et leurs factures : la loi demande de les garder dix ans (Code de commerce, art. L123-22).',
      en: 'Orders and their invoices: the law asks to keep them for ten years (Code de commerce, art. L123-22).',
    },
    staysList: {
      fr: 'La ligne de votre nom dans la liste de votre employeur : elle est la sienne. Il peut noter votre départ.',
      en: 'The line with your name in your employer’s list: it is theirs. They may note that you have left.',
    },
    staysAverages: {
      fr: 'Les chiffres de groupe déjà publiés\u00a0: ils sont faits pour qu’on ne puisse pas vous y retrouver.',
      en: 'Figures of groups already published: they are made so that nobody can find you in them.',
    },
    staysDocuments: {
      fr: 'Les documents uniques émis par votre entreprise\u00a0: la loi demande de les garder quarante ans (Code du travail, art. R4121-4). Votre compte n’y est plus lié.',
      en: 'The risk documents that your company has issued: the law asks to keep them for forty years (Code du travail, art. R4121-4). Your account is no longer tied to them.',
    },
    staysGifts: {
      fr: 'Les cadeaux que votre entreprise ou votre CSE a inscrits à votre nom\u00a0: c’est leur justificatif, que la loi demande de garder six ans (Code de la sécurité sociale, art. L243-16). Votre compte n’y est plus lié.',
      en: 'Gifts that your company or your works council entered under your name: they are its proof, which the law asks to keep for six years (Code de la sécurité sociale, art. L243-16). Your account is no longer tied to them.',
    },
    eraseEmail: {
      fr: 'Pour confirmer, écrivez votre adresse e-mail',
      en: 'To confirm, type your e-mail address',
    },
    erase: { fr: 'Effacer définitivement', en: 'Erase for good' },
    erased: { fr: 'Votre compte est effacé.', en: 'Your account is erased.' },
    problems: {
      required: { fr: 'Écrivez votre adresse e-mail.', en: 'Type your e-mail address.' },
      'not-own': {
        fr: 'Ce n’est pas l’adresse de ce compte.',
        en: 'This is not the address of this account.',
      },
    },
    handOver: {
      fr: 'Vous êtes la seule personne responsable de : {companies}. Confiez d’abord ce rôle à quelqu’un, dans les réglages de l’espace.',
      en: 'You are the only owner of: {companies}. First entrust somebody with it, in the settings of the space.',
    },
    signInAgain: {
      fr: 'Par prudence, il faut s’être connecté depuis moins d’une heure. <link>Reconnectez-vous</link>, puis revenez ici.',
      en: 'To be safe, you must have signed in within the hour. <link>Sign in again</link>, then come back here.',
    },
    failed: {
      fr: 'Cela n’a pas abouti. Rien n’a été effacé : réessayez dans un instant.',
      en: 'This did not succeed. Nothing was erased: try again shortly.',
    },
  },
} satisfies Texts;
