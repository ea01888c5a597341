import type { Texts } from '#basics/messages.ts';

export const texts = {
  title: { fr: 'Sur mobile', en: 'On your phone' },
  description: {
    fr: 'Répondre en vingt secondes depuis un téléphone, poser l’icône de l’application sur l’écran d’accueil d’un iPhone ou d’un Android, régler la taille du texte.',
    en: 'Answer in twenty seconds from a phone, put the app’s icon on the home screen of an iPhone or an Android phone, set the size of the text.',
  },
  hero: {
    eyebrow: { fr: 'Sur mobile', en: 'On your phone' },
    title: { fr: 'Dans la poche, en vingt secondes', en: 'In your pocket, in twenty seconds' },
    intro: {
      fr: 'Rien à télécharger sur un magasin d’applications, pas de mot de passe, pas de numéro de téléphone à donner. Un lien reçu par e-mail, trois gestes, et c’est dit.',
      en: 'Nothing to download from an app store, no password, no phone number to give. A link by e-mail, three taps, and it is said.',
    },
    signIn: { fr: 'Se connecter', en: 'Sign in' },
    install: { fr: 'Poser l’icône', en: 'Put the icon there' },
    deciding: {
      fr: 'Vous dirigez une équipe, ou siégez au CSE\u202f? <app>La page de l’application</app> dit ce que vous en verriez, et ce que vous n’en verriez pas.',
      en: 'Do you lead a team, or sit on the works council? <app>The page of the app</app> says what you would see of it, and what you would not.',
    },
  },
  demo: {
    note: {
      fr: 'Les vraies questions d’aujourd’hui. Essayez\u00a0: d’ici, rien n’est envoyé ni gardé.',
      en: 'The real questions of today. Try them: from here nothing is sent or kept.',
    },
    kept: { fr: 'Voilà, c’est tout.', en: 'There, that is all.' },
    you: {
      title: { fr: 'Vous', en: 'You' },
      text: {
        fr: 'Vous retrouveriez cette réponse dans vos tendances, et pourriez la changer jusqu’à minuit, ou l’effacer.',
        en: 'You would find this answer in your trends, and could change it until midnight, or erase it.',
      },
    },
    company: {
      title: { fr: 'Votre entreprise', en: 'Your company' },
      text: {
        fr: 'Rien aujourd’hui. La semaine une fois close, le chiffre d’un groupe, si assez de personnes y sont inscrites.',
        en: 'Nothing today. Once the week is closed, the figure of a group, if enough people are listed there.',
      },
    },
    again: { fr: 'Recommencer', en: 'Start again' },
  },
  use: {
    title: { fr: 'Répondre depuis un téléphone', en: 'Answering from a phone' },
    open: {
      title: { fr: 'Ouvrez le message', en: 'Open the message' },
      text: {
        fr: 'Il arrive aux heures de travail. Le lien qu’il contient vous reconnaît : il n’y a rien à saisir.',
        en: 'It comes in working hours. The link in it recognises you: there is nothing to type.',
      },
    },
    answer: {
      title: { fr: 'Trois gestes', en: 'Three taps' },
      text: {
        fr: 'Votre travail, votre énergie, une question qui change. Chacune peut être passée.',
        en: 'Your work, your energy, and one question that changes. Each can be skipped.',
      },
    },
    see: {
      title: { fr: 'Vos tendances, à vous', en: 'Your trends, yours alone' },
      text: {
        fr: 'Vos sept et trente derniers jours s’affichent aussitôt. Vous êtes la seule personne à les voir.',
        en: 'Your last seven and thirty days appear at once. You are the only person who sees them.',
      },
    },
  },
  install: {
    title: { fr: 'Poser l’icône sur l’écran d’accueil', en: 'Put the icon on your home screen' },
    intro: {
      fr: 'C’est facultatif. L’application s’ouvre alors comme les autres, en plein écran. Elle ne demande ni votre position, ni vos contacts, ni vos photos, ni le micro.',
      en: 'This is optional. The app then opens like any other, full screen. It asks for neither your position, nor your contacts, your photos or the microphone.',
    },
    ios: {
      title: { fr: 'Sur un iPhone ou un iPad', en: 'On an iPhone or an iPad' },
      open: {
        fr: 'Ouvrez cette page dans <strong>Safari</strong>.',
        en: 'Open this page in <strong>Safari</strong>.',
      },
      share: {
        fr: 'Touchez le bouton <strong>Partager</strong>, le carré d’où sort une flèche.',
        en: 'Tap <strong>Share</strong>, the square with an arrow coming out of it.',
      },
      add: {
        fr: 'Choisissez <strong>Sur l’écran d’accueil</strong>, puis <strong>Ajouter</strong>.',
        en: 'Choose <strong>Add to Home Screen</strong>, then <strong>Add</strong>.',
      },
    },
    android: {
      title: { fr: 'Sur un téléphone Android', en: 'On an Android phone' },
      open: {
        fr: 'Ouvrez cette page dans <strong>Chrome</strong>, <strong>Edge</strong> ou <strong>Samsung Internet</strong>.',
        en: 'Open this page in <strong>Chrome</strong>, <strong>Edge</strong> or <strong>Samsung Internet</strong>.',
      },
      menu: {
        fr: 'Touchez le <strong>menu</strong>, les trois points ou les trois traits.',
        en: 'Tap the <strong>menu</strong>: three dots, or three lines.',
      },
      add: {
        fr: 'Choisissez <strong>Installer l’application</strong> ou <strong>Ajouter à l’écran d’accueil</strong>.',
        en: 'Choose <strong>Install app</strong> or <strong>Add to Home screen</strong>.',
      },
    },
    desktop: {
      title: { fr: 'Sur un ordinateur', en: 'On a computer' },
      open: {
        fr: 'Ouvrez cette page dans <strong>Chrome</strong> ou <strong>Edge</strong>.',
        en: 'Open this page in <strong>Chrome</strong> or <strong>Edge</strong>.',
      },
      icon: {
        fr: 'Cliquez sur l’icône <strong>Installer</strong>, au bout de la barre d’adresse.',
        en: 'Click the <strong>Install</strong> icon at the end of the address bar.',
      },
      mac: {
        fr: 'Sur un Mac, dans Safari\u00a0: menu <strong>Fichier</strong>, puis <strong>Ajouter au Dock</strong>.',
        en: 'On a Mac, in Safari: menu <strong>File</strong>, then <strong>Add to Dock</strong>.',
      },
    },
    offer: {
      steps: {
        fr: 'Ici, l’icône se pose par les menus du navigateur\u00a0: suivez les étapes de votre appareil.',
        en: 'Here the icon is put in place by the browser’s menus: follow the steps of your device.',
      },
      ready: {
        fr: 'Votre navigateur peut le faire d’un seul geste.',
        en: 'Your browser can do it in one go.',
      },
      install: { fr: 'Installer l’application', en: 'Install the app' },
      installed: {
        fr: 'C’est fait\u00a0: l’application est sur votre appareil.',
        en: 'Done: the app is on your device.',
      },
    },
    remove: {
      fr: 'Pour la retirer, faites comme pour toute autre : appui long sur l’icône, puis supprimer. Vos réponses passées ne sont pas perdues.',
      en: 'To remove it, do as with any other: press and hold the icon, then delete. The answers you gave are not lost.',
    },
  },
  comfort: {
    title: { fr: 'Trois choses utiles', en: 'Three useful things' },
    offline: {
      title: { fr: 'Sans réseau', en: 'Without a network' },
      text: {
        fr: 'En sous-sol ou en tournée, votre réponse attend dans le téléphone et part dès que le réseau revient, une seule fois. Les pages déjà lues restent lisibles.',
        en: 'In a basement or on the road, your answer waits in the phone and leaves when the network is back, once only. Pages you have read stay readable.',
      },
    },
    size: {
      title: { fr: 'Le texte à votre taille', en: 'Text at your size' },
      text: {
        fr: 'En bas de chaque page, deux boutons règlent la taille du texte, de 100 à 200 %. Le réglage reste dans votre appareil.',
        en: 'At the foot of every page two buttons set the size of the text, from 100 to 200%. The setting stays on your device.',
      },
    },
    privacy: {
      title: { fr: 'Un téléphone partagé', en: 'A shared phone' },
      text: {
        fr: 'Déconnectez-vous depuis le menu : vos réponses ne restent pas dans l’appareil. Celle qui attend le réseau, et votre note, n’y sont montrées qu’à vous.',
        en: 'Sign out from the menu: your answers do not stay on the device. One that waits for a connection, and your note, are shown there to you alone.',
      },
    },
  },
  questions: {
    title: { fr: 'Ce que l’on nous demande souvent', en: 'What people often ask us' },
    own: {
      question: {
        fr: 'Dois-je me servir de mon propre téléphone\u202f?',
        en: 'Must I use my own phone?',
      },
      answer: {
        fr: 'Non. N’importe quel navigateur convient\u00a0: l’ordinateur du bureau, une tablette partagée, un téléphone de service. Et personne n’est tenu de répondre.',
        en: 'No. Any browser will do: the office computer, a shared tablet, a work phone. And nobody has to answer.',
      },
    },
    address: {
      question: {
        fr: 'Je n’ai pas d’adresse e-mail au travail. Puis-je répondre\u202f?',
        en: 'I have no e-mail address at work. Can I answer?',
      },
      answer: {
        fr: 'Oui. Votre entreprise peut vous remettre un code personnel sur papier. Vous entrez ensuite avec une adresse à vous, qu’elle ne voit pas.',
        en: 'Yes. Your company can hand you a personal code on paper. You then come in with an address of your own, which it does not see.',
      },
    },
    when: {
      question: {
        fr: 'Vais-je être dérangé le soir ou le week-end\u202f?',
        en: 'Will I be disturbed in the evening or at the weekend?',
      },
      answer: {
        fr: 'Non. Les messages partent aux heures de travail, du lundi au vendredi, de la même façon pour tous. Chacun peut les refuser.',
        en: 'No. Messages leave in working hours, Monday to Friday, in the same way for all. Anybody can refuse them.',
      },
    },
    changed: {
      question: {
        fr: 'J’ai changé de téléphone. Ai-je perdu mes réponses\u202f?',
        en: 'I changed phones. Have I lost my answers?',
      },
      answer: {
        fr: 'Non\u00a0: elles ne sont pas dans l’appareil. Connectez-vous sur le nouveau, vos tendances vous y attendent.',
        en: 'No: they are not in the device. Sign in on the new one, and your trends are waiting for you.',
      },
    },
    unwell: {
      question: { fr: 'Et si je vais mal\u202f?', en: 'What if I am not well?' },
      answer: {
        fr: 'De l’aide est à un geste, sur chaque écran\u00a0: le 3114, le 15 ou le 112, le médecin du travail. Personne n’est averti que vous avez ouvert cette page, et rien n’en est noté.',
        en: 'Help is one tap away, on every screen: 3114, 15 or 112, the occupational doctor. Nobody is told that you opened that page, and nothing of it is noted.',
      },
    },
  },
  trust: {
    title: { fr: 'Et l’entreprise, que voit-elle ?', en: 'And what does the company see?' },
    text: {
      fr: 'Pas votre réponse. Pas votre nom. Pas même si vous avez répondu. Seulement des indicateurs de groupes d’au moins dix personnes inscrites, le lundi suivant.',
      en: 'Not your answer. Not your name. Not even whether you answered. Only indicators for groups of at least ten listed people, on the following Monday.',
    },
    next: { fr: 'Lire qui voit quoi', en: 'Read who sees what' },
  },
} satisfies Texts;
