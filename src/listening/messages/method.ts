import type { Texts } from '#basics/messages.ts';

/** The public page on how the score is made and what protects people. */
export const texts = {
  eyebrow: { fr: 'En toute transparence', en: 'In the open' },
  title: { fr: 'La méthode', en: 'The method' },
  intro: {
    fr: 'Comment le score est calculé, ce qui est publié, ce qui ne l’est jamais, et jusqu’où irait un employeur patient qui voudrait savoir qui a répondu quoi.',
    en: 'How the score is made, what is published, what never is, and how far a patient employer would get who wanted to know who answered what.',
  },
  attacker: {
    title: { fr: 'L’attaquant, mesuré', en: 'The attacker, measured' },
    intro: {
      fr: 'Nous faisons attaquer le produit par un programme qui joue un employeur\u00a0: il connaît la méthode, les listes, qui était absent et quand, et ce que tous les autres répondent\u00a0; il a des complices, déplace des gens, en invente, et garde tout ce qui est publié. Il doit dire si une personne, qui répond toujours pareil, est tout en bas (3) ou tout en haut (13). À pile ou face, il aurait raison 50 fois sur 100.',
      en: 'We have the product attacked by a program that plays an employer: it knows the method, the lists, who was away and when, and what everybody else answers; it has accomplices, moves people, invents some, and keeps everything that is published. It must tell whether one person, who always answers alike, is at the very bottom (3) or at the very top (13). Tossing a coin, it would be right 50 times in 100.',
    },
    limit: {
      fr: 'Quoi qu’il fasse, et pour toujours, il n’aurait raison que {right} fois sur 100 au plus, et ne serait jamais sûr à plus de {sure}\u202f%.',
      en: 'Whatever it does, for ever, it would be right {right} times in 100 at most, and never more than {sure}% sure.',
    },
  },
  limits: {
    title: { fr: 'Ce que nous ne promettons pas', en: 'What we do not promise' },
    p1: {
      fr: 'Un changement durable d’une personne peut être remarqué par qui saurait tout ce que répondent les autres\u00a0: environ neuf fois sur dix après huit semaines. D’une seule semaine, très haute ou très basse, il devinerait le sens environ deux fois sur trois\u00a0: elle ne déplace personne de plus de deux points.',
      en: 'A lasting change of one person can be noticed by somebody who knows everything the others answer: about nine times in ten after eight weeks. Of one week alone, very high or very low, they would guess the direction about two times in three: it moves nobody by more than two points.',
    },
    p2: {
      fr: 'Qui montre une de ses réponses à son employeur affaiblit son propre terme secret, pour toujours. N’en montrez aucune, et n’en demandez aucune. Qui ouvre un nouveau compte avec une autre adresse reçoit un autre terme\u00a0: un employeur qui ferait réinscrire tout le monde aurait une seconde lecture de chacun.',
      en: 'Whoever shows one of their answers to their employer weakens their own secret term, for ever. Show none, and ask for none. Whoever opens a new account with another address has another term: an employer who made everybody register again would have a second reading of each.',
    },
    p3: {
      fr: 'Une équipe est publiée dès que dix personnes y sont inscrites, même si peu d’entre elles répondent\u00a0; et le dernier nombre de ceux qui partent ou se taisent compte jusqu’à la fin de la liste. C’est le prix pour qu’une absence ne se voie pas.',
      en: 'A team is published as soon as ten people are listed there, even if few of them answer; and the last number of those who leave or fall silent counts until the list ends. That is the price for an absence to show nowhere.',
    },
    p4: {
      fr: 'Nous ne parlons pas de «\u202fconfidentialité différentielle\u202f»\u00a0: nous bornons ce qu’un attaquant peut savoir de qui répond toujours pareil, et nous le mesurons.',
      en: 'We do not speak of “differential privacy”: we bound what an attacker can know of somebody who always answers alike, and we measure it.',
    },
  },
  score: {
    title: { fr: 'Le score, de 1 à 15', en: 'The score, from 1 to 15' },
    p1: {
      fr: 'Trois questions, chacune de 1 à 5, chacune facultative\u00a0: comment va le travail, l’énergie, et une question qui change chaque jour sur l’un des six facteurs de risque psychosocial du rapport Gollac et Bodier (2011). Les trente-six questions sont les nôtres.',
      en: 'Three questions, each from 1 to 5, each optional: how work is going, energy, and one that changes every day, on one of the six factors of psychosocial risk of the Gollac and Bodier report (2011). The thirty-six questions are our own.',
    },
    formula: {
      fr: 'jour = 1 + 14 × (moyenne des réponses − 1) ÷ 4',
      en: 'day = 1 + 14 × (mean of the answers − 1) ÷ 4',
    },
    p2: {
      fr: 'Tout à 1 donne 1, tout à 3 donne 8, tout à 5 donne 15. La semaine d’une personne est la moyenne de ses jours\u00a0: répondre plus souvent ne pèse pas plus. C’est un indice du climat de travail, pas un diagnostic, et rien n’est déduit d’une voix, d’un visage ou d’une façon d’écrire.',
      en: 'All 1 gives 1, all 3 gives 8, all 5 gives 15. A person’s week is the mean of their days: answering more often weighs no more. It is an index of how work is going, not a diagnosis, and nothing is inferred from a voice, a face or a way of writing.',
    },
    p3: {
      fr: 'Chaque personne a un nombre. Il part de sa première semaine\u00a0; chaque semaine où elle répond le rapproche de ce qu’elle a dit, de deux points au plus, toujours entre 3 et 13. Une semaine sans réponse le laisse où il est.',
      en: 'Each person has a number. It begins with their first week; each week in which they answer moves it towards what they said, by two points at most, always between 3 and 13. A week without an answer leaves it where it is.',
    },
  },
  list: {
    title: { fr: 'La liste du trimestre', en: 'The quarter’s list' },
    p1: {
      fr: 'Qui compte où est écrit une fois par trimestre, son premier lundi, d’après la liste de l’employeur\u00a0: les personnes entrées dans l’espace ce jour-là, chacune dans une seule équipe. Entre deux listes rien ne bouge\u00a0: qui arrive attend la suivante, qui part ou change d’équipe reste compté où il était. Parmi les inscrits comptent ceux qui ont répondu deux semaines sur les douze dernières.',
      en: 'Who counts where is written down once a quarter, on its first Monday, from the employer’s list: the people who have come into the space by that day, each in one team only. Between two lists nothing moves: those who join wait for the next one, those who leave or change teams still count where they were. Of the people listed, those count who answered in two of the last twelve weeks.',
    },
    p2: {
      fr: 'Une entreprise nouvelle a sa première liste après quatre semaines, ou avec celle du trimestre si elle tombe dans les quatre suivantes.',
      en: 'A company that is new has its first list after four weeks, or with the quarter’s if that falls within the four after them.',
    },
  },
  release: {
    title: { fr: 'Ce qui est publié', en: 'What is published' },
    p1: {
      fr: 'Une seule grille\u00a0: la semaine close, du lundi au dimanche, et l’arbre de l’entreprise\u00a0: entreprise, sites, équipes. Publiée le lundi à six heures, elle ne change plus\u00a0: chaque publication porte l’empreinte de la précédente.',
      en: 'One grid only: the closed week, Monday to Sunday, and the tree of the company: company, sites, teams. Published on Monday at six, it changes no more: each release carries the fingerprint of the one before.',
    },
    p2: {
      fr: 'Un groupe est publié si dix personnes au moins y sont inscrites (douze ou dix-sept si l’entreprise préfère), et si ce qui reste autour des groupes publiés est personne, ou dix inscrits encore. Cela se décide une fois par liste, sans lire une réponse. Toute l’entreprise se tait si moins de la moitié des inscrits comptent.',
      en: 'A group is published if at least ten people in it are listed (twelve or seventeen if the company prefers), and if what remains around the published groups is nobody, or ten listed people again. This is decided once a list, and no answer is read for it. The whole company is silent if fewer than half of those listed count.',
    },
    p3: {
      fr: 'La participation n’est dite qu’en trois mots, de toute l’entreprise, une fois par liste\u00a0; d’aucune équipe, d’aucune semaine. Les six facteurs paraissent trois fois par liste. À partir de soixante inscrits, on lit aussi, une fois par liste, combien sont hors du tiers central de l’échelle.',
      en: 'Participation is told in three words only, of the whole company, once a list; of no team, of no week. The six factors come three times a list. From sixty listed people on it is also told, once a list, how many are outside the middle third of the scale.',
    },
  },
  terms: {
    title: { fr: 'Les termes secrets', en: 'The secret terms' },
    p1: {
      fr: 'Pour chaque inscrit, qu’il réponde ou non, s’ajoute un terme qui est à la personne, pour toujours\u00a0: le même dans une autre équipe, après un retour, dans une autre entreprise cliente. Il est tiré d’une clé que personne ne lit (loi de Laplace, écart type {person} points\u00a0; pour un facteur, un second de {factor}). À la somme d’un groupe s’ajoutent {leaf} points d’écart type tant que la liste vaut, et {week} chaque semaine.',
      en: 'For everybody listed, answering or not, a term is added that belongs to the person, for ever: the same in another team, after coming back, in another company that uses the product. It is drawn from a key that nobody reads (Laplace’s law, standard deviation {person} points; for a factor, a second one of {factor}). To the sum of a group are added {leaf} points of standard deviation as long as the list holds, and {week} each week.',
    },
    formula: {
      fr: 'groupe = 8 + somme des (nombre − 8 + termes) ÷ (inscrits × part qui compte)',
      en: 'group = 8 + sum of (number − 8 + terms) ÷ (listed × share that counts)',
    },
    p2: {
      fr: 'La part qui compte est la même pour toute l’entreprise, brouillée elle aussi\u00a0: aucune équipe ne peut se trahir par son diviseur. Le résultat est arrondi au demi-point et gardé entre 2,5 et 13,5. Sites et entreprise sont la somme de leurs équipes, avec leurs termes.',
      en: 'The share that counts is the same for the whole company, blurred as well: no team can give itself away by its divisor. The result is rounded to half a point and kept between 2.5 and 13.5. Sites and the company are the sums of their teams, with their terms.',
    },
  },
  polls: {
    title: { fr: 'Les questions posées à tous', en: 'Questions put to everybody' },
    p1: {
      fr: 'Un employeur qui poserait toujours la même question, reformulée, les réponses dans un autre ordre, et qui saurait tout des autres, devinerait laquelle de deux réponses une personne donne : {limit} fois sur 100 au plus, pour toujours ; {right20} fois au bout de vingt ans, et s’en dirait alors sûr à 95\u202f% {sure20} fois sur 100 ; {years} fois après deux ans, {year} après un an, {half} après six mois, {once} d’une seule question, même dirigée contre elle. Si elle répond ou non, il le devinerait {part} fois sur 100 après deux ans. Personne n’en sait autant : c’est la borne que nous mesurons.',
      en: 'An employer who asked the same question for ever, in other words and with the answers in another order, and who knew everything of the others, would guess which of two answers a person gives: {limit} times in 100 at most, for ever; {right20} times after twenty years, and would then call themselves 95% sure {sure20} times in 100; {years} times after two years, {year} after one, {half} after six months, {once} from a single question, even one aimed at that person. Whether they answer or not would be guessed {part} times in 100 after two years. Nobody knows as much: it is the bound that we measure.',
    },
    p2: {
      fr: 'Une question par trimestre, deux semaines, publiée une fois, close, pour toute l’entreprise et les sites de {least} inscrits au moins ; en dessous, rien. Une personne sur quatre, tirée pour toujours d’une clé que personne ne lit, n’est pas comptée. À chaque compte s’ajoute un terme de {deviation} personnes d’écart type, tiré pour cette question. Les parts sont dites en dizaines, et combien ont répondu en trois mots. Les réponses sont effacées quand le résultat paraît.',
      en: 'One question a quarter, two weeks, published once, closed, for the whole company and the sites with at least {least} listed; below that, nothing. One person in four, drawn for ever from a key that nobody reads, is not counted. To each count is added a term with a standard deviation of {deviation} people, drawn for that question. Shares are told in tens, and how many answered in three words. The answers are erased when the result is out.',
    },
    p3: {
      fr: 'C’est peu précis, et c’est voulu : si la plupart répondent, une part est connue à {m60} points près pour soixante inscrits, {m140} pour 140, {m400} pour 400. Nous ne retournons pas les réponses au hasard selon leur place : qui reposerait la question dans un autre ordre verrait au travers.',
      en: 'That is coarse, and meant to be: if most answer, a share is known to within {m60} points for sixty listed, {m140} for 140, {m400} for 400. We do not turn answers at random by their place: whoever asked again in another order would see through it.',
    },
  },
  questionnaire: {
    title: { fr: 'Le questionnaire annuel', en: 'The yearly questionnaire' },
    p1: {
      fr: 'Une fois par an, pendant deux semaines, dix-huit énoncés écrits par nous, trois sur chacune de six dimensions : charge, marge de manœuvre, soutien, reconnaissance, sens, tensions. On répond de « jamais » à « toujours », ou l’on passe. Deux réponses sur trois font un nombre, gardé entre 4 et 12.',
      en: 'Once a year, for two weeks, eighteen statements that we wrote, three on each of six dimensions: workload, room to decide, support, recognition, meaning, tensions. One answers from “never” to “always”, or passes. Two answers of three make a number, kept between 4 and 12.',
    },
    p2: {
      fr: 'Il est publié une fois, clos, par dimension, pour l’entreprise et les lieux d’au moins {least} inscrits ; rien si moins de la moitié ont répondu, jamais rien d’un énoncé. Au nombre de chaque inscrit, qu’il réponde ou non, s’ajoutent trois termes qui lui restent pour toujours : le sien de chaque semaine, un pour le questionnaire, un pour la dimension, chacun de {deviation} points d’écart type. Chaque équipe en reçoit deux autres, nouveaux chaque fois.',
      en: 'It is published once, closed, by dimension, for the company and places with at least {least} listed; nothing if fewer than half answered, never anything of a statement. To the number of everybody listed, answering or not, are added three terms that stay theirs for ever: their own of each week, one for the questionnaire, one for the dimension, each with a standard deviation of {deviation} points. Each team gets two more, new each time.',
    },
    p3: {
      fr: 'Un employeur qui saurait tout des autres, et jusqu’à leurs termes secrets, devinerait si une personne est au plus bas ou au plus haut partout : {first} fois sur 100 après un an, {fifth} après cinq, {tenth} après dix ; dans une seule dimension, en sachant tout le reste d’elle, {one} après dix ; jamais il n’en serait sûr à 95\u202f%. Si elle répond ou non : {part} fois au plus. De qui dit la même chose chaque semaine, il n’apprend presque rien de plus. Ce que nous ne promettons pas : celui qui connaîtrait la moitié de vos réponses pourrait, en dix ans, être sûr de l’autre.',
      en: 'An employer who knew everything of the others, down to their secret terms, would guess whether a person is lowest or highest in everything: {first} times in 100 after one year, {fifth} after five, {tenth} after ten; in one dimension alone, knowing all the rest about them, {one} after ten; and would never be 95% sure. Whether they answer or not: {part} times at most. Of somebody who says the same each week, next to nothing more is learnt. What we do not promise: whoever knew half of your answers could, in ten years, be sure of the other half.',
    },
    p4: {
      fr: 'La précision le paie : si la plupart répondent, ± {m30} points pour {least} inscrits, {m60} pour soixante, {m140} pour 140.',
      en: 'Precision pays for it: if most answer, ± {m30} points for {least} listed, {m60} for sixty, {m140} for 140.',
    },
  },
  reading: {
    title: { fr: 'Lire les changements, pas les niveaux', en: 'Read changes, not levels' },
    p1: {
      fr: 'Les termes brouillent le niveau, mais ils ne bougent pas d’une semaine à l’autre\u00a0: les changements, eux, se lisent bien. À côté du niveau, chaque groupe a donc un fil, que ni les arrivées ni les départs ne font bouger\u00a0: c’est de lui que viennent les tendances à sept et à trente jours. Une flèche n’apparaît que si l’écart dépasse un demi-point et ce que le hasard explique dix-neuf fois sur vingt.',
      en: 'The terms blur the level, but they do not move from week to week: changes can be read well. So beside its level each group has a thread, which neither arrivals nor departures move: the trends over seven and thirty days come from it. An arrow appears only if the difference is more than half a point and more than chance explains nineteen times out of twenty.',
    },
    p2: {
      fr: 'Là où la plupart comptent, le niveau d’une équipe de douze inscrits est connu à {m12} points près, à vingt {m20}, à quarante {m40}\u202f; celui d’une entreprise de 140 à {m140}. Nous ne classons pas les équipes par niveau, et vous ne devriez pas le faire.',
      en: 'Where most people count, the level of a team of twelve listed is known to within {m12} points, of twenty {m20}, of forty {m40}; that of a company of 140 to within {m140}. We do not rank teams by level, and you should not.',
    },
  },
  separation: {
    title: { fr: 'Où sont les réponses', en: 'Where the answers are' },
    p1: {
      fr: 'Dans une base à part, avec son propre accès, sous un pseudonyme dont la clé n’est dans aucune base. Aucune heure, aucune adresse, aucun ordre d’arrivée. Cinq semaines après la publication, il en reste votre nombre, les semaines, parmi les douze dernières, où vous avez répondu, et votre historique, scellé avec une clé qui n’est qu’à vous. Vous pouvez tout effacer, copies comprises\u00a0; la somme de l’équipe garde alors votre dernier nombre sans nom, jusqu’à la fin de la liste, pour que votre départ ne se voie pas.',
      en: 'In a database of their own, with its own access, under a pseudonym whose key is in no database. No time of day, no address, no order of arrival. Five weeks after publication what is left is your number, the weeks among the last twelve in which you answered, and your history, sealed with a key that is yours alone. You can erase all of it, copies included; the sum of the team then keeps your last number without a name until the list ends, so that your going shows nowhere.',
    },
    p2: {
      fr: 'Il n’y a pas de conversation anonyme dans les deux sens\u00a0: un style, une date, un détail suffisent à reconnaître quelqu’un, et celui qui répond ne peut pas l’ignorer. Les RH publient ce qu’elles ont entendu et ce qu’elles font\u00a0; pour parler, il y a le CSE, le médecin du travail et le 3114.',
      en: 'There is no anonymous conversation both ways: a style, a date, a detail are enough to recognise somebody, and whoever answers cannot help knowing. HR publishes what it heard and what it does; to talk, there are the works council, the occupational doctor and 3114.',
    },
  },
} satisfies Texts;
