import type { Texts } from '#basics/messages.ts';

/** Questions posées à tous, et ce qu’on en publie. */
export const texts = {
  title: { fr: 'Une question à tous', en: 'A question for everybody' },
  intro: {
    fr: 'Deux à cinq réponses au choix, jamais de texte libre. La question est posée à toute l’entreprise, et publiée sous les mêmes règles que le reste.',
    en: 'Two to five answers to choose from, never free text. The question is put to the whole company, and published under the same rules as everything else.',
  },
  loading: { fr: 'Lecture des questions…', en: 'Reading the questions…' },
  link: { fr: 'Poser une question à tous', en: 'Put a question to everybody' },
  own: {
    title: { fr: 'On vous demande votre avis', en: 'You are asked what you think' },
    until: {
      fr: 'Jusqu’au {closes} inclus. Résultat publié le lundi {told}.',
      en: 'Until {closes} included. Result published on Monday {told}.',
    },
    privacy: {
      fr: 'Facultatif. Personne dans l’entreprise ne voit qui a répondu, ni quoi. Une personne sur quatre, tirée au sort pour toujours et inconnue de tous, n’est pas comptée\u00a0: rien de ce qui est publié ne prouve une réponse. Votre réponse est effacée dès que le résultat paraît.',
      en: 'Optional. Nobody in the company sees who answered, or what. One person in four, drawn by lot for ever and known to nobody, is not counted: nothing that is published proves an answer. Your answer is erased as soon as the result is out.',
    },
    pass: { fr: 'Je passe', en: 'I pass' },
    passed: {
      fr: 'Vous avez passé cette question. Vous pouvez encore répondre.',
      en: 'You passed this question. You can still answer.',
    },
    kept: {
      fr: 'C’est noté. Vous pouvez changer de réponse jusqu’au {closes}.',
      en: 'Noted. You can change your answer until {closes}.',
    },
    failed: {
      fr: 'Votre réponse n’est pas enregistrée. Réessayez.',
      en: 'Your answer was not saved. Try again.',
    },
    closed: {
      fr: 'Cette question est close ou retirée\u00a0: votre réponse n’est pas enregistrée.',
      en: 'This question is closed or withdrawn: your answer was not saved.',
    },
  },
  next: {
    ready: {
      fr: 'Elle serait posée du lundi {opens} au dimanche {closes}, aux {listed} personnes inscrites sur la liste du trimestre, et publiée le lundi {told}\u00a0: pour toute l’entreprise{count, plural, =0 {} one { et un site\u00a0: {sites}} other { et # sites\u00a0: {sites}}}.',
      en: 'It would be asked from Monday {opens} to Sunday {closes}, of the {listed} people on the quarter’s list, and published on Monday {told}: for the whole company{count, plural, =0 {} one { and one site: {sites}} other { and # sites: {sites}}}.',
    },
    once: {
      fr: 'Une seule question par trimestre, celle des RH ou celle du CSE\u00a0: chaque question posée apprend un peu de chacun.',
      en: 'One question a quarter only, of HR or of the works council: each one that is asked teaches a little of everybody.',
    },
    'no-list': {
      fr: 'Aucune question ne peut encore être posée\u00a0: la première liste de l’entreprise n’est pas faite.',
      en: 'No question can be asked yet: the company’s first list has not been made.',
    },
    few: {
      fr: 'Aucune question ne peut être posée\u00a0: {listed, plural, one {une personne est inscrite} other {# personnes sont inscrites}} sur la liste du trimestre, et il en faut {least} pour qu’un résultat protège chacun. Rien n’est publié en dessous.',
      en: 'No question can be asked: {listed, plural, one {one person is} other {# people are}} on the quarter’s list, and it takes {least} for a result to protect everybody. Below that nothing is published.',
    },
    asked: {
      fr: 'Une question a déjà été posée ce trimestre. La prochaine peut être écrite à partir du lundi {next}.',
      en: 'A question was asked this quarter already. The next one can be written from Monday {next} on.',
    },
    late: {
      fr: 'Le trimestre est trop avancé pour que la question se close avant la prochaine liste. La prochaine peut être écrite à partir du lundi {next}.',
      en: 'The quarter is too far gone for the question to close before the next list. The next one can be written from Monday {next} on.',
    },
  },
  form: {
    title: { fr: 'Écrire la question', en: 'Write the question' },
    wording: { fr: 'La question', en: 'The question' },
    wordingHint: {
      fr: 'Parlez du travail, jamais d’une personne. Le CSE et les RH la lisent avant qu’elle soit posée, et le journal la garde.',
      en: 'Speak of work, never of a person. The works council and HR read it before it is asked, and the journal keeps it.',
    },
    choice: { fr: 'Réponse {number}', en: 'Answer {number}' },
    choices: { fr: 'Les réponses au choix', en: 'The answers to choose from' },
    addChoice: { fr: 'Ajouter une réponse', en: 'Add an answer' },
    english: { fr: 'Ajouter la version anglaise', en: 'Add the English version' },
    wordingEn: { fr: 'La question en anglais', en: 'The question in English' },
    choiceEn: { fr: 'Réponse {number} en anglais', en: 'Answer {number} in English' },
    preview: { fr: 'Ce que chacun verra', en: 'What everybody will see' },
    emptyPreview: {
      fr: 'Écrivez la question et deux réponses pour les voir ici.',
      en: 'Write the question and two answers to see them here.',
    },
    send: { fr: 'Poser la question', en: 'Ask the question' },
    sent: { fr: 'La question sera posée lundi.', en: 'The question will be asked on Monday.' },
    failed: {
      unknown: {
        fr: 'La question n’est pas enregistrée. Réessayez.',
        en: 'The question was not saved. Try again.',
      },
      forbidden: {
        fr: 'Vous ne pouvez pas poser de question, ou la licence de l’espace est terminée.',
        en: 'You may not ask a question, or the licence of the space is over.',
      },
    },
  },
  asked: {
    title: { fr: 'Questions posées', en: 'Questions asked' },
    none: { fr: 'Aucune question n’a encore été posée.', en: 'No question has been asked yet.' },
    dates: { fr: 'Du {opens} au {closes}', en: 'From {opens} to {closes}' },
    state: {
      written: { fr: 'Sera posée le lundi {opens}.', en: 'Will be asked on Monday {opens}.' },
      open: {
        fr: 'Ouverte. Résultat publié le lundi {told}\u00a0; rien ne se lit avant.',
        en: 'Open. Result published on Monday {told}; nothing is read before.',
      },
      waiting: {
        fr: 'Close. Résultat publié le lundi {told}.',
        en: 'Closed. Result published on Monday {told}.',
      },
      told: { fr: 'Publiée le lundi {told}.', en: 'Published on Monday {told}.' },
      withdrawn: {
        fr: 'Retirée. Les réponses sont effacées, rien n’est publié.',
        en: 'Withdrawn. The answers are erased, nothing is published.',
      },
    },
    withdraw: { fr: 'Retirer', en: 'Withdraw' },
    withdrawing: {
      fr: 'Retirer la question\u00a0: {wording}',
      en: 'Withdraw the question: {wording}',
    },
    withdrawn: { fr: 'La question est retirée.', en: 'The question is withdrawn.' },
    notWithdrawn: {
      fr: 'La question n’est pas retirée. Réessayez.',
      en: 'The question was not withdrawn. Try again.',
    },
    whole: { fr: 'Toute l’entreprise', en: 'The whole company' },
    listed: { fr: '{count} inscrits', en: '{count} listed' },
    rate: {
      'under-half': {
        fr: 'Moins de la moitié ont répondu\u00a0: à lire avec beaucoup de prudence.',
        en: 'Fewer than half answered: read it with great care.',
      },
      'over-half': { fr: 'Plus de la moitié ont répondu.', en: 'More than half answered.' },
      most: { fr: 'La plupart ont répondu.', en: 'Most answered.' },
    },
    percent: { fr: '{percent}\u202f%', en: '{percent}%' },
    margin: {
      fr: 'En dizaines, à {margin} points près\u00a0: deux réponses plus proches que cela ne se départagent pas. La somme peut ne pas faire 100.',
      en: 'In tens, to within {margin} points: two answers closer than that cannot be told apart. The sum may not be 100.',
    },
    column: {
      choice: { fr: 'Réponse', en: 'Answer' },
      share: { fr: 'Part', en: 'Share' },
    },
  },
  told: { fr: 'Questions posées à tous', en: 'Questions put to everybody' },
  problems: {
    unknown: { fr: 'À revoir.', en: 'Please check.' },
    required: { fr: 'Écrivez quelque chose.', en: 'Write something.' },
    'too-long': { fr: 'Le texte est trop long.', en: 'The text is too long.' },
    'control-characters': {
      fr: 'Le texte contient des signes invisibles.',
      en: 'The text contains signs that cannot be seen.',
    },
    'link-in-name': { fr: 'Ni lien ni adresse.', en: 'No link and no address.' },
    'number-in-name': {
      fr: 'Pas de numéro de téléphone\u00a0: jamais neuf chiffres de suite.',
      en: 'No telephone number: never nine digits in a row.',
    },
    twice: { fr: 'Cette réponse est déjà là.', en: 'This answer is there already.' },
    'names-somebody': {
      fr: 'Le texte nomme quelqu’un de l’entreprise.',
      en: 'The text names somebody of the company.',
    },
  },
} satisfies Texts;
