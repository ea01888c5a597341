import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useStoredDraft } from '#platform/browser/use-stored-draft.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { DeclineQuote, OpenedQuote } from '../contract.ts';

type QuoteDeclineProps = {
  readonly token: string;
  readonly quote: Pick<OpenedQuote, 'number' | 'version'>;
  readonly onDeclined: () => void;
};

/** No, with a reason for whoever wants to give one. */
export function QuoteDecline({ token, quote, onDeclined }: QuoteDeclineProps) {
  const t = useTranslations('quotes.quote.decline');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const draft = useStoredDraft(`quote refusal ${quote.number} ${quote.version}`);
  const [reason, setReason] = useState(draft.before?.reason ?? '');
  const decline = useMutation({
    mutationFn: () => callFunction<DeclineQuote>('decline-quote', { token, form: { reason } }),
    onSuccess() {
      draft.end();
      toast.show({ title: t('done') });
      setOpen(false);
      onDeclined();
    },
  });
  const isTooLong = isRefusal(decline.error, 'invalid-input');
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        description={t('text')}
        closeLabel={t('close')}
        footer={
          <Button isBusy={decline.isPending} onClick={() => decline.mutate()}>
            {t('submit')}
          </Button>
        }
      >
        <div className="grid gap-5">
          <TextAreaField
            name="reason"
            label={t('reason')}
            optionalLabel={t('optional')}
            error={isTooLong ? t('tooLong') : undefined}
            value={reason}
            rows={3}
            onChange={({ currentTarget: { value } }) => {
              setReason(value);
              draft.keep({ reason: value });
            }}
          />
          {decline.error && !isTooLong && (
            <Notice kind="danger" isLive>
              <p>{t('failed')}</p>
            </Notice>
          )}
        </div>
      </Dialog>
    </>
  );
}
