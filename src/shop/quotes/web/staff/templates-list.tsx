import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useOwnDraft } from '#accounts/web/use-own-draft.ts';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { DraftNotice } from '#staff/web/draft-notice.tsx';
import { Failure, useFailureWords } from '#staff/web/failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import type { ReplyTemplate, SaveReplyTemplate } from '../../contract.ts';
import { readTemplate } from '../../rules/staff-answers.ts';
import { useProblemWords, useRequestChange, useTemplates } from './use-requests.ts';

type Edited = { readonly id: string; readonly template?: ReplyTemplate };

/** What answers begin with. */
export function TemplatesList() {
  const t = useTranslations('quotes.staffRequests.templates');
  const language = useLocale();
  const { data, error, refetch } = useTemplates();
  const [edited, setEdited] = useState<Edited>();
  if (error && !data) return <Failure isBelowTitle error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading text={t('loading')} />;
  return (
    <div className="grid gap-6">
      <p className="max-w-2xl text-ink-soft">{t('intro')}</p>
      <p>
        <Button
          icon={<Plus aria-hidden className="size-5" />}
          onClick={() => setEdited({ id: crypto.randomUUID() })}
        >
          {t('new')}
        </Button>
      </p>
      <DataTable
        caption={t('caption')}
        isCaptionHidden
        emptyText={t('none')}
        columns={[
          { key: 'name', label: t('columns.name') },
          { key: 'subject', label: t('columns.subject') },
          { key: 'state', label: t('columns.state') },
          { key: 'edit', label: t('columns.edit') },
        ]}
        rows={data.templates.map((template) => ({
          id: template.id,
          cells: {
            name: template.name,
            subject: template.subject[language],
            state: (
              <Badge tone={template.isRetired ? 'neutral' : 'success'}>
                {t(template.isRetired ? 'retired' : 'offered')}
              </Badge>
            ),
            edit: (
              <Button
                kind="quiet"
                size="small"
                aria-label={t('editNamed', { name: template.name })}
                onClick={() => setEdited({ id: template.id, template })}
              >
                {t('edit')}
              </Button>
            ),
          },
        }))}
      />
      {edited && <TemplateDialog {...edited} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

function TemplateDialog({ id, template, onClose }: Edited & { readonly onClose: () => void }) {
  const t = useTranslations('quotes.staffRequests.templates');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const draft = useOwnDraft(`template ${template?.id ?? 'new'}`, template?.revision ?? null);
  const form = useSchemaForm({
    id: 'template',
    validate: (typed) => readTemplate(typed).problems,
    words: useProblemWords(),
  });
  const save = useRequestChange((typed: FormValues) =>
    callFunction<SaveReplyTemplate>('save-reply-template', {
      templateId: id,
      revision: template?.revision ?? null,
      form: typed,
    }),
  );
  const send = (typed: FormValues) =>
    save.mutate(typed, {
      onSuccess() {
        draft.arrived(typed);
        toast.show({ title: t('saved') });
        onClose();
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  const handlers = form.handlers(send);
  const start = draft.before ?? formOf(template);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={template ? t('editNamed', { name: template.name }) : t('new')}
      description={t('text', { name: '{name}', company: '{company}', sender: '{sender}' })}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="template-form" isBusy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form
        key={draft.round}
        id="template-form"
        className="grid gap-5"
        {...handlers}
        onChange={(event) => {
          handlers.onChange(event);
          draft.keep(typedIn(event.currentTarget));
        }}
      >
        <DraftNotice draft={draft} />
        <TextField {...form.field('name')} label={t('name')} defaultValue={start.name} />
        {(['fr', 'en'] as const).map((language) => {
          const suffix = language === 'fr' ? 'Fr' : 'En';
          return (
            <div key={language} className="grid gap-4">
              <TextField
                {...form.field(`subject${suffix}`)}
                label={t(`subject${suffix}`)}
                defaultValue={start[`subject${suffix}`]}
              />
              <TextAreaField
                {...form.field(`body${suffix}`)}
                label={t(`body${suffix}`)}
                rows={6}
                defaultValue={start[`body${suffix}`]}
              />
            </div>
          );
        })}
        <CheckboxField
          {...form.field('isRetired')}
          label={t('isRetired')}
          defaultChecked={start.isRetired === 'on'}
        />
        {save.error && form.problems.length === 0 && (
          <Notice kind="danger" isLive>
            <p>{isRefusal(save.error, 'conflict') ? t('conflict') : wordsOf(save.error)}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

/** A template as it would be typed. */
function formOf(template: ReplyTemplate | undefined): FormValues {
  if (!template) return {};
  const { name, subject, body, isRetired } = template;
  return {
    name,
    subjectFr: subject.fr,
    subjectEn: subject.en,
    bodyFr: body.fr,
    bodyEn: body.en,
    ...(isRetired && { isRetired: 'on' }),
  };
}
