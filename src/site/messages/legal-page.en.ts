import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './legal-page.fr.ts';

export const en: MirrorOf<typeof fr> = {
  contents: 'Contents',
  inForce: 'In force since {day}.',
  warning: {
    title: 'Demonstration data',
    text: 'The company, addresses, numbers and people named here are fictitious. A real installation must replace them before it opens to the public.',
  },
  download: 'Download as PDF',
  versions: {
    title: 'Every version',
    intro: 'Each version is kept as it was published, with the day it came into force.',
    link: 'Version {number} of {day} (PDF)',
    current: 'in force',
    first: 'First version.',
    added: 'New: {titles}.',
    changed: 'Changed: {titles}.',
    removed: 'Removed: {titles}.',
  },
  next: {
    'legal-notice': 'Read the privacy policy',
    privacy: 'Write to us',
    terms: 'Ask a question about these terms',
  },
  paper: {
    page: 'Page',
    version: 'Version {number}, in force since {day}.',
    foot: '{title} · version {number} of {day}',
    prevails: 'The French version of this text prevails.',
  },
};
