export const fr = {
  title: 'Sur mobile',
  description:
    'Répondre en vingt secondes depuis un téléphone, poser l’icône de l’application sur l’écran d’accueil d’un iPhone ou d’un Android, régler la taille du texte.',
  hero: {
    eyebrow: 'Sur mobile',
    title: 'Dans la poche, en vingt secondes',
    intro:
      'Rien à télécharger sur un magasin d’applications, pas de mot de passe, pas de numéro de téléphone à donner. Un lien reçu par e-mail, trois gestes, et c’est dit.',
    signIn: 'Se connecter',
    install: 'Poser l’icône',
    deciding:
      'Vous dirigez une équipe, ou siégez au CSE\u202f? <app>La page de l’application</app> dit ce que vous en verriez, et ce que vous n’en verriez pas.',
  },
  demo: {
    note: 'Les vraies questions d’aujourd’hui. Essayez\u00a0: d’ici, rien n’est envoyé ni gardé.',
    kept: 'Voilà, c’est tout.',
    you: {
      title: 'Vous',
      text: 'Vous retrouveriez cette réponse dans vos tendances, et pourriez la changer jusqu’à minuit, ou l’effacer.',
    },
    company: {
      title: 'Votre entreprise',
      text: 'Rien aujourd’hui. La semaine une fois close, le chiffre d’un groupe, si assez de personnes y sont inscrites.',
    },
    again: 'Recommencer',
  },
  use: {
    title: 'Répondre depuis un téléphone',
    open: {
      title: 'Ouvrez le message',
      text: 'Il arrive aux heures de travail. Le lien qu’il contient vous reconnaît : il n’y a rien à saisir.',
    },
    answer: {
      title: 'Trois gestes',
      text: 'Votre travail, votre énergie, une question qui change. Chacune peut être passée.',
    },
    see: {
      title: 'Vos tendances, à vous',
      text: 'Vos sept et trente derniers jours s’affichent aussitôt. Vous êtes la seule personne à les voir.',
    },
  },
  install: {
    title: 'Poser l’icône sur l’écran d’accueil',
    intro:
      'C’est facultatif. L’application s’ouvre alors comme les autres, en plein écran. Elle ne demande ni votre position, ni vos contacts, ni vos photos, ni le micro.',
    ios: {
      title: 'Sur un iPhone ou un iPad',
      open: 'Ouvrez cette page dans <strong>Safari</strong>.',
      share: 'Touchez le bouton <strong>Partager</strong>, le carré d’où sort une flèche.',
      add: 'Choisissez <strong>Sur l’écran d’accueil</strong>, puis <strong>Ajouter</strong>.',
    },
    android: {
      title: 'Sur un téléphone Android',
      open: 'Ouvrez cette page dans <strong>Chrome</strong>, <strong>Edge</strong> ou <strong>Samsung Internet</strong>.',
      menu: 'Touchez le <strong>menu</strong>, les trois points ou les trois traits.',
      add: 'Choisissez <strong>Installer l’application</strong> ou <strong>Ajouter à l’écran d’accueil</strong>.',
    },
    desktop: {
      title: 'Sur un ordinateur',
      open: 'Ouvrez cette page dans <strong>Chrome</strong> ou <strong>Edge</strong>.',
      icon: 'Cliquez sur l’icône <strong>Installer</strong>, au bout de la barre d’adresse.',
      mac: 'Sur un Mac, dans Safari\u00a0: menu <strong>Fichier</strong>, puis <strong>Ajouter au Dock</strong>.',
    },
    offer: {
      steps:
        'Ici, l’icône se pose par les menus du navigateur\u00a0: suivez les étapes de votre appareil.',
      ready: 'Votre navigateur peut le faire d’un seul geste.',
      install: 'Installer l’application',
      installed: 'C’est fait\u00a0: l’application est sur votre appareil.',
    },
    remove:
      'Pour la retirer, faites comme pour toute autre : appui long sur l’icône, puis supprimer. Vos réponses passées ne sont pas perdues.',
  },
  comfort: {
    title: 'Trois choses utiles',
    offline: {
      title: 'Sans réseau',
      text: 'En sous-sol ou en tournée, votre réponse attend dans le téléphone et part dès que le réseau revient, une seule fois. Les pages déjà lues restent lisibles.',
    },
    size: {
      title: 'Le texte à votre taille',
      text: 'En bas de chaque page, deux boutons règlent la taille du texte, de 100 à 200 %. Le réglage reste dans votre appareil.',
    },
    privacy: {
      title: 'Un téléphone partagé',
      text: 'Déconnectez-vous depuis le menu : vos réponses ne restent pas dans l’appareil. Celle qui attend le réseau, et votre note, n’y sont montrées qu’à vous.',
    },
  },
  questions: {
    title: 'Ce que l’on nous demande souvent',
    own: {
      question: 'Dois-je me servir de mon propre téléphone\u202f?',
      answer:
        'Non. N’importe quel navigateur convient\u00a0: l’ordinateur du bureau, une tablette partagée, un téléphone de service. Et personne n’est tenu de répondre.',
    },
    address: {
      question: 'Je n’ai pas d’adresse e-mail au travail. Puis-je répondre\u202f?',
      answer:
        'Oui. Votre entreprise peut vous remettre un code personnel sur papier. Vous entrez ensuite avec une adresse à vous, qu’elle ne voit pas.',
    },
    when: {
      question: 'Vais-je être dérangé le soir ou le week-end\u202f?',
      answer:
        'Non. Les messages partent aux heures de travail, du lundi au vendredi, de la même façon pour tous. Chacun peut les refuser.',
    },
    changed: {
      question: 'J’ai changé de téléphone. Ai-je perdu mes réponses\u202f?',
      answer:
        'Non\u00a0: elles ne sont pas dans l’appareil. Connectez-vous sur le nouveau, vos tendances vous y attendent.',
    },
    unwell: {
      question: 'Et si je vais mal\u202f?',
      answer:
        'De l’aide est à un geste, sur chaque écran\u00a0: le 3114, le 15 ou le 112, le médecin du travail. Personne n’est averti que vous avez ouvert cette page, et rien n’en est noté.',
    },
  },
  trust: {
    title: 'Et l’entreprise, que voit-elle ?',
    text: 'Pas votre réponse. Pas votre nom. Pas même si vous avez répondu. Seulement des indicateurs de groupes d’au moins dix personnes inscrites, le lundi suivant.',
    next: 'Lire qui voit quoi',
  },
};
