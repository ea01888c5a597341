import { en as questions } from './questions.en.ts';

/** What you said, from 1 to 5, as only you can read it. */
export const en = {
  title: 'Your answers',
  groups: {},
  fields: {
    legal_name: 'Company',
    day: 'Day',
    mood: 'How work is going',
    energy: 'Energy',
    factor: 'Subject of the third question',
    factor_tap: 'Third answer',
    question: 'Question put to everybody',
    choice: 'Your answer',
  },
  values: questions.factors,
};
