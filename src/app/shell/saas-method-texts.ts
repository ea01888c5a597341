/** What the part on the method says, room by room: beside it, so that the page before it does not load it. */
export const METHOD_TEXTS = [
  'site.saasMethod',
  'site.whoSees',
  'listening.method',
  'listening.demo.badge',
  'listening.demo.nothingKept',
  'listening.demo.noScript',
  'listening.demo.places',
  'listening.demo.attack',
  'listening.attack.figures',
  'listening.mood.score',
  'listening.mood.climate',
  'listening.mood.climateBetween',
  'listening.mood.direction',
  'listening.mood.trend',
  'listening.mood.hidden',
];
