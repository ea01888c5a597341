import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './mobile.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'On your phone',
  description:
    'Answer in twenty seconds from a phone, put the app’s icon on the home screen of an iPhone or an Android phone, set the size of the text.',
  hero: {
    eyebrow: 'On your phone',
    title: 'In your pocket, in twenty seconds',
    intro:
      'Nothing to download from an app store, no password, no phone number to give. A link by e-mail, three taps, and it is said.',
    signIn: 'Sign in',
    install: 'Put the icon there',
    deciding:
      'Do you lead a team, or sit on the works council? <app>The page of the app</app> says what you would see of it, and what you would not.',
  },
  demo: {
    note: 'The real questions of today. Try them: from here nothing is sent or kept.',
    kept: 'There, that is all.',
    you: {
      title: 'You',
      text: 'You would find this answer in your trends, and could change it until midnight, or erase it.',
    },
    company: {
      title: 'Your company',
      text: 'Nothing today. Once the week is closed, the figure of a group, if enough people are listed there.',
    },
    again: 'Start again',
  },
  use: {
    title: 'Answering from a phone',
    open: {
      title: 'Open the message',
      text: 'It comes in working hours. The link in it recognises you: there is nothing to type.',
    },
    answer: {
      title: 'Three taps',
      text: 'Your work, your energy, and one question that changes. Each can be skipped.',
    },
    see: {
      title: 'Your trends, yours alone',
      text: 'Your last seven and thirty days appear at once. You are the only person who sees them.',
    },
  },
  install: {
    title: 'Put the icon on your home screen',
    intro:
      'This is optional. The app then opens like any other, full screen. It asks for neither your position, nor your contacts, your photos or the microphone.',
    ios: {
      title: 'On an iPhone or an iPad',
      open: 'Open this page in <strong>Safari</strong>.',
      share: 'Tap <strong>Share</strong>, the square with an arrow coming out of it.',
      add: 'Choose <strong>Add to Home Screen</strong>, then <strong>Add</strong>.',
    },
    android: {
      title: 'On an Android phone',
      open: 'Open this page in <strong>Chrome</strong>, <strong>Edge</strong> or <strong>Samsung Internet</strong>.',
      menu: 'Tap the <strong>menu</strong>: three dots, or three lines.',
      add: 'Choose <strong>Install app</strong> or <strong>Add to Home screen</strong>.',
    },
    desktop: {
      title: 'On a computer',
      open: 'Open this page in <strong>Chrome</strong> or <strong>Edge</strong>.',
      icon: 'Click the <strong>Install</strong> icon at the end of the address bar.',
      mac: 'On a Mac, in Safari: menu <strong>File</strong>, then <strong>Add to Dock</strong>.',
    },
    offer: {
      steps:
        'Here the icon is put in place by the browser’s menus: follow the steps of your device.',
      ready: 'Your browser can do it in one go.',
      install: 'Install the app',
      installed: 'Done: the app is on your device.',
    },
    remove:
      'To remove it, do as with any other: press and hold the icon, then delete. The answers you gave are not lost.',
  },
  comfort: {
    title: 'Three useful things',
    offline: {
      title: 'Without a network',
      text: 'In a basement or on the road, your answer waits in the phone and leaves when the network is back, once only. Pages you have read stay readable.',
    },
    size: {
      title: 'Text at your size',
      text: 'At the foot of every page two buttons set the size of the text, from 100 to 200%. The setting stays on your device.',
    },
    privacy: {
      title: 'A shared phone',
      text: 'Sign out from the menu: your answers do not stay on the device. One that waits for a connection, and your note, are shown there to you alone.',
    },
  },
  questions: {
    title: 'What people often ask us',
    own: {
      question: 'Must I use my own phone?',
      answer:
        'No. Any browser will do: the office computer, a shared tablet, a work phone. And nobody has to answer.',
    },
    address: {
      question: 'I have no e-mail address at work. Can I answer?',
      answer:
        'Yes. Your company can hand you a personal code on paper. You then come in with an address of your own, which it does not see.',
    },
    when: {
      question: 'Will I be disturbed in the evening or at the weekend?',
      answer:
        'No. Messages leave in working hours, Monday to Friday, in the same way for all. Anybody can refuse them.',
    },
    changed: {
      question: 'I changed phones. Have I lost my answers?',
      answer:
        'No: they are not in the device. Sign in on the new one, and your trends are waiting for you.',
    },
    unwell: {
      question: 'What if I am not well?',
      answer:
        'Help is one tap away, on every screen: 3114, 15 or 112, the occupational doctor. Nobody is told that you opened that page, and nothing of it is noted.',
    },
  },
  trust: {
    title: 'And what does the company see?',
    text: 'Not your answer. Not your name. Not even whether you answered. Only indicators for groups of at least ten listed people, on the following Monday.',
    next: 'Read who sees what',
  },
};
