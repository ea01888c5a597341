import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './own-data.fr.ts';
import { en as versions } from './versions.en.ts';
import { en as words } from './words.en.ts';

/** What somebody did for risk documents, as the document of their data shows it. */
export const en: MirrorOf<typeof fr> = {
  title: 'The risk document',
  groups: {
    versions: 'Versions that you froze or issued',
    events: 'Events that you noted',
    transmissions: 'Transmissions that you noted',
    links: 'Links for reading that you made',
    signals: 'Signals that you saw to',
    changes: 'What you changed',
  },
  fields: {
    legal_name: 'Company',
    number: 'Number',
    frozen_at: 'Frozen on',
    issued_at: 'Issued on',
    noted_at: 'Noted on',
    happened_on: 'Date',
    what: 'Event',
    recipient: 'Recipient',
    made_at: 'Made on',
    audience: 'In what capacity',
    last_day: 'Last day',
    place_name: 'Group',
    due_on: 'Due on',
    acknowledged_at: 'Read on',
    closed_at: 'Closed on',
    closing_note: 'Explanation',
    happened_at: 'On',
    subject: 'Subject',
    act: 'Change',
  },
  values: {
    ...words.acts,
    ...versions.links.audiences,
    'risk-settings': words.kinds.settings,
    establishments: words.kinds.establishment,
    'work-units': words.kinds.unit,
    'company-hazards': words.kinds.hazard,
    'assessed-risks': words.kinds.risk,
    'prevention-actions': words.kinds.action,
    exposures: words.kinds.exposure,
    'risk-events': words.kinds.event,
    'risk-tasks': words.kinds.task,
    'risk-alerts': words.kinds.signal,
  },
};
