import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { fieldErrors, problemWords } from '#platform/browser/refusal-words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { AddClosure, RemoveClosure } from '../contract.ts';
import { ChangeFailure } from './change-failure.tsx';
import type { SiteSettings } from './reminders-card.tsx';
import { useChange } from './use-listening-settings.ts';

type ClosuresProps = {
  readonly companyId: string;
  readonly site: SiteSettings;
  readonly isKeeper: boolean;
};

/** Days on which a site is closed: those planned, those that are over, and one more. */
export function Closures({ companyId, site, isKeeper }: ClosuresProps) {
  const t = useTranslations('listening.settings.reminders');
  const language = useLocale();
  const remove = useChange(companyId, (closureId: string) =>
    callFunction<RemoveClosure>('remove-closure', { companyId, closureId }),
  );
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{t('closures')}</h3>
      {site.closures.length === 0 && <p className="mt-1 text-ink-soft">{t('noClosure')}</p>}
      <ul className="mt-1">
        {site.closures.map(({ id, firstDay, lastDay }) => {
          const days = {
            from: formatDay(firstDay, language),
            to: formatDay(lastDay, language),
          };
          return (
            <li key={id} className="flex items-center gap-2">
              {t('closure', days)}
              {isKeeper && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={t('remove', days)}
                  icon={<X aria-hidden className="size-5" />}
                  onClick={() => remove.mutate(id)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <ChangeFailure error={remove.error} />
      {isKeeper && <AddForm companyId={companyId} siteId={site.id} />}
    </div>
  );
}

function AddForm({ companyId, siteId }: { companyId: string; siteId: string }) {
  const t = useTranslations('listening.settings');
  const problems = useTranslations('listening.settings.problems');
  const [firstDay, setFirstDay] = useState('');
  const [lastDay, setLastDay] = useState('');
  const add = useChange(companyId, async () => {
    const closureId = crypto.randomUUID();
    await callFunction<AddClosure>('add-closure', {
      companyId,
      siteId,
      closureId,
      firstDay,
      lastDay: lastDay || firstDay,
    });
    setFirstDay('');
    setLastDay('');
  });
  const problemOf = fieldErrors(add.error, problemWords(problems));
  return (
    <form
      className="mt-3 flex flex-wrap items-start gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate(undefined);
      }}
    >
      <TextField
        name="firstDay"
        type="date"
        label={t('reminders.firstDay')}
        error={problemOf('firstDay')}
        value={firstDay}
        onChange={({ currentTarget: { value } }) => setFirstDay(value)}
      />
      <TextField
        name="lastDay"
        type="date"
        label={t('reminders.lastDay')}
        error={problemOf('lastDay')}
        value={lastDay}
        onChange={({ currentTarget: { value } }) => setLastDay(value)}
      />
      <Button type="submit" kind="secondary" className="sm:mt-8" isBusy={add.isPending}>
        {t('reminders.add')}
      </Button>
      <ChangeFailure error={add.error} />
    </form>
  );
}
