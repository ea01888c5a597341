import type { Texts } from '#basics/messages.ts';

/** The space of a company: what surrounds its screens, the overview, the settings. */
export const texts = {
  loading: { fr: 'Chargement de votre espace…', en: 'Loading your space…' },
  navigation: {
    label: { fr: 'Espace entreprise', en: 'Company space' },
    company: { fr: 'Entreprise', en: 'Company' },
    overview: { fr: 'Vue d’ensemble', en: 'Overview' },
    listening: { fr: 'Climat de travail', en: 'How work is going' },
    risks: { fr: 'Risques et DUERP', en: 'Risks and DUERP' },
    employees: { fr: 'Salariés', en: 'Employees' },
    boxes: { fr: 'Box et commandes', en: 'Boxes and orders' },
    billing: { fr: 'Facturation', en: 'Billing' },
    settings: { fr: 'Réglages', en: 'Settings' },
    fold: { fr: 'Replier le menu', en: 'Collapse the menu' },
    unfold: { fr: 'Déplier le menu', en: 'Expand the menu' },
  },
  roles: {
    owner: {
      name: { fr: 'Responsable', en: 'Owner' },
      text: {
        fr: 'Règle l’espace, invite, et tient la liste des salariés.',
        en: 'Manages the space, invites people, and maintains the list of employees.',
      },
    },
    hr: {
      name: { fr: 'RH', en: 'HR' },
      text: {
        fr: 'Tient la liste des salariés et suit les indicateurs anonymes.',
        en: 'Maintains the list of employees and follows the anonymous indicators.',
      },
    },
    prevention: {
      name: { fr: 'Prévention', en: 'Prevention lead' },
      text: {
        fr: 'Tient le document unique, reçoit les alertes et suit les indicateurs anonymes.',
        en: 'Keeps the risk document, receives alerts and follows the anonymous indicators.',
      },
    },
    cse: {
      name: { fr: 'CSE', en: 'Works council' },
      text: {
        fr: 'Suit les mêmes indicateurs, à la même minute, et commande des box.',
        en: 'Follows the same indicators, at the same minute, and orders boxes.',
      },
    },
    employee: {
      name: { fr: 'Salarié·e', en: 'Employee' },
      text: {
        fr: 'Dit comment va le travail, et ne voit que soi.',
        en: 'Says how work is going, and sees only themselves.',
      },
    },
  },
  licence: {
    title: { fr: 'Licence', en: 'Licence' },
    kinds: {
      trial: { fr: 'Essai', en: 'Trial' },
      paid: { fr: 'Licence', en: 'Licence' },
    },
    states: {
      running: { fr: 'En cours', en: 'Running' },
      ending: { fr: 'Bientôt finie', en: 'Ending soon' },
      over: { fr: 'Terminée', en: 'Ended' },
    },
    summary: {
      fr: '{kind} pour {seats, plural, one {une personne} other {# personnes}}, du {from} au {to} inclus.',
      en: '{kind} for {seats, plural, one {one person} other {# people}}, from {from} to {to}, both included.',
    },
    atTheEnd: {
      fr: 'À la fin, tout reste lisible et exportable, et rien n’est supprimé. Il n’est simplement plus possible d’écrire, jusqu’au renouvellement.',
      en: 'At the end everything can still be read and exported, and nothing is deleted. Writing alone stops, until it is renewed.',
    },
    ending: {
      trial: {
        fr: '{days, plural, one {Dernier jour d’essai} other {Encore # jours d’essai}} : il court jusqu’au {day} inclus.',
        en: '{days, plural, one {Last day of your trial} other {# days of trial left}}: it runs until {day}, included.',
      },
      paid: {
        fr: 'Votre licence court jusqu’au {day} inclus : {days, plural, one {c’est le dernier jour} other {encore # jours}}.',
        en: 'Your licence runs until {day}, included: {days, plural, one {this is the last day} other {# days left}}.',
      },
    },
    overTitle: { fr: 'Votre espace est en lecture seule', en: 'Your space is read-only' },
    overText: {
      fr: 'La licence a pris fin le {day}. Tout reste lisible et rien n’a été supprimé ; écrire redevient possible dès son renouvellement.',
      en: 'The licence ended on {day}. Everything can still be read and nothing was deleted; writing is possible again as soon as it is renewed.',
    },
    talk: { fr: 'Parler de la suite', en: 'Talk about what comes next' },
    buy: { fr: 'Acheter la licence', en: 'Buy the licence' },
    renew: { fr: 'Renouveler la licence', en: 'Renew the licence' },
    seats: { fr: 'Ajouter des places', en: 'Add places' },
  },
  welcome: {
    code: {
      fr: 'Vous avez une fiche avec un code personnel ? <link>Entrez avec votre code</link>.',
      en: 'Do you have a slip with a personal code? <link>Come in with your code</link>.',
    },
    title: { fr: 'Bienvenue', en: 'Welcome' },
    intro: {
      fr: 'Ouvrez l’espace de votre entreprise, ou demandez à un collègue de vous y inviter.',
      en: 'Open your company’s space, or ask a colleague to invite you to it.',
    },
    introInvited: {
      fr: 'On vous attend. Vous pouvez aussi ouvrir un autre espace.',
      en: 'You are awaited. You may also open another space.',
    },
    invitedAs: { fr: 'Vous êtes invité·e comme {role}.', en: 'You are invited as {role}.' },
    until: { fr: 'Jusqu’au {day}.', en: 'Until {day}.' },
    accept: { fr: 'Rejoindre', en: 'Join' },
    create: { fr: 'Ouvrir un espace', en: 'Open a space' },
    createIntro: {
      fr: 'Trente jours d’essai, sans carte bancaire. Vous en serez responsable et pourrez confier ce rôle à d’autres.',
      en: 'Thirty days of trial, no bank card. You will be its owner, and may entrust others with it.',
    },
  },
  description: {
    title: { fr: 'Votre entreprise', en: 'Your company' },
    legalName: { fr: 'Raison sociale', en: 'Legal name' },
    legalNameHint: {
      fr: 'Telle que vos salariés la connaissent : elle figure dans leurs invitations.',
      en: 'As your employees know it: it stands in their invitations.',
    },
    siren: { fr: 'SIREN', en: 'SIREN' },
    sirenHint: { fr: 'Neuf chiffres, sur votre Kbis.', en: 'Nine digits, on your Kbis.' },
    headcount: { fr: 'Nombre de salariés', en: 'Number of employees' },
    headcountHint: { fr: 'Un ordre de grandeur suffit.', en: 'A rough figure is enough.' },
    kind: { fr: 'Vous êtes', en: 'You are' },
    kinds: {
      employer: {
        name: { fr: 'Un employeur', en: 'An employer' },
        text: {
          fr: 'La direction ou les ressources humaines, pour toute l’entreprise.',
          en: 'Management or human resources, for the whole company.',
        },
      },
      cse: {
        name: { fr: 'Un CSE', en: 'A works council' },
        text: {
          fr: 'Le comité, pour ses propres actions et ses cadeaux.',
          en: 'The council, for its own actions and gifts.',
        },
      },
    },
    create: { fr: 'Ouvrir l’espace', en: 'Open the space' },
    creating: { fr: 'Ouverture…', en: 'Opening…' },
    save: { fr: 'Enregistrer', en: 'Save' },
    saved: { fr: 'C’est enregistré', en: 'Saved' },
  },
  overview: {
    title: { fr: 'Vue d’ensemble', en: 'Overview' },
    loading: { fr: 'Chargement des chiffres…', en: 'Loading the figures…' },
    present: {
      fr: '{count, plural, one {salarié présent} other {salariés présents}}',
      en: '{count, plural, one {employee present} other {employees present}}',
    },
    places: {
      fr: '{sites, plural, one {un site} other {# sites}}, {teams, plural, =0 {aucune équipe} one {une équipe} other {# équipes}}',
      en: '{sites, plural, one {one site} other {# sites}}, {teams, plural, =0 {no team} one {one team} other {# teams}}',
    },
    cameIn: { fr: 'ont ouvert leur compte', en: 'have opened their account' },
    invited: {
      fr: '{count, plural, =0 {aucune invitation en attente} one {une invitation en attente} other {# invitations en attente}}',
      en: '{count, plural, =0 {no invitation waiting} one {one invitation waiting} other {# invitations waiting}}',
    },
    seats: {
      fr: '{count, plural, one {place} other {places}} dans la licence',
      en: '{count, plural, one {seat} other {seats}} in the licence',
    },
    seatsOver: {
      fr: '{count, plural, one {une personne de plus} other {# personnes de plus}} : personne n’est refusé, nous ajusterons au renouvellement',
      en: '{count, plural, one {one person more} other {# people more}}: nobody is turned away, we will adjust at renewal',
    },
    until: { fr: 'jusqu’au {day}', en: 'until {day}' },
    steps: {
      title: { fr: 'Pour bien commencer', en: 'A good start' },
      done: { fr: 'Fait :', en: 'Done:' },
      toDo: { fr: 'À faire :', en: 'To do:' },
      created: {
        title: { fr: 'L’espace est ouvert', en: 'The space is open' },
        text: { fr: 'Vous en êtes responsable.', en: 'You are its owner.' },
        action: { fr: 'Voir les réglages', en: 'See the settings' },
      },
      employees: {
        title: { fr: 'Ajouter les salariés', en: 'Add the employees' },
        text: {
          fr: 'Un par un, ou d’un coup depuis le fichier de votre logiciel de paie.',
          en: 'One by one, or all at once from the file of your payroll software.',
        },
        action: { fr: 'Ajouter les salariés', en: 'Add the employees' },
      },
      invited: {
        title: { fr: 'Envoyer les invitations', en: 'Send the invitations' },
        text: {
          fr: 'Chacun reçoit un lien personnel, valable sept jours.',
          en: 'Everybody receives a personal link, good for seven days.',
        },
        action: { fr: 'Envoyer les invitations', en: 'Send the invitations' },
      },
      members: {
        title: { fr: 'Inviter le CSE et les RH', en: 'Invite the works council and HR' },
        text: {
          fr: 'Le CSE voit les mêmes indicateurs que vous, à la même minute.',
          en: 'The works council sees the same indicators as you, at the same minute.',
        },
        action: { fr: 'Inviter', en: 'Invite' },
      },
    },
    council: {
      fr: 'Bienvenue dans l’espace {deCompany}. Vous voyez ici les mêmes indicateurs anonymes que les ressources humaines, à la même minute, et vous commandez des box pour les salariés.',
      en: 'Welcome to the space of {company}. You see the same anonymous indicators here as human resources, at the same minute, and you order boxes for the employees.',
    },
    toBoxes: { fr: 'Voir les box', en: 'See the boxes' },
  },
  verification: {
    title: { fr: 'Vérification', en: 'Verification' },
    loading: { fr: 'Lecture de la vérification…', en: 'Reading the verification…' },
    states: {
      unverified: { fr: 'Non vérifiée', en: 'Not verified' },
      verified: { fr: 'Vérifiée', en: 'Verified' },
      refused: { fr: 'Non vérifiée', en: 'Not verified' },
      withdrawn: { fr: 'Non vérifiée', en: 'Not verified' },
    },
    verified: {
      fr: 'Nous avons vu que cet espace est bien celui {deCompany}. Changer la raison sociale demande une nouvelle vérification.',
      en: 'We have seen that this space is that of {company}. Changing its name asks for a new verification.',
    },
    unverified: {
      fr: 'Vous pouvez tout essayer dès maintenant. Le paiement après livraison s’ouvre une fois l’entreprise vérifiée.',
      en: 'You can try everything right now. Payment after delivery opens once the company is verified.',
    },
    domains: {
      fr: 'Vous invitez chaque jour jusqu’à {own, number} adresses en {domains}, et {count, plural, =0 {aucune autre} one {une autre} other {# autres}}.',
      en: 'Each day, you invite up to {own, number} addresses at {domains}, and {count, plural, =0 {no other} one {one other} other {# others}}.',
    },
    noDomain: {
      fr: 'Vous invitez {count, plural, =0 {personne tant que l’entreprise n’est pas vérifiée} one {une personne par jour} other {# personnes par jour}}. Avec une adresse au nom de votre entreprise, vous invitez celles du même domaine, jusqu’à {own, number} par jour.',
      en: 'You invite {count, plural, =0 {nobody until the company is verified} one {one person a day} other {# people a day}}. With an address in the name of your company, you invite those of the same domain, up to {own, number} a day.',
    },
    refused: {
      fr: 'Nous n’avons pas pu vérifier l’entreprise la dernière fois.',
      en: 'Last time, we could not verify the company.',
    },
    withdrawn: {
      fr: 'La vérification a été retirée. Écrivez-nous pour en parler.',
      en: 'The verification was withdrawn. Write to us to talk about it.',
    },
    asked: {
      fr: 'Demande reçue le {day}. Nous vous répondons sous un jour ouvré.',
      en: 'Request received on {day}. We answer within one working day.',
    },
    reachedAt: { fr: 'Comment joindre l’entreprise', en: 'How to reach the company' },
    reachedAtHint: {
      fr: 'Le numéro du standard et la personne à demander, par exemple. Nous pourrons aussi vous demander un extrait Kbis.',
      en: 'The number of its switchboard and whom to ask for, for example. We may also ask you for an extract of the register.',
    },
    ask: { fr: 'Demander la vérification', en: 'Ask to be verified' },
    askAgain: { fr: 'Compléter la demande', en: 'Add to the request' },
    done: { fr: 'La demande est partie', en: 'The request is sent' },
    sharedTitle: { fr: 'Ce SIREN a déjà un espace', en: 'This SIREN already has a space' },
    shared: {
      fr: 'Si vous travaillez dans cette entreprise, demandez à la personne responsable de vous y inviter. De notre côté, nous regardons aussi.',
      en: 'If you work at this company, ask its owner to invite you there. We are looking into it as well.',
    },
  },
  settings: {
    title: { fr: 'Réglages', en: 'Settings' },
    journal: { fr: 'Voir le journal', en: 'Show the journal' },
    journalText: {
      fr: 'Qui a changé quoi dans l’espace, et quand.',
      en: 'Who changed what in the space, and when.',
    },
  },
  members: {
    title: { fr: 'Qui fait quoi', en: 'Who does what' },
    intro: {
      fr: 'Ces rôles donnent accès à l’espace. Aucun d’eux, pas même le vôtre, ne montre la réponse de quelqu’un.',
      en: 'These roles open the space. None of them, not even yours, shows anybody’s answer.',
    },
    loading: { fr: 'Chargement des rôles…', en: 'Loading the roles…' },
    email: { fr: 'Adresse', en: 'Address' },
    noEmail: { fr: 'sans adresse', en: 'no address' },
    roles: { fr: 'Rôles', en: 'Roles' },
    take: { fr: 'Retirer', en: 'Take away' },
    takeNamed: {
      fr: 'Retirer le rôle {role} à {email}',
      en: 'Take away the role {role} of {email}',
    },
    taken: { fr: 'Rôle retiré', en: 'Role taken away' },
    undo: { fr: 'Annuler', en: 'Undo' },
    lastOwner: {
      fr: 'Un espace garde toujours au moins un responsable : confiez d’abord ce rôle à quelqu’un.',
      en: 'A space always keeps at least one owner: entrust somebody with it first.',
    },
    invite: { fr: 'Inviter quelqu’un', en: 'Invite somebody' },
    inviteEmail: { fr: 'Son adresse e-mail', en: 'Their e-mail address' },
    inviteRole: { fr: 'Son rôle', en: 'Their role' },
    send: { fr: 'Envoyer l’invitation', en: 'Send the invitation' },
    invited: { fr: 'Invitation envoyée', en: 'Invitation sent' },
    invitedText: {
      fr: 'Elle vaut sept jours, pour cette adresse seulement.',
      en: 'It is good for seven days, for this address only.',
    },
  },
  places: {
    title: { fr: 'Sites et équipes', en: 'Sites and teams' },
    intro: {
      fr: 'Chacun est à une seule place : une équipe, ou un site sans équipe. Les chiffres suivent cet arbre tel qu’il est quand la liste du trimestre est faite, et ne paraissent qu’à partir de dix personnes inscrites.',
      en: 'Everybody is in one place: a team, or a site without teams. Figures follow this tree as it is when the quarter’s list is made, and appear from ten people listed up.',
    },
    loading: { fr: 'Chargement des sites…', en: 'Loading the sites…' },
    people: {
      fr: '{count, plural, =0 {personne} one {une personne} other {# personnes}}',
      en: '{count, plural, =0 {nobody} one {one person} other {# people}}',
    },
    name: { fr: 'Nom', en: 'Name' },
    addSite: { fr: 'Ajouter un site', en: 'Add a site' },
    addTeam: { fr: 'Ajouter une équipe à {site}', en: 'Add a team to {site}' },
    rename: { fr: 'Renommer', en: 'Rename' },
    renameNamed: { fr: 'Renommer {name}', en: 'Rename {name}' },
    remove: { fr: 'Supprimer', en: 'Remove' },
    removeNamed: { fr: 'Supprimer {name}', en: 'Remove {name}' },
    inUse: {
      fr: '{name} a encore des équipes, ou des personnes qui y sont passées',
      en: '{name} still has teams, or people who have been there',
    },
    save: { fr: 'Enregistrer', en: 'Save' },
    cancel: { fr: 'Annuler', en: 'Cancel' },
  },
  invitations: {
    title: { fr: 'Invitations en attente', en: 'Invitations waiting' },
    sentOn: { fr: 'envoyée le {day}', en: 'sent on {day}' },
    over: { fr: 'Expirée', en: 'Expired' },
    undelivered: {
      fr: 'Le message n’a pas pu être remis : {reason}',
      en: 'The message could not be delivered: {reason}',
    },
    resend: { fr: 'Renvoyer', en: 'Send again' },
    resent: { fr: 'C’est reparti, avec un nouveau lien', en: 'On its way again, with a new link' },
    revoke: { fr: 'Annuler l’invitation', en: 'Cancel the invitation' },
    revoked: { fr: 'Invitation annulée', en: 'Invitation cancelled' },
  },
  code: {
    title: { fr: 'Code personnel', en: 'Personal code' },
    heading: { fr: 'Entrez avec votre code personnel', en: 'Come in with your personal code' },
    intro: {
      fr: 'Il est sur la fiche que l’on vous a remise. Majuscules, tirets et espaces n’ont pas d’importance.',
      en: 'It is on the slip that you were handed. Capitals, dashes and spaces do not matter.',
    },
    label: { fr: 'Code personnel', en: 'Personal code' },
    hint: { fr: 'Dix signes, comme ABCDE-FGHJK', en: 'Ten signs, like ABCDE-FGHJK' },
    submit: { fr: 'Continuer', en: 'Continue' },
    problems: {
      required: { fr: 'Tapez le code de votre fiche.', en: 'Type the code on your slip.' },
      unknown: {
        fr: 'Ce code n’existe pas. Vérifiez-le sur la fiche, signe par signe.',
        en: 'There is no such code. Check it on the slip, sign by sign.',
      },
      entered: {
        fr: 'Ce code a déjà servi. Si ce n’était pas vous, dites-le aux ressources humaines.',
        en: 'This code has been used. If it was not by you, tell human resources.',
      },
      over: {
        fr: 'Ce code n’est plus bon. Les ressources humaines peuvent en imprimer un autre.',
        en: 'This code is no longer good. Human resources can print another one.',
      },
    },
    welcome: { fr: 'Bonjour {name}', en: 'Hello {name}' },
    signIn: {
      fr: '{company} vous attend. Pour entrer, donnez une adresse e-mail à vous : un lien y est envoyé, et votre employeur ne la voit pas.',
      en: '{company} is expecting you. To come in, give an e-mail address of your own: a link is sent there, and your employer does not see it.',
    },
    join: { fr: '{company} vous attend.', en: '{company} is expecting you.' },
    promise: {
      fr: 'Personne dans l’entreprise ne voit vos réponses, ni même si vous répondez, ni l’adresse de votre compte.',
      en: 'Nobody in the company sees your answers, nor even whether you answer, nor the address of your account.',
    },
    accept: { fr: 'Prendre ma place', en: 'Take my place' },
    otherPlace: {
      fr: 'Ce compte a déjà une place dans cette entreprise.',
      en: 'This account has a place in this company already.',
    },
    otherCode: { fr: 'Taper un autre code', en: 'Type another code' },
  },
  invitation: {
    title: { fr: 'Votre invitation', en: 'Your invitation' },
    loading: { fr: 'Lecture de l’invitation…', en: 'Reading the invitation…' },
    heading: { fr: '{company} vous attend', en: '{company} is expecting you' },
    intro: {
      fr: 'Vous êtes invité·e comme {role}, avec l’adresse {email}.',
      en: 'You are invited as {role}, with the address {email}.',
    },
    promise: {
      fr: 'Personne dans votre entreprise ne voit vos réponses, ni même si vous répondez. Seuls paraissent des chiffres de groupe, à partir de dix personnes inscrites.',
      en: 'Nobody in your company sees your answers, nor even whether you answer. Only figures of groups appear, from ten people listed up.',
    },
    join: { fr: 'Rejoindre l’espace', en: 'Join the space' },
    accept: { fr: 'Accepter l’invitation', en: 'Accept the invitation' },
    known: {
      fr: 'L’adresse {email} a déjà un compte. Par prudence, connectez-vous d’abord : l’invitation vous attend juste après.',
      en: 'The address {email} already has an account. To be safe, sign in first: the invitation waits right behind.',
    },
    otherAddress: {
      fr: 'Vous êtes connecté·e avec {own}, et cette invitation est pour {email}. Déconnectez-vous, puis rouvrez le lien du mail.',
      en: 'You are signed in as {own}, and this invitation is for {email}. Sign out, then open the link of the mail again.',
    },
    signOut: { fr: 'Me déconnecter', en: 'Sign out' },
    useless: {
      accepted: {
        heading: { fr: 'Invitation déjà acceptée', en: 'Already accepted' },
        text: {
          fr: 'Elle a servi une fois, comme prévu. Votre espace est ouvert.',
          en: 'This invitation has worked once, as it should. Your space is open.',
        },
      },
      revoked: {
        heading: { fr: 'Cette invitation a été annulée', en: 'This invitation was cancelled' },
        text: {
          fr: 'L’entreprise l’a retirée. Si c’est une erreur, demandez-lui de vous inviter à nouveau.',
          en: 'The company withdrew it. If that is a mistake, ask them to invite you again.',
        },
      },
      over: {
        heading: { fr: 'Cette invitation a expiré', en: 'This invitation has expired' },
        text: {
          fr: 'Elle valait sept jours. Demandez à votre entreprise de la renvoyer : cela lui prend un clic.',
          en: 'It was good for seven days. Ask your company to send it again: it takes them a click.',
        },
      },
      unknown: {
        heading: {
          fr: 'Ce lien ne mène à aucune invitation',
          en: 'This link leads to no invitation',
        },
        text: {
          fr: 'Il est incomplet, ou un envoi plus récent l’a remplacé. Ouvrez le dernier mail reçu.',
          en: 'It is incomplete, or a later one has replaced it. Open the latest mail you received.',
        },
      },
      space: { fr: 'Ouvrir mon espace', en: 'Open my space' },
    },
  },
  problems: {
    any: {
      required: { fr: 'Ce champ est nécessaire.', en: 'This field is needed.' },
      'too-long': {
        fr: 'C’est trop long : 200 caractères au plus.',
        en: 'This is too long: 200 characters at most.',
      },
      'control-characters': {
        fr: 'Un caractère invisible s’y est glissé : ressaisissez ce champ.',
        en: 'An invisible character slipped in: type this field again.',
      },
      'link-in-name': {
        fr: 'Un nom ne contient ni lien ni adresse e-mail. Après un point ou deux-points, laissez une espace.',
        en: 'A name holds no link and no e-mail address. After a dot or a colon, leave a space.',
      },
      'number-in-name': {
        fr: 'Neuf chiffres de suite ou plus ressemblent à un numéro de téléphone\u00a0: un nom n’en contient pas. Seul un SIRET passe, écrit d’un seul tenant.',
        en: 'Nine digits in a row or more look like a telephone number, and a name holds none. Only a SIRET passes, written in one piece.',
      },
    },
    legalName: {
      required: { fr: 'Indiquez la raison sociale.', en: 'Type the legal name.' },
    },
    siren: {
      required: { fr: 'Indiquez le SIREN.', en: 'Type the SIREN.' },
      'siren-invalid': {
        fr: 'Vérifiez les neuf chiffres du SIREN : l’un d’eux ne va pas.',
        en: 'Check the nine digits of the SIREN: one of them does not fit.',
      },
      'siret-given': {
        fr: 'C’est un SIRET : gardez les neuf premiers chiffres.',
        en: 'This is a SIRET: keep its first nine digits.',
      },
    },
    kind: {
      required: { fr: 'Choisissez l’un des deux.', en: 'Choose one of the two.' },
    },
    headcount: {
      required: { fr: 'Indiquez le nombre de salariés.', en: 'Type the number of employees.' },
      'headcount-invalid': {
        fr: 'Écrivez un nombre entier, en chiffres. Exemple : 60',
        en: 'Write a whole number, in digits. Example: 60',
      },
    },
    email: {
      'email-taken': {
        fr: 'Cette adresse est déjà celle de quelqu’un.',
        en: 'Somebody has this address already.',
      },
      required: { fr: 'Indiquez l’adresse e-mail.', en: 'Type the e-mail address.' },
      'email-invalid': {
        fr: 'Cette adresse ne semble pas complète. Exemple : claire@entreprise.fr',
        en: 'This address does not look complete. Example: claire@company.com',
      },
    },
    employeeNumber: {
      'number-taken': {
        fr: 'Ce matricule est déjà celui de quelqu’un.',
        en: 'Somebody has this number already.',
      },
    },
    name: {
      required: { fr: 'Donnez un nom.', en: 'Give it a name.' },
      'name-taken': {
        fr: 'Ce nom existe déjà à cet endroit.',
        en: 'This name exists already in that place.',
      },
    },
    firstName: {
      required: { fr: 'Indiquez le prénom.', en: 'Type the first name.' },
    },
    lastName: {
      required: { fr: 'Indiquez le nom.', en: 'Type the last name.' },
    },
    reachedAt: {
      required: {
        fr: 'Dites-nous comment joindre l’entreprise.',
        en: 'Tell us how to reach the company.',
      },
    },
    seats: {
      'seats-invalid': {
        fr: 'Écrivez un nombre de places, en chiffres.',
        en: 'Write a number of seats, in digits.',
      },
    },
    endsOn: {
      'day-invalid': { fr: 'Choisissez un jour.', en: 'Choose a day.' },
      'before-start': {
        fr: 'Ce jour est avant le début de la licence.',
        en: 'This day is before the licence begins.',
      },
    },
    role: {
      required: { fr: 'Choisissez un rôle.', en: 'Choose a role.' },
    },
    unknown: { fr: 'Vérifiez ce champ.', en: 'Check this field.' },
  },
  failed: {
    forbidden: {
      fr: 'Vous n’avez pas ce droit, ou l’espace est en lecture seule. Demandez à un responsable.',
      en: 'You may not do this, or the space is read-only. Ask an owner.',
    },
    'unverified-company': {
      fr: 'Votre entreprise n’est pas encore vérifiée et a envoyé ses invitations du jour. La suite demain, ou demandez la vérification dans les réglages.',
      en: 'Your company is not verified yet, and has sent its invitations of the day. The others leave tomorrow, or ask to be verified in the settings.',
    },
    'invited-today': {
      fr: 'Cette invitation a déjà été renvoyée aujourd’hui. Vous pourrez la renvoyer demain.',
      en: 'This invitation was sent again today already. You can send it again tomorrow.',
    },
    conflict: {
      fr: 'Quelque chose a changé entre-temps. Vérifiez, puis recommencez.',
      en: 'Something has changed meanwhile. Check again, then start over.',
    },
    'not-found': {
      fr: 'Cela n’existe plus : quelqu’un l’a sans doute changé entre-temps.',
      en: 'This is no longer there: somebody has probably changed it meanwhile.',
    },
    'already-done': { fr: 'C’est déjà fait.', en: 'This is done already.' },
    'too-many-requests': {
      fr: 'Trop de demandes coup sur coup, de vous ou de votre réseau. Réessayez plus tard, ou écrivez-nous.',
      en: 'Too many requests in a row, from you or your network. Try again later, or write to us.',
    },
    'temporarily-unavailable': {
      fr: 'Le service ne répond pas pour le moment. Rien n’est perdu : réessayez dans un instant.',
      en: 'The service does not answer at the moment. Nothing is lost: try again shortly.',
    },
    'sign-in-required': {
      fr: 'Votre connexion a pris fin. Connectez-vous à nouveau.',
      en: 'Your sign-in has ended. Sign in again.',
    },
    unknown: {
      fr: 'Quelque chose n’a pas fonctionné de notre côté. Réessayez, ou écrivez-nous.',
      en: 'Something went wrong on our side. Try again, or write to us.',
    },
    retry: { fr: 'Réessayer', en: 'Try again' },
  },
} satisfies Texts;
