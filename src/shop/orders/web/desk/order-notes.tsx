import { useLocale, useTranslations } from 'use-intl';
import { useOwnDraft } from '#accounts/web/use-own-draft.ts';
import { formatMoment } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import type { AddOrderNote, OrderFile } from '../../contract.ts';
import { NOTE_MAX, readReason } from '../../rules/orders-at-work.ts';
import { useOrderChange, useOrderProblemWords } from './use-orders.ts';

/** What staff tell each other about an order. */
export function OrderNotes({ order }: { order: OrderFile }) {
  const t = useTranslations('orders.staffOrders.notes');
  const language = useLocale();
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-xl">{t('title')}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t('text')}</p>
      </div>
      {order.notes.length > 0 && (
        <ul className="grid gap-3">
          {order.notes.map(({ id, note, by, at }) => (
            <li key={id} className="border-l-2 border-line-strong pl-3 [overflow-wrap:anywhere]">
              <p className="whitespace-pre-line">{note}</p>
              <p className="text-sm text-ink-soft">
                {t('by', {
                  who: by ?? t('somebody'),
                  at: formatMoment(new Date(at), language),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
      <NewNote orderId={order.id} />
    </Card>
  );
}

function NewNote({ orderId }: { orderId: string }) {
  const t = useTranslations('orders.staffOrders.notes');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const draft = useOwnDraft(`order note ${orderId}`);
  const form = useSchemaForm({
    id: 'note',
    validate: (typed) => readReason(typed, 'note', NOTE_MAX).problems,
    words: useOrderProblemWords(),
  });
  const add = useOrderChange((typed: FormValues) =>
    callFunction<AddOrderNote>('add-order-note', {
      orderId,
      noteId: draft.idToSend(),
      form: typed,
    }),
  );
  const send = (typed: FormValues) =>
    add.mutate(typed, {
      onSuccess() {
        toast.show({ title: t('added') });
        draft.arrived(typed);
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  const handlers = form.handlers(send);
  return (
    <form
      key={draft.round}
      className="grid gap-3"
      {...handlers}
      onChange={(event) => {
        handlers.onChange(event);
        draft.keep(typedIn(event.currentTarget));
      }}
    >
      <TextAreaField
        {...form.field('note')}
        label={t('field')}
        rows={2}
        defaultValue={draft.before?.note}
      />
      {add.error && form.problems.length === 0 && (
        <Notice kind="danger" isLive>
          <p>{wordsOf(add.error)}</p>
        </Notice>
      )}
      <Button type="submit" kind="secondary" size="small" isBusy={add.isPending}>
        {t('add')}
      </Button>
    </form>
  );
}
