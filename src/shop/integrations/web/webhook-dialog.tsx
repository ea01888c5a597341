import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Failure } from '#company/web/failure.tsx';
import { problemsOf } from '#company/web/problems-of.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { AddWebhook } from '../contract.ts';
import { SCOPES, scopeField } from '../rules/api-key-form.ts';
import { readWebhookForm } from '../rules/webhook-form.ts';
import { ShownOnce } from './shown-once.tsx';
import { useIntegrationChange } from './use-integrations.ts';

type WebhookDialogProps = {
  readonly companyId: string;
  readonly onAdded: (secret: string) => void;
  readonly onClose: () => void;
};

/** Asks where, and what it is told of. */
export function WebhookDialog({ companyId, onAdded, onClose }: WebhookDialogProps) {
  const t = useTranslations('integrations.webhooks');
  const scopes = useTranslations('integrations.keys.scopes');
  // Pressed twice, it is one webhook.
  const [webhookId] = useState(() => crypto.randomUUID());
  const add = useIntegrationChange(companyId, (typed: FormValues) =>
    callFunction<AddWebhook>('add-webhook', { companyId, webhookId, form: typed }),
  );
  const form = useSchemaForm({
    id: 'webhook',
    validate: (typed) => readWebhookForm(typed).problems,
    words: problemWords(useTranslations('integrations.webhooks.fields')),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('add')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="webhook-form" isBusy={add.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form
        id="webhook-form"
        className="grid gap-5"
        {...form.handlers((typed) =>
          add.mutate(typed, {
            onSuccess: ({ secret }) => onAdded(secret),
            onError: (refused) => form.show(problemsOf(refused)),
          }),
        )}
      >
        <TextField
          {...form.field('url')}
          label={t('url')}
          hint={t('urlHint')}
          inputMode="url"
          required
          autoComplete="off"
        />
        <fieldset>
          <legend className="font-semibold">{t('told')}</legend>
          {SCOPES.map((scope) => (
            <CheckboxField key={scope} {...form.field(scopeField(scope))} label={scopes(scope)} />
          ))}
        </fieldset>
        <Failure error={add.error} conflict={t('tooMany')} />
      </form>
    </Dialog>
  );
}

type SecretDialogProps = { readonly secret: string; readonly onClose: () => void };

/** The only time that it is seen. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const t = useTranslations('integrations.webhooks');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('secret.title')}
      description={t('secret.text')}
      closeLabel={t('close')}
      footer={<Button onClick={onClose}>{t('secret.done')}</Button>}
    >
      <ShownOnce label={t('secret.label')} value={secret} />
    </Dialog>
  );
}
