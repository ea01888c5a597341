import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './partner-file.fr.ts';

export const en: MirrorOf<typeof fr> = {
  loading: 'Loading your file…',
  failed: 'Something did not work on our side. Try again in a moment: nothing is lost.',
  retry: 'Try again',
  notSent: 'This did not leave',
  tooMany: 'A lot was sent from your place within an hour. Wait a little: nothing is lost.',
  linkGone:
    'This link no longer opens. Copy what you have written, then use the link of our latest message.',
  decided: 'Your application was declined meanwhile: nothing more can be sent to this file.',
  intro: 'Your partner file. This link opens until {day}; do not pass it on.',
  states: {
    received: {
      title: 'Your application has arrived',
      text: 'Someone from the team will read it and come back to you.',
    },
    'in-review': {
      title: 'Your application is in review',
      text: 'We are checking the company, the origin and the safety of the products.',
    },
    'waiting-for-partner': {
      title: 'We are waiting for your answer',
      text: 'Read our latest message below, then answer, or send the document we asked for.',
    },
    approved: {
      title: 'You are a partner',
      text: 'Keep your documents up to date: those that were checked are quoted on the pages of your products.',
    },
    declined: {
      title: 'Your application was not accepted',
      text: 'Our answer is below. You are welcome to introduce yourself again from the boutique page.',
    },
    suspended: {
      title: 'Your partnership is suspended',
      text: 'Write to us below to talk about it, or send the document that is missing.',
    },
  },
  thread: {
    title: 'Our messages',
    none: 'Nothing has been written yet.',
    authors: { staff: 'The team', partner: 'You' },
    write: 'Your answer',
    writeHint: 'The team receives it at once.',
    send: 'Send my answer',
    sent: 'Your answer has arrived',
  },
  documents: {
    title: 'Your documents',
    none: 'No document yet.',
    states: { received: 'received, to be examined', accepted: 'accepted', refused: 'refused' },
    kinds: {
      origin: 'Origin of manufacture',
      'food-registration': 'Food registration or approval',
      haccp: 'Food safety plan',
      insurance: 'Insurance',
      other: 'Other document',
    },
    until: 'valid until {day}',
    ended: 'ended on {day}',
    byStaff: 'added by the team',
    add: 'Send or renew a document',
    kind: 'Kind of document',
    proves: 'What it proves',
    provesHint: 'For example: Origine France Garantie, no. 123.',
    issuedOn: 'Issued on',
    expiresOn: 'Valid until',
    optional: 'optional',
    file: 'File',
    fileHint: 'PDF, JPEG or PNG, {megabytes} MB at most. Only the team can open it.',
    send: 'Send the document',
    sent: 'Your document has arrived',
  },
  problems: {
    required: 'Please fill this in.',
    'too-long': 'Too long.',
    'control-characters': 'Holds an invisible character: type this passage again.',
    'choice-invalid': 'Choose from the list.',
    'day-invalid': 'A date that exists.',
    'day-over': 'This document has ended: send the new one.',
    'day-to-come': 'This date is still to come.',
    'day-before-issue': 'This date is before the day on which the document was issued.',
    'file-too-large': 'This file is too heavy: 8 MB at most.',
    'file-unreadable': 'This file does not read as a PDF, a JPEG or a PNG.',
    wrong: 'To be looked at again.',
  },
  over: {
    title: 'This link is no longer valid',
    text: 'A link opens for thirty days. We can send you a new one, to the address of your application.',
    renew: 'Send me a new link',
    renewed: 'The new link is on its way to the address of your application.',
    notRenewed: 'It could not be sent. Try again in a moment.',
  },
  closed: {
    title: 'This link does not open',
    text: 'It is incomplete, or we have closed it. Use the link of our latest message, or reply to it.',
  },
};
