import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './own.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Risk document',
  intro:
    'The risk assessment of the company where you work, or used to work: the versions in force while you were there.',
  none: 'No version has been issued yet.',
  onPaper: 'On paper: {place}.',
  version: 'Version {number}, of {day}',
  until: 'until {day}',
  byLink: {
    title: 'Risk document: {company}',
    text: 'This link lets you read the versions below, as they were issued, until {day}.',
    none: 'No version has been issued, or none was in force in those years of work.',
    over: 'This link is no longer valid',
    overText: 'It was revoked, or its thirty days are over. Ask the company for another one.',
  },
  reception: {
    text: 'Version {number}, issued on {day}, is sent to you. This link leads to it until {until}.',
    overText: 'It was revoked, or its time is over. Ask the company to send the version again.',
    hash: 'Fingerprint: {hash}',
    title: 'Say that you received it',
    why: 'The company keeps the proof that you received this version, with your name and the day.',
    name: 'Your name and function',
    submit: 'I have received this version',
    required: 'Your name, please.',
    wrong: 'A name of 120 characters at most, without invisible ones.',
    done: 'Said to be received on {day} by {name}.',
    failed: 'It could not be noted. Try again.',
  },
  pdf: 'PDF',
  file: 'risk-document-version-{number}.pdf',
  read: 'PDF of version {number}',
  loading: 'Reading…',
  failed: 'The list could not be read.',
  retry: 'Try again',
  notPrinted: 'The PDF could not be prepared. Try again.',
  altered:
    'This version is no longer as it was issued: its fingerprint does not match any more. It is not handed out. Tell the company; a copy that was sent to the occupational health service has the original text.',
  tooMany: 'Too many PDFs were asked for within an hour. Try again a little later.',
};
