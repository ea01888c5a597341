import type { Texts } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';

export const texts = {
  title: { fr: 'Manifeste', en: 'Manifesto' },
  description: {
    fr: `Écouter n’est pas surveiller, un chiffre n’est pas une réponse, un cadeau est un cadeau : ce que croit ${PRODUCT_NAME}.`,
    en: `Listening is not watching, a number is not an answer, a gift is a gift: what ${PRODUCT_NAME} believes.`,
  },
  eyebrow: { fr: 'Manifeste', en: 'Manifesto' },
  heading: { fr: 'Pour l’attention', en: 'In praise of attention' },
  opening: {
    fr: `<p>Il y a une question que l’on pose dix fois par jour au travail et dont personne n’attend la réponse. « Ça va ? » On la lance en poussant une porte, on répond « ça va » en franchissant la suivante. Ce n’est pas de l’indifférence. C’est que la vraie réponse coûte cher : elle expose celui qui la donne, elle oblige celui qui la reçoit.</p><p>Alors on se tait. Et un matin quelqu’un ne vient plus, et chacun dit qu’il n’avait rien vu. C’est presque toujours vrai. Il n’y avait rien à voir : il y avait quelque chose à entendre.</p>`,
    en: `<p>There is a question we ask ten times a day at work and never wait to hear answered. “All right?” We toss it out going through one door, and “all right” comes back from the next. This is not indifference. The true answer is expensive: it exposes whoever gives it and binds whoever receives it.</p><p>So people say nothing. Then one morning someone is not there, and everyone says they had seen nothing. That is nearly always true. There was nothing to see: there was something to hear.</p>`,
  },
  sections: {
    work: {
      title: { fr: 'Le travail se soigne', en: 'It is work that needs care' },
      body: {
        fr: '<p>Quand un travail abîme ceux qui le font, on leur propose volontiers d’apprendre à mieux respirer. Nous pensons qu’il faut d’abord ouvrir la fenêtre.</p><p>Ce qui use a presque toujours un nom : un délai intenable, un ordre et son contraire, une place laissée vide et que l’on se partage. Ces choses-là se changent. Elles se changent d’autant mieux que ceux qui les vivent peuvent les nommer sans rien risquer.</p>',
        en: '<p>When work wears out those who do it, they are readily offered lessons in breathing. We think one should open the window first.</p><p>What wears people out nearly always has a name: a deadline nobody could meet, an order and its opposite, a post left empty and shared out among the rest. Such things can be changed. They change all the better when those who live with them can name them and risk nothing.</p>',
      },
    },
    listening: {
      title: { fr: 'Écouter n’est pas surveiller', en: 'Listening is not watching' },
      body: {
        fr: '<p>Surveiller, c’est vouloir savoir qui. Écouter, c’est vouloir savoir quoi. Toute la différence tient dans ce pronom, et elle est immense.</p><p>On sait aujourd’hui faire lire les visages, peser les voix, épier le rythme d’une frappe. La loi l’interdit au travail, et elle a raison. Mais nous ne le ferions pas si elle le permettait : une confidence arrachée n’est plus une confidence. Ici ne compte que ce que chacun a choisi de dire.</p>',
        en: '<p>To watch is to want to know who. To listen is to want to know what. The whole difference lies in that one word, and it is immense.</p><p>Machines can now read faces, weigh voices, time the strokes of a keyboard. At work the law forbids it, and the law is right. But we would not do it if it were allowed: a confidence that has been extracted is no longer a confidence. Here, only what people chose to say counts.</p>',
      },
    },
    number: {
      title: { fr: 'Un chiffre n’est pas une réponse', en: 'A number is not an answer' },
      body: {
        fr: '<p>Un score de 1 à 15 n’a jamais allégé une journée. Il ne sert qu’à une chose : que l’on ne puisse plus dire « on ne savait pas ». Ce qui compte vient après, quand on s’assoit, qu’on déplace une échéance, qu’on embauche, qu’on présente des excuses.</p><p>Nous n’aimons pas les baromètres qui décorent les réunions. Nous demandons qu’aucune prime ne dépende du score : un thermomètre que l’on paie pour monter finit toujours par monter.</p>',
        en: '<p>A score from 1 to 15 never made a day lighter. It is good for one thing: nobody can say any more “we did not know”. What matters comes next, when people sit down, move a deadline, hire someone, apologise.</p><p>We have no love for barometers that decorate meetings. We ask that no bonus ever depend on the score: pay a thermometer to rise, and rise it will.</p>',
      },
    },
    silence: {
      title: { fr: 'Le silence est un droit', en: 'Silence is a right' },
      body: {
        fr: '<p>Nul n’est tenu de répondre, et nul ne sait qui s’est tu. Le silence aussi dit quelque chose, à condition qu’on ne cherche pas à le faire parler.</p>',
        en: '<p>No one has to answer, and no one knows who kept quiet. Silence says something too, as long as nobody tries to make it talk.</p>',
      },
    },
    anonymity: {
      title: { fr: 'L’anonymat n’est pas une faveur', en: 'Anonymity is not a favour' },
      body: {
        fr: '<p>Une promesse de discrétion ne vaut que le jour où quelqu’un a intérêt à la rompre. La nôtre ne repose donc pas sur notre bonne volonté. Elle est dans la façon dont les réponses sont gardées, à part, sous un pseudonyme ; dans la règle, publique, qui décide de ce qui paraît ; dans le refus du logiciel quand on lui demande d’en dire plus.</p><p>En dessous d’un certain nombre de voix, nous nous taisons, même devant celui qui nous paie pour parler.</p>',
        en: '<p>A promise of discretion is worth something only on the day somebody stands to gain by breaking it. So ours does not rest on our good will. It is in the way answers are kept, apart, under a pseudonym; in the rule, for all to read, that decides what is told; in the software’s refusal when it is asked to say more.</p><p>Below a certain number of voices we keep quiet, even before whoever pays us to speak.</p>',
      },
    },
    gift: {
      title: { fr: 'Un cadeau est un cadeau', en: 'A gift is a gift' },
      body: {
        fr: '<p>Nous vendons aussi des box. Disons-le sans détour : aucune confiture n’a jamais réparé une charge de travail. Une box n’est pas une politique de santé, et ceux qui prétendent le contraire abîment les deux.</p><p>Mais un cadeau bien choisi dit merci, et ce mot manque dans bien des lieux où l’on travaille beaucoup. On reconnaît un vrai cadeau à ceci qu’il ne demande rien en retour. Pas même d’aller mieux.</p>',
        en: '<p>We also sell boxes. Let us be blunt: no jam ever mended a workload. A box is not a health policy, and those who claim it is do harm to both.</p><p>But a well-chosen gift says thank you, and those words are missing from many places where people work hard. You can tell a true gift because it asks for nothing back. Not even that you feel better.</p>',
      },
    },
    places: {
      title: { fr: 'Le goût de ce qui vient de quelque part', en: 'The taste of somewhere' },
      body: {
        fr: '<p>Un savon, un miel, une tisane ont une adresse. Nous la donnons, avec le nom de qui les fait et la preuve qu’il les fait là. Nous affichons la part de notre catalogue qui vient de France, même les jours où ce n’est pas un chiffre rond.</p>',
        en: '<p>A soap, a honey, a herbal tea: each has an address. We give it, with the name of whoever makes it and the proof that they make it there. We show what share of our catalogue comes from France, even on the days when it is not a round number.</p>',
      },
    },
    promises: {
      title: { fr: 'Ce que nous ne ferons pas', en: 'What we will not do' },
      body: {
        fr: '<ul><li>Montrer la réponse d’une personne, à qui que ce soit d’autre qu’elle.</li><li>Vendre, prêter ou croiser ce qui nous est confié.</li><li>Faire passer un plaisir pour une protection.</li><li>Promettre ce que la loi ne permet pas de promettre.</li><li>Rendre le départ plus difficile que l’arrivée.</li></ul>',
        en: '<ul><li>Show one person’s answer to anyone but that person.</li><li>Sell, lend or cross-match what is entrusted to us.</li><li>Pass a pleasure off as a protection.</li><li>Promise what the law does not let anyone promise.</li><li>Make leaving harder than arriving.</li></ul>',
      },
    },
  },
  closing: {
    fr: `<p>Prévenance : aller au-devant de l’autre, et empêcher que le pire arrive. Le mot est un peu passé de mode. Nous aimerions qu’il serve encore.</p>`,
    en: `<p>Prévenance: to go towards others, and to keep the worst from happening. The French word is a little out of fashion. We would like it to be of use again.</p>`,
  },
  signature: { fr: `L’équipe ${PRODUCT_NAME}`, en: `The ${PRODUCT_NAME} team` },
  print: { fr: 'Imprimer ce texte', en: 'Print this text' },
  boxes: { fr: 'Voir les box et leurs fabricants', en: 'See the boxes and their makers' },
  next: { fr: 'Voir comment fonctionne l’écoute', en: 'See how listening works' },
} satisfies Texts;
