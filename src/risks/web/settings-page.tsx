import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { Duerp, SetDuerpSettings } from '../contract.ts';
import { METHODS } from '../rules/evaluation.ts';
import { readSettings } from '../rules/risk-forms.ts';
import { ChangeFailure } from './change-failure.tsx';
import { OwnHazardsCard } from './own-hazards-card.tsx';
import { RISK_TEXTS, RisksFrame } from './risks-frame.tsx';
import { useDuerpChange } from './use-duerp.ts';
import { useRiskWords } from './use-risk-words.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...RISK_TEXTS, 'risks.versions') };
}

/** By which method, who answers for it, where it is read; hazards of the company’s own. */
export default function RiskSettingsPage() {
  return (
    <RisksFrame tab="settings">
      {(duerp, companyId) => (
        <div className="grid gap-6">
          <SettingsForm duerp={duerp} companyId={companyId} />
          <OwnHazardsCard companyId={companyId} mayWrite={duerp.mayWrite} />
        </div>
      )}
    </RisksFrame>
  );
}

function SettingsForm({ duerp, companyId }: { duerp: Duerp; companyId: string }) {
  const t = useTranslations('risks.versions.settings');
  const common = useTranslations('risks.duerp');
  const words = useTranslations('risks.words');
  const form = useSchemaForm({
    id: 'risk-settings',
    validate: (typed) => readSettings(typed).problems,
    words: useRiskWords(),
  });
  const save = useDuerpChange(
    companyId,
    (typed: FormValues) =>
      callFunction<SetDuerpSettings>('set-duerp-settings', { companyId, form: typed }),
    () => common('saved'),
  );
  const { settings } = duerp;
  return (
    <Card as="section">
      <form
        className="grid gap-5"
        {...form.handlers((typed) =>
          save.mutate(typed, {
            onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
          }),
        )}
      >
        <fieldset disabled={!duerp.mayWrite} className="grid gap-5">
          <TextField
            {...form.field('responsible')}
            label={t('responsible')}
            hint={t('responsibleHint')}
            defaultValue={settings.responsible ?? ''}
            autoComplete="off"
          />
          <RadioCards
            {...form.field('method')}
            legend={t('method')}
            hint={t('methodHint')}
            defaultValue={settings.method}
            options={METHODS.map((method) => ({
              value: method,
              label: words(`methods.${method}`),
              description: words(`methodHelp.${method}`),
            }))}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...form.field('healthService')}
              label={t('healthService')}
              optionalLabel={common('optional')}
              defaultValue={settings.healthService ?? ''}
              autoComplete="off"
            />
            <TextField
              {...form.field('healthServiceEmail')}
              type="email"
              label={t('healthServiceEmail')}
              optionalLabel={common('optional')}
              defaultValue={settings.healthServiceEmail ?? ''}
              autoComplete="off"
            />
          </div>
          <TextField
            {...form.field('readingPlace')}
            label={t('readingPlace')}
            hint={t('readingPlaceHint')}
            optionalLabel={common('optional')}
            defaultValue={settings.readingPlace ?? ''}
            autoComplete="off"
          />
          <ChangeFailure error={save.error} />
          {duerp.mayWrite && (
            <p>
              <Button type="submit" isBusy={save.isPending}>
                {common('save')}
              </Button>
            </p>
          )}
        </fieldset>
      </form>
    </Card>
  );
}
