import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Duerp, MarkRiskTask, NoteRiskEvent, RiskEvent } from '../contract.ts';
import { EVENT_KINDS } from '../rules/duerp-record.ts';
import { readEvent } from '../rules/risk-forms.ts';
import { FormDialog } from './form-dialog.tsx';
import { useDuerpChange } from './use-duerp.ts';

type EventsCardProps = { readonly duerp: Duerp; readonly companyId: string };

/** What made, or makes, an update necessary, and what is left to do about it. */
export function EventsCard({ duerp, companyId }: EventsCardProps) {
  const t = useTranslations('risks.duerp.overview.events');
  const [isWriting, setWriting] = useState(false);
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-xl">{t('title')}</h2>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('intro')}</p>
        </div>
        {duerp.mayWrite && (
          <Button kind="secondary" size="small" onClick={() => setWriting(true)}>
            {t('add')}
          </Button>
        )}
      </div>
      {duerp.events.length === 0 ? (
        <p className="mt-4 text-ink-soft">{t('none')}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line">
          {duerp.events.map((event) => (
            <EventItem key={event.id} event={event} duerp={duerp} companyId={companyId} />
          ))}
        </ul>
      )}
      {isWriting && (
        <EventDialog companyId={companyId} duerp={duerp} onClose={() => setWriting(false)} />
      )}
    </Card>
  );
}

function EventItem({ event, duerp, companyId }: EventsCardProps & { event: RiskEvent }) {
  const t = useTranslations('risks.duerp.overview.events');
  const words = useTranslations('risks.words');
  const language = useLocale();
  const mark = useDuerpChange(companyId, (task: { kind: string; isDone: boolean }) =>
    callFunction<MarkRiskTask>('mark-risk-task', {
      companyId,
      eventId: event.id,
      kind: task.kind as RiskEvent['tasks'][number]['kind'],
      isDone: task.isDone,
    }),
  );
  const unit = duerp.units.find(({ id }) => id === event.unitId);
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="info">{words(`events.${event.kind}`)}</Badge>
        <span className="text-sm text-ink-soft">
          {formatDay(event.happenedOn, language)}
          {unit && ` · ${unit.name}`}
        </span>
      </p>
      <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{event.what}</p>
      <div className="mt-2">
        {event.tasks.map(({ kind, dueOn, doneOn }) => (
          <CheckboxField
            key={kind}
            name={`${event.id}-${kind}`}
            label={words(`tasks.${kind}`)}
            hint={
              doneOn
                ? t('done', { day: formatDay(doneOn, language) })
                : t('due', { day: formatDay(dueOn, language) })
            }
            checked={doneOn !== null}
            disabled={!duerp.mayWrite || mark.isPending}
            onChange={(change) => mark.mutate({ kind, isDone: change.currentTarget.checked })}
          />
        ))}
      </div>
    </li>
  );
}

function EventDialog({
  companyId,
  duerp,
  onClose,
}: EventsCardProps & { readonly onClose: () => void }) {
  const t = useTranslations('risks.duerp.overview.events');
  const words = useTranslations('risks.words.events');
  const common = useTranslations('risks.duerp');
  const today = parisDayOf(new Date());
  return (
    <FormDialog
      companyId={companyId}
      title={t('add')}
      submit={common('save')}
      told={t('noted')}
      draft="event"
      validate={(typed) => readEvent(typed, today).problems}
      send={({ unit, ...form }, { id }) =>
        callFunction<NoteRiskEvent>('note-risk-event', {
          companyId,
          id,
          unitId: unit || null,
          form,
        })
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              {...field('kind')}
              label={t('kind')}
              options={[
                { value: '', label: common('choose') },
                ...EVENT_KINDS.map((kind) => ({ value: kind, label: words(kind) })),
              ]}
            />
            <TextField {...field('happenedOn', today)} type="date" label={t('happenedOn')} />
          </div>
          <TextAreaField {...field('what')} label={t('what')} />
          <SelectField
            {...field('unit')}
            label={t('unit')}
            options={[
              { value: '', label: t('anyUnit') },
              ...duerp.units.map(({ id: unitId, name }) => ({ value: unitId, label: name })),
            ]}
          />
        </>
      )}
    </FormDialog>
  );
}
