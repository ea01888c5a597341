import type { Texts } from '#basics/messages.ts';

/** What is told of questions that everybody will be asked, in the bell and by mail. */
export const texts = {
  'poll-asked': {
    title: {
      fr: '{by, select, council {Le CSE va poser une question à tous} other {L’employeur va poser une question à tous}}',
      en: '{by, select, council {The works council will put a question to everybody} other {The employer will put a question to everybody}}',
    },
    text: {
      fr: '{by, select, council {Le CSE {deCompany} a écrit une question pour tous les salariés. Ce message vous parvient parce que vous y tenez l’espace ou les RH.} other {L’employeur a écrit une question pour tous les salariés {deCompany}. Ce message vous parvient parce que vous y êtes membre du CSE.}} Elle s’ouvre le {opensOn} et se ferme le {closesOn}. Lisez-la avant\u00a0: les RH comme le CSE peuvent la retirer.',
      en: '{by, select, council {The works council of {company} has written a question for all employees. You are told because you own this space or see to HR there.} other {The employer has written a question for all employees of {company}. You are told because you are a member of the works council there.}} It opens on {opensOn} and closes on {closesOn}. Read it before that: HR and works council may both withdraw it.',
    },
  },
} satisfies Texts;
