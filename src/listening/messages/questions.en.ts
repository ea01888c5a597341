import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './questions.fr.ts';

export const en: MirrorOf<typeof fr> = {
  factors: {
    intensity: 'Workload and working time',
    emotions: 'Emotional demands',
    autonomy: 'Autonomy',
    relations: 'Dealings with others',
    values: 'Meaning and quality of work',
    security: 'Confidence in what comes next',
  },
  intensity: {
    1: 'I could do my work without chasing the clock.',
    2: 'My days came to a proper end.',
    3: 'I could finish one thing before starting another.',
    4: 'I could take real breaks.',
    5: 'The deadlines I was given could be met.',
    6: 'My hours were known in advance, and were kept.',
  },
  emotions: {
    1: 'Difficult conversations stayed bearable.',
    2: 'I did not have to hide what I felt.',
    3: 'After a difficult moment I could catch my breath.',
    4: 'With the public, or the people I deal with, I had nothing to fear.',
    5: 'I had energy left when I got home.',
    6: 'When somebody in front of me was unwell, I was not without support.',
  },
  autonomy: {
    1: 'I could choose how to go about my work.',
    2: 'I could stop for a moment when I needed to.',
    3: 'My work made use of what I can do.',
    4: 'I learnt something.',
    5: 'I was asked what I think about things that affect my work.',
    6: 'I enjoyed what I was doing.',
  },
  relations: {
    1: 'I could rely on my colleagues.',
    2: 'I could rely on the person I report to.',
    3: 'I was spoken to with respect.',
    4: 'What I do was noticed, and valued.',
    5: 'Decisions that concern me seemed fair.',
    6: 'I knew whom to ask for help.',
  },
  values: {
    1: 'I did work that I can be pleased with.',
    2: 'I could do things the way they should be done.',
    3: 'Nothing was asked of me that goes against my conscience.',
    4: 'What I do seemed useful.',
    5: 'I could be honest with the people I work for.',
    6: 'I had what it takes to do good work.',
  },
  security: {
    1: 'I can more or less see what the coming months will bring.',
    2: 'I feel confident about my job.',
    3: 'The changes under way were explained to me.',
    4: 'I was prepared for what is changing in my work.',
    5: 'I could go on doing this work for a long time.',
    6: 'What is expected of me did not change overnight.',
  },
};
