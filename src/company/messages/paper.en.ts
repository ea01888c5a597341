import type { fr } from './paper.fr.ts';

export const en: typeof fr = {
  page: 'Page',
  foot: '{product} · {company}',
  qrAlt: 'Code to photograph, which leads to {address}',
  poster: {
    title: 'Poster',
    heading: 'How is work going at {company}?',
    question: 'Say it in twenty seconds, on your phone.',
    steps: [
      'Photograph this square.',
      'Type the personal code that you were handed.',
      'Come in with an e-mail address of your own: your employer does not see it.',
    ],
    typed: 'Or type into your browser: {address}',
    promise:
      'Nobody in the company sees your answers, nor even whether you answer. Only figures of groups appear, of ten people listed or more.',
    noCode: 'No code? Ask human resources for it.',
    help: 'Need to talk now? In France, 3114 answers day and night, free of charge.',
  },
  slip: {
    title: 'Personal codes, {company}',
    intro:
      'One slip a person, to be cut out and handed over. Whoever holds a slip comes in as its person: do not put them up, do not photograph them.',
    code: 'Your personal code',
    life: 'Good once, until {day}',
    typed: '{address}',
    promise: 'Nobody in the company sees your answers or your address.',
  },
};
