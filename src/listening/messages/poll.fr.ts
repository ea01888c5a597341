/** Questions posées à tous, et ce qu’on en publie. */
export const fr = {
  title: 'Une question à tous',
  intro:
    'Deux à cinq réponses au choix, jamais de texte libre. La question est posée à toute l’entreprise, et publiée sous les mêmes règles que le reste.',
  loading: 'Lecture des questions…',
  link: 'Poser une question à tous',
  own: {
    title: 'On vous demande votre avis',
    until: 'Jusqu’au {closes} inclus. Résultat publié le lundi {told}.',
    privacy:
      'Facultatif. Personne dans l’entreprise ne voit qui a répondu, ni quoi. Une personne sur quatre, tirée au sort pour toujours et inconnue de tous, n’est pas comptée\u00a0: rien de ce qui est publié ne prouve une réponse. Votre réponse est effacée dès que le résultat paraît.',
    pass: 'Je passe',
    passed: 'Vous avez passé cette question. Vous pouvez encore répondre.',
    kept: 'C’est noté. Vous pouvez changer de réponse jusqu’au {closes}.',
    failed: 'Votre réponse n’est pas enregistrée. Réessayez.',
    closed: 'Cette question est close ou retirée\u00a0: votre réponse n’est pas enregistrée.',
  },
  next: {
    ready:
      'Elle serait posée du lundi {opens} au dimanche {closes}, aux {listed} personnes inscrites sur la liste du trimestre, et publiée le lundi {told}\u00a0: pour toute l’entreprise{count, plural, =0 {} one { et un site\u00a0: {sites}} other { et # sites\u00a0: {sites}}}.',
    once: 'Une seule question par trimestre, celle des RH ou celle du CSE\u00a0: chaque question posée apprend un peu de chacun.',
    'no-list':
      'Aucune question ne peut encore être posée\u00a0: la première liste de l’entreprise n’est pas faite.',
    few: 'Aucune question ne peut être posée\u00a0: {listed, plural, one {une personne est inscrite} other {# personnes sont inscrites}} sur la liste du trimestre, et il en faut {least} pour qu’un résultat protège chacun. Rien n’est publié en dessous.',
    asked:
      'Une question a déjà été posée ce trimestre. La prochaine peut être écrite à partir du lundi {next}.',
    late: 'Le trimestre est trop avancé pour que la question se close avant la prochaine liste. La prochaine peut être écrite à partir du lundi {next}.',
  },
  form: {
    title: 'Écrire la question',
    wording: 'La question',
    wordingHint:
      'Parlez du travail, jamais d’une personne. Le CSE et les RH la lisent avant qu’elle soit posée, et le journal la garde.',
    choice: 'Réponse {number}',
    choices: 'Les réponses au choix',
    addChoice: 'Ajouter une réponse',
    english: 'Ajouter la version anglaise',
    wordingEn: 'La question en anglais',
    choiceEn: 'Réponse {number} en anglais',
    preview: 'Ce que chacun verra',
    emptyPreview: 'Écrivez la question et deux réponses pour les voir ici.',
    send: 'Poser la question',
    sent: 'La question sera posée lundi.',
    failed: 'La question n’est pas enregistrée. Réessayez.',
    forbidden: 'Vous ne pouvez pas poser de question, ou la licence de l’espace est terminée.',
  },
  asked: {
    title: 'Questions posées',
    none: 'Aucune question n’a encore été posée.',
    dates: 'Du {opens} au {closes}',
    state: {
      written: 'Sera posée le lundi {opens}.',
      open: 'Ouverte. Résultat publié le lundi {told}\u00a0; rien ne se lit avant.',
      waiting: 'Close. Résultat publié le lundi {told}.',
      told: 'Publiée le lundi {told}.',
      withdrawn: 'Retirée. Les réponses sont effacées, rien n’est publié.',
    },
    withdraw: 'Retirer',
    withdrawing: 'Retirer la question\u00a0: {wording}',
    withdrawn: 'La question est retirée.',
    notWithdrawn: 'La question n’est pas retirée. Réessayez.',
    whole: 'Toute l’entreprise',
    listed: '{count} inscrits',
    rate: {
      'under-half': 'Moins de la moitié ont répondu\u00a0: à lire avec beaucoup de prudence.',
      'over-half': 'Plus de la moitié ont répondu.',
      most: 'La plupart ont répondu.',
    },
    percent: '{percent}\u202f%',
    margin:
      'En dizaines, à {margin} points près\u00a0: deux réponses plus proches que cela ne se départagent pas. La somme peut ne pas faire 100.',
    column: { choice: 'Réponse', share: 'Part' },
  },
  told: 'Questions posées à tous',
  problems: {
    required: 'Écrivez quelque chose.',
    'too-long': 'Le texte est trop long.',
    'control-characters': 'Le texte contient des signes invisibles.',
    'link-in-name': 'Ni lien ni adresse.',
    'number-in-name': 'Pas de numéro de téléphone\u00a0: jamais neuf chiffres de suite.',
    twice: 'Cette réponse est déjà là.',
    'names-somebody': 'Le texte nomme quelqu’un de l’entreprise.',
  },
};
