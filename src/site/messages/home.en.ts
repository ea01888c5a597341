import type { MirrorOf } from '#basics/messages.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { fr } from './home.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: `${PRODUCT_NAME}: listening at work, and boxes of French products`,
  description:
    'An app where your teams say how work is going without being exposed, and boxes of French products delivered to your offices. For HR and works councils.',
  hero: {
    eyebrow: 'For companies, their teams and their works council',
    title: 'Hear what goes unsaid. Give what brings a smile.',
    intro: `${PRODUCT_NAME} brings together two simple things: an app where people say in twenty seconds how work is going, without the company seeing their answer; and boxes of French products, delivered to your door.`,
    boxes: 'See the boxes',
    app: 'Discover the app',
    prices:
      'A box on demand: {box} excl. VAT. The monthly box: from {monthly} excl. VAT per employee.',
  },
  listening: {
    eyebrow: 'The listening app',
    title: 'Three taps, twenty seconds',
    intro:
      'At a desk, in a workshop or on the road, on a phone or a computer. Any question can be skipped.',
    steps: {
      work: {
        title: 'How work is going',
        text: 'One tap, on five notches, from “badly” to “very well”.',
      },
      energy: {
        title: 'How much energy is left',
        text: 'A second tap. Nobody asks why.',
      },
      factor: {
        title: 'A question that changes',
        text: 'Workload, emotions, autonomy, relationships, values, job security: the six families of psychosocial risk (“RPS” in French law), one at a time.',
      },
    },
    resultsTitle: 'What HR and the works council get out of it',
    results: {
      score: {
        title: 'A score from 1 to 15',
        text: 'The QVCT score (quality of life and conditions at work) follows a public formula. It reads the climate; it does not diagnose anyone.',
      },
      trends: {
        title: 'Trends over 7 and 30 days',
        text: 'The last closed week, and the last four together. An arrow appears only when the change is more than chance.',
      },
      alerts: {
        title: 'Psychosocial-risk alerts',
        text: 'When a group drops and stays down, HR and the works council learn it at the same minute. An alert is never about one person.',
      },
      duerp: {
        title: 'A risk document that stays alive',
        text: 'The DUERP, the assessment of occupational risks that French law requires, is exported as PDF or CSV with the indicators of its date.',
      },
    },
    noInference:
      'Nothing is inferred from a voice, a face or a way of writing: only what people choose to say counts.',
    next: 'Discover the app',
  },
  whoSees: {
    eyebrow: 'Trust comes first',
    title: 'Who sees what',
    intro:
      'People speak plainly once they know who is listening. Here is the rule, the same in every company.',
    next: 'Read the whole rule',
  },
  boxes: {
    eyebrow: 'Boxes on demand',
    title: 'Four themes, one kind thought',
    intro:
      '{price} a box excl. VAT, delivered to your offices, no subscription. You choose the note inside and the colour of the sleeve, and may swap a product for another of the same theme.',
    introWithoutPrice:
      'Delivered to your offices, no subscription. You choose the note inside and the colour of the sleeve, and may swap a product for another of the same theme.',
    net: 'excl. VAT',
    gross: 'incl. VAT',
    soon: 'Coming soon',
    themes: {
      food: 'Good food',
      hygiene: 'Care',
      wellness: 'Wellness',
      surprise: 'Surprise',
    },
    away: 'The catalogue is not answering right now. The boxes are still there: try again in a minute, or open their page.',
    next: 'See the boxes',
    notPrevention:
      'A box is a pleasure; it protects nobody. Prevention is listening, and the decisions that follow. We do not confuse the two.',
  },
  monthly: {
    eyebrow: 'The monthly box, “purchasing power”',
    title: 'Every month, each to their own taste',
    intro:
      'One link is enough: every employee picks a theme and products. No time to choose? The default box leaves anyway. Rather not? It is given to a charity.',
    plan: '{months, plural, =0 {No commitment} other {# months’ commitment}}',
    planNote: 'excl. VAT per employee per month',
    cancel:
      'You may leave a commitment whenever you like, at no fee. From that day on, and never backwards, the price becomes that of the plan without commitment.',
    urssaf:
      'Worth knowing before you choose: in France the URSSAF tolerance on gifts is {limit} per employee in {year}, VAT included, all gifts of the year added together. The simulator says when your boxes pass it, and what follows.',
    crossing:
      'One box a month from January passes it in the {month, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} month.',
    next: 'Work out my budget',
  },
  guarantees: {
    title: 'What we guarantee, and how',
    origin: {
      title: 'Origin, with the evidence',
      text: 'Every product carries its maker’s name, the town, and what proves it is made there.',
      all: '100% of the products shown are made in France, on evidence in force on {day}.',
      some: '{percent}% of the products shown have a proven French origin as of {day}; the figure is computed again whenever the catalogue changes.',
    },
    urssaf: {
      title: 'The URSSAF rules, worked out',
      text: 'An account rather than a slogan: the gifts of the year, per employee, and a warning in the cart and the simulator before the limit is passed.',
    },
    exchange: {
      title: 'An exchange if it disappoints',
      text: 'Something damaged, missing or simply not to your taste: tell us after delivery and we exchange it at our expense.',
    },
    freedom: {
      title: 'Change or stop, at no fee',
      text: 'At any time, without a registered letter and without saying why.',
    },
    next: 'Read the terms',
  },
  closing: {
    title: 'A quote, a demonstration, a question?',
    text: 'Write us a few lines. A person reads them, and a person answers.',
    next: 'Write to us',
  },
};
