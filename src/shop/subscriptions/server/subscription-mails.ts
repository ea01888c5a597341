import { z } from 'zod';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { formatMoney } from '#basics/money.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { letter, type Part } from '#platform/mail/letter.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/subscription-mail.ts';
import { NEWS_MAIL, STOPPED_MAIL } from './subscription-news.ts';
import {
  findNotifiedEvent,
  findOrderKey,
  findSubscription,
  type NotifiedEvent,
  type SubscriptionRow,
} from './subscriptions.queries.ts';
import type { SubscriptionsDeps } from './subscriptions-deps.ts';

const translator = translatorOf(texts);

type News = { readonly title: string; readonly parts: readonly Part[] };
type Order = NonNullable<Awaited<ReturnType<typeof findOrderKey>>>;
type MailPayload = {
  readonly event: NotifiedEvent;
  readonly row: SubscriptionRow;
  /** Of the last month. */
  readonly order: Order;
  readonly link: (path: string) => string;
};

/** What buyers and staff are told of subscriptions, each mail about one event of a history. */
export function subscriptionMails(deps: SubscriptionsDeps): Record<string, LapsingMailComposer> {
  const link = (path: string) => new URL(path, deps.publicUrl()).href;
  const read = (eventId: string) =>
    // The outbox is no caller: the service reads the event it was told of.
    deps.database.asService((tx) => findMailed(tx, Number(eventId)));
  return {
    async [NEWS_MAIL](eventId) {
      const told = { ...(await read(eventId)), link };
      const news = newsOf(told);
      const { language, email, is_disowned: isDisowned } = told.event;
      // Its address is somebody else's, who said so.
      if (isDisowned) return undefined;
      return (
        news &&
        letter(language, {
          to: email,
          replyTo: await deps.supportEmail(),
          title: news.title,
          why: 'subscription',
          parts: [...news.parts, translator(language)('signature')],
        })
      );
    },
    async [STOPPED_MAIL](eventId) {
      const { event } = await read(eventId);
      // For staff, who read French.
      const t = translator('fr');
      const { company_name: company, siren, email } = event;
      const named = { company, deCompany: withDe(company) };
      const isAddress = event.kind === 'not-delivered';
      return letter('fr', {
        to: await deps.staffEmail(),
        title: t(isAddress ? 'staff.addressTitle' : 'staff.title', named),
        why: 'staff',
        parts: [
          t(isAddress ? 'staff.addressIntro' : 'staff.intro', { ...named, siren, email }),
          { link: link('/cms/orders?view=subscriptions'), label: t('staff.link') },
        ],
      });
    },
  };
}

async function findMailed(tx: Tx, eventId: number) {
  const event = await findNotifiedEvent(tx, eventId);
  const row = event && (await findSubscription(tx, event.subscription_id));
  const order = row && (await findOrderKey(tx, row.last_order_id));
  if (!order) throw new Error(`No subscription to write about event ${eventId}`);
  return { event, row, order };
}

const CHANGES = {
  headcount: z.object({ from: z.number(), to: z.number(), cents: z.number() }),
  pause: z.object({ from: z.string(), until: z.string() }),
  resume: z.object({ on: z.string() }),
  cancel: z.object({ taken: z.number(), last: z.number(), cents: z.number() }),
  started: z.object({ headcount: z.number() }),
  refused: z.object({ retryOn: z.string() }),
};

function newsOf(told: MailPayload): News | undefined {
  const { event } = told;
  const { language, company_name: company, details } = event;
  const named = { company, deCompany: withDe(company) };
  const t = translator(language);
  const day = (text: string) => formatDay(text, language);
  const money = (cents: number) => formatMoney(cents, language);
  switch (event.kind) {
    case 'started':
      return startedNews(told);
    case 'headcount': {
      const { from, to, cents } = CHANGES.headcount.parse(details);
      const words = { ...named, from, to, amount: money(cents) };
      return { title: t('headcount.title'), parts: [t('headcount.intro', words)] };
    }
    case 'pause': {
      const { from, until } = CHANGES.pause.parse(details);
      const words = { ...named, from: day(from), until: day(until) };
      return { title: t('pause.title'), parts: [t('pause.intro', words)] };
    }
    case 'resume': {
      const words = { ...named, on: day(CHANGES.resume.parse(details).on) };
      return { title: t('resume.title'), parts: [t('resume.intro', words)] };
    }
    case 'cancel': {
      const { taken, last, cents } = CHANGES.cancel.parse(details);
      const words = { ...named, left: last - taken, amount: money(cents) };
      return { title: t('cancel.title'), parts: [t('cancel.intro', words), t('cancel.undo')] };
    }
    case 'undo':
      return { title: t('undo.title'), parts: [t('undo.intro', named)] };
    case 'ended':
      return { title: t('ended.title'), parts: [t('ended.intro', named)] };
    case 'first-order-cancelled':
      return { title: t('firstCancelled.title'), parts: [t('firstCancelled.intro', named)] };
    case 'not-delivered':
      return { title: t('notDelivered.title'), parts: [t('notDelivered.intro', named)] };
    case 'month-given-up':
      return { title: t('givenUp.title'), parts: [t('givenUp.intro', named)] };
    default:
      return unpaidNews(told);
  }
}

function startedNews({ event, row, link }: MailPayload): News {
  const { language, company_name: company, happened_at: at, company_id: companyId } = event;
  const t = translator(language);
  const { headcount } = CHANGES.started.parse(event.details);
  const words = {
    company,
    deCompany: withDe(company),
    boxes: headcount,
    day: Number(parisDayOf(at).slice(8)),
  };
  const place = companyId
    ? [t('started.space')]
    : [t('started.guest'), { link: link('/auth?next=/dashboard'), label: t('started.guestLink') }];
  return {
    title: t('started.title'),
    parts: [
      t('started.intro', words),
      ...(row.payment_method === 'card' ? [t('started.charge')] : []),
      ...place,
    ],
  };
}

/** Nothing is asked for once it was paid, or given up. */
function unpaidNews({ event, order, link }: MailPayload): News | undefined {
  if (order.state !== 'awaiting-payment') return undefined;
  const { kind, language, company_name: company } = event;
  const t = translator(language);
  const amount = formatMoney(order.gross_cents, language);
  const words = { company, deCompany: withDe(company), amount, number: order.number };
  const address = link(`/checkout/success?order=${order.access_key}&lang=${language}`);
  const pay = [t('refused.pay'), { link: address, label: t('refused.link') }];
  switch (kind) {
    case 'payment-refused': {
      const day = formatDay(CHANGES.refused.parse(event.details).retryOn, language);
      return {
        title: t('refused.title'),
        parts: [t('refused.intro', { amount, number: order.number, day }), ...pay],
      };
    }
    case 'stopped':
      return { title: t('stopped.title'), parts: [t('stopped.intro', words), ...pay] };
    case 'transfer-missing': {
      const again = { link: address, label: t('transfer.link') };
      return { title: t('transfer.title'), parts: [t('transfer.intro', words), again] };
    }
    default:
      throw new Error(`Nobody is written to about '${kind}'`);
  }
}
