/** Le questionnaire annuel : l’ouvrir, y répondre, et ce qu’on en publie. */
export const fr = {
  title: 'Le questionnaire annuel',
  intro:
    'Dix-huit énoncés sur le travail, les mêmes chaque année, jamais de texte libre. On en publie six dimensions, jamais un énoncé.',
  loading: 'Lecture du questionnaire…',
  card: {
    title: 'Le questionnaire de l’année',
    text: 'Dix-huit énoncés, cinq minutes. Vous pouvez vous arrêter et reprendre jusqu’au {closes} inclus.',
    begin: 'Commencer',
    goOn: 'Reprendre\u00a0: {done} sur {all}',
    again: 'Revoir mes réponses',
    done: 'Vous avez tout parcouru. Résultat publié le lundi {told}.',
  },
  own: {
    back: 'Retour à mon point du jour',
    intro:
      'Pour chaque énoncé, dites à quelle fréquence il est vrai pour vous depuis un an. Chacun peut être passé.',
    privacy:
      'Facultatif. Personne dans l’entreprise ne voit qui a répondu, ni quoi. Seules six dimensions sont publiées, brouillées, pour des groupes d’au moins {least} inscrits. Vos réponses sont effacées dès que le résultat paraît.',
    step: 'Étape {step} sur {steps}\u00a0: {dimension}',
    progress: '{done} sur {all}',
    saving: 'Enregistrement…',
    saved: 'Tout est enregistré.',
    untouched: 'Rien n’est encore enregistré.',
    pass: 'Je passe',
    previous: 'Précédent',
    next: 'Suivant',
    finish: 'Terminer',
    endTitle: 'Merci',
    end: 'Vous avez parcouru {done} énoncés sur {all}. Vous pouvez y revenir jusqu’au {closes} inclus\u00a0; le résultat paraît le lundi {told}.',
    fromStart: 'Revoir depuis le début',
    failed:
      'Vos dernières réponses ne sont pas enregistrées. Gardez cette page ouverte et réessayez.',
    closed: 'Le questionnaire est clos ou retiré\u00a0: vos réponses ne sont pas enregistrées.',
    retry: 'Réessayer',
    none: 'Aucun questionnaire n’est ouvert pour vous en ce moment.',
  },
  next: {
    ready:
      'Il serait ouvert du lundi {opens} au dimanche {closes}, pour les {listed} personnes inscrites sur la liste du trimestre, et publié le lundi {told}\u00a0: pour toute l’entreprise{count, plural, =0 {} one { et pour\u00a0: {places}} other { et pour # lieux\u00a0: {places}}}.',
    once: 'Un seul par an, ouvert par les RH ou par le CSE. L’autre le voit ici et dans le journal avant qu’il ouvre, et peut le retirer.',
    'no-list':
      'Il ne peut pas encore être ouvert\u00a0: la première liste de l’entreprise n’est pas faite.',
    'old-list':
      'Il peut être ouvert à partir de la prochaine liste, le lundi {again}\u00a0: celle de ce trimestre a été faite avant que le questionnaire existe.',
    few: 'Il ne peut pas être ouvert\u00a0: {listed, plural, one {une personne est inscrite} other {# personnes sont inscrites}} sur la liste du trimestre, et il en faut {least} pour qu’un résultat protège chacun et dise quelque chose.',
    'this-year': 'Celui de cette année est là. Le prochain peut être ouvert à partir du {again}.',
    'this-list':
      'Un questionnaire a été retiré ce trimestre. Le prochain peut être ouvert à partir du lundi {again}.',
    late: 'Le trimestre est trop avancé pour qu’il se close avant la prochaine liste. Il peut être ouvert à partir du lundi {again}.',
  },
  ask: {
    open: 'Ouvrir le questionnaire lundi',
    opened: 'Le questionnaire ouvrira lundi.',
    failed: 'Le questionnaire n’est pas ouvert. Réessayez.',
    statements: 'Ce que chacun lira',
  },
  asked: {
    title: 'Questionnaires',
    none: 'Aucun questionnaire n’a encore été ouvert.',
    heading: 'Du {opens} au {closes}',
    state: {
      written: 'Ouvrira le lundi {opens}.',
      open: 'Ouvert. Résultat publié le lundi {told}\u00a0; rien ne se lit avant.',
      waiting: 'Clos. Résultat publié le lundi {told}.',
      told: 'Publié le lundi {told}.',
      'few-answered': 'Clos. Moins de la moitié ont répondu\u00a0: rien d’autre n’est publié.',
      withdrawn: 'Retiré. Les réponses sont effacées, rien n’est publié.',
    },
    rate: { 'over-half': 'Plus de la moitié ont répondu.', most: 'La plupart ont répondu.' },
    withdraw: 'Retirer',
    withdrawing: 'Retirer le questionnaire du {opens}',
    withdrawn: 'Le questionnaire est retiré.',
    notWithdrawn: 'Le questionnaire n’est pas retiré. Réessayez.',
    whole: 'Toute l’entreprise',
    listed: '{count} inscrits',
    column: { dimension: 'Dimension', points: 'Points' },
    hidden: 'Non publié',
    margin:
      'À ± {margin} {amount, plural, one {point} other {points}} près, dix-neuf fois sur vingt. Plus il y a de points, mieux c’est\u00a0; 8 est le milieu.',
    reading:
      'Un ordre de grandeur, pour ouvrir la discussion\u00a0: deux lieux plus proches que leur marge ne se départagent pas.',
  },
  told: 'Le questionnaire annuel',
};
