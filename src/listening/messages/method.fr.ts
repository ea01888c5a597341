/** The public page on how the score is made and what protects people. */
export const fr = {
  eyebrow: 'En toute transparence',
  title: 'La méthode',
  intro:
    'Comment le score est calculé, ce qui est publié, ce qui ne l’est jamais, et jusqu’où irait un employeur patient qui voudrait savoir qui a répondu quoi.',
  attacker: {
    title: 'L’attaquant, mesuré',
    intro:
      'Nous faisons attaquer le produit par un programme qui joue un employeur\u00a0: il connaît la méthode, les listes, qui était absent et quand, et ce que tous les autres répondent\u00a0; il a des complices, déplace des gens, en invente, et garde tout ce qui est publié. Il doit dire si une personne, qui répond toujours pareil, est tout en bas (3) ou tout en haut (13). À pile ou face, il aurait raison 50 fois sur 100.',
    limit:
      'Quoi qu’il fasse, et pour toujours, il n’aurait raison que {right} fois sur 100 au plus, et ne serait jamais sûr à plus de {sure}\u202f%.',
  },
  limits: {
    title: 'Ce que nous ne promettons pas',
    p1: 'Un changement durable d’une personne peut être remarqué par qui saurait tout ce que répondent les autres\u00a0: environ neuf fois sur dix après huit semaines. D’une seule semaine, très haute ou très basse, il devinerait le sens environ deux fois sur trois\u00a0: elle ne déplace personne de plus de deux points.',
    p2: 'Qui montre une de ses réponses à son employeur affaiblit son propre terme secret, pour toujours. N’en montrez aucune, et n’en demandez aucune. Qui ouvre un nouveau compte avec une autre adresse reçoit un autre terme\u00a0: un employeur qui ferait réinscrire tout le monde aurait une seconde lecture de chacun.',
    p3: 'Une équipe est publiée dès que dix personnes y sont inscrites, même si peu d’entre elles répondent\u00a0; et le dernier nombre de ceux qui partent ou se taisent compte jusqu’à la fin de la liste. C’est le prix pour qu’une absence ne se voie pas.',
    p4: 'Nous ne parlons pas de «\u202fconfidentialité différentielle\u202f»\u00a0: nous bornons ce qu’un attaquant peut savoir de qui répond toujours pareil, et nous le mesurons.',
  },
  score: {
    title: 'Le score, de 1 à 15',
    p1: 'Trois questions, chacune de 1 à 5, chacune facultative\u00a0: comment va le travail, l’énergie, et une question qui change chaque jour sur l’un des six facteurs de risque psychosocial du rapport Gollac et Bodier (2011). Les trente-six questions sont les nôtres.',
    formula: 'jour = 1 + 14 × (moyenne des réponses − 1) ÷ 4',
    p2: 'Tout à 1 donne 1, tout à 3 donne 8, tout à 5 donne 15. La semaine d’une personne est la moyenne de ses jours\u00a0: répondre plus souvent ne pèse pas plus. C’est un indice du climat de travail, pas un diagnostic, et rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire.',
    p3: 'Chaque personne a un nombre. Il part de sa première semaine\u00a0; chaque semaine où elle répond le rapproche de ce qu’elle a dit, de deux points au plus, toujours entre 3 et 13. Une semaine sans réponse le laisse où il est.',
  },
  list: {
    title: 'La liste du trimestre',
    p1: 'Qui compte où est écrit une fois par trimestre, son premier lundi, d’après la liste de l’employeur\u00a0: les personnes entrées dans l’espace ce jour-là, chacune dans une seule équipe. Entre deux listes rien ne bouge\u00a0: qui arrive attend la suivante, qui part ou change d’équipe reste compté où il était. Parmi les inscrits comptent ceux qui ont répondu deux semaines sur les douze dernières.',
    p2: 'Une entreprise nouvelle a sa première liste après quatre semaines, ou avec celle du trimestre si elle tombe dans les quatre suivantes.',
  },
  release: {
    title: 'Ce qui est publié',
    p1: 'Une seule grille\u00a0: la semaine close, du lundi au dimanche, et l’arbre de l’entreprise\u00a0: entreprise, sites, équipes. Publiée le lundi à six heures, elle ne change plus\u00a0: chaque publication porte l’empreinte de la précédente.',
    p2: 'Un groupe est publié si dix personnes au moins y sont inscrites (douze ou dix-sept si l’entreprise préfère), et si ce qui reste autour des groupes publiés est personne, ou dix inscrits encore. Cela se décide une fois par liste, sans lire une réponse. Toute l’entreprise se tait si moins de la moitié des inscrits comptent.',
    p3: 'La participation n’est dite qu’en trois mots, de toute l’entreprise, une fois par liste\u00a0; d’aucune équipe, d’aucune semaine. Les six facteurs paraissent trois fois par liste. À partir de soixante inscrits, on lit aussi, une fois par liste, combien sont hors du tiers central de l’échelle.',
  },
  terms: {
    title: 'Les termes secrets',
    p1: 'Pour chaque inscrit, qu’il réponde ou non, s’ajoute un terme qui est à la personne, pour toujours\u00a0: le même dans une autre équipe, après un retour, dans une autre entreprise cliente. Il est tiré d’une clé que personne ne lit (loi de Laplace, écart type {person} points\u00a0; pour un facteur, un second de {factor}). À la somme d’un groupe s’ajoutent {leaf} points d’écart type tant que la liste vaut, et {week} chaque semaine.',
    formula: 'groupe = 8 + somme des (nombre − 8 + termes) ÷ (inscrits × part qui compte)',
    p2: 'La part qui compte est la même pour toute l’entreprise, brouillée elle aussi\u00a0: aucune équipe ne peut se trahir par son diviseur. Le résultat est arrondi au demi-point et gardé entre 2,5 et 13,5. Sites et entreprise sont la somme de leurs équipes, avec leurs termes.',
  },
  polls: {
    title: 'Les questions posées à tous',
    p1: 'Un employeur qui poserait toujours la même question, reformulée, les réponses dans un autre ordre, et qui saurait tout des autres, devinerait laquelle de deux réponses une personne donne : {limit} fois sur 100 au plus, pour toujours ; {right20} fois au bout de vingt ans, et s’en dirait alors sûr à 95\u202f% {sure20} fois sur 100 ; {years} fois après deux ans, {year} après un an, {half} après six mois, {once} d’une seule question, même dirigée contre elle. Si elle répond ou non, il le devinerait {part} fois sur 100 après deux ans. Personne n’en sait autant : c’est la borne que nous mesurons.',
    p2: 'Une question par trimestre, deux semaines, publiée une fois, close, pour toute l’entreprise et les sites de {least} inscrits au moins ; en dessous, rien. Une personne sur quatre, tirée pour toujours d’une clé que personne ne lit, n’est pas comptée. À chaque compte s’ajoute un terme de {deviation} personnes d’écart type, tiré pour cette question. Les parts sont dites en dizaines, et combien ont répondu en trois mots. Les réponses sont effacées quand le résultat paraît.',
    p3: 'C’est peu précis, et c’est voulu : si la plupart répondent, une part est connue à {m60} points près pour soixante inscrits, {m140} pour 140, {m400} pour 400. Nous ne retournons pas les réponses au hasard selon leur place : qui reposerait la question dans un autre ordre verrait au travers.',
  },
  questionnaire: {
    title: 'Le questionnaire annuel',
    p1: 'Une fois par an, pendant deux semaines, dix-huit énoncés écrits par nous, trois sur chacune de six dimensions : charge, marge de manœuvre, soutien, reconnaissance, sens, tensions. On répond de « jamais » à « toujours », ou l’on passe. Deux réponses sur trois font un nombre, gardé entre 4 et 12.',
    p2: 'Il est publié une fois, clos, par dimension, pour l’entreprise et les lieux d’au moins {least} inscrits ; rien si moins de la moitié ont répondu, jamais rien d’un énoncé. Au nombre de chaque inscrit, qu’il réponde ou non, s’ajoutent trois termes qui lui restent pour toujours : le sien de chaque semaine, un pour le questionnaire, un pour la dimension, chacun de {deviation} points d’écart type. Chaque équipe en reçoit deux autres, nouveaux chaque fois.',
    p3: 'Un employeur qui saurait tout des autres, et jusqu’à leurs termes secrets, devinerait si une personne est au plus bas ou au plus haut partout : {first} fois sur 100 après un an, {fifth} après cinq, {tenth} après dix ; dans une seule dimension, en sachant tout le reste d’elle, {one} après dix ; jamais il n’en serait sûr à 95\u202f%. Si elle répond ou non : {part} fois au plus. De qui dit la même chose chaque semaine, il n’apprend presque rien de plus. Ce que nous ne promettons pas : celui qui connaîtrait la moitié de vos réponses pourrait, en dix ans, être sûr de l’autre.',
    p4: 'La précision le paie : si la plupart répondent, ± {m30} points pour {least} inscrits, {m60} pour soixante, {m140} pour 140.',
  },
  reading: {
    title: 'Lire les changements, pas les niveaux',
    p1: 'Les termes brouillent le niveau, mais ils ne bougent pas d’une semaine à l’autre\u00a0: les changements, eux, se lisent bien. À côté du niveau, chaque groupe a donc un fil, que ni les arrivées ni les départs ne font bouger\u00a0: c’est de lui que viennent les tendances à sept et à trente jours. Une flèche n’apparaît que si l’écart dépasse un demi-point et ce que le hasard explique dix-neuf fois sur vingt.',
    p2: 'Là où la plupart comptent, le niveau d’une équipe de douze inscrits est connu à {m12} points près, à vingt {m20}, à quarante {m40}\u202f; celui d’une entreprise de 140 à {m140}. Nous ne classons pas les équipes par niveau, et vous ne devriez pas le faire.',
  },
  separation: {
    title: 'Où sont les réponses',
    p1: 'Dans une base à part, avec son propre accès, sous un pseudonyme dont la clé n’est dans aucune base. Aucune heure, aucune adresse, aucun ordre d’arrivée. Cinq semaines après la publication, il en reste votre nombre, les semaines, parmi les douze dernières, où vous avez répondu, et votre historique, scellé avec une clé qui n’est qu’à vous. Vous pouvez tout effacer, copies comprises\u00a0; la somme de l’équipe garde alors votre dernier nombre sans nom, jusqu’à la fin de la liste, pour que votre départ ne se voie pas.',
    p2: 'Il n’y a pas de conversation anonyme dans les deux sens\u00a0: un style, une date, un détail suffisent à reconnaître quelqu’un, et celui qui répond ne peut pas l’ignorer. Les RH publient ce qu’elles ont entendu et ce qu’elles font\u00a0; pour parler, il y a le CSE, le médecin du travail et le 3114.',
  },
};
