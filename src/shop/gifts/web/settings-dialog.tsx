import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Failure } from '#company/web/failure.tsx';
import { problemsOf } from '#company/web/problems-of.ts';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { GiftMeter, SaveGiftSettings } from '../contract.ts';
import { readGiftSettings } from '../rules/gift-forms.ts';
import { useGiftWords } from './gift-words.ts';
import { useGiftsChanged } from './use-gifts.ts';

/** What the company declares of itself: a record of carence, and its criteria. */
export function SettingsDialog({ meter, onClose }: { meter: GiftMeter; onClose: () => void }) {
  const t = useTranslations('gifts.meter.settings');
  const { id: companyId, kind } = useSpace();
  const toast = useToast();
  const changed = useGiftsChanged(companyId);
  const { settings } = meter;
  const form = useSchemaForm({
    id: 'gift-settings',
    validate: (typed) => readGiftSettings(typed).problems,
    words: useGiftWords(),
  });
  const save = useMutation({
    mutationFn: (typed: FormValues) =>
      callFunction<SaveGiftSettings>('save-gift-settings', {
        companyId,
        revision: settings.revision,
        form: typed,
      }),
    async onSuccess() {
      await changed();
      toast.show({ title: t('saved') });
      onClose();
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="gift-settings-form" isBusy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form
        id="gift-settings-form"
        {...form.handlers((typed) => save.mutate(typed))}
        className="grid gap-5"
      >
        {kind === 'employer' && (
          <CheckboxField
            {...form.field('carence')}
            value="yes"
            label={t('carence')}
            hint={t('carenceHint', { threshold: meter.councilHeadcount })}
            defaultChecked={settings.hasCarenceRecord}
          />
        )}
        <TextAreaField
          {...form.field('policy')}
          label={t('policy')}
          hint={t('policyHint')}
          defaultValue={settings.policy ?? ''}
          rows={6}
        />
        <Failure error={save.error} conflict={t('conflict')} />
      </form>
    </Dialog>
  );
}
