import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, isParisDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { SetAccidentConditions } from '../../contract.ts';
import { CAREGIVERS, COUNCIL_STATES, readAccidentConditions } from '../../rules/registers.ts';
import { FormDialog } from '../form-dialog.tsx';
import type { ShownRegisterProps } from './registers-page.tsx';

/** What lets the employer keep the register of accidents at all. */
export function ConditionsCard({ companyId, view }: ShownRegisterProps) {
  const t = useTranslations('risks.registers.conditions');
  const [isWriting, setWriting] = useState(false);
  const { conditions } = view;
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-xl">{t('title')}</h2>
        {view.mayWrite && (
          <Button kind="secondary" size="small" onClick={() => setWriting(true)}>
            {t('set')}
          </Button>
        )}
      </div>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{t('text')}</p>
      {conditions ? (
        <ConditionFacts conditions={conditions} />
      ) : (
        <Notice kind="warning">
          <p>{t('missing')}</p>
        </Notice>
      )}
      {conditions && !conditions.fundToldOn && (
        <Notice kind="warning">
          <p>{`${t('fundMissing')} ${t('fundHint')}`}</p>
        </Notice>
      )}
      {isWriting && (
        <ConditionsDialog
          companyId={companyId}
          conditions={conditions ?? {}}
          onClose={() => setWriting(false)}
        />
      )}
    </Card>
  );
}

type Conditions = Readonly<Record<string, string | null>>;

function ConditionFacts({ conditions }: { readonly conditions: Conditions }) {
  const t = useTranslations('risks.registers.conditions');
  const language = useLocale();
  const day = (of: string | null | undefined) => (isParisDay(of ?? '') ? of : null);
  const [council, fund] = [day(conditions.councilToldOn), day(conditions.fundToldOn)];
  const facts = [
    [t(`caregivers.${conditions.caregiverKind}` as 'caregivers.nurse'), conditions.caregiver],
    [t('firstAidPost'), conditions.firstAidPost],
    [t('council'), t(`councils.${conditions.council}` as 'councils.elected')],
    [t('councilToldOn'), council && formatDay(council, language)],
    [t('fundToldOn'), fund && formatDay(fund, language)],
  ];
  return (
    <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[20rem_1fr]">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="mb-1 [overflow-wrap:anywhere] sm:mb-0">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type ConditionsDialogProps = {
  readonly companyId: string;
  readonly conditions: Conditions;
  readonly onClose: () => void;
};

function ConditionsDialog({ companyId, conditions, onClose }: ConditionsDialogProps) {
  const t = useTranslations('risks.registers.conditions');
  const common = useTranslations('risks.duerp');
  const today = parisDayOf(new Date());
  return (
    <FormDialog
      companyId={companyId}
      title={t('title')}
      submit={common('save')}
      told={common('saved')}
      validate={(typed) => readAccidentConditions(typed, today).problems}
      send={(form) =>
        callFunction<SetAccidentConditions>('set-accident-conditions', { companyId, form })
      }
      onClose={onClose}
    >
      {(field) => (
        <>
          <SelectField
            {...field('caregiverKind', conditions.caregiverKind)}
            label={t('caregiverKind')}
            options={[
              { value: '', label: common('choose') },
              ...CAREGIVERS.map((value) => ({ value, label: t(`caregivers.${value}`) })),
            ]}
          />
          <TextField {...field('caregiver', conditions.caregiver)} label={t('caregiver')} />
          <TextField
            {...field('firstAidPost', conditions.firstAidPost)}
            label={t('firstAidPost')}
          />
          <SelectField
            {...field('council', conditions.council)}
            label={t('council')}
            options={[
              { value: '', label: common('choose') },
              ...COUNCIL_STATES.map((value) => ({ value, label: t(`councils.${value}`) })),
            ]}
          />
          <TextField
            {...field('councilToldOn', conditions.councilToldOn)}
            type="date"
            label={t('councilToldOn')}
            optionalLabel={common('optional')}
          />
          <TextField
            {...field('fundToldOn', conditions.fundToldOn)}
            type="date"
            label={t('fundToldOn')}
            hint={t('fundHint')}
            optionalLabel={common('optional')}
          />
        </>
      )}
    </FormDialog>
  );
}
