/** What is told of questions that everybody will be asked, in the bell and by mail. */
export const en = {
  'poll-asked': {
    title:
      '{by, select, council {The works council will put a question to everybody} other {The employer will put a question to everybody}}',
    text: '{by, select, council {The works council of {company} has written a question for all employees. You are told because you own this space or see to HR there.} other {The employer has written a question for all employees of {company}. You are told because you are a member of the works council there.}} It opens on {opensOn} and closes on {closesOn}. Read it before that: HR and works council may both withdraw it.',
  },
};
