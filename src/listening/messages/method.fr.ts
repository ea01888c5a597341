/** The public page on how the score is made and what protects people. */
export const fr = {
  eyebrow: 'En toute transparence',
  title: 'La méthode',
  intro:
    'Comment le score est calculé, ce qui est publié, ce qui ne l’est jamais, et jusqu’où irait quelqu’un qui voudrait savoir qui a répondu quoi.',
  score: {
    title: 'Le score, de 1 à 15',
    p1: 'Trois questions, chacune de 1 à 5, chacune facultative\u00a0: comment va le travail, l’énergie, et une question qui change chaque jour sur l’un des six facteurs de risque psychosocial du rapport Gollac et Bodier (2011). Les trente-six questions sont les nôtres.',
    formula: 'score = 1 + 14 × (moyenne − 1) ÷ 4',
    p2: 'Tout à 1 donne 1, tout à 3 donne 8, tout à 5 donne 15. La semaine d’une personne est la moyenne de ses jours, celle d’un groupe la moyenne de ses personnes\u00a0: répondre plus souvent ne pèse pas plus. C’est un indice du climat de travail, pas un diagnostic, et rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire.',
  },
  release: {
    title: 'Ce qui est publié',
    p1: 'Une seule grille\u00a0: la semaine close, du lundi au dimanche, et l’arbre de l’entreprise\u00a0: entreprise, sites, équipes. Publiée le lundi à six heures, elle ne change plus\u00a0: chaque publication porte l’empreinte de la précédente.',
    p2: 'Un groupe est publié si huit personnes au moins y ont répondu (dix ou quinze si l’entreprise préfère), si leurs réponses diffèrent, et si ce qui reste autour des groupes publiés est personne, ou un groupe que l’on pourrait publier aussi. Seuls comptent les comptes entrés depuis quatre semaines et qui ont répondu deux semaines.',
    p3: 'Le nombre de réponses est donné par tranche, la participation à dix pour cent près, la répartition à partir de trente réponses. Les six facteurs paraissent toutes les quatre semaines. Sous le seuil, l’écran est le même qu’il y ait zéro réponse ou sept.',
  },
  terms: {
    title: 'Les termes secrets',
    p1: 'À chaque moyenne s’ajoutent trois termes tirés d’une clé que personne ne lit\u00a0: un par personne (écart type 3 points, pour toujours), un par groupe (5 points divisés par le nombre de réponses, tant que le groupe ne change pas), un par semaine (de même). Le résultat est arrondi au demi-point et gardé entre 2,5 et 13,5.',
    p2: 'Plus le groupe est grand, moins ces termes pèsent\u00a0: la marge affichée à côté du score en tient compte. Une flèche n’apparaît que si l’écart dépasse un demi-point et ce que le hasard explique dix-neuf fois sur vingt.',
  },
  people: {
    title: 'Qui compte où',
    p1: 'Les changements d’équipe et les arrivées attendent\u00a0: un départ du groupe, huit arrivées d’un coup, ou un trimestre. Un départ renouvelle le terme secret du groupe. Un groupe de moins de trente personnes qui change deux fois en quatre semaines n’est pas publié tant qu’elles ne sont pas passées.',
  },
  separation: {
    title: 'Où sont les réponses',
    p1: 'Dans une base à part, avec son propre accès, sous un pseudonyme dont la clé n’est dans aucune base. Aucune heure, aucune adresse, aucun ordre d’arrivée. Cinq semaines après la publication, il n’en reste que votre historique, scellé avec une clé qui n’est qu’à vous\u00a0: l’effacer efface tout, copies comprises.',
  },
  attacker: {
    title: 'L’attaquant, mesuré',
    intro:
      'Nous faisons attaquer le produit par un programme qui connaît la méthode, la composition des groupes et tout ce que les autres disent d’habitude. Il doit dire si une personne a répondu tout en bas ou tout en haut. À pile ou face, il aurait raison une fois sur deux.',
    caption: 'Ce que l’attaquant obtient',
    attack: 'Attaque',
    right: 'Il a raison',
    sure: 'Il est sûr à 95\u202f%',
    control: 'Sans les termes secrets',
    percent: '{percent}\u202f%',
    rows: {
      week: 'Une semaine publiée',
      league: 'La même, tous les collègues étant complices',
      half: 'Un départ, six mois avant et après',
      halfToggled: 'Le même, un faux collègue changé toutes les quatre semaines',
      years: 'Un départ, deux ans avant et après',
      yearsToggled: 'Le même, un faux collègue changé toutes les quatre semaines',
    },
    command:
      'Mesuré le {day} par «\u202fnpm run torture -- anonymity 10000 20261121\u202f»\u00a0: {count} entreprises simulées, lues par l’interface du produit. Ces mesures tournent aussi, en plus petit, à chaque modification.',
  },
  limits: {
    title: 'Les limites',
    p1: 'Une petite équipe a une grande marge\u00a0: son score dit une tendance, pas une note. Un groupe où presque tout le monde pense pareil, ou qui change sans cesse, n’est pas publié. Nous ne parlons pas de «\u202fconfidentialité différentielle\u202f»\u00a0: nous bornons ce qu’un attaquant peut savoir, et nous le mesurons.',
    p2: 'Il n’y a pas de conversation anonyme dans les deux sens\u00a0: un style, une date, un détail suffisent à reconnaître quelqu’un, et celui qui répond ne peut pas l’ignorer. Les RH publient ce qu’elles ont entendu et ce qu’elles font\u00a0; pour parler, il y a le CSE, le médecin du travail et le 3114.',
  },
};
