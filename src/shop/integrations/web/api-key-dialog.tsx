import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isRefusal } from '#basics/refusal.ts';
import { Failure } from '#company/web/failure.tsx';
import { problemsOf } from '#company/web/problems-of.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { CreateApiKey } from '../contract.ts';
import { KEY_MONTHS, readApiKeyForm, SCOPES, scopeField } from '../rules/api-key-form.ts';
import { ShownOnce } from './shown-once.tsx';
import { useIntegrationChange } from './use-integrations.ts';

type ApiKeyDialogProps = { readonly companyId: string; readonly onClose: () => void };

/** Asks what the key is for, then shows it: the only time that it is seen. */
export function ApiKeyDialog({ companyId, onClose }: ApiKeyDialogProps) {
  const t = useTranslations('integrations.keys');
  // Pressed twice, it is one key.
  const [keyId] = useState(() => crypto.randomUUID());
  const create = useIntegrationChange(companyId, (form: FormValues) =>
    callFunction<CreateApiKey>('create-api-key', { companyId, keyId, form }),
  );
  const made = create.data?.key;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(made ? 'shown.title' : 'make')}
      description={made ? t('shown.text') : undefined}
      closeLabel={t('close')}
      footer={
        made ? (
          <Button onClick={onClose}>{t('shown.done')}</Button>
        ) : (
          <Button type="submit" form="api-key-form" isBusy={create.isPending}>
            {t('save')}
          </Button>
        )
      }
    >
      {made ? (
        <ShownOnce label={t('shown.label')} value={made} />
      ) : (
        <KeyForm error={create.error} send={create.mutate} />
      )}
    </Dialog>
  );
}

type KeyFormProps = {
  readonly error: Error | null;
  readonly send: (typed: FormValues, told: { readonly onError: (error: Error) => void }) => void;
};

function KeyForm({ error, send }: KeyFormProps) {
  const t = useTranslations('integrations.keys');
  const form = useSchemaForm({
    id: 'api-key',
    validate: (typed) => readApiKeyForm(typed).problems,
    words: problemWords(useTranslations('integrations.keys.problems')),
  });
  return (
    <form
      id="api-key-form"
      className="grid gap-5"
      {...form.handlers((typed) =>
        send(typed, { onError: (refused) => form.show(problemsOf(refused)) }),
      )}
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        hint={t('nameHint')}
        required
        autoComplete="off"
      />
      <fieldset>
        <legend className="font-semibold">{t('reads')}</legend>
        {SCOPES.map((scope) => (
          <CheckboxField
            key={scope}
            {...form.field(scopeField(scope))}
            label={t(`scopes.${scope}`)}
          />
        ))}
      </fieldset>
      <SelectField
        {...form.field('months')}
        label={t('months')}
        defaultValue="12"
        options={KEY_MONTHS.map((months) => ({
          value: months,
          label: t('monthsOf', { count: Number(months) }),
        }))}
      />
      <Failure
        error={error}
        conflict={t(isRefusal(error, 'already-done') ? 'alreadyMade' : 'tooMany')}
      />
    </form>
  );
}
