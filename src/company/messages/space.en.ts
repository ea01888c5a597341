import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './space.fr.ts';

export const en: MirrorOf<typeof fr> = {
  loading: 'Loading your space…',
  navigation: {
    label: 'Company space',
    company: 'Company',
    overview: 'Overview',
    listening: 'How work is going',
    risks: 'Risks and DUERP',
    employees: 'Employees',
    boxes: 'Boxes and orders',
    billing: 'Billing',
    settings: 'Settings',
    fold: 'Collapse the menu',
    unfold: 'Expand the menu',
  },
  roles: {
    owner: {
      name: 'Owner',
      text: 'Manages the space, invites people, and maintains the list of employees.',
    },
    hr: {
      name: 'HR',
      text: 'Maintains the list of employees and follows the anonymous indicators.',
    },
    prevention: {
      name: 'Prevention lead',
      text: 'Keeps the risk document, receives alerts and follows the anonymous indicators.',
    },
    cse: {
      name: 'Works council',
      text: 'Follows the same indicators, at the same minute, and orders boxes.',
    },
    employee: { name: 'Employee', text: 'Says how work is going, and sees only themselves.' },
  },
  licence: {
    title: 'Licence',
    kinds: { trial: 'Trial', paid: 'Licence' },
    states: { running: 'Running', ending: 'Ending soon', over: 'Ended' },
    summary:
      '{kind} for {seats, plural, one {one person} other {# people}}, from {from} to {to}, both included.',
    atTheEnd:
      'At the end everything can still be read and exported, and nothing is deleted. Writing alone stops, until it is renewed.',
    ending: {
      trial:
        '{days, plural, one {Last day of your trial} other {# days of trial left}}: it runs until {day}, included.',
      paid: 'Your licence runs until {day}, included: {days, plural, one {this is the last day} other {# days left}}.',
    },
    overTitle: 'Your space is read-only',
    overText:
      'The licence ended on {day}. Everything can still be read and nothing was deleted; writing is possible again as soon as it is renewed.',
    talk: 'Talk about what comes next',
    buy: 'Buy the licence',
    renew: 'Renew the licence',
    seats: 'Add places',
  },
  welcome: {
    code: 'Do you have a slip with a personal code? <link>Come in with your code</link>.',
    title: 'Welcome',
    intro: 'Open your company’s space, or ask a colleague to invite you to it.',
    introInvited: 'You are awaited. You may also open another space.',
    invitedAs: 'You are invited as {role}.',
    until: 'Until {day}.',
    accept: 'Join',
    create: 'Open a space',
    createIntro:
      'Thirty days of trial, no bank card. You will be its owner, and may entrust others with it.',
  },
  description: {
    title: 'Your company',
    legalName: 'Legal name',
    legalNameHint: 'As your employees know it: it stands in their invitations.',
    siren: 'SIREN',
    sirenHint: 'Nine digits, on your Kbis.',
    headcount: 'Number of employees',
    headcountHint: 'A rough figure is enough.',
    kind: 'You are',
    kinds: {
      employer: {
        name: 'An employer',
        text: 'Management or human resources, for the whole company.',
      },
      cse: { name: 'A works council', text: 'The council, for its own actions and gifts.' },
    },
    create: 'Open the space',
    creating: 'Opening…',
    save: 'Save',
    saved: 'Saved',
  },
  overview: {
    title: 'Overview',
    loading: 'Loading the figures…',
    present: '{count, plural, one {employee present} other {employees present}}',
    places:
      '{sites, plural, one {one site} other {# sites}}, {teams, plural, =0 {no team} one {one team} other {# teams}}',
    cameIn: 'have opened their account',
    invited:
      '{count, plural, =0 {no invitation waiting} one {one invitation waiting} other {# invitations waiting}}',
    seats: '{count, plural, one {seat} other {seats}} in the licence',
    seatsOver:
      '{count, plural, one {one person more} other {# people more}}: nobody is turned away, we will adjust at renewal',
    until: 'until {day}',
    steps: {
      title: 'A good start',
      done: 'Done:',
      toDo: 'To do:',
      created: {
        title: 'The space is open',
        text: 'You are its owner.',
        action: 'See the settings',
      },
      employees: {
        title: 'Add the employees',
        text: 'One by one, or all at once from the file of your payroll software.',
        action: 'Add the employees',
      },
      invited: {
        title: 'Send the invitations',
        text: 'Everybody receives a personal link, good for seven days.',
        action: 'Send the invitations',
      },
      members: {
        title: 'Invite the works council and HR',
        text: 'The works council sees the same indicators as you, at the same minute.',
        action: 'Invite',
      },
    },
    council:
      'Welcome to the space of {company}. You see the same anonymous indicators here as human resources, at the same minute, and you order boxes for the employees.',
    toBoxes: 'See the boxes',
  },
  verification: {
    title: 'Verification',
    loading: 'Reading the verification…',
    states: {
      unverified: 'Not verified',
      verified: 'Verified',
      refused: 'Not verified',
      withdrawn: 'Not verified',
    },
    verified:
      'We have seen that this space is that of {company}. Changing its name asks for a new verification.',
    unverified:
      'You can try everything right now. Payment after delivery opens once the company is verified.',
    domains:
      'Each day, you invite up to {own, number} addresses at {domains}, and {count, plural, =0 {no other} one {one other} other {# others}}.',
    noDomain:
      'You invite {count, plural, =0 {nobody until the company is verified} one {one person a day} other {# people a day}}. With an address in the name of your company, you invite those of the same domain, up to {own, number} a day.',
    refused: 'Last time, we could not verify the company.',
    withdrawn: 'The verification was withdrawn. Write to us to talk about it.',
    asked: 'Request received on {day}. We answer within one working day.',
    reachedAt: 'How to reach the company',
    reachedAtHint:
      'The number of its switchboard and whom to ask for, for example. We may also ask you for an extract of the register.',
    ask: 'Ask to be verified',
    askAgain: 'Add to the request',
    done: 'The request is sent',
    sharedTitle: 'This SIREN already has a space',
    shared:
      'If you work at this company, ask its owner to invite you there. We are looking into it as well.',
  },
  settings: {
    title: 'Settings',
    journal: 'Show the journal',
    journalText: 'Who changed what in the space, and when.',
  },
  members: {
    title: 'Who does what',
    intro: 'These roles open the space. None of them, not even yours, shows anybody’s answer.',
    loading: 'Loading the roles…',
    email: 'Address',
    noEmail: 'no address',
    roles: 'Roles',
    take: 'Take away',
    takeNamed: 'Take away the role {role} of {email}',
    taken: 'Role taken away',
    undo: 'Undo',
    lastOwner: 'A space always keeps at least one owner: entrust somebody with it first.',
    invite: 'Invite somebody',
    inviteEmail: 'Their e-mail address',
    inviteRole: 'Their role',
    send: 'Send the invitation',
    invited: 'Invitation sent',
    invitedText: 'It is good for seven days, for this address only.',
  },
  places: {
    title: 'Sites and teams',
    intro:
      'Everybody is in one place: a team, or a site without teams. Figures follow this tree as it is when the quarter’s list is made, and appear from ten people listed up.',
    loading: 'Loading the sites…',
    people: '{count, plural, =0 {nobody} one {one person} other {# people}}',
    name: 'Name',
    addSite: 'Add a site',
    addTeam: 'Add a team to {site}',
    rename: 'Rename',
    renameNamed: 'Rename {name}',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    inUse: '{name} still has teams, or people who have been there',
    save: 'Save',
    cancel: 'Cancel',
  },
  invitations: {
    title: 'Invitations waiting',
    sentOn: 'sent on {day}',
    over: 'Expired',
    undelivered: 'The message could not be delivered: {reason}',
    resend: 'Send again',
    resent: 'On its way again, with a new link',
    revoke: 'Cancel the invitation',
    revoked: 'Invitation cancelled',
  },
  code: {
    title: 'Personal code',
    heading: 'Come in with your personal code',
    intro: 'It is on the slip that you were handed. Capitals, dashes and spaces do not matter.',
    label: 'Personal code',
    hint: 'Ten signs, like ABCDE-FGHJK',
    submit: 'Continue',
    problems: {
      required: 'Type the code on your slip.',
      unknown: 'There is no such code. Check it on the slip, sign by sign.',
      entered: 'This code has been used. If it was not by you, tell human resources.',
      over: 'This code is no longer good. Human resources can print another one.',
    },
    welcome: 'Hello {name}',
    signIn:
      '{company} is expecting you. To come in, give an e-mail address of your own: a link is sent there, and your employer does not see it.',
    join: '{company} is expecting you.',
    promise:
      'Nobody in the company sees your answers, nor even whether you answer, nor the address of your account.',
    accept: 'Take my place',
    otherPlace: 'This account has a place in this company already.',
    otherCode: 'Type another code',
  },
  invitation: {
    title: 'Your invitation',
    loading: 'Reading the invitation…',
    heading: '{company} is expecting you',
    intro: 'You are invited as {role}, with the address {email}.',
    promise:
      'Nobody in your company sees your answers, nor even whether you answer. Only figures of groups appear, from ten people listed up.',
    join: 'Join the space',
    accept: 'Accept the invitation',
    known:
      'The address {email} already has an account. To be safe, sign in first: the invitation waits right behind.',
    otherAddress:
      'You are signed in as {own}, and this invitation is for {email}. Sign out, then open the link of the mail again.',
    signOut: 'Sign out',
    useless: {
      accepted: {
        heading: 'Already accepted',
        text: 'This invitation has worked once, as it should. Your space is open.',
      },
      revoked: {
        heading: 'This invitation was cancelled',
        text: 'The company withdrew it. If that is a mistake, ask them to invite you again.',
      },
      over: {
        heading: 'This invitation has expired',
        text: 'It was good for seven days. Ask your company to send it again: it takes them a click.',
      },
      unknown: {
        heading: 'This link leads to no invitation',
        text: 'It is incomplete, or a later one has replaced it. Open the latest mail you received.',
      },
      space: 'Open my space',
    },
  },
  problems: {
    any: {
      required: 'This field is needed.',
      'too-long': 'This is too long: 200 characters at most.',
      'control-characters': 'An invisible character slipped in: type this field again.',
      'link-in-name':
        'A name holds no link and no e-mail address. After a dot or a colon, leave a space.',
      'number-in-name':
        'Nine digits in a row or more look like a telephone number, and a name holds none. Only a SIRET passes, written in one piece.',
    },
    legalName: {
      required: 'Type the legal name.',
    },
    siren: {
      required: 'Type the SIREN.',
      'siren-invalid': 'Check the nine digits of the SIREN: one of them does not fit.',
      'siret-given': 'This is a SIRET: keep its first nine digits.',
    },
    kind: { required: 'Choose one of the two.' },
    headcount: {
      required: 'Type the number of employees.',
      'headcount-invalid': 'Write a whole number, in digits. Example: 60',
    },
    email: {
      'email-taken': 'Somebody has this address already.',
      required: 'Type the e-mail address.',
      'email-invalid': 'This address does not look complete. Example: claire@company.com',
    },
    employeeNumber: { 'number-taken': 'Somebody has this number already.' },
    name: { required: 'Give it a name.', 'name-taken': 'This name exists already in that place.' },
    firstName: { required: 'Type the first name.' },
    lastName: { required: 'Type the last name.' },
    reachedAt: { required: 'Tell us how to reach the company.' },
    seats: { 'seats-invalid': 'Write a number of seats, in digits.' },
    endsOn: {
      'day-invalid': 'Choose a day.',
      'before-start': 'This day is before the licence begins.',
    },
    role: { required: 'Choose a role.' },
    unknown: 'Check this field.',
  },
  failed: {
    forbidden: 'You may not do this, or the space is read-only. Ask an owner.',
    'unverified-company':
      'Your company is not verified yet, and has sent its invitations of the day. The others leave tomorrow, or ask to be verified in the settings.',
    'invited-today':
      'This invitation was sent again today already. You can send it again tomorrow.',
    conflict: 'Something has changed meanwhile. Check again, then start over.',
    'not-found': 'This is no longer there: somebody has probably changed it meanwhile.',
    'already-done': 'This is done already.',
    'too-many-requests':
      'Too many requests in a row, from you or your network. Try again later, or write to us.',
    'temporarily-unavailable':
      'The service does not answer at the moment. Nothing is lost: try again shortly.',
    'sign-in-required': 'Your sign-in has ended. Sign in again.',
    unknown: 'Something went wrong on our side. Try again, or write to us.',
    retry: 'Try again',
  },
};
