/** Signing in, in every way, and out. */
export const fr = {
  title: 'Connexion',
  description:
    'L’espace sécurisé de votre entreprise : écoute, indicateurs anonymes, document unique et commandes.',
  who: {
    title: 'Un seul accès pour tous',
    employee:
      'Salarié·e : dites en vingt secondes comment va le travail, retrouvez vos propres tendances.',
    hr: 'RH et CSE : les mêmes indicateurs anonymes, à la même minute, et le document unique à jour.',
    staff: 'Équipe Prévenance : le catalogue, les partenaires et les commandes.',
  },
  link: {
    heading: 'Votre espace s’ouvre par un lien',
    intro:
      'Pas de mot de passe à retenir. Donnez votre adresse : un lien personnel vous attend dans votre boîte.',
    gateHeading: 'Connectez-vous pour continuer',
    gateIntro: 'Cette page vous est réservée. Vous y reviendrez aussitôt connecté·e.',
    ended: {
      heading: 'Vous n’êtes plus connecté·e',
      plain: 'Reconnectez-vous\u00a0: vous reviendrez aussitôt à cette page.',
      kept: 'Reconnectez-vous\u00a0: ce que vous avez écrit est gardé, vous le retrouverez à sa place.',
    },
    email: 'Votre adresse e-mail',
    emailHint: 'Celle du travail, si votre entreprise vous a inscrit·e.',
    submit: 'Recevoir mon lien',
    sending: 'Envoi en cours…',
    firstTime: 'Première visite ? Le même lien ouvre votre compte.',
    withPassword: 'Utiliser un mot de passe',
    withCode: 'J’ai un code personnel',
  },
  plain: {
    intro:
      'Donnez votre adresse\u00a0: un lien personnel vous attend dans votre boîte. Votre session n’étant gardée que dans le navigateur, ouvrez ce lien là où JavaScript est actif.',
    sent: 'Un lien vient de partir, valable dix minutes. Ouvrez-le sur l’appareil de votre choix, là où JavaScript est actif.',
  },
  sent: {
    heading: 'Consultez votre boîte',
    text: 'Un lien et un code viennent de partir pour <strong>{email}</strong>. Ils sont valables dix minutes.',
    textMessage:
      'Un code vient de partir par SMS au <strong>{phone}</strong>. Il est valable dix minutes.',
    where:
      'Ouvrez le lien sur l’appareil de votre choix. Pour vous connecter ici alors que le mail est ailleurs, recopiez le code.',
    code: 'Code à six chiffres',
    submit: 'Me connecter',
    checking: 'Vérification…',
    again: 'Renvoyer',
    againIn: 'Renvoyer (dans {seconds} s)',
    resent: 'C’est reparti',
    resentText: 'Un nouveau lien remplace le précédent.',
    otherAddress: 'Changer d’adresse',
    spam: 'Rien reçu au bout d’une minute ? Regardez dans les indésirables, ou vérifiez l’adresse.',
  },
  password: {
    signInTitle: 'Se connecter avec un mot de passe',
    signUpTitle: 'Créer un compte avec un mot de passe',
    heading: 'Avec un mot de passe',
    identifier: 'E-mail ou téléphone',
    password: 'Mot de passe',
    newPassword: 'Choisissez un mot de passe',
    newPasswordHint: 'Dix caractères au moins. Une phrase facile à retenir est un bon choix.',
    show: 'Afficher le mot de passe',
    signIn: 'Me connecter',
    signUp: 'Créer mon compte',
    busy: 'Un instant…',
    forgotten: 'Mot de passe oublié ?',
    toSignUp: 'Pas encore de compte ? En créer un',
    toSignIn: 'Déjà un compte ? Se connecter',
    withLink: 'Recevoir plutôt un lien',
  },
  callback: {
    title: 'Votre lien de connexion',
    heading: 'Plus qu’un geste',
    text: 'Ce lien est bien le vôtre ? Un clic et votre espace s’ouvre.',
    submit: 'Se connecter',
    busy: 'Connexion…',
    otherDevice:
      'Vous aviez demandé ce lien sur un autre appareil ? Vous pouvez vous connecter ici, ou recopier là-bas le code du même mail.',
    already:
      'Vous êtes connecté·e ici en tant que <strong>{email}</strong>. En continuant, le compte du lien prendra sa place.',
    stay: 'Rester connecté·e ainsi',
    confirmHeading: 'Confirmez votre adresse',
    confirmText: 'Un clic confirme que cette adresse est bien la vôtre.',
    confirmSubmit: 'Confirmer mon adresse',
    halfHeading: 'Un accord sur deux',
    halfText:
      'Merci. Il reste à ouvrir le mail envoyé à l’autre adresse : le changement sera fait dès que les deux auront répondu.',
    droppedHeading: 'Choisissez un nouveau mot de passe',
    droppedText:
      'Votre adresse est confirmée et vous êtes connecté·e. Le mot de passe saisi avec elle l’avait été dans un autre navigateur : rien ne dit que c’était par vous, il n’a donc pas été gardé.',
    droppedChoose: 'Choisir un mot de passe',
    droppedGoOn: 'Continuer sans mot de passe',
    useless: {
      over: {
        heading: 'Ce lien ne sert plus',
        text: 'Un lien vit dix minutes et ne sert qu’une fois. Demandez-en un nouveau, il part aussitôt.',
      },
      cut: {
        heading: 'Ce lien est incomplet',
        text: 'L’adresse a sans doute été coupée en chemin. Ouvrez le lien entier depuis le mail, recopiez le code, ou demandez un nouveau lien.',
      },
      foreign: {
        heading: 'Ce lien vient d’ailleurs',
        text: 'Il a été demandé depuis une autre application, qui seule peut s’en servir. Demandez un lien ici : il part aussitôt.',
      },
    },
  },
  reset: {
    title: 'Mot de passe oublié',
    heading: 'Choisir un nouveau mot de passe',
    intro: 'Donnez votre adresse : nous vous envoyons de quoi en choisir un autre.',
    submit: 'Recevoir le lien',
    noNeed: 'Vous n’en avez pas besoin pour entrer : <link>un lien par e-mail suffit</link>.',
    confirmText: 'Un clic confirme que c’est bien vous. Vous choisirez ensuite votre mot de passe.',
    confirmSubmit: 'Continuer',
    newIntro:
      'Le changement déconnecte vos autres appareils. Nous vous en préviendrons par e-mail.',
    save: 'Enregistrer ce mot de passe',
    done: 'C’est fait',
    doneText: 'Votre nouveau mot de passe est enregistré.',
    goOn: 'Ouvrir mon espace',
  },
  factor: {
    heading: 'Votre second code',
    text: 'Ouvrez votre application d’authentification et recopiez les six chiffres du moment.',
    code: 'Code de l’application',
    submit: 'Vérifier',
    toRecovery: 'Je n’ai plus mon téléphone',
    recoveryText: 'Saisissez l’un de vos dix codes de secours. Chacun ne sert qu’une fois.',
    recoveryCode: 'Code de secours',
    toApp: 'Revenir au code de l’application',
    signOut: 'Me déconnecter',
  },
  out: {
    title: 'Déconnexion',
    heading: 'À bientôt',
    text: 'Vous êtes déconnecté·e. Rien de personnel ne reste dans ce navigateur.',
    leaving: 'Déconnexion…',
    failed:
      'Le serveur n’a pas répondu, mais ce navigateur ne garde plus rien. Vos autres appareils sont peut-être encore connectés.',
    again: 'Me reconnecter',
    home: 'Revenir à l’accueil',
  },
  problems: {
    email: {
      required: 'Indiquez votre adresse e-mail.',
      'email-invalid': 'Cette adresse ne semble pas complète. Exemple : claire@entreprise.fr',
    },
    identifier: {
      required: 'Indiquez votre adresse e-mail ou votre numéro de téléphone.',
      'identifier-invalid':
        'Écrivez une adresse complète (claire@entreprise.fr) ou un numéro (06 12 34 56 78).',
    },
    password: {
      required: 'Saisissez votre mot de passe.',
      'password-short': 'Il faut dix caractères au moins.',
      'password-common': 'Ce mot de passe est trop facile à deviner. Une phrase convient mieux.',
      'password-same': 'C’est déjà votre mot de passe : choisissez-en un autre.',
    },
    code: {
      required: 'Saisissez le code.',
      'code-invalid': 'Le code compte six chiffres.',
      'wrong-code':
        'Ce code n’est pas le bon, ou il vient d’être remplacé. Attendez le prochain et réessayez.',
      'link-over':
        'Ce code n’est pas le bon, ou il ne sert plus. Vérifiez-le, ou renvoyez un mail.',
    },
    unknown: 'Vérifiez ce champ.',
  },
  failed: {
    'wrong-credentials':
      'L’adresse ou le mot de passe ne convient pas. Vérifiez, ou recevez un lien par e-mail.',
    'link-over': 'Ce lien ou ce code ne sert plus. Demandez-en un nouveau.',
    'wrong-code': 'Ce code n’est pas le bon.',
    'too-many':
      'Trop d’essais coup sur coup. Réessayez {hours, plural, =0 {{minutes, plural, one {dans une minute} other {dans # minutes}}} other {dans # heures}}, ou depuis un navigateur où vous vous êtes déjà connecté·e. Si un mail de connexion vous est déjà parvenu, son lien vaut toujours.',
    'password-short': 'Ce mot de passe est trop court.',
    'password-common': 'Ce mot de passe est trop facile à deviner.',
    'password-same': 'C’est déjà votre mot de passe.',
    'email-invalid': 'Cette adresse ne semble pas complète.',
    'email-taken': 'Cette adresse est déjà celle d’un autre compte.',
    'session-over': 'Votre connexion a pris fin. Connectez-vous à nouveau.',
    'factor-needed': 'Il faut d’abord montrer votre second code.',
    'proof-needed':
      'Vous êtes connecté·e depuis plus d’une heure. Avant de changer de mot de passe, confirmez par e-mail que c’est bien vous.',
    'sign-in-again':
      'Par prudence, il faut s’être connecté depuis moins d’une heure. <link>Reconnectez-vous</link>, puis revenez ici.',
    'factor-name-taken': 'Une application porte déjà ce nom.',
    'phone-refused':
      'Les numéros de téléphone ne sont pas acceptés ici : utilisez votre adresse e-mail.',
    closed: 'Ce compte est fermé. Écrivez-nous si c’est une erreur.',
    away: 'Le service ne répond pas pour le moment. Rien n’est perdu : réessayez dans un instant.',
    'other-browser':
      'Ce changement se confirme dans le navigateur où vous l’avez demandé : ouvrez-y le lien du mail. Si vous n’avez rien demandé, ignorez ce mail.',
    unknown: 'Quelque chose n’a pas fonctionné de notre côté. Réessayez, ou écrivez-nous.',
  },
};
