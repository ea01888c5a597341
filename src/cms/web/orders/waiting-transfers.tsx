import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatShortDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { AttributeTransfer, ListWaitingTransfers, SetTransferAside } from '#shop/contract.ts';
import { readOrderNumber } from '#shop/rules/order-number.ts';
import { readReason } from '#shop/rules/orders-at-work.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Loading } from '#ui/loading.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { OrderDialog } from './order-dialog.tsx';

type Transfer = OutputOf<ListWaitingTransfers>['transfers'][number];
type Asked = { readonly transfer: Transfer; readonly what: 'attribute' | 'setAside' };

type WaitingTransfersProps = {
  /** Undefined while they are being read. */
  readonly transfers: readonly Transfer[] | undefined;
};

/** Transfers that pay no order yet: a person says which one, or why none. */
export function WaitingTransfers({ transfers }: WaitingTransfersProps) {
  const t = useTranslations('cms.orders.transfers.waiting');
  const language = useLocale();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {!transfers && <Loading text={t('loading')} />}
      {transfers && (
        <DataTable
          caption={t('title')}
          isCaptionHidden
          emptyText={t('none')}
          columns={[
            { key: 'label', label: t('columns.label') },
            { key: 'day', label: t('columns.day') },
            { key: 'amount', label: t('columns.amount'), isNumber: true },
            { key: 'act', label: t('columns.act') },
          ]}
          rows={transfers.map((transfer) => ({
            id: transfer.id,
            cells: {
              label: <span className="font-normal [overflow-wrap:anywhere]">{transfer.label}</span>,
              day: formatShortDay(transfer.bookedOn, language),
              amount: formatMoney(transfer.amountCents, language),
              act: <Choices transfer={transfer} onChoose={setAsked} />,
            },
          }))}
        />
      )}
      {asked?.what === 'attribute' && <Attribute transfer={asked.transfer} onClose={close} />}
      {asked?.what === 'setAside' && <SetAside transfer={asked.transfer} onClose={close} />}
    </Card>
  );
}

type ChoicesProps = { readonly transfer: Transfer; readonly onChoose: (asked: Asked) => void };

function Choices({ transfer, onChoose }: ChoicesProps) {
  const t = useTranslations('cms.orders.transfers.waiting');
  const { label } = transfer;
  return (
    <span className="flex flex-wrap gap-1 @2xl:flex-nowrap @2xl:whitespace-nowrap">
      <Button
        kind="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('attributeNamed', { label })}
        onClick={() => onChoose({ transfer, what: 'attribute' })}
      >
        {t('attribute')}
      </Button>
      <Button
        kind="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={t('setAsideNamed', { label })}
        onClick={() => onChoose({ transfer, what: 'setAside' })}
      >
        {t('setAside')}
      </Button>
    </span>
  );
}

type TransferDialogProps = { readonly transfer: Transfer; readonly onClose: () => void };

function Attribute({ transfer, onClose }: TransferDialogProps) {
  const t = useTranslations('cms.orders.transfers.waiting');
  return (
    <OrderDialog
      id="attribute"
      about={transfer.id}
      title={t('attribute')}
      text={transfer.label}
      judge={(typed) => readOrderNumber(typed).problems}
      send={(form) =>
        callFunction<AttributeTransfer>('attribute-transfer', { transferId: transfer.id, form })
      }
      confirm={t('attribute')}
      done={t('attributed')}
      onClose={onClose}
    >
      {(field) => (
        <TextField
          {...field('number')}
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
  const t = useTranslations('cms.orders.transfers.waiting');
  return (
    <OrderDialog
      id="aside"
      about={transfer.id}
      title={t('setAside')}
      text={transfer.label}
      judge={(typed) => readReason(typed, 'reason').problems}
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
