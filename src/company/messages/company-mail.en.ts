import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './company-mail.fr.ts';

export const en: MirrorOf<typeof fr> = {
  invitation: {
    title: '{company} invites you',
    titleOfUnverified: '{product}: invitation to the space {company}',
    typedName: '“{name}”',
    why: {
      owner:
        '{company} entrusts you with its {product} space: inviting people, choosing its settings, following its results.',
      hr: '{company} invites you to run its {product} space for human resources.',
      prevention: '{company} names you its prevention lead, in its {product} space.',
      cse: '{company} invites you to join its {product} space for the works council.',
      employee:
        '{company} opens {product} to you: say in twenty seconds how work is going, whenever you like.',
    },
    promise:
      'Nobody in your company sees your answers, nor even whether you answer. Only figures of groups appear, from ten people listed up.',
    link: 'Join the space',
    life: 'This invitation is for you alone. It is good for {days} days and works once.',
    unverified:
      'We have not verified this company yet: if in doubt, first ask it whether it invited you.',
    notYou: 'You do not know this company? Ignore this message: without you, nothing will happen.',
    signature: 'The {product} team',
  },
};
