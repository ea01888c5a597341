import type { Texts } from '#basics/messages.ts';

/** Le questionnaire annuel : l’ouvrir, y répondre, et ce qu’on en publie. */
export const texts = {
  title: { fr: 'Le questionnaire annuel', en: 'The yearly questionnaire' },
  intro: {
    fr: 'Dix-huit énoncés sur le travail, les mêmes chaque année, jamais de texte libre. On en publie six dimensions, jamais un énoncé.',
    en: 'Eighteen statements about work, the same every year, never free text. Six dimensions are published, never a statement.',
  },
  loading: { fr: 'Lecture du questionnaire…', en: 'Reading the questionnaire…' },
  card: {
    title: { fr: 'Le questionnaire de l’année', en: 'This year’s questionnaire' },
    text: {
      fr: 'Dix-huit énoncés, cinq minutes. Vous pouvez vous arrêter et reprendre jusqu’au {closes} inclus.',
      en: 'Eighteen statements, five minutes. You can stop and go on until {closes} included.',
    },
    begin: { fr: 'Commencer', en: 'Begin' },
    goOn: { fr: 'Reprendre\u00a0: {done} sur {all}', en: 'Go on: {done} of {all}' },
    again: { fr: 'Revoir mes réponses', en: 'See my answers again' },
    done: {
      fr: 'Vous avez tout parcouru. Résultat publié le lundi {told}.',
      en: 'You have been through all of it. The result is published on Monday {told}.',
    },
  },
  own: {
    back: { fr: 'Retour à mon point du jour', en: 'Back to my check-in' },
    intro: {
      fr: 'Pour chaque énoncé, dites à quelle fréquence il est vrai pour vous depuis un an. Chacun peut être passé.',
      en: 'For each statement, say how often it has been true for you over the last year. Each may be passed.',
    },
    privacy: {
      fr: 'Facultatif. Personne dans l’entreprise ne voit qui a répondu, ni quoi. Seules six dimensions sont publiées, brouillées, pour des groupes d’au moins {least} inscrits. Vos réponses sont effacées dès que le résultat paraît.',
      en: 'Optional. Nobody in the company sees who answered, or what. Only six dimensions are published, blurred, for groups of at least {least} listed people. Your answers are erased when the result is out.',
    },
    step: {
      fr: 'Étape {step} sur {steps}\u00a0: {dimension}',
      en: 'Step {step} of {steps}: {dimension}',
    },
    progress: { fr: '{done} sur {all}', en: '{done} of {all}' },
    saving: { fr: 'Enregistrement…', en: 'Saving…' },
    saved: { fr: 'Tout est enregistré.', en: 'Everything is saved.' },
    untouched: { fr: 'Rien n’est encore enregistré.', en: 'Nothing is saved yet.' },
    pass: { fr: 'Je passe', en: 'I pass' },
    previous: { fr: 'Précédent', en: 'Previous' },
    next: { fr: 'Suivant', en: 'Next' },
    finish: { fr: 'Terminer', en: 'Finish' },
    endTitle: { fr: 'Merci', en: 'Thank you' },
    end: {
      fr: 'Vous avez parcouru {done} énoncés sur {all}. Vous pouvez y revenir jusqu’au {closes} inclus\u00a0; le résultat paraît le lundi {told}.',
      en: 'You have been through {done} of {all} statements. You can come back to them until {closes} included; the result is out on Monday {told}.',
    },
    fromStart: { fr: 'Revoir depuis le début', en: 'See it again from the start' },
    failed: {
      fr: 'Vos dernières réponses ne sont pas enregistrées. Gardez cette page ouverte et réessayez.',
      en: 'Your last answers are not saved. Keep this page open and try again.',
    },
    closed: {
      fr: 'Le questionnaire est clos ou retiré\u00a0: vos réponses ne sont pas enregistrées.',
      en: 'The questionnaire is closed or withdrawn: your answers are not saved.',
    },
    retry: { fr: 'Réessayer', en: 'Try again' },
    none: {
      fr: 'Aucun questionnaire n’est ouvert pour vous en ce moment.',
      en: 'No questionnaire is open for you at the moment.',
    },
  },
  next: {
    ready: {
      fr: 'Il serait ouvert du lundi {opens} au dimanche {closes}, pour les {listed} personnes inscrites sur la liste du trimestre, et publié le lundi {told}\u00a0: pour toute l’entreprise{count, plural, =0 {} one { et pour\u00a0: {places}} other { et pour # lieux\u00a0: {places}}}.',
      en: 'It would be open from Monday {opens} to Sunday {closes}, for the {listed} people on the list of the quarter, and published on Monday {told}: for the whole company{count, plural, =0 {} one { and for: {places}} other { and for # places: {places}}}.',
    },
    once: {
      fr: 'Un seul par an, ouvert par les RH ou par le CSE. L’autre le voit ici et dans le journal avant qu’il ouvre, et peut le retirer.',
      en: 'One a year, opened by HR or by the works council. The other sees it here and in the journal before it opens, and can withdraw it.',
    },
    'no-list': {
      fr: 'Il ne peut pas encore être ouvert\u00a0: la première liste de l’entreprise n’est pas faite.',
      en: 'It cannot be opened yet: the first list of the company has not been made.',
    },
    'old-list': {
      fr: 'Il peut être ouvert à partir de la prochaine liste, le lundi {again}\u00a0: celle de ce trimestre a été faite avant que le questionnaire existe.',
      en: 'It can be opened from the next list on, on Monday {again}: the one of this quarter was made before there was a questionnaire.',
    },
    few: {
      fr: 'Il ne peut pas être ouvert\u00a0: {listed, plural, one {une personne est inscrite} other {# personnes sont inscrites}} sur la liste du trimestre, et il en faut {least} pour qu’un résultat protège chacun et dise quelque chose.',
      en: 'It cannot be opened: {listed, plural, one {one person is} other {# people are}} on the list of the quarter, and {least} are needed for a result that protects everybody and says something.',
    },
    'this-year': {
      fr: 'Celui de cette année est là. Le prochain peut être ouvert à partir du {again}.',
      en: 'This year’s is there. The next one can be opened from {again} on.',
    },
    'this-list': {
      fr: 'Un questionnaire a été retiré ce trimestre. Le prochain peut être ouvert à partir du lundi {again}.',
      en: 'A questionnaire was withdrawn this quarter. The next one can be opened from Monday {again} on.',
    },
    late: {
      fr: 'Le trimestre est trop avancé pour qu’il se close avant la prochaine liste. Il peut être ouvert à partir du lundi {again}.',
      en: 'The quarter is too far gone for it to close before the next list. It can be opened from Monday {again} on.',
    },
  },
  ask: {
    open: { fr: 'Ouvrir le questionnaire lundi', en: 'Open the questionnaire on Monday' },
    opened: { fr: 'Le questionnaire ouvrira lundi.', en: 'The questionnaire will open on Monday.' },
    failed: {
      fr: 'Le questionnaire n’est pas ouvert. Réessayez.',
      en: 'The questionnaire is not opened. Try again.',
    },
    statements: { fr: 'Ce que chacun lira', en: 'What everybody will read' },
  },
  asked: {
    title: { fr: 'Questionnaires', en: 'Questionnaires' },
    none: {
      fr: 'Aucun questionnaire n’a encore été ouvert.',
      en: 'No questionnaire has been opened yet.',
    },
    heading: { fr: 'Du {opens} au {closes}', en: 'From {opens} to {closes}' },
    state: {
      written: { fr: 'Ouvrira le lundi {opens}.', en: 'Will open on Monday {opens}.' },
      open: {
        fr: 'Ouvert. Résultat publié le lundi {told}\u00a0; rien ne se lit avant.',
        en: 'Open. The result is published on Monday {told}; nothing can be read before.',
      },
      waiting: {
        fr: 'Clos. Résultat publié le lundi {told}.',
        en: 'Closed. The result is published on Monday {told}.',
      },
      told: { fr: 'Publié le lundi {told}.', en: 'Published on Monday {told}.' },
      'few-answered': {
        fr: 'Clos. Moins de la moitié ont répondu\u00a0: rien d’autre n’est publié.',
        en: 'Closed. Fewer than half answered: nothing else is published.',
      },
      withdrawn: {
        fr: 'Retiré. Les réponses sont effacées, rien n’est publié.',
        en: 'Withdrawn. The answers are erased, nothing is published.',
      },
    },
    rate: {
      'over-half': { fr: 'Plus de la moitié ont répondu.', en: 'More than half answered.' },
      most: { fr: 'La plupart ont répondu.', en: 'Most answered.' },
    },
    withdraw: { fr: 'Retirer', en: 'Withdraw' },
    withdrawing: {
      fr: 'Retirer le questionnaire du {opens}',
      en: 'Withdraw the questionnaire of {opens}',
    },
    withdrawn: { fr: 'Le questionnaire est retiré.', en: 'The questionnaire is withdrawn.' },
    notWithdrawn: {
      fr: 'Le questionnaire n’est pas retiré. Réessayez.',
      en: 'The questionnaire is not withdrawn. Try again.',
    },
    whole: { fr: 'Toute l’entreprise', en: 'The whole company' },
    listed: { fr: '{count} inscrits', en: '{count} listed' },
    column: {
      dimension: { fr: 'Dimension', en: 'Dimension' },
      points: { fr: 'Points', en: 'Points' },
    },
    hidden: { fr: 'Non publié', en: 'Not published' },
    margin: {
      fr: 'À ± {margin} {amount, plural, one {point} other {points}} près, dix-neuf fois sur vingt. Plus il y a de points, mieux c’est\u00a0; 8 est le milieu.',
      en: 'To within ± {margin} {amount, plural, one {point} other {points}}, nineteen times in twenty. More points are better; 8 is the middle.',
    },
    reading: {
      fr: 'Un ordre de grandeur, pour ouvrir la discussion\u00a0: deux lieux plus proches que leur marge ne se départagent pas.',
      en: 'An order of magnitude, to begin a discussion: two places closer than their margin cannot be told apart.',
    },
  },
  told: { fr: 'Le questionnaire annuel', en: 'The yearly questionnaire' },
} satisfies Texts;
