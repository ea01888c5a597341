import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './terms.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Terms of sale',
  description:
    'Terms of sale to businesses: prices, orders, payment, late penalties, delivery, retention of title, exchange, subscription, gifts and URSSAF.',
  intro:
    'They apply to every sale between {entity} and its business customers: companies, associations, public bodies and works councils (CSE). The French version prevails.',
  updated: 'Version of {day}.',
  contents: 'Contents',
  sections: {
    scope: {
      title: 'Whom we sell to',
      body: '<p>We sell to businesses and works councils, not to private individuals. These terms are the sole basis of commercial negotiation (French Commercial Code, art. L441-1); they prevail over your purchasing terms unless agreed otherwise in writing and signed.</p>',
    },
    prices: {
      title: 'Prices',
      body: '<p>Prices are in euros, excluding VAT, with delivery in mainland France and Monaco included. VAT is added at the rate of each product, shown with its reason before you order. The price that applies is the one our servers compute when the order is placed; if it differs from the one on your screen, nothing is ordered until you have seen and accepted it.</p>',
    },
    order: {
      title: 'Orders',
      body: '<p>An order is firm once you have placed it and we have confirmed it by e-mail. Until preparation begins you may change or cancel it at no fee. If a product runs out, we offer an equivalent of the same theme, or a refund.</p>',
    },
    payment: {
      title: 'Payment',
      body: '<p>By card or SEPA direct debit when ordering, or by bank transfer with the reference given: preparation begins when the money arrives. From its space a company may ask to pay after delivery; if we grant it, the sum is due thirty days after dispatch, unless agreed otherwise in writing. No discount is given for early payment.</p>',
    },
    late: {
      title: 'Late payment',
      body: '<p>Any sum unpaid when due bears, by right and without reminder, penalties at the rate applied by the European Central Bank to its most recent refinancing operation plus ten percentage points, and a fixed sum of €40 for recovery costs (French Commercial Code, art. L441-10 and D441-5). Where those costs are higher, further compensation may be claimed on evidence.</p>',
    },
    delivery: {
      title: 'Delivery and risk',
      body: '<p>Boxes are delivered to the company’s address, in the week you wish where possible; that wish is not a binding deadline. Risk passes when the parcels are handed over. Count and look at them in front of the carrier: precise reservations, confirmed to the carrier by registered letter within three days (French Commercial Code, art. L133-3), allow us to act.</p>',
    },
    ownership: {
      title: 'Retention of title',
      body: '<p>Products remain ours until the full price is paid, taxes included (French Civil Code, art. 2367 and following).</p>',
    },
    exchange: {
      title: 'Exchange',
      body: '<p>Between businesses, the law gives no right to withdraw from an online purchase. We do better: if a product is damaged, missing, not as described or simply disappointing, ask for its exchange within {exchangeDays} days of delivery, from the page of your order (each of our e-mails links to it), with a photograph if it is damaged. We exchange it at our expense, return included; if that is impossible, we issue a credit note. Products bearing your logo are taken back only if they are faulty.</p>',
    },
    subscription: {
      title: 'Monthly box, commitment and cancellation',
      body: '<p>The monthly box comes with a commitment of twelve months, of six months, or none; the longer the commitment, the lower the price. You may change plan, change the headcount, pause or cancel <strong>at any time, at no fee</strong>.</p><p>If you leave a commitment before its term, the price granted in return for it is re-computed to that of the plan without commitment <strong>from the cancellation date on, never backwards</strong>: past months are not invoiced again, and only deliveries you still ask for after that date bear the price without commitment. The simulator and the cart say so, with the figures, before payment.</p>',
    },
    licence: {
      title: 'Licence of the app',
      body: '<p>The licence opens the app to the headcount declared, for a monthly price per employee, support included. A thirty-day trial comes first; it ends by itself. It is bought for a year, paid in advance, at the price of the band of the headcount, and does not renew by itself; places are added during the year in proportion to the days left. When the contract ends the company takes its documents with it, above all every version of its risk document. The app helps employers to fulfil their duties; it does not fulfil them in their place.</p>',
    },
    gifts: {
      title: 'Gifts and URSSAF',
      body: '<p>A box given to an employee is a benefit. It may fall under the URSSAF tolerance, on conditions: up to {limit} per employee and calendar year in {year}, VAT included, <strong>all gifts and vouchers of the year added together</strong>. Above that, each gift must be tied to an event on the URSSAF list and stay within its own limit of 5% of the monthly ceiling; otherwise its whole value is subject to contributions. From fifty employees on, it is the works council and not the employer who has this tolerance.</p><p>We do the arithmetic for you and warn you before the limit, from our boxes and the other gifts you tell us about. We know nothing of the rest: declaring remains your responsibility.</p>',
    },
    origin: {
      title: 'Origin and composition',
      body: '<p>Each product page names the maker, the place of manufacture, the ingredients and the allergens. French origin is shown only where valid evidence establishes it. A box is neither a health product nor a measure to prevent occupational risks.</p>',
    },
    liability: {
      title: 'Liability',
      body: '<p>We answer for direct and foreseeable damage caused by our failure, up to the sums paid in the last twelve months. That limit applies neither to gross or intentional fault, nor to bodily injury, nor to defective products. No one is liable for force majeure.</p>',
    },
    privacy: {
      title: 'Personal data',
      body: '<p>They are processed as our <privacy>privacy policy</privacy> says. For the app, a processing agreement (GDPR, art. 28) completes the contract.</p>',
    },
    law: {
      title: 'Governing law',
      body: '<p>These terms are governed by French law. If we disagree, let us talk first: <contact>write to us</contact>. Failing agreement within thirty days, the courts of Paris competent in commercial matters decide.</p>',
    },
  },
  next: 'Ask a question about these terms',
};
