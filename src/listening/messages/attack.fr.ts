/** What somebody could find out from the published results, shown to whoever doubts. */
export const fr = {
  title: 'Essayer d’identifier quelqu’un',
  intro:
    'Mettez-vous à la place de quelqu’un qui voudrait savoir ce qu’une personne a répondu. Il connaît la méthode, la composition des groupes et tout ce qui a été publié. Voici jusqu’où il irait, calculé sur les résultats de votre entreprise.',
  none: 'Rien n’est encore publié\u00a0: il n’y a rien à attaquer.',
  guess: {
    title: '1. Deviner une réponse',
    text: 'Une personne a répondu tout en bas (3) ou tout en haut (13). En sachant ce que tous les autres disent d’habitude, on tomberait juste\u00a0:',
    caption: 'Chances de deviner juste, par groupe publié',
    group: 'Groupe',
    people: 'Réponses, au moins',
    once: 'Une semaine publiée',
    often: 'Tout l’historique ({weeks} semaines)',
    percent: '{percent}\u202f%',
    coin: 'À pile ou face\u00a0: 50\u202f%. Même avec toutes les semaines, l’avantage s’arrête là\u00a0: le terme secret de chaque personne ne change jamais, et rien de ce qui est publié ne permet de le mesurer.',
  },
  solve: {
    title: '2. Résoudre l’équation',
    text: 'Choisissez un groupe et dites ce que vous croyez savoir des autres. Nous calculons ce que la personne a pu répondre.',
    group: 'Groupe',
    others: 'Moyenne des autres, selon vous',
    whole: 'Tout est possible\u00a0: de 1 à 15.',
    range:
      'Entre {from} et {to} sur 15, et une fois sur vingt ailleurs. Ce calcul suppose que vous sachiez, à un dixième près, ce que tous les autres ont répondu.',
    refusal:
      'Nous n’affichons rien de plus précis\u00a0: le reste dépend de termes secrets que personne ici ne peut lire.',
  },
  others: {
    title: '3. Les autres attaques, et ce qui les arrête',
    subtract: {
      title: 'Soustraire un groupe à un autre',
      text: 'Le total moins les équipes publiées laisse toujours personne, ou au moins {k} personnes. Sinon une équipe de plus est cachée.',
    },
    before: {
      title: 'Comparer avant et après un départ, une arrivée',
      text: 'Une semaine close ne change plus. Un départ renouvelle le terme secret du groupe\u00a0; les arrivées attendent d’être plusieurs, ou un trimestre. Un petit groupe qui change deux fois en quatre semaines se tait.',
    },
    fake: {
      title: 'Inventer des salariés pour isoler le vrai',
      text: 'Un compte ne compte qu’après quatre semaines et deux semaines de réponses, et le journal de l’espace, que le CSE lit, montre chaque ajout. Il reste le terme secret de la personne.',
    },
    pressure: {
      title: 'Demander aux collègues ce qu’ils ont répondu',
      text: 'Même si tous le disent sauf un, on devine sa réponse à peine plus souvent. Personne n’a à dire ce qu’il a répondu.',
    },
    participation: {
      title: 'Chercher qui n’a pas répondu',
      text: 'Nulle part. Les rappels partent à tous de la même façon, et la participation est arrondie à dix pour cent.',
    },
  },
};
