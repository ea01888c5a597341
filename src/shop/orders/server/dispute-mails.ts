import { formatMoment } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { letter, type Part } from '#platform/mail/letter.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { texts as reasons } from '../messages/dispute-reasons.ts';
import { type DisputeStanding, knownReason } from '../rules/disputes.ts';
import { type DisputeRow, findDispute } from './disputes.queries.ts';
import type { OrderMailKind } from './order-mail-jobs.ts';
import { findOrder, listOrderLines, type OrderRow } from './orders.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';

type DisputeMailKind = Extract<OrderMailKind, `dispute-${string}`>;
const HELD =
  'La box mensuelle qui en dépend a été suspendue\u00a0: rien n’est commandé ni débité avant que vous la repreniez.';

type News = { readonly title: string; readonly parts: readonly Part[] };

/**
 * For staff, who read French: an answer has a deadline. The buyer is not written to: they know from their
 * bank, may not be the one who contests, and whatever is written becomes evidence; a person writes to them.
 */
export function disputeMails(deps: OrdersDeps): Record<DisputeMailKind, LapsingMailComposer> {
  const told =
    (
      standings: readonly DisputeStanding[],
      say: (dispute: DisputeRow, order: OrderRow) => News,
    ): LapsingMailComposer =>
    async (disputeId) => {
      // The outbox is no caller: the service reads the dispute it was told of.
      const { dispute, order, lines } = await deps.database.asService(async (tx) => {
        const found = await findDispute(tx, disputeId);
        return {
          dispute: found,
          order: found && (await findOrder(tx, found.order_id)),
          lines: found ? await listOrderLines(tx, found.order_id) : [],
        };
      });
      if (!dispute || !order) throw new Error(`No dispute ${disputeId} to write about`);
      // It went on before this left: that is told by another.
      if (!standings.includes(dispute.standing)) return undefined;
      const { title, parts } = say(dispute, order);
      const isMonthly = lines.some(({ commitment_months: months }) => months !== null);
      const link = new URL(`/cms/orders?order=${order.id}`, deps.publicUrl()).href;
      return letter('fr', {
        to: await deps.staffEmail(),
        title,
        why: 'staff',
        parts: [...parts, ...(isMonthly ? [HELD] : []), { link, label: 'Ouvrir la commande' }],
      });
    };
  const opened = told(['to-answer', 'under-review'], openedNews);
  return {
    'dispute-opened': opened,
    'dispute-escalated': opened,
    'dispute-lost': told(['lost'], lostNews),
    'dispute-won': told(['won'], wonNews),
  };
}

function openedNews(dispute: DisputeRow, order: OrderRow): News {
  const amount = amountOf(dispute);
  const isInquiry = dispute.state.startsWith('inquiry');
  const taken = isInquiry
    ? 'Elle n’a encore rien repris.'
    : `Ces ${amount} ne peuvent pas être remboursés tant qu’elle n’a pas décidé.`;
  const answer =
    dispute.standing === 'to-answer' && dispute.answer_by !== null
      ? [
          `Répondez dans le tableau de bord de Stripe avant le ${formatMoment(dispute.answer_by, 'fr')}\u00a0: \
sans réponse, la somme est perdue.`,
        ]
      : [];
  return {
    title: `Paiement contesté\u00a0: ${amount} sur la commande ${order.number}`,
    parts: [
      `La banque de ${order.company_name} ${isInquiry ? 'pose une question sur' : 'conteste'} le paiement de \
la commande ${order.number}. Motif\u00a0: ${reasonOf(dispute)}. ${taken}`,
      ...answer,
      'Si quelque chose reste à expédier, décidez avant de le laisser partir.',
    ],
  };
}

function lostNews(dispute: DisputeRow, order: OrderRow): News {
  const amount = amountOf(dispute);
  return {
    title: `Contestation perdue\u00a0: ${amount} sur la commande ${order.number}`,
    parts: [
      `La banque de ${order.company_name} a donné raison à son client et garde ${amount}. \
Motif\u00a0: ${reasonOf(dispute)}.`,
      `La facture reste due et ne change pas d’elle-même. Demandez un règlement par virement à l’acheteur \
(${order.email}), ou renoncez-y avec votre comptable.`,
    ],
  };
}

function wonNews(dispute: DisputeRow, order: OrderRow): News {
  const amount = amountOf(dispute);
  const isWon = dispute.state === 'won';
  return {
    title: isWon
      ? `Contestation gagnée\u00a0: ${amount} sur la commande ${order.number}`
      : `Contestation sans suite\u00a0: commande ${order.number}`,
    parts: [
      isWon
        ? `La banque vous a donné raison\u00a0: les ${amount} de la commande ${order.number} sont à vous.`
        : `La banque ne donne pas suite à sa question sur les ${amount} de la commande ${order.number}.`,
    ],
  };
}

const amountOf = (dispute: DisputeRow) => formatMoney(dispute.amount_cents, 'fr');
const reasonOf = ({ reason }: DisputeRow) => reasons[knownReason(reason)].fr.toLowerCase();
