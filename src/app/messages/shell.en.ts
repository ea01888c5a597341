import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './shell.fr.ts';

export const en: MirrorOf<typeof fr> = {
  skipToContent: 'Skip to content',
  loading: 'Chargement…',
  notice: 'Announcement',
  navigation: {
    label: 'Main navigation',
    open: 'Menu',
    close: 'Close menu',
    boxes: 'Boxes',
    app: 'The app',
    boutique: 'Boutique',
    simulator: 'Simulator',
    manifesto: 'Manifesto',
    contact: 'Contact',
    signIn: 'Sign in',
    space: 'My space',
    account: 'My account',
    staff: 'The staff area',
    home: 'Prévenance, home',
  },
  language: {
    label: 'Language',
    fr: 'Français',
    en: 'English',
  },
  textSize: {
    label: 'Text size',
    smaller: 'Smaller text',
    larger: 'Larger text',
    value: '{percent}%',
  },
  footer: {
    promise: 'Care for one another, at work. Listening to prevent, giving to delight.',
    offer: 'What we offer',
    company: 'The house',
    legal: 'Legal',
    international: 'International',
    mobile: 'On your phone',
    about: 'About us',
    legalNotice: 'Legal notice',
    privacy: 'Privacy policy',
    terms: 'Terms of sale',
    accessibility: 'Accessibility: not compliant',
    help: 'Need to talk right now? In France, 3114 answers day and night, free of charge.',
    helpMore: 'Find help now',
    danger: 'Immediate danger:',
    call: 'Call\u00a0{number}',
    noInference:
      'Nothing is inferred from a voice, a face or a way of writing: only what people choose to say counts.',
  },
  update: {
    title: 'A new version is ready',
    text: 'What you have typed on this page will still be there, except for passwords and chosen files.',
    use: 'Reload',
    later: 'Later',
  },
  noScript: {
    title: 'This space needs JavaScript',
    intro:
      'Your session is kept in your browser only, out of reach of any request: without JavaScript it cannot be opened. Turn it on for this site, or open this page on another device. Ordering a box and writing to us both work without it.',
    boxes: 'Order a box',
    contact: 'Write to us',
    help: 'Need to talk right now?',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be an old one, or a letter went missing. Nothing has left your cart.',
    home: 'Back to the home page',
    likely: 'Other ways',
    boxes: 'See the boxes',
  },
  error: {
    title: 'Something went wrong',
    text: 'The fault is ours and we have been told. Your cart and what you typed are kept.',
    awayTitle: 'One moment, we will be right back',
    awayText:
      'The service is briefly unavailable. Your cart is kept: please try again in a minute.',
    retry: 'Try again',
  },
};
