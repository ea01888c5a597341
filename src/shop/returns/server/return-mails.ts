import { letter, type Part, type Row } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { OrderRow } from '#shop/orders/lends.ts';
import { CARRIER_NAMES, CARRIERS, trackingPage } from '#shop/sales/rules/carriers.ts';
import { texts } from '../messages/return-mail.ts';
import type { ReturnMailKind } from './return-mail-kinds.ts';
import { referenceOf, wayOf } from './return-view.ts';
import { findReturn, type ReturnRow } from './returns.queries.ts';
import type { ReturnsDeps } from './returns-deps.ts';

const translator = translatorOf(texts);

/** What is said of an exchange: to its buyer in the language of the order, to staff in French. */
export function returnMails(deps: ReturnsDeps): Record<ReturnMailKind, LapsingMailComposer> {
  const compose =
    (say: (order: OrderRow, asked: ReturnRow) => Promise<Mail | undefined>): LapsingMailComposer =>
    async (returnId) => {
      // The outbox is no caller: the service reads what it was told of.
      const found = await deps.database.asService(async (tx) => {
        const orderId = (await findReturn(tx, returnId, 'fr'))?.order_id;
        const order = orderId === undefined ? undefined : await deps.orders.findOrder(tx, orderId);
        // Once more, as products are named in the language of the order.
        const asked = order && (await findReturn(tx, returnId, order.language));
        return order && asked && { order, asked };
      });
      if (!found) throw new Error(`No return ${returnId} to write about`);
      return say(found.order, found.asked);
    };
  const toBuyer = (kind: BuyersKind, more: MoreParts) =>
    compose(async (order, asked) =>
      // Its address is somebody else's, who said so.
      order.disowned_at === null ? buyersMail(deps, kind, order, asked, more) : undefined,
    );
  return {
    'return-asked': toBuyer('asked', (t, { reason }) =>
      reason === 'damaged' || reason === 'wrong' ? [t('asked.photograph')] : [],
    ),
    'return-accepted': toBuyer('accepted', acceptedParts),
    'return-refused': toBuyer('refused', reasonParts),
    'return-closed': toBuyer('closed', reasonParts),
    'return-replaced': toBuyer('replaced', replacedParts),
    'return-to-judge': compose(async (order, asked) =>
      // Taken back before this left: nothing is to be judged.
      asked.state === 'asked' ? staffMail(deps, order, asked) : undefined,
    ),
  };
}

type BuyersKind = 'asked' | 'accepted' | 'refused' | 'replaced' | 'closed';
type Words = ReturnType<typeof translator>;
type MoreParts = (t: Words, asked: ReturnRow, language: OrderRow['language']) => readonly Part[];

async function buyersMail(
  deps: ReturnsDeps,
  kind: BuyersKind,
  order: OrderRow,
  asked: ReturnRow,
  more: MoreParts,
): Promise<Mail> {
  const t = translator(order.language);
  const about = { reference: referenceOf(asked), number: order.number };
  const address = `/checkout/success?order=${order.access_key}&lang=${order.language}#returns`;
  return letter(order.language, {
    to: order.email,
    replyTo: await deps.supportEmail(),
    title: t(`${kind}.title`, about),
    why: 'order',
    parts: [
      t(`${kind}.intro`, about),
      { rows: linesOf(asked, t) },
      ...more(t, asked, order.language),
      { link: new URL(address, deps.publicUrl()).href, label: t('link') },
      t('signature'),
    ],
  });
}

function linesOf({ lines }: ReturnRow, t: Words): Row[] {
  return lines.map(({ quantity, name, instead }) => [
    `${quantity} × ${name}`,
    instead ? t('instead', { name: instead }) : t('same'),
  ]);
}

function acceptedParts(t: Words, asked: ReturnRow): Part[] {
  const said = asked.instructions;
  return [
    t(`accepted.ways.${wayOf(asked) ?? 'kept'}`),
    ...(said ? [{ heading: t('accepted.said'), quote: said }] : []),
  ];
}

function reasonParts(t: Words, { decision_reason: reason }: ReturnRow): Part[] {
  return reason ? [{ heading: t('reason'), quote: reason }] : [];
}

function replacedParts(t: Words, asked: ReturnRow, language: OrderRow['language']): Part[] {
  const carrier = CARRIERS.find((each) => each === asked.carrier);
  const name =
    carrier === 'own' || carrier === 'other'
      ? t(`carriers.${carrier}`)
      : carrier && CARRIER_NAMES[carrier];
  const rows: Row[] = [
    ...(name ? [[t('replaced.carrier'), name] as const] : []),
    ...(asked.tracking_number ? [[t('replaced.tracking'), asked.tracking_number] as const] : []),
  ];
  const page = trackingPage(asked.carrier, asked.tracking_number, language);
  return [
    ...(rows.length > 0 ? [{ rows }] : []),
    ...(page ? [{ link: page, label: t('replaced.follow') }] : []),
  ];
}

async function staffMail(deps: ReturnsDeps, order: OrderRow, asked: ReturnRow): Promise<Mail> {
  const t = translator('fr');
  const about = {
    reference: referenceOf(asked),
    number: order.number,
    company: order.company_name,
  };
  return letter('fr', {
    to: await deps.staffEmail(),
    title: t('judge.title', about),
    why: 'staff',
    parts: [
      t('judge.intro', about),
      { rows: linesOf(asked, t) },
      t(`judge.reasons.${asked.reason as 'other'}`),
      ...(asked.note ? [{ heading: t('judge.note'), quote: asked.note }] : []),
      {
        link: new URL(`/cms/orders?order=${order.id}`, deps.publicUrl()).href,
        label: t('judge.open'),
      },
    ],
  });
}
