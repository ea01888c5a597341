import type { MirrorOf } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { fr } from './manifesto.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Manifesto',
  description: `Listening is not watching, a number is not an answer, a gift is a gift: what ${PRODUCT_NAME} believes.`,
  eyebrow: 'Manifesto',
  heading: 'In praise of attention',
  opening: `<p>There is a question we ask ten times a day at work and never wait to hear answered. “All right?” We toss it out going through one door, and “all right” comes back from the next. This is not indifference. The true answer is expensive: it exposes whoever gives it and binds whoever receives it.</p><p>So people say nothing. Then one morning someone is not there, and everyone says they had seen nothing. That is nearly always true. There was nothing to see: there was something to hear.</p>`,
  sections: {
    work: {
      title: 'It is work that needs care',
      body: '<p>When work wears out those who do it, they are readily offered lessons in breathing. We think one should open the window first.</p><p>What wears people out nearly always has a name: a deadline nobody could meet, an order and its opposite, a post left empty and shared out among the rest. Such things can be changed. They change all the better when those who live with them can name them and risk nothing.</p>',
    },
    listening: {
      title: 'Listening is not watching',
      body: '<p>To watch is to want to know who. To listen is to want to know what. The whole difference lies in that one word, and it is immense.</p><p>Machines can now read faces, weigh voices, time the strokes of a keyboard. At work the law forbids it, and the law is right. But we would not do it if it were allowed: a confidence that has been extracted is no longer a confidence. Here, only what people chose to say counts.</p>',
    },
    number: {
      title: 'A number is not an answer',
      body: '<p>A score from 1 to 15 never made a day lighter. It is good for one thing: nobody can say any more “we did not know”. What matters comes next, when people sit down, move a deadline, hire someone, apologise.</p><p>We have no love for barometers that decorate meetings. We ask that no bonus ever depend on the score: pay a thermometer to rise, and rise it will.</p>',
    },
    silence: {
      title: 'Silence is a right',
      body: '<p>No one has to answer, and no one knows who kept quiet. Silence says something too, as long as nobody tries to make it talk.</p>',
    },
    anonymity: {
      title: 'Anonymity is not a favour',
      body: '<p>A promise of discretion is worth something only on the day somebody stands to gain by breaking it. So ours does not rest on our good will. It is in the way answers are kept, apart, under a pseudonym; in the rule, for all to read, that decides what is told; in the software’s refusal when it is asked to say more.</p><p>Below a certain number of voices we keep quiet, even before whoever pays us to speak.</p>',
    },
    gift: {
      title: 'A gift is a gift',
      body: '<p>We also sell boxes. Let us be blunt: no jam ever mended a workload. A box is not a health policy, and those who claim it is do harm to both.</p><p>But a well-chosen gift says thank you, and those words are missing from many places where people work hard. You can tell a true gift because it asks for nothing back. Not even that you feel better.</p>',
    },
    places: {
      title: 'The taste of somewhere',
      body: '<p>A soap, a honey, a herbal tea: each has an address. We give it, with the name of whoever makes it and the proof that they make it there. We show what share of our catalogue comes from France, even on the days when it is not a round number.</p>',
    },
    promises: {
      title: 'What we will not do',
      body: '<ul><li>Show one person’s answer to anyone but that person.</li><li>Sell, lend or cross-match what is entrusted to us.</li><li>Pass a pleasure off as a protection.</li><li>Promise what the law does not let anyone promise.</li><li>Make leaving harder than arriving.</li></ul>',
    },
  },
  closing: `<p>Prévenance: to go towards others, and to keep the worst from happening. The French word is a little out of fashion. We would like it to be of use again.</p>`,
  signature: `The ${PRODUCT_NAME} team`,
  print: 'Print this text',
  boxes: 'See the boxes and their makers',
  next: 'See how listening works',
};
