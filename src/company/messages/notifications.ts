import type { Texts } from '#basics/messages.ts';

/** What a company tells people, in the page and by mail. */
export const texts = {
  'role-granted': {
    title: { fr: 'Un rôle vous est confié chez {company}', en: 'You have a new role at {company}' },
    text: {
      fr: '{role, select, owner {Vous êtes maintenant responsable de l’espace : réglages, rôles, licence.} hr {Vous tenez maintenant la liste des salariés et voyez les indicateurs anonymes.} prevention {Vous tenez maintenant le document unique et recevez les alertes.} cse {Vous voyez maintenant, au titre du CSE, les mêmes indicateurs anonymes que les RH.} other {Vos droits ont changé.}}',
      en: '{role, select, owner {You are now an owner of the space: settings, roles, licence.} hr {You now keep the list of employees and see the anonymous indicators.} prevention {You now keep the risk document and receive alerts.} cse {You now see, for the works council, the same anonymous indicators as HR.} other {Your rights have changed.}}',
    },
  },
  'role-taken': {
    title: {
      fr: 'Un rôle vous est retiré chez {company}',
      en: 'A role of yours at {company} has ended',
    },
    text: {
      fr: '{role, select, owner {Vous n’êtes plus responsable de l’espace.} hr {Vous n’avez plus le rôle RH.} prevention {Vous n’avez plus le rôle Prévention.} cse {Vous n’avez plus le rôle CSE.} other {Vos droits ont changé.}} En cas de doute, parlez-en à la personne responsable de l’espace.',
      en: '{role, select, owner {You are no longer an owner of the space.} hr {You no longer have the HR role.} prevention {You are no longer the prevention lead.} cse {You no longer have the works council role.} other {Your rights have changed.}} If in doubt, ask an owner of the space.',
    },
  },
  'colleague-joined': {
    title: {
      fr: 'Une personne a rejoint l’espace {company}',
      en: 'Somebody has joined the space of {company}',
    },
    text: {
      fr: '{role, select, owner {Elle a accepté d’en être responsable.} hr {Elle a accepté le rôle RH.} prevention {Elle a accepté le rôle Prévention.} cse {Elle a accepté le rôle CSE.} other {Elle a accepté votre invitation.}} La liste est dans les réglages.',
      en: '{role, select, owner {They agreed to be an owner.} hr {They took the HR role.} prevention {They agreed to be the prevention lead.} cse {They took the works council role.} other {They accepted your invitation.}} Everybody is listed in the settings.',
    },
  },
  'colleague-left': {
    title: {
      fr: 'Une personne a quitté son rôle chez {company}',
      en: 'Somebody has left their role at {company}',
    },
    text: {
      fr: '{role, select, owner {Elle n’est plus responsable de l’espace.} hr {Elle a quitté le rôle RH.} prevention {Elle a quitté le rôle Prévention.} cse {Elle a quitté le rôle CSE.} other {Elle a quitté son rôle.}} La liste est dans les réglages.',
      en: '{role, select, owner {They are no longer an owner.} hr {They laid down the HR role.} prevention {They are no longer the prevention lead.} cse {They laid down the works council role.} other {They laid down their role.}} Everybody is listed in the settings.',
    },
  },
  'licence-set': {
    title: {
      fr: '{company} : la licence est à jour',
      en: 'The licence of {company} is up to date',
    },
    text: {
      fr: 'Elle compte {seats, plural, one {une place} other {# places}} et court jusqu’au {day} inclus.',
      en: 'It has {seats, plural, one {one seat} other {# seats}} and runs until {day}, that day included.',
    },
  },
  'licence-ends': {
    title: {
      fr: '{company} : la licence s’arrête bientôt',
      en: 'The licence of {company} ends soon',
    },
    text: {
      fr: 'Elle court jusqu’au {day} inclus. Ensuite, tout reste lisible et rien n’est effacé, mais plus personne n’écrit. Pour continuer, écrivez-nous.',
      en: 'It runs until {day}, that day included. Afterwards everything can still be read and nothing is deleted, but nobody writes any more. To go on, write to us.',
    },
  },
  'licence-over': {
    title: {
      fr: '{company} : la licence est arrivée à son terme',
      en: 'The licence of {company} has ended',
    },
    text: {
      fr: 'Elle courait jusqu’au {day}. Tout reste lisible et rien n’est effacé. Pour reprendre, écrivez-nous.',
      en: 'It ran until {day}. Everything can still be read and nothing is deleted. To take it up again, write to us.',
    },
  },
  'invitation-undelivered': {
    title: {
      fr: '{count, plural, one {Une invitation n’a} other {# invitations n’ont}} pas pu être remise{count, plural, one {} other {s}}',
      en: '{count, plural, one {An invitation} other {# invitations}} could not be delivered',
    },
    text: {
      fr: 'Pour l’espace {company}, la messagerie a refusé {count, plural, one {l’adresse} other {ces adresses}}. Vérifiez {count, plural, one {l’adresse} other {les adresses}}, puis renvoyez {count, plural, one {l’invitation} other {les invitations}}.',
      en: 'For the space of {company}, the mail server refused {count, plural, one {the address} other {these addresses}}. Check {count, plural, one {it} other {them}}, then send {count, plural, one {the invitation} other {the invitations}} again.',
    },
  },
  'verification-verified': {
    title: { fr: '{company} est vérifiée', en: '{company} is verified' },
    text: {
      fr: 'Vous invitez sans limite et pouvez demander à payer après livraison.',
      en: 'You invite without a limit, and may ask to pay after delivery.',
    },
  },
  'verification-refused': {
    title: { fr: '{company} n’a pas pu être vérifiée', en: '{company} could not be verified' },
    text: {
      fr: 'Votre espace reste ouvert. Dans les réglages, dites-nous comment joindre l’entreprise, ou écrivez-nous.',
      en: 'Your space stays open. In the settings, tell us how to reach the company, or write to us.',
    },
  },
  'verification-withdrawn': {
    title: { fr: '{company} n’est plus vérifiée', en: '{company} is no longer verified' },
    text: {
      fr: 'Votre espace reste ouvert, sans paiement après livraison et avec peu d’invitations par jour. Écrivez-nous pour en parler.',
      en: 'Your space stays open, without payment after delivery and with few invitations a day. Write to us to talk about it.',
    },
  },
  'verification-lapsed': {
    title: { fr: '{company} est à vérifier de nouveau', en: '{company} is to be verified anew' },
    text: {
      fr: 'La raison sociale a changé. Nous regardons de notre côté, vous n’avez rien à faire. D’ici là, le paiement après livraison attend.',
      en: 'Its name has changed. We are looking into it, there is nothing you have to do. Until then, payment after delivery waits.',
    },
  },
  'siren-shared': {
    title: {
      fr: 'Un espace s’est ouvert avec le SIREN {deCompany}',
      en: 'A space was opened with the SIREN of {company}',
    },
    text: {
      fr: 'Si c’est un collègue, invitez-le plutôt dans le vôtre. Sinon, rien à faire\u00a0: cet espace ne voit rien du vôtre, n’a aucun crédit à votre nom, et nous l’examinons.',
      en: 'If it is a colleague, invite them to yours instead. If not, there is nothing to do: that space sees nothing of yours, has no credit in your name, and we are examining it.',
    },
  },
  'place-taken': {
    title: {
      fr: 'Votre place chez {company} a été reprise',
      en: 'Your place at {company} was taken',
    },
    text: {
      fr: 'Un autre compte l’a prise, avec une invitation ou un nouveau code sur papier. Vos réponses restent à vous seul\u00a0: personne d’autre ne les lit. Si cette place est la vôtre, demandez à l’entreprise qui l’a reprise, ou écrivez-nous.',
      en: 'Another account took it, with an invitation or a new code on paper. Your answers stay yours alone: nobody else reads them. If this place is yours, ask the company who took it, or write to us.',
    },
  },
  'company-journal-altered': {
    title: {
      fr: 'Le journal {deCompany} n’est plus tel qu’il a été écrit',
      en: 'The journal of {company} is no longer as it was written',
    },
    text: {
      fr: 'La vérification de la nuit a trouvé au moins une ligne modifiée, ajoutée ou retirée après coup. Le journal montre lesquelles. Notre équipe est prévenue et rétablira les lignes d’origine\u202f; d’ici là, ne vous fiez pas à celles qui sont signalées.',
      en: 'The nightly check found at least one line that was changed, added or taken out afterwards. The journal shows which. Our team has been told and will restore the original lines; until then, do not rely on those that are marked.',
    },
  },
} satisfies Texts;
