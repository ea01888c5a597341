import { useTranslations } from 'use-intl';
import { PlanPricesForm } from '#shop/catalogue/web/staff/plan-prices-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SettingForms } from '../../contract.ts';
import { BAND_LINES } from '../../rules/settings/price-forms.ts';
import { SettingCard, SettingForm } from './setting-form.tsx';

/** What plans, licences and delivery cost. */
export function PricesSection({ groups, plans }: Pick<SettingForms, 'groups' | 'plans'>) {
  const t = useTranslations('staff.settings');
  return (
    <div className="grid gap-12">
      <Notice kind="info">
        <p>{t('pricesFrom')}</p>
      </Notice>
      {plans.map((plan) => (
        <PlanPricesForm key={plan.productId} plan={plan} />
      ))}
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
      <SettingForm group="returns" kept={groups.returns}>
        {({ text }) => (
          <SettingCard title={t('returns.title')} text={t('returns.text')}>
            <TextField {...text('days')} label={t('returns.days')} inputMode="numeric" />
            <TextField
              {...text('address')}
              className="sm:col-span-2"
              label={t('returns.address')}
              hint={t('returns.addressHint')}
            />
          </SettingCard>
        )}
      </SettingForm>
    </div>
  );
}
