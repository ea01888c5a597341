import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { DuerpVersion, IssueDuerp } from '../contract.ts';
import { OPINION_KINDS } from '../rules/duerp-record.ts';
import { dutiesOf } from '../rules/duties.ts';
import { readOpinion } from '../rules/risk-forms.ts';
import { readReservation } from '../rules/version-forms.ts';
import { FormDialog } from './form-dialog.tsx';

const SHOWN_SIGNATORIES = [1, 2, 3] as const;

type IssueDialogProps = {
  readonly companyId: string;
  readonly version: DuerpVersion;
  readonly headcount: number;
  readonly onClose: () => void;
};

/** What the works council said, and the number that the version then gets. */
export function IssueDialog({ companyId, version, headcount, onClose }: IssueDialogProps) {
  const t = useTranslations('risks.versions.issue');
  const opinions = useTranslations('risks.words.opinions');
  const common = useTranslations('risks.duerp');
  const findings = useTranslations('risks.duerp.overview.findings.texts');
  const { council } = dutiesOf(headcount);
  // An opinion is never sealed because it stood there already.
  const given = council === 'none' ? 'no-council' : '';
  const [kind, setKind] = useState(given);
  const today = parisDayOf(new Date());
  return (
    <FormDialog
      companyId={companyId}
      title={t('title')}
      text={t('text')}
      submit={t('submit')}
      validate={(typed) => [
        ...readOpinion(typed, { frozenOn: version.frozenOn, today }).problems,
        ...readReservation(typed, version.lacks).problems,
      ]}
      send={(form) =>
        callFunction<IssueDuerp>('issue-duerp', { companyId, versionId: version.id, form })
      }
      told={({ number }) => t('done', { number })}
      draft={`issue ${version.id}`}
      onClose={onClose}
    >
      {(field) => (
        <>
          <SelectField
            {...field('kind', given)}
            label={t('opinion')}
            onChange={(event) => setKind(event.currentTarget.value)}
            options={[
              { value: '', label: common('choose') },
              ...OPINION_KINDS.map((each) => ({ value: each, label: opinions(each) })),
            ]}
          />
          {kind !== 'no-council' && (
            <>
              <TextField {...field('on')} type="date" label={t('on')} />
              <TextAreaField
                {...field('text')}
                label={t('words')}
                optionalLabel={kind === 'unfavourable' ? undefined : common('optional')}
              />
            </>
          )}
          <fieldset className="grid gap-4">
            <legend className="font-semibold">{t('signatories')}</legend>
            {SHOWN_SIGNATORIES.map((number) => (
              <div key={number} className="grid gap-4 sm:grid-cols-2">
                <TextField
                  {...field(`name${number}`)}
                  label={t('name', { number })}
                  optionalLabel={common('optional')}
                  autoComplete="off"
                />
                <TextField
                  {...field(`as${number}`)}
                  label={t('as', { number })}
                  optionalLabel={common('optional')}
                  autoComplete="off"
                />
              </div>
            ))}
          </fieldset>
          {version.lacks.length > 0 && (
            <fieldset className="grid gap-4">
              <legend className="font-semibold">{t('lacks')}</legend>
              <p>{t('lacksText')}</p>
              <ul className="grid list-disc gap-1 pl-5">
                {version.lacks.map(({ code, count }) => (
                  <li key={code}>{findings(code, { count })}</li>
                ))}
              </ul>
              <div className="grid gap-4 sm:grid-cols-2">
                <TextField {...field('despiteName')} label={t('despiteName')} autoComplete="off" />
                <TextField {...field('despiteAs')} label={t('despiteAs')} autoComplete="off" />
              </div>
            </fieldset>
          )}
        </>
      )}
    </FormDialog>
  );
}
