import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './terms.fr.ts';

export const en: MirrorOf<typeof fr> = {
  title: 'Terms of sale',
  description:
    'Terms of sale to businesses: prices, orders, payment, late penalties, delivery, exchange, warranties, subscription, licence, data, gifts and URSSAF.',
  intro:
    'They apply to every sale between {entity} and its business customers: companies, associations, public bodies and works councils (CSE). The French version prevails.',
  zones: {
    caption: 'Delivery, per box, excluding VAT',
    columns: { zone: 'Destination', price: 'Price per box' },
    names: {
      france: 'Mainland France, Corsica and Monaco',
      europe: 'European Union',
      neighbours: 'Switzerland and United Kingdom',
      world: 'French overseas territories and rest of the world',
    },
    included: 'Included in the price of the products',
    indicative: '{price}, transport included; indicative price, only the quote binds',
  },
  bands: {
    caption: 'Licence, per employee and month, excluding VAT',
    columns: { headcount: 'Headcount', price: 'Per employee and month' },
    upTo: 'Up to {to} employees',
    between: 'From {from} to {to} employees',
    from: '{from} employees and more',
  },
  sections: {
    scope: {
      title: 'Whom we sell to, and on which terms',
      body: '<p>We sell to businesses and works councils, for the needs of their activity, and not to private individuals. These terms are the sole basis of commercial negotiation (French Commercial Code, art. L441-1). They prevail over your purchasing terms unless agreed otherwise in writing and signed; an accepted quote prevails over them where it says otherwise.</p><p>The version that applies is the one in force on the day of the order: its number is kept with the order, and each version can be downloaded at the foot of this page.</p>',
    },
    order: {
      title: 'Orders',
      body: '<p>An order is placed online, in French or in English, or by accepting a quote. Before you confirm it you see the products, taxes and total in detail and can correct them (French Civil Code, art. 1127-2). It is firm once you have placed it and we have confirmed it by e-mail. Whoever orders declares that they may.</p><p>Until preparation begins you may change or cancel your order at no fee. If a product runs out, we offer an equivalent of the same theme, or a refund.</p>',
    },
    prices: {
      title: 'Prices',
      body: '<p>Prices are in euros, excluding VAT. VAT is added at the rate of each product, shown with its reason before you order. The price that applies is the one our servers compute when the order is placed; if it differs from the one on your screen, nothing is ordered until you have seen and accepted it. An order that is placed keeps its price.</p><p>Our prices are public and the same for all, as the catalogue lists them. A discount applies only where a quote or the catalogue says so.</p>',
    },
    payment: {
      title: 'Invoices and payment',
      body: '<p>Every sale gives rise to an invoice as article L441-9 of the French Commercial Code and the French Tax Code require, available from the page of the order and, for those who have one, from the company’s space.</p><p>You pay by card or SEPA direct debit when ordering, or by bank transfer with the reference given: preparation begins when the money arrives. A transfer is awaited for {transferDays} days after that of the order; if it has not arrived, the order cancels itself and nothing is due. A transfer that arrives later is given back to you, unless we can still deliver and you wish it. From its space a company may ask to pay after delivery; if we grant it, the sum is due {creditDays} days after dispatch, unless another period is agreed in writing, which cannot exceed sixty days after the date of the invoice (French Commercial Code, art. L441-10). No discount is given for early payment.</p>',
    },
    late: {
      title: 'Late payment',
      body: '<p>Any sum unpaid when due bears, by right and without reminder, from the next day on, penalties at the rate applied by the European Central Bank to its most recent refinancing operation plus ten percentage points, today {lateRate} a year, and a fixed sum of €40 for recovery costs per invoice (French Commercial Code, art. L441-10 and D441-5). Where those costs are higher, further compensation may be claimed on evidence.</p>',
    },
    delivery: {
      title: 'Delivery and transfer of risk',
      body: '<p>VAT is that of the place of delivery. Boxes are delivered to the company’s address or, where the company arranges it, to the home of each employee. The week you wish is kept where possible; that wish is not a binding deadline. If a delivery has not taken place within thirty days of the announced date, you may cancel what is left to deliver and be refunded for it.</p><p>Risk passes to you when the parcels are handed over. Count and look at them in front of the carrier: precise reservations on the delivery note, confirmed to the carrier by registered letter within three days (French Commercial Code, art. L133-3), allow us to act. Outside the European Union, duties and taxes on arrival are yours to pay.</p>',
    },
    ownership: {
      title: 'Retention of title',
      body: '<p>Products remain ours until the full price is paid, taxes included (French Civil Code, art. 2367 and following). That does not keep you from handing them to their recipients.</p>',
    },
    exchange: {
      title: 'Exchange',
      body: '<p>If a product is damaged, missing, not as described or simply disappointing, ask for its exchange within {exchangeDays} days of delivery, from the page of your order (each of our e-mails links to it), with a photograph if it is damaged. We exchange it at our expense, return included; if that is impossible, we issue a credit note. Products bearing your logo are taken back only if they are faulty. This commitment comes on top of the warranties of the law and takes nothing from them.</p>',
    },
    withdrawal: {
      title: 'Withdrawal for small businesses',
      body: '<p>The right of withdrawal protects consumers. The law extends it to businesses with five employees at most, for a contract concluded off premises whose object is outside the field of their main activity (French Consumer Code, art. L221-3). If one of us has you sign at your place and you are in that case, you have fourteen days from delivery, or from signature for a service, to withdraw without a reason: a message to {email} is enough, and we refund within fourteen days. Perishable food and personalised products are not covered (same code, art. L221-28).</p><p>An order placed online does not fall under it; <exchange>exchange</exchange> is open to you in every case.</p>',
    },
    warranty: {
      title: 'Warranties',
      body: '<p>We owe you products that match the order (French Civil Code, art. 1604). We warrant them against hidden defects: you may return them for the price or keep them for part of the price (art. 1641 and 1644), acting within two years of discovering the defect (art. 1648). Liability for defective products applies (art. 1245 and following).</p>',
    },
    origin: {
      title: 'Food, origin and composition',
      body: '<p>Each product page gives, before the order, the name of the food, the maker and the place of manufacture, the list of ingredients, the allergens, the quantity, the date marking and the storage conditions (Regulation (EU) No 1169/2011, art. 9 and 14); the label prevails. It is for you to pass this on to employees and to store products as stated. Alcohol is not handed to minors.</p><p>French origin is shown only where valid evidence establishes it. A box is neither a health product nor a measure to prevent occupational risks.</p>',
    },
    subscription: {
      title: 'Monthly box: commitment and cancellation',
      body: '<p>The monthly box comes with a commitment of twelve months, of six months, or none; the longer the commitment, the lower the price. Each month is an order, invoiced and paid as one. You may change plan, change the headcount, pause or cancel <strong>at any time, at no fee</strong>, from your space.</p><p>If you leave a commitment before its term, the price granted in return for it is re-computed to that of the plan without commitment <strong>from the cancellation date on, never backwards</strong>: past months are not invoiced again, and only deliveries you still ask for after that date bear the price without commitment. The simulator and the cart say so, with the figures, before payment.</p>',
    },
    licence: {
      title: 'Licence of the app',
      body: '<p>The licence is a right to use the app, personal to the company, non-exclusive and not transferable, for its employees and up to the headcount declared, support included. A thirty-day trial comes first; it ends by itself. It is bought for a year, paid in advance, at the price of the band of the headcount, and does not renew by itself; places are added during the year in proportion to the days left.</p><p>You undertake to list only your own employees, not to try to find out who answered what, and to let no consequence fall on anyone for answering or not answering. We look after the app and its data with care, without promising a rate of availability; a planned interruption is announced on the site.</p><p>When the contract ends the company takes its documents with it, above all every version of its risk document. The app helps employers to fulfil their duties; it does not fulfil them in their place.</p>',
    },
    gifts: {
      title: 'Gifts and URSSAF',
      body: '<p>A box given to an employee is a benefit. It may fall under the URSSAF tolerance, on conditions: up to {limit} per employee and calendar year in {year}, VAT included, <strong>all gifts and vouchers of the year added together</strong>. Above that, each gift must be tied to an event on the URSSAF list and stay within its own limit of 5% of the monthly ceiling; otherwise its whole value is subject to contributions. From {council} employees on, it is the works council and not the employer who has this tolerance.</p><p>We do the arithmetic for you and warn you before the limit, from our boxes and the other gifts you tell us about. We know nothing of the rest: declaring remains your responsibility.</p>',
    },
    privacy: {
      title: 'Personal data and processing for you',
      body: '<p>We process the data of the people you deal with us through to sell, deliver and invoice, as our <privacy>privacy policy</privacy> says. For the app, the list of employees, the choices of boxes and the meter of gifts, you are the controller and we are your processor. The commitments that follow are the agreement of article 28 of the GDPR, for as long as the contract lasts:</p><ul><li>we process these data only on your written instructions, of which the contract and the settings of your space are part, and warn you if one of them seems unlawful to us;</li><li>by an exception that both sides want, <strong>you cannot ask us to show you a person’s answer</strong>, nor to get around the anonymity rule;</li><li>whoever has access is bound to secrecy, and the security measures are those that the privacy policy describes;</li><li>our own providers are named there; we announce a change thirty days ahead, you may object and, failing agreement, cancel at no fee; we answer for them;</li><li>we help you to answer the people concerned, to carry out your impact assessment and to notify the CNIL, and tell you of any personal data breach without undue delay after we learn of it;</li><li>when the contract ends we give you your documents back, then erase the data, save what the law has us keep;</li><li>we hold at your disposal what proves that these commitments are kept, and allow audits, once a year and on thirty days’ notice.</li></ul>',
    },
    liability: {
      title: 'Liability and force majeure',
      body: '<p>We answer for direct and foreseeable damage caused by our failure, up to the sums paid in the last twelve months. That limit applies neither to gross or intentional fault, nor to bodily injury, nor to defective products, nor to an essential obligation that it would empty of its substance (French Civil Code, art. 1170). No one is liable for force majeure (art. 1218): if it lasts more than thirty days, either side may end the order, and what was paid for what is not delivered is given back.</p>',
    },
    changes: {
      title: 'Changes and evidence',
      body: '<p>A new version of these terms applies only to orders placed after it was put online; a subscription or licence that is running stays under the version accepted until its next commitment. If a clause is void, the others remain. Unless proven otherwise, our records of orders and payments are evidence between us, and you may ask for them.</p>',
    },
    law: {
      title: 'Governing law and courts',
      body: '<p>These terms are governed by French law, without the Vienna Convention on the international sale of goods. If we disagree, let us talk first: <contact>write to us</contact>, or turn to the <mediator>Médiateur des entreprises</mediator>. Failing agreement within thirty days, the courts of Paris competent in commercial matters decide; a works council, an association or any other party that is not a trader keeps the court that the law gives it. The French version of these terms prevails.</p>',
    },
  },
};
