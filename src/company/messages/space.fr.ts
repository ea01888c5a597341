/** The space of a company: what surrounds its screens, the overview, the settings. */
export const fr = {
  loading: 'Chargement de votre espace…',
  navigation: {
    label: 'Espace entreprise',
    company: 'Entreprise',
    overview: 'Vue d’ensemble',
    listening: 'Climat de travail',
    risks: 'Risques et DUERP',
    employees: 'Salariés',
    boxes: 'Box et commandes',
    billing: 'Facturation',
    settings: 'Réglages',
    fold: 'Replier le menu',
    unfold: 'Déplier le menu',
  },
  roles: {
    owner: { name: 'Responsable', text: 'Règle l’espace, invite, et tient la liste des salariés.' },
    hr: { name: 'RH', text: 'Tient la liste des salariés et suit les indicateurs anonymes.' },
    prevention: {
      name: 'Prévention',
      text: 'Tient le document unique, reçoit les alertes et suit les indicateurs anonymes.',
    },
    cse: {
      name: 'CSE',
      text: 'Suit les mêmes indicateurs, à la même minute, et commande des box.',
    },
    employee: { name: 'Salarié·e', text: 'Dit comment va le travail, et ne voit que soi.' },
  },
  licence: {
    title: 'Licence',
    kinds: { trial: 'Essai', paid: 'Licence' },
    states: { running: 'En cours', ending: 'Bientôt finie', over: 'Terminée' },
    summary:
      '{kind} pour {seats, plural, one {une personne} other {# personnes}}, du {from} au {to} inclus.',
    atTheEnd:
      'À la fin, tout reste lisible et exportable, et rien n’est supprimé. Il n’est simplement plus possible d’écrire, jusqu’au renouvellement.',
    ending: {
      trial:
        '{days, plural, one {Dernier jour d’essai} other {Encore # jours d’essai}} : il court jusqu’au {day} inclus.',
      paid: 'Votre licence court jusqu’au {day} inclus : {days, plural, one {c’est le dernier jour} other {encore # jours}}.',
    },
    overTitle: 'Votre espace est en lecture seule',
    overText:
      'La licence a pris fin le {day}. Tout reste lisible et rien n’a été supprimé ; écrire redevient possible dès son renouvellement.',
    talk: 'Parler de la suite',
    buy: 'Acheter la licence',
    renew: 'Renouveler la licence',
    seats: 'Ajouter des places',
  },
  welcome: {
    code: 'Vous avez une fiche avec un code personnel ? <link>Entrez avec votre code</link>.',
    title: 'Bienvenue',
    intro: 'Ouvrez l’espace de votre entreprise, ou demandez à un collègue de vous y inviter.',
    introInvited: 'On vous attend. Vous pouvez aussi ouvrir un autre espace.',
    invitedAs: 'Vous êtes invité·e comme {role}.',
    until: 'Jusqu’au {day}.',
    accept: 'Rejoindre',
    create: 'Ouvrir un espace',
    createIntro:
      'Trente jours d’essai, sans carte bancaire. Vous en serez responsable et pourrez confier ce rôle à d’autres.',
  },
  description: {
    title: 'Votre entreprise',
    legalName: 'Raison sociale',
    legalNameHint: 'Telle que vos salariés la connaissent : elle figure dans leurs invitations.',
    siren: 'SIREN',
    sirenHint: 'Neuf chiffres, sur votre Kbis.',
    headcount: 'Nombre de salariés',
    headcountHint: 'Un ordre de grandeur suffit.',
    kind: 'Vous êtes',
    kinds: {
      employer: {
        name: 'Un employeur',
        text: 'La direction ou les ressources humaines, pour toute l’entreprise.',
      },
      cse: { name: 'Un CSE', text: 'Le comité, pour ses propres actions et ses cadeaux.' },
    },
    create: 'Ouvrir l’espace',
    creating: 'Ouverture…',
    save: 'Enregistrer',
    saved: 'C’est enregistré',
  },
  overview: {
    title: 'Vue d’ensemble',
    loading: 'Chargement des chiffres…',
    present: '{count, plural, one {salarié présent} other {salariés présents}}',
    places:
      '{sites, plural, one {un site} other {# sites}}, {teams, plural, =0 {aucune équipe} one {une équipe} other {# équipes}}',
    cameIn: 'ont ouvert leur compte',
    invited:
      '{count, plural, =0 {aucune invitation en attente} one {une invitation en attente} other {# invitations en attente}}',
    seats: '{count, plural, one {place} other {places}} dans la licence',
    seatsOver:
      '{count, plural, one {une personne de plus} other {# personnes de plus}} : personne n’est refusé, nous ajusterons au renouvellement',
    until: 'jusqu’au {day}',
    steps: {
      title: 'Pour bien commencer',
      done: 'Fait :',
      toDo: 'À faire :',
      created: {
        title: 'L’espace est ouvert',
        text: 'Vous en êtes responsable.',
        action: 'Voir les réglages',
      },
      employees: {
        title: 'Ajouter les salariés',
        text: 'Un par un, ou d’un coup depuis le fichier de votre logiciel de paie.',
        action: 'Ajouter les salariés',
      },
      invited: {
        title: 'Envoyer les invitations',
        text: 'Chacun reçoit un lien personnel, valable sept jours.',
        action: 'Envoyer les invitations',
      },
      members: {
        title: 'Inviter le CSE et les RH',
        text: 'Le CSE voit les mêmes indicateurs que vous, à la même minute.',
        action: 'Inviter',
      },
    },
    council:
      'Bienvenue dans l’espace {deCompany}. Vous voyez ici les mêmes indicateurs anonymes que les ressources humaines, à la même minute, et vous commandez des box pour les salariés.',
    toBoxes: 'Voir les box',
  },
  verification: {
    title: 'Vérification',
    loading: 'Lecture de la vérification…',
    states: {
      unverified: 'Non vérifiée',
      verified: 'Vérifiée',
      refused: 'Non vérifiée',
      withdrawn: 'Non vérifiée',
    },
    verified:
      'Nous avons vu que cet espace est bien celui {deCompany}. Changer la raison sociale demande une nouvelle vérification.',
    unverified:
      'Vous pouvez tout essayer dès maintenant. Le paiement après livraison s’ouvre une fois l’entreprise vérifiée.',
    domains:
      'Vous invitez chaque jour jusqu’à {own, number} adresses en {domains}, et {count, plural, =0 {aucune autre} one {une autre} other {# autres}}.',
    noDomain:
      'Vous invitez {count, plural, =0 {personne tant que l’entreprise n’est pas vérifiée} one {une personne par jour} other {# personnes par jour}}. Avec une adresse au nom de votre entreprise, vous invitez celles du même domaine, jusqu’à {own, number} par jour.',
    refused: 'Nous n’avons pas pu vérifier l’entreprise la dernière fois.',
    withdrawn: 'La vérification a été retirée. Écrivez-nous pour en parler.',
    asked: 'Demande reçue le {day}. Nous vous répondons sous un jour ouvré.',
    reachedAt: 'Comment joindre l’entreprise',
    reachedAtHint:
      'Le numéro du standard et la personne à demander, par exemple. Nous pourrons aussi vous demander un extrait Kbis.',
    ask: 'Demander la vérification',
    askAgain: 'Compléter la demande',
    done: 'La demande est partie',
    sharedTitle: 'Ce SIREN a déjà un espace',
    shared:
      'Si vous travaillez dans cette entreprise, demandez à la personne responsable de vous y inviter. De notre côté, nous regardons aussi.',
  },
  settings: {
    title: 'Réglages',
    journal: 'Voir le journal',
    journalText: 'Qui a changé quoi dans l’espace, et quand.',
  },
  members: {
    title: 'Qui fait quoi',
    intro:
      'Ces rôles donnent accès à l’espace. Aucun d’eux, pas même le vôtre, ne montre la réponse de quelqu’un.',
    loading: 'Chargement des rôles…',
    email: 'Adresse',
    noEmail: 'sans adresse',
    roles: 'Rôles',
    take: 'Retirer',
    takeNamed: 'Retirer le rôle {role} à {email}',
    taken: 'Rôle retiré',
    undo: 'Annuler',
    lastOwner:
      'Un espace garde toujours au moins un responsable : confiez d’abord ce rôle à quelqu’un.',
    invite: 'Inviter quelqu’un',
    inviteEmail: 'Son adresse e-mail',
    inviteRole: 'Son rôle',
    send: 'Envoyer l’invitation',
    invited: 'Invitation envoyée',
    invitedText: 'Elle vaut sept jours, pour cette adresse seulement.',
  },
  places: {
    title: 'Sites et équipes',
    intro:
      'Chacun est à une seule place : une équipe, ou un site sans équipe. Les chiffres suivent cet arbre tel qu’il est quand la liste du trimestre est faite, et ne paraissent qu’à partir de dix personnes inscrites.',
    loading: 'Chargement des sites…',
    people: '{count, plural, =0 {personne} one {une personne} other {# personnes}}',
    name: 'Nom',
    addSite: 'Ajouter un site',
    addTeam: 'Ajouter une équipe à {site}',
    rename: 'Renommer',
    renameNamed: 'Renommer {name}',
    remove: 'Supprimer',
    removeNamed: 'Supprimer {name}',
    inUse: '{name} a encore des équipes, ou des personnes qui y sont passées',
    save: 'Enregistrer',
    cancel: 'Annuler',
  },
  invitations: {
    title: 'Invitations en attente',
    sentOn: 'envoyée le {day}',
    over: 'Expirée',
    undelivered: 'Le message n’a pas pu être remis : {reason}',
    resend: 'Renvoyer',
    resent: 'C’est reparti, avec un nouveau lien',
    revoke: 'Annuler l’invitation',
    revoked: 'Invitation annulée',
  },
  code: {
    title: 'Code personnel',
    heading: 'Entrez avec votre code personnel',
    intro:
      'Il est sur la fiche que l’on vous a remise. Majuscules, tirets et espaces n’ont pas d’importance.',
    label: 'Code personnel',
    hint: 'Dix signes, comme ABCDE-FGHJK',
    submit: 'Continuer',
    problems: {
      required: 'Tapez le code de votre fiche.',
      unknown: 'Ce code n’existe pas. Vérifiez-le sur la fiche, signe par signe.',
      entered: 'Ce code a déjà servi. Si ce n’était pas vous, dites-le aux ressources humaines.',
      over: 'Ce code n’est plus bon. Les ressources humaines peuvent en imprimer un autre.',
    },
    welcome: 'Bonjour {name}',
    signIn:
      '{company} vous attend. Pour entrer, donnez une adresse e-mail à vous : un lien y est envoyé, et votre employeur ne la voit pas.',
    join: '{company} vous attend.',
    promise:
      'Personne dans l’entreprise ne voit vos réponses, ni même si vous répondez, ni l’adresse de votre compte.',
    accept: 'Prendre ma place',
    otherPlace: 'Ce compte a déjà une place dans cette entreprise.',
    otherCode: 'Taper un autre code',
  },
  invitation: {
    title: 'Votre invitation',
    loading: 'Lecture de l’invitation…',
    heading: '{company} vous attend',
    intro: 'Vous êtes invité·e comme {role}, avec l’adresse {email}.',
    promise:
      'Personne dans votre entreprise ne voit vos réponses, ni même si vous répondez. Seuls paraissent des chiffres de groupe, à partir de dix personnes inscrites.',
    join: 'Rejoindre l’espace',
    accept: 'Accepter l’invitation',
    known:
      'L’adresse {email} a déjà un compte. Par prudence, connectez-vous d’abord : l’invitation vous attend juste après.',
    otherAddress:
      'Vous êtes connecté·e avec {own}, et cette invitation est pour {email}. Déconnectez-vous, puis rouvrez le lien du mail.',
    signOut: 'Me déconnecter',
    useless: {
      accepted: {
        heading: 'Invitation déjà acceptée',
        text: 'Elle a servi une fois, comme prévu. Votre espace est ouvert.',
      },
      revoked: {
        heading: 'Cette invitation a été annulée',
        text: 'L’entreprise l’a retirée. Si c’est une erreur, demandez-lui de vous inviter à nouveau.',
      },
      over: {
        heading: 'Cette invitation a expiré',
        text: 'Elle valait sept jours. Demandez à votre entreprise de la renvoyer : cela lui prend un clic.',
      },
      unknown: {
        heading: 'Ce lien ne mène à aucune invitation',
        text: 'Il est incomplet, ou un envoi plus récent l’a remplacé. Ouvrez le dernier mail reçu.',
      },
      space: 'Ouvrir mon espace',
    },
  },
  problems: {
    any: {
      required: 'Ce champ est nécessaire.',
      'too-long': 'C’est trop long : 200 caractères au plus.',
      'control-characters': 'Un caractère invisible s’y est glissé : ressaisissez ce champ.',
      'link-in-name':
        'Un nom ne contient ni lien ni adresse e-mail. Après un point ou deux-points, laissez une espace.',
      'number-in-name':
        'Neuf chiffres de suite ou plus ressemblent à un numéro de téléphone\u00a0: un nom n’en contient pas. Seul un SIRET passe, écrit d’un seul tenant.',
    },
    legalName: {
      required: 'Indiquez la raison sociale.',
    },
    siren: {
      required: 'Indiquez le SIREN.',
      'siren-invalid': 'Vérifiez les neuf chiffres du SIREN : l’un d’eux ne va pas.',
      'siret-given': 'C’est un SIRET : gardez les neuf premiers chiffres.',
    },
    kind: { required: 'Choisissez l’un des deux.' },
    headcount: {
      required: 'Indiquez le nombre de salariés.',
      'headcount-invalid': 'Écrivez un nombre entier, en chiffres. Exemple : 60',
    },
    email: {
      'email-taken': 'Cette adresse est déjà celle de quelqu’un.',
      required: 'Indiquez l’adresse e-mail.',
      'email-invalid': 'Cette adresse ne semble pas complète. Exemple : claire@entreprise.fr',
    },
    employeeNumber: { 'number-taken': 'Ce matricule est déjà celui de quelqu’un.' },
    name: { required: 'Donnez un nom.', 'name-taken': 'Ce nom existe déjà à cet endroit.' },
    firstName: { required: 'Indiquez le prénom.' },
    lastName: { required: 'Indiquez le nom.' },
    reachedAt: { required: 'Dites-nous comment joindre l’entreprise.' },
    seats: { 'seats-invalid': 'Écrivez un nombre de places, en chiffres.' },
    endsOn: {
      'day-invalid': 'Choisissez un jour.',
      'before-start': 'Ce jour est avant le début de la licence.',
    },
    role: { required: 'Choisissez un rôle.' },
    unknown: 'Vérifiez ce champ.',
  },
  failed: {
    forbidden:
      'Vous n’avez pas ce droit, ou l’espace est en lecture seule. Demandez à un responsable.',
    'unverified-company':
      'Votre entreprise n’est pas encore vérifiée et a envoyé ses invitations du jour. La suite demain, ou demandez la vérification dans les réglages.',
    'invited-today':
      'Cette invitation a déjà été renvoyée aujourd’hui. Vous pourrez la renvoyer demain.',
    conflict: 'Quelque chose a changé entre-temps. Vérifiez, puis recommencez.',
    'not-found': 'Cela n’existe plus : quelqu’un l’a sans doute changé entre-temps.',
    'already-done': 'C’est déjà fait.',
    'too-many-requests':
      'Trop de demandes coup sur coup, de vous ou de votre réseau. Réessayez plus tard, ou écrivez-nous.',
    'temporarily-unavailable':
      'Le service ne répond pas pour le moment. Rien n’est perdu : réessayez dans un instant.',
    'sign-in-required': 'Votre connexion a pris fin. Connectez-vous à nouveau.',
    unknown: 'Quelque chose n’a pas fonctionné de notre côté. Réessayez, ou écrivez-nous.',
    retry: 'Réessayer',
  },
};
