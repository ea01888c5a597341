import type { Texts } from '#basics/messages.ts';

/** Read by the server only, when a mail is written. */
export const texts = {
  monthly: { fr: 'La box {deMonth}', en: 'The box of {month}' },
  greeting: { fr: 'Bonjour {name},', en: 'Hello {name},' },
  invited: {
    title: {
      fr: 'Une box pour vous, offerte par {company}\u00a0: choisissez-la',
      en: 'A box for you, a gift from {company}: choose yours',
    },
    text: {
      fr: 'Une box de produits français est pour vous, offerte par {company} («\u00a0{title}\u00a0»). Choisissez ce qu’elle contient avant le {day} au soir\u202f; vingt secondes suffisent, et vous pourrez changer d’avis jusque-là.',
      en: 'A box of French products is yours, a gift from {company} (“{title}”). Choose what is in it by the end of {day}; twenty seconds will do, and you may change your mind until then.',
    },
  },
  first: {
    title: { fr: 'Votre box vous attend jusqu’au {day}', en: 'Your box is waiting until {day}' },
    text: {
      fr: 'Vous avez jusqu’au {day} au soir pour choisir la box que {company} vous offre («\u00a0{title}\u00a0»).',
      en: 'You have until the end of {day} to choose the box that {company} is giving you (“{title}”).',
    },
  },
  last: {
    title: {
      fr: 'Dernier jour bientôt pour choisir votre box',
      en: 'Almost the last day to choose your box',
    },
    text: {
      fr: 'Le choix «\u00a0{title}\u00a0» se ferme le {day} au soir. Sans réponse de votre part, la page vous dit ce que deviendra votre box.',
      en: 'Choosing “{title}” closes at the end of {day}. If you do not answer, the page tells you what becomes of your box.',
    },
  },
  home: {
    fr: 'Elle vous sera envoyée chez vous\u00a0: vous seul·e indiquez l’adresse, et votre entreprise ne la voit pas.',
    en: 'It will be sent to your home: only you give the address, and your company does not see it.',
  },
  link: { fr: 'Choisir ma box', en: 'Choose my box' },
  mailboxFull: {
    fr: 'trop de messages aujourd’hui à cette boîte aux lettres, rien n’est parti',
    en: 'too many messages to this mailbox today, nothing was sent',
  },
  typedName: { fr: '«\u00a0{name}\u00a0»', en: '“{name}”' },
  unverified: {
    fr: 'Nous n’avons pas encore vérifié cette entreprise\u00a0: en cas de doute, demandez-lui d’abord si cette box vient d’elle.',
    en: 'We have not verified this company yet: if in doubt, ask it first whether this box comes from it.',
  },
  promise: {
    fr: '{company} ne voit ni votre choix, ni si vous avez répondu. Elle saura seulement combien de box de chaque sorte ont été choisies, et seulement si cela ne désigne personne.',
    en: '{company} sees neither your choice nor whether you have answered. It will only learn how many boxes of each kind were chosen, and only if that points at nobody.',
  },
  personal: {
    fr: 'Ce lien est pour vous seul·e\u00a0: qui le détient peut choisir à votre place.',
    en: 'This link is for you alone: whoever holds it can choose in your place.',
  },
  signature: { fr: 'L’équipe {product}', en: 'The {product} team' },
} satisfies Texts;
