import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './notifications.fr.ts';

export const en: MirrorOf<typeof fr> = {
  'risk-signal': {
    title:
      '{stage, select, alert {Alert: a signal to examine at {place}} vigilance {Vigilance: a signal to examine at {place}} other {A signal to examine at {place}}}',
    text: '{isAgain, select, yes {This signal was over: it is back. } other {}}{signal, select, drop {The published score of {place} has fallen by more than chance explains.} level {For several weeks the published level of {place} has surely been low.} other {Fewer people than before take part in listening.}} It is a signal, not a diagnosis: it is about nobody in particular, and may be a false alarm. HR, the prevention lead and the works council get it at the same minute.',
  },
  'risk-signal-given': {
    title: 'A signal was given to you: {place}',
    text: 'You were asked to see to the signal of {place} by {day}.',
  },
  'risk-signal-forgotten': {
    title: 'A signal is still waiting: {place}',
    text: 'The signal of {place} was due by {day} and is still open. Enter it in the risk document, or close it and say why.',
  },
  'duerp-consultation': {
    title: 'Risk document put up for consultation',
    text: 'The risk document of {company} is frozen to be read. The works council gives its opinion; the employer records it, then issues the version.',
  },
  'duerp-issued': {
    title: 'Version {count} of the risk document issued',
    text: 'Version {count} of the risk document of {company} is in force. Workers may read it, and it goes to the occupational health service.',
  },
  'duerp-sending-refused': {
    title: 'Version {count} of the risk document did not arrive',
    text: 'The mail server of the occupational health service refused the mail of {company}. Check the address with the service, then send the version again; or hand it over in another way, and note that.',
  },
  'duerp-received': {
    title: 'Version {count} of the risk document was received',
    text: 'The occupational health service of {company} has said that it received it. The receipt can be printed beside the version.',
  },
  'duerp-due': {
    title: 'Risk document: update due by {day}',
    text: 'The version in force at {company} will soon be a year old. Go through the document, then issue a new version.',
  },
  'duerp-late': {
    title: 'Risk document: the yearly update is late',
    text: 'The version in force at {company} is over a year old: the update was due by {day}.',
  },
  'risk-task-due': {
    title: 'A task of the risk document is due soon',
    text: '{task, select, review {Review the risks that an event concerns} council {Put a point on the works council’s agenda} other {Send the new version to the occupational health service}}, by {day}.',
  },
  'risk-task-late': {
    title: 'A task of the risk document is late',
    text: '{task, select, review {Review the risks that an event concerns} council {Put a point on the works council’s agenda} other {Send the new version to the occupational health service}}: it was due by {day}.',
  },
  'risk-actions-late': {
    title: '{count, plural, one {One prevention action is} other {# prevention actions are}} late',
    text: 'In the action plan of {company}. Move them forward, or give them a new due date.',
  },
  'duerp-altered': {
    title:
      '{part, select, timestamp {Risk document: the timestamp of version {altered} does not match any more} other {Risk document: version {altered} is no longer as it was issued}}',
    text: '{part, select, timestamp {The nightly check found that the timestamp of version {altered} of {company} and its text do not fit any more: one of them was altered afterwards. Our team has been told. Keep the PDF files and archives that you have of this version: they show which.} other {The nightly check found that the fingerprint of version {altered} of {company} does not match any more. It is handed out to nobody; the other versions are not concerned. Our team has been told: keep the PDF files and archives that you have, they have the original text.}}',
  },
  'releases-altered': {
    title: 'The published figures of the week of {altered} are no longer the same',
    text: 'The nightly check found that the fingerprint of the published figures of {company} for the week of {altered} does not match any more. Our team has been told. Until then, do not rely on that week.',
  },
  'risk-journal-altered': {
    title: 'Risk document: the journal of changes is no longer as it was written',
    text: 'The nightly check found, in the journal of {company}, at least one line that was changed, added or taken out afterwards (the first: {altered}). Issued versions are checked on their own. Our team has been told and will restore the original lines.',
  },
};
