import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldErrors, problemWords } from '#platform/browser/refusal-words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { MoodPlace } from '../contract.ts';
import { treeOf } from './published-weeks.ts';
import { usePublish } from './use-follow-ups.ts';

const FORM = 'follow-up';
const ACTIONS = 3;
const INDENT = '\u2003';

type FollowUpDialogProps = {
  readonly companyId: string;
  readonly places: readonly MoodPlace[];
  readonly onClose: () => void;
};

/** Writes to the people of a place what was heard and what is done; nothing typed is lost by an error. */
export function FollowUpDialog({ companyId, places, onClose }: FollowUpDialogProps) {
  const t = useTranslations('listening.followUp');
  const problems = useTranslations('listening.followUp.problems');
  // The same ids however often the same text is sent.
  const [ids] = useState(() => ({
    followUpId: crypto.randomUUID(),
    actions: Array.from({ length: ACTIONS }, () => crypto.randomUUID()),
  }));
  const publish = usePublish(companyId);
  const problemOf = fieldErrors(publish.error, problemWords(problems));
  function send(form: FormData) {
    const text = (name: string) => String(form.get(name) ?? '');
    const actions = ids.actions
      .map((id, at) => ({ id, what: text(`what-${at}`), dueOn: text(`due-${at}`) || null }))
      .filter(({ what }) => what.trim() !== '');
    publish.mutate(
      {
        followUpId: ids.followUpId,
        placeId: text('place'),
        heard: text('heard'),
        actions,
      },
      { onSuccess: onClose },
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('publish')}
      closeLabel={t('close')}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={FORM} isBusy={publish.isPending}>
            {t('publish')}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
      >
        <SelectField
          name="place"
          label={t('place')}
          options={treeOf(places).map(({ place, depth }) => ({
            value: place.id,
            label: `${INDENT.repeat(depth)}${place.kind === 'company' ? t('whole') : place.name}`,
          }))}
        />
        <TextAreaField
          name="heard"
          label={t('heard')}
          hint={t('heardHint')}
          error={problemOf('heard')}
        />
        <fieldset className="grid gap-3">
          <legend className="font-semibold">{t('actions')}</legend>
          {ids.actions.map((id, at) => (
            <div key={id} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
              <TextField
                name={`what-${at}`}
                label={t('action', { number: at + 1 })}
                error={problemOf(`actions.${at}.what`)}
              />
              <TextField
                name={`due-${at}`}
                type="date"
                label={t('due')}
                error={problemOf(`actions.${at}.dueOn`)}
              />
            </div>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
