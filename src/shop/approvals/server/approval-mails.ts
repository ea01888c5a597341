import { addDays, formatDay, parisDayOf } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { letter } from '#platform/mail/letter.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { subjectLine } from '#platform/mail/subject-line.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { OrderRow } from '#shop/orders/lends.ts';
import { texts } from '../messages/approval-mail.ts';
import { LAPSES_AFTER_DAYS, PAID_WITHIN_DAYS } from '../rules/order-approval.ts';
import { readAskedMail } from './approval-mail-jobs.ts';
import {
  findApproverIds,
  findCompanyName,
  findEmails,
  findRequest,
  type RequestRow,
} from './approvals.queries.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { askedForm, shownLines } from './asked-order.ts';

type ApprovalMailKind =
  | 'approval-asked'
  | 'approval-approved'
  | 'approval-refused'
  | 'approval-lapsed';

/** The mails of a request, each composed when it leaves; nobody is told of what no longer is. */
export function approvalMails(deps: ApprovalsDeps): Record<ApprovalMailKind, LapsingMailComposer> {
  const toAsker = (kind: 'approved' | 'refused' | 'lapsed') => async (requestId: string) => {
    const told = await read(deps, requestId);
    return told?.asker ? askerMail(deps, kind, told, told.asker) : undefined;
  };
  return {
    async 'approval-asked'(subjectId) {
      const { requestId, userId } = readAskedMail(subjectId);
      const told = await read(deps, requestId, userId);
      return told?.approver ? approverMail(deps, told, told.approver) : undefined;
    },
    'approval-approved': toAsker('approved'),
    'approval-refused': toAsker('refused'),
    'approval-lapsed': toAsker('lapsed'),
  };
}

type MailPayload = {
  readonly request: RequestRow;
  readonly company: string;
  /** Addresses; none for an account that is gone. */
  readonly asker: string | null | undefined;
  readonly ender: string | null | undefined;
  /** Of somebody who can still decide it. */
  readonly approver: string | null | undefined;
  readonly order: OrderRow | undefined;
};

function read(
  { database, orders }: ApprovalsDeps,
  requestId: string,
  approverId?: string,
): Promise<MailPayload | undefined> {
  // The outbox is no caller: the service reads the request it was told of.
  return database.asService(async (tx) => {
    const request = await findRequest(tx, requestId);
    if (!request) return undefined;
    const { asked_by: asker, ended_by: ender, order_id: orderId, company_id: companyId } = request;
    const approvers = request.state === 'waiting' ? await findApproverIds(tx, companyId) : [];
    const ids = [asker, ender, approverId].filter((id) => typeof id === 'string');
    const emails = await findEmails(tx, ids);
    const emailOf = (id: string | null | undefined) => (id ? emails.get(id) : undefined);
    return {
      request,
      company: await findCompanyName(tx, companyId),
      asker: emailOf(asker),
      ender: emailOf(ender),
      approver: approverId && approvers.includes(approverId) ? emailOf(approverId) : undefined,
      order: orderId === null ? undefined : await orders.findOrder(tx, orderId),
    };
  });
}

async function approverMail(
  deps: ApprovalsDeps,
  { request, company, asker }: MailPayload,
  to: string,
) {
  const { language, note } = request;
  const { company: buyer, purchaseOrderNumber } = askedForm(request);
  const t = translator(language);
  const amount = formatMoney(request.gross_cents, language);
  const last = addDays(parisDayOf(request.asked_at), LAPSES_AFTER_DAYS);
  return letter(language, {
    to,
    ...(asker && { replyTo: asker }),
    title: subjectLine(t('asked.title', { company, amount })),
    why: 'member',
    parts: [
      t('asked.intro', { name: buyer.contactName, company }),
      { rows: [...contentRows(request), [t('gross'), amount]] },
      ...(purchaseOrderNumber ? [t('asked.purchaseOrder', { number: purchaseOrderNumber })] : []),
      ...(note ? [{ heading: t('asked.note'), quote: note }] : []),
      { link: addressOf(deps, request), label: t('asked.link') },
      t('asked.until', { day: formatDay(last, language) }),
      t('signature'),
    ],
  });
}

async function askerMail(
  deps: ApprovalsDeps,
  kind: 'approved' | 'refused' | 'lapsed',
  { request, company, ender, order }: MailPayload,
  to: string,
) {
  const { language, reason } = request;
  const t = translator(language);
  const words = {
    company,
    amount: formatMoney(order?.gross_cents ?? request.gross_cents, language),
    who: ender ?? t('somebody'),
    number: order?.number ?? '',
    days: LAPSES_AFTER_DAYS,
  };
  const next = order && nextOf(order);
  return letter(language, {
    to,
    replyTo: ender ?? (await deps.supportEmail()),
    title: subjectLine(t(`${kind}.title`, words)),
    why: 'member',
    parts: [
      t(`${kind}.intro`, words),
      ...(next ? [t(`approved.${next}`, { days: PAID_WITHIN_DAYS })] : []),
      ...(reason ? [{ heading: t('reason'), quote: reason }] : []),
      order
        ? { link: orderAddress(deps, order), label: t(next === 'card' ? 'pay' : 'order') }
        : { link: addressOf(deps, request), label: t('again') },
      t('signature'),
    ],
  });
}

/** What its buyer does now, or waits for. */
function nextOf({ payment_method: method, credit, state }: OrderRow) {
  if (state !== 'awaiting-payment') return undefined;
  return credit === 'requested' ? 'terms' : method;
}

function contentRows(request: RequestRow) {
  return shownLines(request).map(
    ({ quantity, name, netCents }) =>
      [`${quantity} × ${name}`, formatMoney(netCents, request.language)] as const,
  );
}

function addressOf({ publicUrl }: ApprovalsDeps, { id, language }: RequestRow): string {
  return new URL(`/dashboard/billing?request=${id}&lang=${language}`, publicUrl()).href;
}

function orderAddress({ publicUrl }: ApprovalsDeps, order: OrderRow): string {
  const { access_key: accessKey, language } = order;
  return new URL(`/checkout/success?order=${accessKey}&lang=${language}`, publicUrl()).href;
}

const translator = translatorOf(texts);
