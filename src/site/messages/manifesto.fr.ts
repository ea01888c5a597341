import { PRODUCT_NAME } from '#basics/product-name.ts';

export const fr = {
  title: 'Manifeste',
  description: `Écouter n’est pas surveiller, un chiffre n’est pas une réponse, un cadeau est un cadeau : ce que croit ${PRODUCT_NAME}.`,
  eyebrow: 'Manifeste',
  heading: 'Pour l’attention',
  opening: `<p>Il y a une question que l’on pose dix fois par jour au travail et dont personne n’attend la réponse. « Ça va ? » On la lance en poussant une porte, on répond « ça va » en franchissant la suivante. Ce n’est pas de l’indifférence. C’est que la vraie réponse coûte cher : elle expose celui qui la donne, elle oblige celui qui la reçoit.</p><p>Alors on se tait. Et un matin quelqu’un ne vient plus, et chacun dit qu’il n’avait rien vu. C’est presque toujours vrai. Il n’y avait rien à voir : il y avait quelque chose à entendre.</p>`,
  sections: {
    work: {
      title: 'Le travail se soigne',
      body: '<p>Quand un travail abîme ceux qui le font, on leur propose volontiers d’apprendre à mieux respirer. Nous pensons qu’il faut d’abord ouvrir la fenêtre.</p><p>Ce qui use a presque toujours un nom : un délai intenable, un ordre et son contraire, une place laissée vide et que l’on se partage. Ces choses-là se changent. Elles se changent d’autant mieux que ceux qui les vivent peuvent les nommer sans rien risquer.</p>',
    },
    listening: {
      title: 'Écouter n’est pas surveiller',
      body: '<p>Surveiller, c’est vouloir savoir qui. Écouter, c’est vouloir savoir quoi. Toute la différence tient dans ce pronom, et elle est immense.</p><p>On sait aujourd’hui faire lire les visages, peser les voix, épier le rythme d’une frappe. La loi l’interdit au travail, et elle a raison. Mais nous ne le ferions pas si elle le permettait : une confidence arrachée n’est plus une confidence. Ici ne compte que ce que chacun a choisi de dire.</p>',
    },
    number: {
      title: 'Un chiffre n’est pas une réponse',
      body: '<p>Un score de 1 à 15 n’a jamais allégé une journée. Il ne sert qu’à une chose : que l’on ne puisse plus dire « on ne savait pas ». Ce qui compte vient après, quand on s’assoit, qu’on déplace une échéance, qu’on embauche, qu’on présente des excuses.</p><p>Nous n’aimons pas les baromètres qui décorent les réunions. Nous demandons qu’aucune prime ne dépende du score : un thermomètre que l’on paie pour monter finit toujours par monter.</p>',
    },
    silence: {
      title: 'Le silence est un droit',
      body: '<p>Nul n’est tenu de répondre, et nul ne sait qui s’est tu. Le silence aussi dit quelque chose, à condition qu’on ne cherche pas à le faire parler.</p>',
    },
    anonymity: {
      title: 'L’anonymat n’est pas une faveur',
      body: '<p>Une promesse de discrétion ne vaut que le jour où quelqu’un a intérêt à la rompre. La nôtre ne repose donc pas sur notre bonne volonté. Elle est dans la façon dont les réponses sont gardées, à part, sous un pseudonyme ; dans la règle, publique, qui décide de ce qui paraît ; dans le refus du logiciel quand on lui demande d’en dire plus.</p><p>En dessous d’un certain nombre de voix, nous nous taisons, même devant celui qui nous paie pour parler.</p>',
    },
    gift: {
      title: 'Un cadeau est un cadeau',
      body: '<p>Nous vendons aussi des box. Disons-le sans détour : aucune confiture n’a jamais réparé une charge de travail. Une box n’est pas une politique de santé, et ceux qui prétendent le contraire abîment les deux.</p><p>Mais un cadeau bien choisi dit merci, et ce mot manque dans bien des lieux où l’on travaille beaucoup. On reconnaît un vrai cadeau à ceci qu’il ne demande rien en retour. Pas même d’aller mieux.</p>',
    },
    places: {
      title: 'Le goût de ce qui vient de quelque part',
      body: '<p>Un savon, un miel, une tisane ont une adresse. Nous la donnons, avec le nom de qui les fait et la preuve qu’il les fait là. Nous affichons la part de notre catalogue qui vient de France, même les jours où ce n’est pas un chiffre rond.</p>',
    },
    promises: {
      title: 'Ce que nous ne ferons pas',
      body: '<ul><li>Montrer la réponse d’une personne, à qui que ce soit d’autre qu’elle.</li><li>Vendre, prêter ou croiser ce qui nous est confié.</li><li>Faire passer un plaisir pour une protection.</li><li>Promettre ce que la loi ne permet pas de promettre.</li><li>Rendre le départ plus difficile que l’arrivée.</li></ul>',
    },
  },
  closing: `<p>Prévenance : aller au-devant de l’autre, et empêcher que le pire arrive. Le mot est un peu passé de mode. Nous aimerions qu’il serve encore.</p>`,
  signature: `L’équipe ${PRODUCT_NAME}`,
  print: 'Imprimer ce texte',
  boxes: 'Voir les box et leurs fabricants',
  next: 'Voir comment fonctionne l’écoute',
};
