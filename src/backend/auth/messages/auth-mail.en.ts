import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './auth-mail.fr.ts';

/** Mails and texts about an account, in English. */
export const en: MirrorOf<typeof fr> = {
  magiclink: {
    title: 'Your sign-in link',
    why: 'You asked to sign in to {product}.',
    link: 'Sign in',
    code: 'Or type this code on the page where you asked:',
  },
  signup: {
    title: 'Confirm your address',
    why: 'A {product} account was just requested with this address.',
    link: 'Confirm my address',
    code: 'Or type this code on the sign-up page:',
  },
  recovery: {
    title: 'Choose a new password',
    why: 'You asked to change the password of your {product} account.',
    link: 'Choose a new password',
    code: 'Or type this code on the page where you asked:',
  },
  invite: {
    title: 'Your invitation to join {product}',
    why: 'Somebody at your company opened a {product} account for you.',
    link: 'Open my account',
    code: 'Or type this code on the sign-in page:',
  },
  email_change_current: {
    title: 'Confirm your change of address',
    why: 'Your {product} account is about to change its e-mail address. We need your agreement here, and that of the new address.',
    link: 'I agree',
    code: 'Or type this code on your account page:',
  },
  email_change_new: {
    title: 'Confirm your new address',
    why: 'A {product} account would like to use this address from now on. The old address is asked as well.',
    link: 'Confirm this address',
    code: 'Or type this code on your account page:',
  },
  reauthentication: {
    title: 'Your verification code',
    why: 'Before what protects your {product} account changes, we check that it is really you.',
    code: 'Type this code on your account page:',
  },
  life: 'This link and this code are valid for {minutes} minutes and work only once.',
  codeLife: 'This code is valid for {minutes} minutes and works only once.',
  notYou:
    'Was this not you? Do not click the link, and do not share this code with anybody: nothing happens without you.',
  signature: 'The {product} team',
  text: '{product}: your code is {code}. It is valid for {minutes} minutes; do not share it.',
  repeated: {
    title: 'You already have an account',
    why: 'Somebody just asked for a {product} account with your address. You already have one.',
    what: 'If it was you, simply sign in; a link by e-mail is enough, even without a password. If not, there is nothing to do: your account has not changed.',
    link: 'Sign in',
  },
  passwordChanged: {
    title: 'Your password has changed',
    why: 'The password of your {product} account was just changed. Your other devices were signed out.',
    what: 'If it was not you, take your account back right away by choosing a new password.',
    link: 'Choose a new password',
  },
};
