import { useTranslations } from 'use-intl';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ListeningSettings, SetReminders } from '../contract.ts';
import { REMINDER_HOURS } from '../rules/reminder-time.ts';
import { ChangeFailure } from './change-failure.tsx';
import { Closures } from './closures.tsx';
import { useChange } from './use-listening-settings.ts';

const WEEKDAYS = ['w1', 'w2', 'w3', 'w4', 'w5'] as const;

export type SiteSettings = ListeningSettings['sites'][number];

type RemindersCardProps = { readonly companyId: string; readonly site: SiteSettings };

/** On which days and at what hour the people of a site are asked, and when it is closed. */
export function RemindersCard({ companyId, site }: RemindersCardProps) {
  const t = useTranslations('listening.settings.reminders');
  const isKeeper = useSpace().can('keep-employees');
  const { weekdays, hour } = site.plan;
  const save = useChange(companyId, (plan: SiteSettings['plan']) =>
    callFunction<SetReminders>('set-reminders', { companyId, siteId: site.id, plan }),
  );
  return (
    <Card as="section">
      <h2 className="text-xl">
        {t('title')} · {site.name}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{t('text')}</p>
      <div className="mt-4 flex flex-wrap items-start gap-x-10 gap-y-4">
        <fieldset>
          <legend className="font-semibold">{t('days')}</legend>
          <div className="flex flex-wrap gap-x-6">
            {WEEKDAYS.map((name, at) => (
              <CheckboxField
                key={name}
                name={name}
                label={t(`weekdays.${name}`)}
                disabled={!isKeeper || save.isPending}
                checked={weekdays.includes(at + 1)}
                onChange={({ currentTarget: { checked } }) =>
                  save.mutate({
                    hour,
                    weekdays: checked
                      ? [...weekdays, at + 1].sort()
                      : weekdays.filter((weekday) => weekday !== at + 1),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <SelectField
          name="hour"
          label={t('hour')}
          className="w-36"
          disabled={!isKeeper || save.isPending}
          value={String(hour)}
          onChange={({ currentTarget: { value } }) =>
            save.mutate({ weekdays, hour: Number(value) })
          }
          options={REMINDER_HOURS.map((each) => ({
            value: String(each),
            label: t('hourOption', { hour: each }),
          }))}
        />
      </div>
      {weekdays.length === 0 && <p className="mt-2 text-sm">{t('none')}</p>}
      <ChangeFailure error={save.error} />
      <Closures companyId={companyId} site={site} isKeeper={isKeeper} />
    </Card>
  );
}
