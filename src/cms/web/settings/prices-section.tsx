import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SettingForms } from '../../contract.ts';
import { BAND_LINES } from '../../rules/settings/price-forms.ts';
import { SettingCard, SettingForm } from './setting-form.tsx';

/** What delivery and licences cost; what products cost is said where they are edited. */
export function PricesSection({ groups }: Pick<SettingForms, 'groups'>) {
  const t = useTranslations('cms.settings');
  return (
    <div className="grid gap-12">
      <SettingForm group="delivery" kept={groups.delivery}>
        {({ text }) => (
          <SettingCard title={t('delivery.title')} text={t('delivery.text')}>
            {(['europe', 'neighbours', 'world'] as const).map((zone) => (
              <TextField
                key={zone}
                {...text(zone)}
                label={t(`delivery.${zone}`)}
                inputMode="decimal"
              />
            ))}
            <TextField {...text('pricedOn')} type="date" label={t('delivery.pricedOn')} />
          </SettingCard>
        )}
      </SettingForm>
      <SettingForm group="licence" kept={groups.licence}>
        {({ text }) => (
          <SettingCard title={t('licence.title')} text={t('licence.text')}>
            {BAND_LINES.map((line) => (
              <fieldset key={line} className="grid items-end gap-4 sm:col-span-2 sm:grid-cols-3">
                <legend className="mb-1 font-semibold">
                  {t('licence.band', { number: line })}
                </legend>
                <TextField {...text(`from${line}`)} label={t('licence.from')} inputMode="numeric" />
                <TextField
                  {...text(`price${line}`)}
                  label={t('licence.price')}
                  inputMode="decimal"
                />
                <TextField
                  {...text(`example${line}`)}
                  label={t('licence.example')}
                  inputMode="numeric"
                />
              </fieldset>
            ))}
          </SettingCard>
        )}
      </SettingForm>
      <Card as="section" className="grid justify-items-start gap-3">
        <h2 className="text-xl">{t('plans.title')}</h2>
        <p className="text-ink-soft">{t('plans.text')}</p>
        <ButtonLink to="/cms/products" kind="secondary">
          {t('plans.link')}
        </ButtonLink>
      </Card>
    </div>
  );
}
