import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './own.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'My account',
  intro: 'What concerns you, and you alone.',
  signOut: 'Sign out',
  loading: 'Loading your account…',
  failed: 'Your account could not be read.',
  retry: 'Try again',
  profile: {
    title: 'Profile',
    email: 'E-mail address',
    newEmail: 'New address',
    change: 'Change the address',
    cancel: 'Cancel',
    send: 'Send the confirmations',
    sent: 'Two mails have just left, to the old address and to the new one. The change is made once both have answered.',
    language: 'Language of your mails',
    languages: { fr: 'Français', en: 'English' },
    languageSaved: 'Noted',
    textSize: 'Text size',
    smaller: 'Smaller text',
    larger: 'Larger text',
    textSizeValue: '{percent}%',
  },
  security: {
    title: 'Security',
    password: 'Password',
    passwordText: 'Optional: the link by e-mail is enough. You may choose one, or change it.',
    changePassword: 'Choose a password',
    factor: 'Two-step verification',
    factorText:
      'An authenticator app gives six digits that are asked for at each sign-in as well. Recommended for those who manage a space.',
    add: 'Add an app',
    addName: 'A name to know it by',
    nameExample: 'My phone',
    scan: 'Scan this square with the app, or copy the key.',
    qrAlt: 'Square to scan with the authenticator app',
    key: 'Key',
    code: 'Code shown by the app',
    confirm: 'Confirm',
    cancel: 'Cancel',
    addedOn: 'added on {day}',
    unnamed: 'Authenticator app',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    added: 'The app is added',
    removed: 'The app is removed',
    recovery: 'Recovery codes',
    recoveryText:
      'Ten codes on paper, each good once, for the day the phone is missing. {count, plural, =-1 {You have none yet.} =0 {None is left.} one {One is left.} other {# are left.}}',
    makeRecovery: 'Make ten codes',
    remakeRecovery: 'Make ten new codes',
    recoveryShown:
      'Note them now: they will never be shown again. The earlier ones no longer work.',
    copy: 'Copy the codes',
    copied: 'Codes copied',
  },
  sessions: {
    title: 'Signed-in devices',
    text: 'One line a browser. Sign out what you do not recognise.',
    here: 'This device',
    unknown: 'Unknown device',
    started: 'signed in on {day}',
    used: 'seen on {moment}',
    factor: 'with two-step verification',
    end: 'Sign out',
    endNamed: 'Sign out {device}, signed in on {day}',
    ended: 'Device signed out',
    signInAgain:
      'To be safe, you must have signed in within the hour. <link>Sign in again</link>, then come back here.',
    failed: 'This device is still signed in. Try again in a moment.',
  },
  mails: {
    title: 'E-mails',
    text: 'What appears under the bell can also be written to you. The mails that are needed (sign-in, invitation, order) always leave.',
    subjects: {
      'check-ins': 'The questions about your work, at your site’s hours',
      results: 'The results of the week, if your company shares them with everybody',
      polls: 'Questions that HR or works council are about to put to everybody',
      alerts: 'Signals to examine in your company',
      'risk-document': 'The risk document: due dates, tasks and late actions',
      roles: 'Roles: those you are given or lose, those that others take',
      licence: 'The space of your company: verification, licence and deadlines',
      invitations: 'Invitations you sent that could not be delivered',
    },
    saved: 'Noted',
    unread: 'Your choices could not be read. Load the page again.',
    failed: 'Your choice was not saved. Try again.',
  },
  data: {
    title: 'Your data',
    exportTitle: 'Take everything with you',
    exportText:
      'What we know of you: a document to read (PDF), or a file that another service can take over (JSON).',
    print: 'Download the document',
    printFile: 'my-prevenance-data.pdf',
    export: 'Download the JSON file',
    exportFailed: 'The download did not succeed. Try again in a moment.',
    file: 'my-prevenance-data.json',
    eraseTitle: 'Erase my account',
    eraseText:
      'Your account, your sign-ins, your roles, your messages and what you said of your work are erased for good.',
    stays: 'What stays, and why',
    staysOrders:
      'Orders and their invoices: the law asks to keep them for ten years (Code de commerce, art. L123-22).',
    staysList:
      'The line with your name in your employer’s list: it is theirs. They may note that you have left.',
    staysAverages:
      'Figures of groups already published: they are made so that nobody can find you in them.',
    staysDocuments:
      'The risk documents that your company has issued: the law asks to keep them for forty years (Code du travail, art. R4121-4). Your account is no longer tied to them.',
    staysGifts:
      'Gifts that your company or your works council entered under your name: they are its proof, which the law asks to keep for six years (Code de la sécurité sociale, art. L243-16). Your account is no longer tied to them.',
    eraseEmail: 'To confirm, type your e-mail address',
    erase: 'Erase for good',
    erased: 'Your account is erased.',
    problems: {
      required: 'Type your e-mail address.',
      'not-own': 'This is not the address of this account.',
    },
    handOver:
      'You are the only owner of: {companies}. First entrust somebody with it, in the settings of the space.',
    signInAgain:
      'To be safe, you must have signed in within the hour. <link>Sign in again</link>, then come back here.',
    failed: 'This did not succeed. Nothing was erased: try again shortly.',
  },
};
