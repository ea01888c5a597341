import type { Texts } from '#basics/messages.ts';

/** Who is of the staff, and how one joins it. */
export const texts = {
  title: { fr: 'Équipe', en: 'Team' },
  loading: { fr: 'Chargement de l’équipe…', en: 'Loading the team…' },
  roles: {
    admin: {
      name: { fr: 'Administration', en: 'Administrator' },
      text: {
        fr: 'Tout, y compris l’équipe, les réglages et les chiffres légaux.',
        en: 'Everything, including the team, the settings and legal figures.',
      },
    },
    editor: {
      name: { fr: 'Rédaction', en: 'Editor' },
      text: {
        fr: 'Produits, images, textes des pages, partenaires.',
        en: 'Products, pictures, texts of pages, partners.',
      },
    },
    support: {
      name: { fr: 'Relation client', en: 'Support' },
      text: {
        fr: 'Demandes, devis, commandes et remboursements, entreprises.',
        en: 'Requests, quotes, orders and refunds, companies.',
      },
    },
    accountant: {
      name: { fr: 'Comptabilité', en: 'Accountant' },
      text: {
        fr: 'Factures, écritures, virements et relevés\u00a0; commandes en lecture.',
        en: 'Invoices, entries, transfers and statements; reads orders.',
      },
    },
    packer: {
      name: { fr: 'Préparation', en: 'Packer' },
      text: {
        fr: 'Commandes à préparer et à expédier, sans aucun montant.',
        en: 'Orders to pack and ship, without any amount.',
      },
    },
  },
  columns: {
    name: { fr: 'Nom', en: 'Name' },
    role: { fr: 'Rôle', en: 'Role' },
    step: { fr: 'Deux étapes', en: 'Two steps' },
    last: { fr: 'Dernière connexion', en: 'Last sign-in' },
    until: { fr: 'Valable jusqu’au', en: 'Valid until' },
    acts: { fr: 'Modifier', en: 'Edit' },
  },
  unnamed: { fr: 'Sans nom', en: 'No name yet' },
  you: { fr: 'vous', en: 'you' },
  step: {
    on: { fr: 'Activée', en: 'On' },
    off: { fr: 'Pas encore', en: 'Not yet' },
  },
  never: { fr: 'Jamais', en: 'Never' },
  edit: { fr: 'Modifier', en: 'Edit' },
  editNamed: { fr: 'Modifier {name}', en: 'Edit {name}' },
  invite: {
    open: { fr: 'Inviter quelqu’un', en: 'Invite somebody' },
    title: { fr: 'Inviter dans l’équipe', en: 'Invite to the team' },
    text: {
      fr: 'Le lien part à cette adresse, vaut sept jours et ne sert qu’une fois. La connexion en deux étapes est demandée.',
      en: 'The link goes to this address, is good for seven days and works once. Two-step sign-in is required.',
    },
    email: { fr: 'Adresse e-mail', en: 'E-mail address' },
    role: { fr: 'Rôle', en: 'Role' },
    send: { fr: 'Envoyer l’invitation', en: 'Send the invitation' },
    sent: { fr: 'Invitation envoyée', en: 'Invitation sent' },
    close: { fr: 'Fermer', en: 'Close' },
  },
  invitations: {
    title: { fr: 'Invitations en attente', en: 'Pending invitations' },
    over: { fr: 'Périmée', en: 'Expired' },
    again: { fr: 'Renvoyer', en: 'Send again' },
    againNamed: {
      fr: 'Renvoyer l’invitation à {email}',
      en: 'Send the invitation to {email} again',
    },
    withdraw: { fr: 'Annuler', en: 'Cancel' },
    withdrawNamed: {
      fr: 'Annuler l’invitation de {email}',
      en: 'Cancel the invitation of {email}',
    },
    withdrawn: { fr: 'Invitation annulée', en: 'Invitation cancelled' },
  },
  colleague: {
    title: { fr: 'Modifier {email}', en: 'Edit {email}' },
    text: {
      fr: 'Les clients lisent ce nom sous ses réponses. Un autre rôle déconnecte la personne, qui se reconnecte avec lui.',
      en: 'Customers read this name below their answers. Another role signs the person out; they sign in again with it.',
    },
    name: { fr: 'Prénom et nom', en: 'First and last name' },
    save: { fr: 'Enregistrer', en: 'Save' },
    saved: { fr: 'Modification enregistrée', en: 'Change saved' },
    remove: { fr: 'Retirer de l’équipe', en: 'Remove from the team' },
    sure: {
      fr: 'Tous ses accès cessent à l’instant, sur tous ses appareils. Ce qui a été fait reste au journal.',
      en: 'Every access ends at once, on every device. What they did stays in the journal.',
    },
    removeNow: { fr: 'Oui, retirer', en: 'Yes, remove' },
    removed: { fr: 'Accès retirés', en: 'Access removed' },
    last: {
      fr: 'C’est la dernière personne à l’administration\u00a0: nommez-en d’abord une autre.',
      en: 'This is the last administrator: appoint another one first.',
    },
  },
  join: {
    title: { fr: 'Rejoindre l’équipe', en: 'Join the team' },
    intro: {
      fr: 'Vous êtes invité·e avec le rôle «\u00a0{role}\u00a0».',
      en: 'You are invited as: {role}.',
    },
    name: { fr: 'Prénom et nom', en: 'First and last name' },
    nameHint: {
      fr: 'Vos collègues et les clients à qui vous répondez le liront.',
      en: 'Your colleagues and the customers you answer will read it.',
    },
    submit: { fr: 'Rejoindre', en: 'Join' },
    step: {
      fr: 'Encore une étape\u00a0: protégez votre connexion avec une application qui donne un code, puis vous y êtes.',
      en: 'One more step: protect your sign-in with an app that gives a code, and you are in.',
    },
    otherAddress: {
      fr: 'Cette invitation est pour {email}, et vous êtes connecté·e avec {own}.',
      en: 'This invitation is for {email}, and you are signed in as {own}.',
    },
    signOut: { fr: 'Se déconnecter', en: 'Sign out' },
    useless: {
      fr: 'Ce lien ne sert plus\u00a0: il est périmé, annulé ou déjà utilisé. Demandez-en un autre à un administrateur.',
      en: 'This link no longer works: it has expired, was cancelled or was used. Ask an administrator for another one.',
    },
    toWork: { fr: 'Aller à l’espace de l’équipe', en: 'Go to the team area' },
  },
  needsStep: {
    title: { fr: 'Protégez votre connexion', en: 'Protect your sign-in' },
    text: {
      fr: 'Votre rôle demande une connexion en deux étapes. Ajoutez une application qui donne un code, puis continuez.',
      en: 'Your role requires two-step sign-in. Add an app that gives a code, then continue.',
    },
    add: { fr: 'Ajouter une application', en: 'Add an app' },
  },
  problems: {
    'already-member': {
      fr: 'Cette personne est déjà dans l’équipe.',
      en: 'This person is in the team already.',
    },
    'link-in-name': { fr: 'Un nom ne contient pas d’adresse.', en: 'A name holds no address.' },
    'number-in-name': {
      fr: 'Un nom ne contient pas de numéro de téléphone.',
      en: 'A name holds no telephone number.',
    },
  },
} satisfies Texts;
