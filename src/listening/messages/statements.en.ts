/**
 * The statements of the yearly questionnaire, in our own words. One answers how often it was so, in the last twelve
 * months; `rules/questionnaire-items` says which way each is read.
 */
export const en = {
  dimensions: {
    demands: 'Workload',
    autonomy: 'Room to decide',
    support: 'Support',
    recognition: 'Recognition',
    meaning: 'Meaning of work',
    conflict: 'Tensions and contradictions',
  },
  demands: {
    n1: 'My work fits into my hours.',
    n2: 'I skip a break to get through.',
    n3: 'Work stays on my mind after the day is over.',
  },
  autonomy: {
    n1: 'I am the one who decides how I go about it.',
    n2: 'I can stop for a moment when I need to.',
    n3: 'I have to ask permission for things I could settle myself.',
  },
  support: {
    n1: 'When I am stuck, somebody takes the time to help me.',
    n2: 'The person who manages me sees what is hard in my work.',
    n3: 'When there is a problem, there is nobody I can turn to.',
  },
  recognition: {
    n1: 'I am told when my work is good.',
    n2: 'My efforts count when pay or a next step is discussed.',
    n3: 'What I do goes unnoticed.',
  },
  meaning: {
    n1: 'I can see what my work is good for.',
    n2: 'I finish with the feeling of work well done.',
    n3: 'I spend time on tasks that are of use to nobody.',
  },
  conflict: {
    n1: 'I am asked for two things that rule each other out.',
    n2: 'I have to do things in a way I think is wrong.',
    n3: 'When we disagree, we talk and it gets settled.',
  },
  steps: { s1: 'Never', s2: 'Rarely', s3: 'Sometimes', s4: 'Often', s5: 'Always' },
};
