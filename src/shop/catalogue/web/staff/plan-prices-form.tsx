import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { validate } from '#basics/form.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { COMMITMENTS } from '#shop/sales/rules/monthly-box.ts';
import type { SettingForms } from '#staff/contract.ts';
import { RevisedForm, SettingCard } from '#staff/web/settings/setting-form.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SavePlanPrices } from '../../contract.ts';
import { planPrices } from '../../rules/plan-prices.ts';

/** What a subscription costs by commitment; the rest of it is changed where the product is edited. */
export function PlanPricesForm({ plan }: { plan: SettingForms['plans'][number] }) {
  const t = useTranslations('staff.settings.plans');
  const language = useLocale();
  const { productId } = plan;
  return (
    <RevisedForm
      id={`plans-${productId}`}
      kept={plan}
      validate={(typed) => validate(planPrices, typed).problems}
      send={(form, revision) =>
        callFunction<SavePlanPrices>('save-plan-prices', { productId, revision, form })
      }
      keptIn={({ plans }) => plans.find((each) => each.productId === productId)}
    >
      {({ text }) => (
        <SettingCard title={t('title', { name: plan.name[language] })} text={t('text')}>
          {COMMITMENTS.map((months) => (
            <TextField
              key={months}
              {...text(`plan${months}`)}
              label={t(`plan${months}`)}
              inputMode="decimal"
            />
          ))}
          <p className="self-end">
            <Link
              to={`/cms/products/edit/${productId}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t('link')}
            </Link>
          </p>
        </SettingCard>
      )}
    </RevisedForm>
  );
}
