import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import type { Subscription } from '../contract.ts';
import { lastMonths, readChange, type SubscriptionAct, sumShown } from '../rules/changes.ts';
import { ActFields } from './act-fields.tsx';
import {
  standingOf,
  useFailureWords,
  useProblemWords,
  useSubscriptionChange,
} from './use-subscriptions.ts';

type ActDialogProps = {
  readonly subscription: Subscription;
  readonly act: SubscriptionAct;
  readonly needsReason: boolean;
  readonly onClose: () => void;
};

/** One act on a monthly box: what it means in days and sums, and the sum that is then asked for. */
export function ActDialog({ subscription, act, needsReason, onClose }: ActDialogProps) {
  const t = useTranslations('subscriptions.box');
  const toast = useToast();
  const failureWords = useFailureWords();
  const standing = standingOf(subscription);
  const { today, rateBasisPoints } = subscription;
  const [typed, setTyped] = useState<FormValues>(() => ({
    headcount: String(standing.headcount),
    months: '1',
    lastMonth: String(lastMonths(standing)[0] ?? standing.taken),
  }));
  const read = (form: FormValues) => readChange(standing, act, form, { today, needsReason });
  const form = useSchemaForm({
    id: `subscription-${act}`,
    validate: (each) => read(each).problems,
    words: useProblemWords(),
  });
  const save = useSubscriptionChange(subscription);
  const send = (sent: FormValues) => {
    const expectedGrossCents = sumShown(standing, act, read(sent).change, rateBasisPoints);
    save.mutate(
      { act, form: sent, expectedGrossCents },
      {
        onSuccess() {
          toast.show({ title: t(`dialogs.${act}.done`) });
          onClose();
        },
        onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
      },
    );
  };
  const handlers = form.handlers(send);
  const isBesideFields = save.error instanceof Refusal && save.error.problems.length > 0;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`acts.${act}`)}
      description={act === 'resume' ? undefined : t(`dialogs.${act}.text`)}
      closeLabel={t('dialogs.close')}
      footer={
        <Button
          type="submit"
          form="subscription-act"
          kind={act === 'cancel' ? 'danger' : 'primary'}
          isBusy={save.isPending}
        >
          {t(`dialogs.${act}.confirm`)}
        </Button>
      }
    >
      <form
        id="subscription-act"
        className="grid gap-5"
        {...handlers}
        onChange={(event) => {
          handlers.onChange(event);
          const fields = typedIn(event.currentTarget);
          setTyped((now) => ({ ...now, ...fields }));
        }}
      >
        {save.error && !isBesideFields && (
          <Notice kind="danger" isLive>
            <p>{failureWords(save.error)}</p>
          </Notice>
        )}
        <ActFields subscription={subscription} act={act} typed={typed} field={form.field} />
        {needsReason && (
          <TextAreaField
            {...form.field('reason')}
            label={t('dialogs.reason')}
            hint={t('dialogs.reasonHint')}
            rows={3}
          />
        )}
      </form>
    </Dialog>
  );
}
