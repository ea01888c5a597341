import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './sign-in.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Sign in',
  description:
    'Your company’s secure space: listening, anonymous indicators, the risk document and orders.',
  who: {
    title: 'One way in for everybody',
    employee: 'Employees: say in twenty seconds how work is going, and follow your own trends.',
    hr: 'HR and works council: the same anonymous indicators, at the same minute, and an up-to-date risk document.',
    staff: 'Prévenance staff: catalogue, partners and orders.',
  },
  link: {
    heading: 'Your space opens with a link',
    intro:
      'No password to remember. Give your address, and a personal link will be waiting in your inbox.',
    gateHeading: 'Sign in to continue',
    gateIntro: 'This page is yours alone. You will be back here as soon as you are signed in.',
    ended: {
      heading: 'You are no longer signed in',
      plain: 'Sign in again: you will be back on this page at once.',
      kept: 'Sign in again: what you wrote is kept, and you will find it where you left it.',
    },
    email: 'Your e-mail address',
    emailHint: 'Your work address, if your company has registered you.',
    submit: 'Send me the link',
    sending: 'Sending…',
    firstTime: 'First time here? The same link opens your account.',
    withPassword: 'Use a password',
    withCode: 'I have a personal code',
  },
  plain: {
    intro:
      'Give your address: a personal link will be waiting in your inbox. As your session is kept in the browser only, open the link where JavaScript is on.',
    sent: 'A link has just left, good for ten minutes. Open it on whichever device you like, where JavaScript is on.',
  },
  sent: {
    heading: 'Check your inbox',
    text: 'A link and a code have just left for <strong>{email}</strong>. They are good for ten minutes.',
    textMessage:
      'A code has just left as a text message to <strong>{phone}</strong>. It is good for ten minutes.',
    where:
      'Open the link on whichever device you like. To sign in here when the mail is elsewhere, copy the code.',
    code: 'Six-digit code',
    submit: 'Sign in',
    checking: 'Checking…',
    again: 'Send again',
    againIn: 'Send again (in {seconds} s)',
    resent: 'On its way again',
    resentText: 'A new link replaces the one before.',
    otherAddress: 'Use another address',
    spam: 'Nothing after a minute? Look in your junk mail, or check the address.',
  },
  password: {
    signInTitle: 'Sign in with a password',
    signUpTitle: 'Create an account with a password',
    heading: 'With a password',
    identifier: 'E-mail or phone',
    password: 'Password',
    newPassword: 'Choose a password',
    newPasswordHint: 'At least ten characters. A sentence you remember is a good choice.',
    show: 'Show the password',
    signIn: 'Sign in',
    signUp: 'Create my account',
    busy: 'One moment…',
    forgotten: 'Forgotten your password?',
    toSignUp: 'No account yet? Create one',
    toSignIn: 'Already have an account? Sign in',
    withLink: 'Get a link instead',
  },
  callback: {
    title: 'Your sign-in link',
    heading: 'One last step',
    text: 'Is this link yours? One click and your space opens.',
    submit: 'Sign in',
    busy: 'Signing in…',
    otherDevice:
      'Asked for this link on another device? Sign in here, or copy the code of the same mail over there.',
    already:
      'You are signed in here as <strong>{email}</strong>. If you go on, the account of this link takes its place.',
    stay: 'Stay signed in as I am',
    confirmHeading: 'Confirm your address',
    confirmText: 'One click confirms that this address is yours.',
    confirmSubmit: 'Confirm my address',
    halfHeading: 'Halfway there',
    halfText:
      'Thank you. Now open the mail that was sent to the other address: the change is made once both have answered.',
    droppedHeading: 'Choose a new password',
    droppedText:
      'Your address is confirmed and you are signed in. The password given with it was typed in another browser: nothing tells that it was you, so it was not kept.',
    droppedChoose: 'Choose a password',
    droppedGoOn: 'Go on without a password',
    useless: {
      over: {
        heading: 'This link is used up',
        text: 'A link lives for ten minutes and works once. Ask for a new one, it leaves at once.',
      },
      cut: {
        heading: 'This link is incomplete',
        text: 'The address was probably cut on its way. Open the whole link from the mail, copy the code, or ask for a new link.',
      },
      foreign: {
        heading: 'This link belongs elsewhere',
        text: 'It was asked for by another application, and only that one can use it. Ask for a link here: it leaves at once.',
      },
    },
  },
  reset: {
    title: 'Forgotten password',
    heading: 'Choose a new password',
    intro: 'Give your address, and we will send you what you need to choose another one.',
    submit: 'Send me the link',
    noNeed: 'You do not need one to come in: <link>a link by e-mail is enough</link>.',
    confirmText: 'One click confirms that it is you. Then you choose your password.',
    confirmSubmit: 'Continue',
    newIntro: 'The change signs your other devices out. We will tell you by e-mail.',
    save: 'Save this password',
    done: 'Done',
    doneText: 'Your new password is saved.',
    goOn: 'Open my space',
  },
  factor: {
    heading: 'Your second code',
    text: 'Open your authenticator app and copy the six digits it shows now.',
    code: 'Code from the app',
    submit: 'Check',
    toRecovery: 'I no longer have my phone',
    recoveryText: 'Type one of your ten recovery codes. Each works once.',
    recoveryCode: 'Recovery code',
    toApp: 'Back to the code from the app',
    signOut: 'Sign out',
  },
  out: {
    title: 'Signed out',
    heading: 'See you soon',
    text: 'You are signed out. Nothing personal stays in this browser.',
    leaving: 'Signing out…',
    failed:
      'The server did not answer, but this browser keeps nothing any more. Your other devices may still be signed in.',
    again: 'Sign in again',
    home: 'Back to the home page',
  },
  problems: {
    email: {
      required: 'Type your e-mail address.',
      'email-invalid': 'This address does not look complete. Example: claire@company.com',
    },
    identifier: {
      required: 'Type your e-mail address or your phone number.',
      'identifier-invalid':
        'Type a whole address (claire@company.com) or a number (+44 20 7946 0000).',
    },
    password: {
      required: 'Type your password.',
      'password-short': 'It takes at least ten characters.',
      'password-common': 'This password is too easy to guess. A sentence is better.',
      'password-same': 'This is your password already: choose another one.',
    },
    code: {
      required: 'Type the code.',
      'code-invalid': 'The code has six digits.',
      'wrong-code':
        'This is not the right code, or it has just been replaced. Wait for the next one and try again.',
      'link-over': 'This is not the right code, or it is used up. Check it, or send a new mail.',
    },
    unknown: 'Check this field.',
  },
  failed: {
    'wrong-credentials':
      'The address or the password is not right. Check them, or get a link by e-mail.',
    'link-over': 'This link or code is used up. Ask for a new one.',
    'wrong-code': 'This is not the right code.',
    'too-many':
      'Too many tries in a row. Try again {hours, plural, =0 {{minutes, plural, one {in a minute} other {in # minutes}}} other {in # hours}}, or from a browser in which you have signed in before. If a sign-in mail has reached you already, its link still works.',
    'password-short': 'This password is too short.',
    'password-common': 'This password is too easy to guess.',
    'password-same': 'This is your password already.',
    'email-invalid': 'This address does not look complete.',
    'email-taken': 'This address already belongs to another account.',
    'session-over': 'Your sign-in has ended. Sign in again.',
    'factor-needed': 'Your second code is needed first.',
    'proof-needed':
      'You signed in more than an hour ago. Before you change your password, confirm by e-mail that it is you.',
    'sign-in-again':
      'To be safe, you must have signed in within the hour. <link>Sign in again</link>, then come back here.',
    'factor-name-taken': 'An app has this name already.',
    'phone-refused': 'Phone numbers are not accepted here: use your e-mail address.',
    closed: 'This account is closed. Write to us if that is a mistake.',
    away: 'The service does not answer at the moment. Nothing is lost: try again shortly.',
    'other-browser':
      'This change is confirmed in the browser in which you asked for it: open the link of the mail there. If you asked for nothing, ignore the mail.',
    unknown: 'Something went wrong on our side. Try again, or write to us.',
  },
};
