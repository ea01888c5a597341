import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './help.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Help, now',
  intro: 'Nobody is told that you open this, and nothing of it is kept.',
  close: 'Close',
  call: 'Call {number}',
  danger: {
    title: 'Immediate danger',
    text: 'For yourself or somebody else: 15 (ambulance service) in France, or 112 anywhere in Europe.',
  },
  talk: {
    title: 'Talk to somebody',
    text: '3114 listens day and night in France, free of charge and in confidence. Health professionals answer, for you or for somebody you worry about.',
  },
  doctor: {
    title: 'Your occupational doctor',
    text: 'You may ask to see them at any time, without saying why and without going through your employer. They are bound to secrecy, and asking for a visit may not be held against you (French Labour Code, art. R4624-34).',
    letterTitle: 'A request for a visit, ready to send (in French)',
    copy: 'Copy the text',
    copied: 'The text is copied.',
    letter:
      'Madame, Monsieur,\n\nJe vous demande une visite auprès du médecin du travail, à mon initiative, comme le prévoit l’article R4624-34 du Code du travail. Je souhaite que cette demande et l’entretien restent confidentiels.\n\nMerci de me proposer un rendez-vous. Vous pouvez me joindre à cette adresse.\n\nBien cordialement,',
  },
  inside: {
    title: 'At work',
    text: 'A member of the works council, a colleague, somebody you trust: telling somebody of your choice early often helps more than waiting.',
  },
};
