/** What is told of questions that everybody will be asked, in the bell and by mail. */
export const fr = {
  'poll-asked': {
    title:
      '{by, select, council {Le CSE va poser une question à tous} other {L’employeur va poser une question à tous}}',
    text: '{by, select, council {Le CSE {deCompany} a écrit une question pour tous les salariés. Ce message vous parvient parce que vous y tenez l’espace ou les RH.} other {L’employeur a écrit une question pour tous les salariés {deCompany}. Ce message vous parvient parce que vous y êtes membre du CSE.}} Elle s’ouvre le {opensOn} et se ferme le {closesOn}. Lisez-la avant\u00a0: les RH comme le CSE peuvent la retirer.',
  },
};
