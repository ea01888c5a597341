import type { Texts } from '#basics/messages.ts';

/** Signing in, in every way, and out. */
export const texts = {
  title: { fr: 'Connexion', en: 'Sign in' },
  description: {
    fr: 'L’espace sécurisé de votre entreprise : écoute, indicateurs anonymes, document unique et commandes.',
    en: 'Your company’s secure space: listening, anonymous indicators, the risk document and orders.',
  },
  who: {
    title: { fr: 'Un seul accès pour tous', en: 'One way in for everybody' },
    employee: {
      fr: 'Salarié·e : dites en vingt secondes comment va le travail, retrouvez vos propres tendances.',
      en: 'Employees: say in twenty seconds how work is going, and follow your own trends.',
    },
    hr: {
      fr: 'RH et CSE : les mêmes indicateurs anonymes, à la même minute, et le document unique à jour.',
      en: 'HR and works council: the same anonymous indicators, at the same minute, and an up-to-date risk document.',
    },
    staff: {
      fr: 'Équipe Prévenance : le catalogue, les partenaires et les commandes.',
      en: 'Prévenance staff: catalogue, partners and orders.',
    },
  },
  link: {
    heading: { fr: 'Votre espace s’ouvre par un lien', en: 'Your space opens with a link' },
    intro: {
      fr: 'Pas de mot de passe à retenir. Donnez votre adresse : un lien personnel vous attend dans votre boîte.',
      en: 'No password to remember. Give your address, and a personal link will be waiting in your inbox.',
    },
    gateHeading: { fr: 'Connectez-vous pour continuer', en: 'Sign in to continue' },
    gateIntro: {
      fr: 'Cette page vous est réservée. Vous y reviendrez aussitôt connecté·e.',
      en: 'This page is yours alone. You will be back here as soon as you are signed in.',
    },
    ended: {
      heading: { fr: 'Vous n’êtes plus connecté·e', en: 'You are no longer signed in' },
      plain: {
        fr: 'Reconnectez-vous\u00a0: vous reviendrez aussitôt à cette page.',
        en: 'Sign in again: you will be back on this page at once.',
      },
      kept: {
        fr: 'Reconnectez-vous\u00a0: ce que vous avez écrit est gardé, vous le retrouverez à sa place.',
        en: 'Sign in again: what you wrote is kept, and you will find it where you left it.',
      },
    },
    email: { fr: 'Votre adresse e-mail', en: 'Your e-mail address' },
    emailHint: {
      fr: 'Celle du travail, si votre entreprise vous a inscrit·e.',
      en: 'Your work address, if your company has registered you.',
    },
    submit: { fr: 'Recevoir mon lien', en: 'Send me the link' },
    sending: { fr: 'Envoi en cours…', en: 'Sending…' },
    firstTime: {
      fr: 'Première visite ? Le même lien ouvre votre compte.',
      en: 'First time here? The same link opens your account.',
    },
    withPassword: { fr: 'Utiliser un mot de passe', en: 'Use a password' },
    withCode: { fr: 'J’ai un code personnel', en: 'I have a personal code' },
  },
  plain: {
    intro: {
      fr: 'Donnez votre adresse\u00a0: un lien personnel vous attend dans votre boîte. Votre session n’étant gardée que dans le navigateur, ouvrez ce lien là où JavaScript est actif.',
      en: 'Give your address: a personal link will be waiting in your inbox. As your session is kept in the browser only, open the link where JavaScript is on.',
    },
    sent: {
      fr: 'Un lien vient de partir, valable dix minutes. Ouvrez-le sur l’appareil de votre choix, là où JavaScript est actif.',
      en: 'A link has just left, good for ten minutes. Open it on whichever device you like, where JavaScript is on.',
    },
  },
  sent: {
    heading: { fr: 'Consultez votre boîte', en: 'Check your inbox' },
    text: {
      fr: 'Un lien et un code viennent de partir pour <strong>{email}</strong>. Ils sont valables dix minutes.',
      en: 'A link and a code have just left for <strong>{email}</strong>. They are good for ten minutes.',
    },
    textMessage: {
      fr: 'Un code vient de partir par SMS au <strong>{phone}</strong>. Il est valable dix minutes.',
      en: 'A code has just left as a text message to <strong>{phone}</strong>. It is good for ten minutes.',
    },
    where: {
      fr: 'Ouvrez le lien sur l’appareil de votre choix. Pour vous connecter ici alors que le mail est ailleurs, recopiez le code.',
      en: 'Open the link on whichever device you like. To sign in here when the mail is elsewhere, copy the code.',
    },
    code: { fr: 'Code à six chiffres', en: 'Six-digit code' },
    submit: { fr: 'Me connecter', en: 'Sign in' },
    checking: { fr: 'Vérification…', en: 'Checking…' },
    again: { fr: 'Renvoyer', en: 'Send again' },
    againIn: { fr: 'Renvoyer (dans {seconds} s)', en: 'Send again (in {seconds} s)' },
    resent: { fr: 'C’est reparti', en: 'On its way again' },
    resentText: {
      fr: 'Un nouveau lien remplace le précédent.',
      en: 'A new link replaces the one before.',
    },
    otherAddress: { fr: 'Changer d’adresse', en: 'Use another address' },
    spam: {
      fr: 'Rien reçu au bout d’une minute ? Regardez dans les indésirables, ou vérifiez l’adresse.',
      en: 'Nothing after a minute? Look in your junk mail, or check the address.',
    },
  },
  password: {
    signInTitle: { fr: 'Se connecter avec un mot de passe', en: 'Sign in with a password' },
    signUpTitle: {
      fr: 'Créer un compte avec un mot de passe',
      en: 'Create an account with a password',
    },
    heading: { fr: 'Avec un mot de passe', en: 'With a password' },
    identifier: { fr: 'E-mail ou téléphone', en: 'E-mail or phone' },
    password: { fr: 'Mot de passe', en: 'Password' },
    newPassword: { fr: 'Choisissez un mot de passe', en: 'Choose a password' },
    newPasswordHint: {
      fr: 'Dix caractères au moins. Une phrase facile à retenir est un bon choix.',
      en: 'At least ten characters. A sentence you remember is a good choice.',
    },
    show: { fr: 'Afficher le mot de passe', en: 'Show the password' },
    signIn: { fr: 'Me connecter', en: 'Sign in' },
    signUp: { fr: 'Créer mon compte', en: 'Create my account' },
    busy: { fr: 'Un instant…', en: 'One moment…' },
    forgotten: { fr: 'Mot de passe oublié ?', en: 'Forgotten your password?' },
    toSignUp: { fr: 'Pas encore de compte ? En créer un', en: 'No account yet? Create one' },
    toSignIn: { fr: 'Déjà un compte ? Se connecter', en: 'Already have an account? Sign in' },
    withLink: { fr: 'Recevoir plutôt un lien', en: 'Get a link instead' },
  },
  callback: {
    title: { fr: 'Votre lien de connexion', en: 'Your sign-in link' },
    heading: { fr: 'Plus qu’un geste', en: 'One last step' },
    text: {
      fr: 'Ce lien est bien le vôtre ? Un clic et votre espace s’ouvre.',
      en: 'Is this link yours? One click and your space opens.',
    },
    submit: { fr: 'Se connecter', en: 'Sign in' },
    busy: { fr: 'Connexion…', en: 'Signing in…' },
    otherDevice: {
      fr: 'Vous aviez demandé ce lien sur un autre appareil ? Vous pouvez vous connecter ici, ou recopier là-bas le code du même mail.',
      en: 'Asked for this link on another device? Sign in here, or copy the code of the same mail over there.',
    },
    already: {
      fr: 'Vous êtes connecté·e ici en tant que <strong>{email}</strong>. En continuant, le compte du lien prendra sa place.',
      en: 'You are signed in here as <strong>{email}</strong>. If you go on, the account of this link takes its place.',
    },
    stay: { fr: 'Rester connecté·e ainsi', en: 'Stay signed in as I am' },
    confirmHeading: { fr: 'Confirmez votre adresse', en: 'Confirm your address' },
    confirmText: {
      fr: 'Un clic confirme que cette adresse est bien la vôtre.',
      en: 'One click confirms that this address is yours.',
    },
    confirmSubmit: { fr: 'Confirmer mon adresse', en: 'Confirm my address' },
    halfHeading: { fr: 'Un accord sur deux', en: 'Halfway there' },
    halfText: {
      fr: 'Merci. Il reste à ouvrir le mail envoyé à l’autre adresse : le changement sera fait dès que les deux auront répondu.',
      en: 'Thank you. Now open the mail that was sent to the other address: the change is made once both have answered.',
    },
    droppedHeading: { fr: 'Choisissez un nouveau mot de passe', en: 'Choose a new password' },
    droppedText: {
      fr: 'Votre adresse est confirmée et vous êtes connecté·e. Le mot de passe saisi avec elle l’avait été dans un autre navigateur : rien ne dit que c’était par vous, il n’a donc pas été gardé.',
      en: 'Your address is confirmed and you are signed in. The password given with it was typed in another browser: nothing tells that it was you, so it was not kept.',
    },
    droppedChoose: { fr: 'Choisir un mot de passe', en: 'Choose a password' },
    droppedGoOn: { fr: 'Continuer sans mot de passe', en: 'Go on without a password' },
    useless: {
      over: {
        heading: { fr: 'Ce lien ne sert plus', en: 'This link is used up' },
        text: {
          fr: 'Un lien vit dix minutes et ne sert qu’une fois. Demandez-en un nouveau, il part aussitôt.',
          en: 'A link lives for ten minutes and works once. Ask for a new one, it leaves at once.',
        },
      },
      cut: {
        heading: { fr: 'Ce lien est incomplet', en: 'This link is incomplete' },
        text: {
          fr: 'L’adresse a sans doute été coupée en chemin. Ouvrez le lien entier depuis le mail, recopiez le code, ou demandez un nouveau lien.',
          en: 'The address was probably cut on its way. Open the whole link from the mail, copy the code, or ask for a new link.',
        },
      },
      foreign: {
        heading: { fr: 'Ce lien vient d’ailleurs', en: 'This link belongs elsewhere' },
        text: {
          fr: 'Il a été demandé depuis une autre application, qui seule peut s’en servir. Demandez un lien ici : il part aussitôt.',
          en: 'It was asked for by another application, and only that one can use it. Ask for a link here: it leaves at once.',
        },
      },
    },
  },
  reset: {
    title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
    heading: { fr: 'Choisir un nouveau mot de passe', en: 'Choose a new password' },
    intro: {
      fr: 'Donnez votre adresse : nous vous envoyons de quoi en choisir un autre.',
      en: 'Give your address, and we will send you what you need to choose another one.',
    },
    submit: { fr: 'Recevoir le lien', en: 'Send me the link' },
    noNeed: {
      fr: 'Vous n’en avez pas besoin pour entrer : <link>un lien par e-mail suffit</link>.',
      en: 'You do not need one to come in: <link>a link by e-mail is enough</link>.',
    },
    confirmText: {
      fr: 'Un clic confirme que c’est bien vous. Vous choisirez ensuite votre mot de passe.',
      en: 'One click confirms that it is you. Then you choose your password.',
    },
    confirmSubmit: { fr: 'Continuer', en: 'Continue' },
    newIntro: {
      fr: 'Le changement déconnecte vos autres appareils. Nous vous en préviendrons par e-mail.',
      en: 'The change signs your other devices out. We will tell you by e-mail.',
    },
    save: { fr: 'Enregistrer ce mot de passe', en: 'Save this password' },
    done: { fr: 'C’est fait', en: 'Done' },
    doneText: {
      fr: 'Votre nouveau mot de passe est enregistré.',
      en: 'Your new password is saved.',
    },
    goOn: { fr: 'Ouvrir mon espace', en: 'Open my space' },
  },
  key: {
    signIn: { fr: 'Utiliser une clé d’accès', en: 'Use a passkey' },
    text: {
      fr: 'Confirmez avec votre clé d’accès\u00a0: empreinte, visage ou code de l’appareil.',
      en: 'Confirm with your passkey: fingerprint, face or the device’s code.',
    },
    show: { fr: 'Utiliser ma clé d’accès', en: 'Use my passkey' },
    showNamed: { fr: 'Utiliser la clé «\u00a0{name}\u00a0»', en: 'Use the passkey “{name}”' },
  },
  factor: {
    heading: { fr: 'Votre second code', en: 'Your second code' },
    text: {
      fr: 'Ouvrez votre application d’authentification et recopiez les six chiffres du moment.',
      en: 'Open your authenticator app and copy the six digits it shows now.',
    },
    code: { fr: 'Code de l’application', en: 'Code from the app' },
    submit: { fr: 'Vérifier', en: 'Check' },
    keyHeading: { fr: 'Votre clé d’accès', en: 'Your passkey' },
    toRecovery: { fr: 'Je n’ai plus mon téléphone', en: 'I no longer have my phone' },
    recoveryText: {
      fr: 'Saisissez l’un de vos dix codes de secours. Chacun ne sert qu’une fois.',
      en: 'Type one of your ten recovery codes. Each works once.',
    },
    recoveryCode: { fr: 'Code de secours', en: 'Recovery code' },
    keyLost: { fr: 'Je n’ai plus cette clé', en: 'I no longer have this passkey' },
    toKey: { fr: 'Revenir à la clé d’accès', en: 'Back to the passkey' },
    toApp: { fr: 'Revenir au code de l’application', en: 'Back to the code from the app' },
    signOut: { fr: 'Me déconnecter', en: 'Sign out' },
  },
  out: {
    title: { fr: 'Déconnexion', en: 'Signed out' },
    heading: { fr: 'À bientôt', en: 'See you soon' },
    text: {
      fr: 'Vous êtes déconnecté·e. Rien de personnel ne reste dans ce navigateur.',
      en: 'You are signed out. Nothing personal stays in this browser.',
    },
    leaving: { fr: 'Déconnexion…', en: 'Signing out…' },
    failed: {
      fr: 'Le serveur n’a pas répondu, mais ce navigateur ne garde plus rien. Vos autres appareils sont peut-être encore connectés.',
      en: 'The server did not answer, but this browser keeps nothing any more. Your other devices may still be signed in.',
    },
    again: { fr: 'Me reconnecter', en: 'Sign in again' },
    home: { fr: 'Revenir à l’accueil', en: 'Back to the home page' },
  },
  problems: {
    email: {
      required: { fr: 'Indiquez votre adresse e-mail.', en: 'Type your e-mail address.' },
      'email-invalid': {
        fr: 'Cette adresse ne semble pas complète. Exemple : claire@entreprise.fr',
        en: 'This address does not look complete. Example: claire@company.com',
      },
    },
    identifier: {
      required: {
        fr: 'Indiquez votre adresse e-mail ou votre numéro de téléphone.',
        en: 'Type your e-mail address or your phone number.',
      },
      'identifier-invalid': {
        fr: 'Écrivez une adresse complète (claire@entreprise.fr) ou un numéro (06 12 34 56 78).',
        en: 'Type a whole address (claire@company.com) or a number (+44 20 7946 0000).',
      },
    },
    password: {
      required: { fr: 'Saisissez votre mot de passe.', en: 'Type your password.' },
      'password-short': {
        fr: 'Il faut dix caractères au moins.',
        en: 'It takes at least ten characters.',
      },
      'password-common': {
        fr: 'Ce mot de passe est trop facile à deviner. Une phrase convient mieux.',
        en: 'This password is too easy to guess. A sentence is better.',
      },
      'password-same': {
        fr: 'C’est déjà votre mot de passe : choisissez-en un autre.',
        en: 'This is your password already: choose another one.',
      },
    },
    code: {
      required: { fr: 'Saisissez le code.', en: 'Type the code.' },
      'code-invalid': { fr: 'Le code compte six chiffres.', en: 'The code has six digits.' },
      'wrong-code': {
        fr: 'Ce code n’est pas le bon, ou il vient d’être remplacé. Attendez le prochain et réessayez.',
        en: 'This is not the right code, or it has just been replaced. Wait for the next one and try again.',
      },
      'link-over': {
        fr: 'Ce code n’est pas le bon, ou il ne sert plus. Vérifiez-le, ou renvoyez un mail.',
        en: 'This is not the right code, or it is used up. Check it, or send a new mail.',
      },
    },
    unknown: { fr: 'Vérifiez ce champ.', en: 'Check this field.' },
  },
  failed: {
    'wrong-credentials': {
      fr: 'L’adresse ou le mot de passe ne convient pas. Vérifiez, ou recevez un lien par e-mail.',
      en: 'The address or the password is not right. Check them, or get a link by e-mail.',
    },
    'link-over': {
      fr: 'Ce lien ou ce code ne sert plus. Demandez-en un nouveau.',
      en: 'This link or code is used up. Ask for a new one.',
    },
    'wrong-code': { fr: 'Ce code n’est pas le bon.', en: 'This is not the right code.' },
    'too-many': {
      fr: 'Trop d’essais coup sur coup. Réessayez {hours, plural, =0 {{minutes, plural, one {dans une minute} other {dans # minutes}}} other {dans # heures}}, ou depuis un navigateur où vous vous êtes déjà connecté·e. Si un mail de connexion vous est déjà parvenu, son lien vaut toujours.',
      en: 'Too many tries in a row. Try again {hours, plural, =0 {{minutes, plural, one {in a minute} other {in # minutes}}} other {in # hours}}, or from a browser in which you have signed in before. If a sign-in mail has reached you already, its link still works.',
    },
    'password-short': { fr: 'Ce mot de passe est trop court.', en: 'This password is too short.' },
    'password-common': {
      fr: 'Ce mot de passe est trop facile à deviner.',
      en: 'This password is too easy to guess.',
    },
    'password-same': { fr: 'C’est déjà votre mot de passe.', en: 'This is your password already.' },
    'email-invalid': {
      fr: 'Cette adresse ne semble pas complète.',
      en: 'This address does not look complete.',
    },
    'email-taken': {
      fr: 'Cette adresse est déjà celle d’un autre compte.',
      en: 'This address already belongs to another account.',
    },
    'session-over': {
      fr: 'Votre connexion a pris fin. Connectez-vous à nouveau.',
      en: 'Your sign-in has ended. Sign in again.',
    },
    'factor-needed': {
      fr: 'Il faut d’abord montrer votre second code.',
      en: 'Your second code is needed first.',
    },
    'proof-needed': {
      fr: 'Vous êtes connecté·e depuis plus d’une heure. Avant de changer de mot de passe, confirmez par e-mail que c’est bien vous.',
      en: 'You signed in more than an hour ago. Before you change your password, confirm by e-mail that it is you.',
    },
    'sign-in-again': {
      fr: 'Par prudence, il faut s’être connecté depuis moins d’une heure. <link>Reconnectez-vous</link>, puis revenez ici.',
      en: 'To be safe, you must have signed in within the hour. <link>Sign in again</link>, then come back here.',
    },
    'factor-name-taken': {
      fr: 'Ce nom est déjà pris\u00a0: donnez-en un autre.',
      en: 'This name is taken already: give another one.',
    },
    'key-not-shown': {
      fr: 'La clé d’accès n’a pas été confirmée. Réessayez.',
      en: 'The passkey was not confirmed. Try again.',
    },
    'key-unknown': {
      fr: 'Cette clé d’accès n’ouvre aucun compte ici\u00a0: elle en a peut-être été retirée. Connectez-vous autrement.',
      en: 'This passkey opens no account here: it may have been removed. Sign in another way.',
    },
    'key-known': {
      fr: 'Cet appareil a déjà une clé d’accès pour ce site.',
      en: 'This device already has a passkey for this site.',
    },
    'phone-refused': {
      fr: 'Les numéros de téléphone ne sont pas acceptés ici : utilisez votre adresse e-mail.',
      en: 'Phone numbers are not accepted here: use your e-mail address.',
    },
    closed: {
      fr: 'Ce compte est fermé. Écrivez-nous si c’est une erreur.',
      en: 'This account is closed. Write to us if that is a mistake.',
    },
    away: {
      fr: 'Le service ne répond pas pour le moment. Rien n’est perdu : réessayez dans un instant.',
      en: 'The service does not answer at the moment. Nothing is lost: try again shortly.',
    },
    'other-browser': {
      fr: 'Ce changement se confirme dans le navigateur où vous l’avez demandé : ouvrez-y le lien du mail. Si vous n’avez rien demandé, ignorez ce mail.',
      en: 'This change is confirmed in the browser in which you asked for it: open the link of the mail there. If you asked for nothing, ignore the mail.',
    },
    unknown: {
      fr: 'Quelque chose n’a pas fonctionné de notre côté. Réessayez, ou écrivez-nous.',
      en: 'Something went wrong on our side. Try again, or write to us.',
    },
  },
} satisfies Texts;
