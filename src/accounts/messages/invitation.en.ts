import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './invitation.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Sign in',
  description:
    'Your company’s secure space: listening, anonymous indicators, the risk document and orders.',
  heading: 'Your space opens with a link',
  intro:
    'No password to remember: you will receive a personal link by e-mail, and one click is enough.',
  points: {
    employee: 'Employees: say in twenty seconds how work is going, and follow your own trends.',
    hr: 'HR and works council: the same anonymous indicators, at the same minute, and an up-to-date risk document.',
    staff: 'Prévenance staff: catalogue, partners and orders.',
  },
  soon: 'Accounts are about to open. Until then you can order without one, or ask us for a demonstration.',
  demo: 'Ask for a demonstration',
  boxes: 'Order boxes',
};
