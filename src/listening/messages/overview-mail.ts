import type { Texts } from '#basics/messages.ts';

/** How work is going, as sentences of a mail; the words in them are those of the overview. */
export const texts = {
  title: { fr: 'Climat de travail', en: 'How work is going' },
  level: {
    fr: '{level}\u202f; sur 7\u00a0jours, {trend}.',
    en: '{level}; over 7 days, {trend}.',
  },
  thirtyDays: { fr: 'Sur 30\u00a0jours, {trend}.', en: 'Over 30 days, {trend}.' },
  changed: { fr: '{direction} ({change})', en: '{direction} ({change})' },
  participation: {
    fr: 'Participation\u00a0: {rate} {listed}.',
    en: 'Participation: {rate} {listed}.',
  },
} satisfies Texts;
