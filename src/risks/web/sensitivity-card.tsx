import { useLocale, useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import type { RiskAlerts, SetSensitivity } from '../contract.ts';
import { figuresOf } from '../rules/alert-figures.ts';
import { SENSITIVITIES, type Sensitivity } from '../rules/sensitivity.ts';
import { LOW_UNDER } from '../rules/watch-level.ts';
import { ChangeFailure } from './change-failure.tsx';
import { useAlertChange } from './use-alerts.ts';

type SensitivityCardProps = Pick<RiskAlerts, 'sensitivity'> & {
  readonly companyId: string;
  readonly mayWrite: boolean;
};

/** How closely groups are watched, with what each choice is worth; never less than the standard. */
export function SensitivityCard({ companyId, sensitivity, mayWrite }: SensitivityCardProps) {
  const t = useTranslations('risks.alerts.settings');
  const choose = useAlertChange(
    companyId,
    (chosen: Sensitivity) =>
      callFunction<SetSensitivity>('set-sensitivity', { companyId, sensitivity: chosen }),
    t('saved'),
  );
  const shown = choose.isPending ? choose.variables : sensitivity;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose">{t('text')}</p>
      <RadioCards
        className="mt-5"
        name="sensitivity"
        legend={t('sensitivity')}
        columns={3}
        value={shown}
        onChange={(value) => {
          const chosen = SENSITIVITIES.find((each) => each === value);
          if (chosen) choose.mutate(chosen);
        }}
        options={SENSITIVITIES.map((each) => ({
          value: each,
          label: t(`levels.${each}.name`),
          description: t(`levels.${each}.text`),
          isDisabled: !mayWrite,
        }))}
      />
      <ChangeFailure error={choose.error} />
      <h3 className="mt-6 text-lg font-semibold">{t('rates')}</h3>
      <p className="mt-1 mb-3 max-w-prose text-sm text-ink-soft">{t('ratesText')}</p>
      <Rates sensitivity={shown} />
      <p className="mt-2 max-w-prose text-sm text-ink-soft">
        {t('lowLevels', { under: LOW_UNDER })}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{t('measured')}</p>
    </Card>
  );
}

function Rates({ sensitivity }: { sensitivity: Sensitivity }) {
  const t = useTranslations('risks.alerts.settings');
  const language = useLocale();
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (
    <DataTable
      caption={t('ratesCaption')}
      isCaptionHidden
      columns={[
        { key: 'size', label: t('size') },
        { key: 'onsets', label: t('onsets'), isNumber: true },
        { key: 'drifting', label: t('onsetsIfDrifting'), isNumber: true },
        { key: 'seasonal', label: t('onsetsIfSeasonal'), isNumber: true },
        { key: 'seenSmaller', label: t('seenSmaller'), isNumber: true },
        { key: 'seen', label: t('seen'), isNumber: true },
      ]}
      rows={figuresOf(sensitivity).map(({ least, most = 'none', ...figure }) => ({
        id: String(least),
        cells: {
          size: t('band', { least, most }),
          onsets: numbers.format(figure.onsets),
          drifting: numbers.format(figure.onsetsIfDrifting),
          seasonal: numbers.format(figure.onsetsIfSeasonal),
          seenSmaller: t('percent', { percent: figure.seenSmaller }),
          seen: t('percent', { percent: figure.seen }),
        },
      }))}
    />
  );
}
