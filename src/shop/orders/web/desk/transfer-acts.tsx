import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Refusal } from '#basics/refusal.ts';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { readOrderNumber } from '#shop/sales/rules/order-number.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type {
  AttributeTransfer,
  ListedTransfer,
  ReleaseTransfer,
  SetTransferAside,
  TakeTransferBack,
} from '../../contract.ts';
import { readReason } from '../../rules/orders-at-work.ts';
import { RELEASE_REFUSALS } from '../../rules/released-transfer.ts';
import { OrderDialog } from './order-dialog.tsx';
import { useOrderChange } from './use-orders.ts';

type Asked = 'attribute' | 'setAside' | 'release';

/** What may be said of a transfer, as it stands. */
export function TransferActs({ transfer }: { transfer: ListedTransfer }) {
  const t = useTranslations('orders.staffOrders.transfers.acts');
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const { label, state, order } = transfer;
  const acts: readonly Asked[] =
    state === 'to-attribute' ? ['attribute', 'setAside'] : order ? ['release'] : [];
  return (
    <span className="flex flex-wrap gap-2">
      {acts.map((act, index) => (
        <Button
          key={act}
          kind={index === 0 && act === 'attribute' ? 'secondary' : 'quiet'}
          size="small"
          aria-haspopup="dialog"
          aria-label={t('named', { act: t(act), label })}
          onClick={() => setAsked(act)}
        >
          {t(act)}
        </Button>
      ))}
      {state === 'set-aside' && <TakeBack transfer={transfer} />}
      {asked === 'attribute' && <Attribute transfer={transfer} onClose={close} />}
      {asked === 'setAside' && <SetAside transfer={transfer} onClose={close} />}
      {asked === 'release' && order && (
        <ReleaseDialog transfer={transfer} order={order} onClose={close} />
      )}
    </span>
  );
}

function TakeBack({ transfer }: { transfer: ListedTransfer }) {
  const t = useTranslations('orders.staffOrders.transfers.acts');
  const acts = useTranslations('orders.staffOrders.acts');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const [actId] = useState(() => crypto.randomUUID());
  const change = useOrderChange(() =>
    callFunction<TakeTransferBack>('take-transfer-back', { transferId: transfer.id, actId }),
  );
  return (
    <Button
      kind="secondary"
      size="small"
      isBusy={change.isPending}
      aria-label={t('named', { act: t('takeBack'), label: transfer.label })}
      onClick={() =>
        change.mutate(undefined, {
          onSuccess: () => toast.show({ title: t('takenBack') }),
          onError: (error) =>
            toast.show({
              title: isRefusal(error, 'conflict') ? acts('conflict') : wordsOf(error),
              kind: 'destructive',
            }),
        })
      }
    >
      {t('takeBack')}
    </Button>
  );
}

type TransferDialogProps = {
  readonly transfer: Pick<ListedTransfer, 'id' | 'label'>;
  readonly onClose: () => void;
};

function Attribute({ transfer, onClose }: { transfer: ListedTransfer; onClose: () => void }) {
  const t = useTranslations('orders.staffOrders.transfers.acts');
  const { guess } = transfer;
  // What only the amount speaks for, a person looks up.
  const suggested = guess && guess.certainty !== 'to-check' ? guess.orderNumber : null;
  return (
    <OrderDialog
      id="attribute"
      about={transfer.id}
      title={t('attribute')}
      text={transfer.label}
      validate={(typed) => readOrderNumber(typed).problems}
      send={(form) =>
        callFunction<AttributeTransfer>('attribute-transfer', { transferId: transfer.id, form })
      }
      confirm={t('attribute')}
      done={t('attributed')}
      onClose={onClose}
    >
      {(field) => (
        <TextField
          {...field('number', suggested)}
          label={t('number')}
          hint={t('numberHint')}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </OrderDialog>
  );
}

function SetAside({ transfer, onClose }: TransferDialogProps) {
  const t = useTranslations('orders.staffOrders.transfers.acts');
  return (
    <OrderDialog
      id="aside"
      about={transfer.id}
      title={t('setAside')}
      text={transfer.label}
      validate={(typed) => readReason(typed, 'reason').problems}
      send={(form) =>
        callFunction<SetTransferAside>('set-transfer-aside', { transferId: transfer.id, form })
      }
      confirm={t('setAside')}
      done={t('asideDone')}
      onClose={onClose}
    >
      {(field) => <TextAreaField {...field('reason')} label={t('reason')} rows={2} />}
    </OrderDialog>
  );
}

type ReleaseDialogProps = TransferDialogProps & {
  readonly order: { readonly id: string; readonly number: string };
};

/** A transfer was another order's: why, and what follows for this one. */
export function ReleaseDialog({ transfer, order, onClose }: ReleaseDialogProps) {
  const t = useTranslations('orders.staffOrders.transfers.acts');
  function refused({ details }: Refusal): string | undefined {
    const why = RELEASE_REFUSALS.find((each) => each === details?.why);
    return why && t(`releaseRefused.${why}`);
  }
  return (
    <OrderDialog
      id="release"
      about={transfer.id}
      title={t('release')}
      text={t('releaseText', { number: order.number })}
      validate={(typed) => readReason(typed, 'reason').problems}
      send={(form, actId) =>
        callFunction<ReleaseTransfer>('release-transfer', {
          transferId: transfer.id,
          orderId: order.id,
          actId,
          form,
        })
      }
      confirm={t('release')}
      done={t('released')}
      refused={refused}
      isDanger
      onClose={onClose}
    >
      {(field) => (
        <>
          <p className="text-ink-soft [overflow-wrap:anywhere]">{transfer.label}</p>
          <TextAreaField {...field('reason')} label={t('releaseReason')} rows={2} />
        </>
      )}
    </OrderDialog>
  );
}
