import type { Texts } from '#basics/messages.ts';

/** Read by the server only, when a mail is written. */
export const texts = {
  invitation: {
    title: { fr: '{company} vous invite', en: '{company} invites you' },
    titleOfUnverified: {
      fr: '{product}\u00a0: invitation à l’espace {company}',
      en: '{product}: invitation to the space {company}',
    },
    typedName: { fr: '«\u00a0{name}\u00a0»', en: '“{name}”' },
    why: {
      owner: {
        fr: '{company} vous confie la responsabilité de son espace {product} : inviter, régler, suivre.',
        en: '{company} entrusts you with its {product} space: inviting people, choosing its settings, following its results.',
      },
      hr: {
        fr: '{company} vous invite à tenir son espace {product} pour les ressources humaines.',
        en: '{company} invites you to run its {product} space for human resources.',
      },
      prevention: {
        fr: '{company} vous désigne pour la prévention des risques, dans son espace {product}.',
        en: '{company} names you its prevention lead, in its {product} space.',
      },
      cse: {
        fr: '{company} vous invite à rejoindre son espace {product} au titre du CSE.',
        en: '{company} invites you to join its {product} space for the works council.',
      },
      employee: {
        fr: '{company} vous ouvre {product} : vous y direz en vingt secondes comment va le travail, quand vous le voulez.',
        en: '{company} opens {product} to you: say in twenty seconds how work is going, whenever you like.',
      },
    },
    promise: {
      fr: 'Personne dans votre entreprise ne voit vos réponses, ni même si vous répondez. Seuls paraissent des chiffres de groupe, à partir de dix personnes inscrites.',
      en: 'Nobody in your company sees your answers, nor even whether you answer. Only figures of groups appear, from ten people listed up.',
    },
    link: { fr: 'Rejoindre l’espace', en: 'Join the space' },
    life: {
      fr: 'Cette invitation est pour vous seul·e. Elle vaut {days} jours et ne sert qu’une fois.',
      en: 'This invitation is for you alone. It is good for {days} days and works once.',
    },
    unverified: {
      fr: 'Nous n’avons pas encore vérifié cette entreprise\u00a0: en cas de doute, demandez-lui d’abord si elle vous a invité·e.',
      en: 'We have not verified this company yet: if in doubt, first ask it whether it invited you.',
    },
    notYou: {
      fr: 'Vous ne connaissez pas cette entreprise ? Ignorez ce message : sans vous, rien ne se passera.',
      en: 'You do not know this company? Ignore this message: without you, nothing will happen.',
    },
    signature: { fr: 'L’équipe {product}', en: 'The {product} team' },
  },
} satisfies Texts;
