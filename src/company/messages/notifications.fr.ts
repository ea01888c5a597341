/** What a company tells people, in the page and by mail. */
export const fr = {
  'role-granted': {
    title: 'Un rôle vous est confié chez {company}',
    text: '{role, select, owner {Vous êtes maintenant responsable de l’espace : réglages, rôles, licence.} hr {Vous tenez maintenant la liste des salariés et voyez les indicateurs anonymes.} prevention {Vous tenez maintenant le document unique et recevez les alertes.} cse {Vous voyez maintenant, au titre du CSE, les mêmes indicateurs anonymes que les RH.} other {Vos droits ont changé.}}',
  },
  'role-taken': {
    title: 'Un rôle vous est retiré chez {company}',
    text: '{role, select, owner {Vous n’êtes plus responsable de l’espace.} hr {Vous n’avez plus le rôle RH.} prevention {Vous n’avez plus le rôle Prévention.} cse {Vous n’avez plus le rôle CSE.} other {Vos droits ont changé.}} En cas de doute, parlez-en à la personne responsable de l’espace.',
  },
  'colleague-joined': {
    title: 'Une personne a rejoint l’espace {company}',
    text: '{role, select, owner {Elle a accepté d’en être responsable.} hr {Elle a accepté le rôle RH.} prevention {Elle a accepté le rôle Prévention.} cse {Elle a accepté le rôle CSE.} other {Elle a accepté votre invitation.}} La liste est dans les réglages.',
  },
  'colleague-left': {
    title: 'Une personne a quitté son rôle chez {company}',
    text: '{role, select, owner {Elle n’est plus responsable de l’espace.} hr {Elle a quitté le rôle RH.} prevention {Elle a quitté le rôle Prévention.} cse {Elle a quitté le rôle CSE.} other {Elle a quitté son rôle.}} La liste est dans les réglages.',
  },
  'licence-set': {
    title: '{company} : la licence est à jour',
    text: 'Elle compte {seats, plural, one {une place} other {# places}} et court jusqu’au {day} inclus.',
  },
  'licence-ends': {
    title: '{company} : la licence s’arrête bientôt',
    text: 'Elle court jusqu’au {day} inclus. Ensuite, tout reste lisible et rien n’est effacé, mais plus personne n’écrit. Pour continuer, écrivez-nous.',
  },
  'licence-over': {
    title: '{company} : la licence est arrivée à son terme',
    text: 'Elle courait jusqu’au {day}. Tout reste lisible et rien n’est effacé. Pour reprendre, écrivez-nous.',
  },
  'invitation-undelivered': {
    title:
      '{count, plural, one {Une invitation n’a} other {# invitations n’ont}} pas pu être remise{count, plural, one {} other {s}}',
    text: 'Pour l’espace {company}, la messagerie a refusé {count, plural, one {l’adresse} other {ces adresses}}. Vérifiez {count, plural, one {l’adresse} other {les adresses}}, puis renvoyez {count, plural, one {l’invitation} other {les invitations}}.',
  },
  'verification-verified': {
    title: '{company} est vérifiée',
    text: 'Vous invitez sans limite et pouvez demander à payer après livraison.',
  },
  'verification-refused': {
    title: '{company} n’a pas pu être vérifiée',
    text: 'Votre espace reste ouvert. Dans les réglages, dites-nous comment joindre l’entreprise, ou écrivez-nous.',
  },
  'verification-withdrawn': {
    title: '{company} n’est plus vérifiée',
    text: 'Votre espace reste ouvert, sans paiement après livraison et avec peu d’invitations par jour. Écrivez-nous pour en parler.',
  },
  'verification-lapsed': {
    title: '{company} est à vérifier de nouveau',
    text: 'La raison sociale a changé. Nous regardons de notre côté, vous n’avez rien à faire. D’ici là, le paiement après livraison attend.',
  },
  'siren-shared': {
    title: 'Un espace s’est ouvert avec le SIREN {deCompany}',
    text: 'Si c’est un collègue, invitez-le plutôt dans le vôtre. Sinon, rien à faire\u00a0: cet espace ne voit rien du vôtre, n’a aucun crédit à votre nom, et nous l’examinons.',
  },
  'place-taken': {
    title: 'Votre place chez {company} a été reprise',
    text: 'Un autre compte l’a prise, avec une invitation ou un nouveau code sur papier. Vos réponses restent à vous seul\u00a0: personne d’autre ne les lit. Si cette place est la vôtre, demandez à l’entreprise qui l’a reprise, ou écrivez-nous.',
  },
  'company-journal-altered': {
    title: 'Le journal {deCompany} n’est plus tel qu’il a été écrit',
    text: 'La vérification de la nuit a trouvé au moins une ligne modifiée, ajoutée ou retirée après coup. Le journal montre lesquelles. Notre équipe est prévenue et rétablira les lignes d’origine\u202f; d’ici là, ne vous fiez pas à celles qui sont signalées.',
  },
};
