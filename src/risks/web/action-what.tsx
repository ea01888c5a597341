import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Factor } from '#listening/rules/daily-question.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { HazardCatalogue, PreventionAction } from '../contract.ts';
import type { FieldOf } from './form-dialog.tsx';
import { KnownMeasures, type Suggestion } from './known-measures.tsx';

type Props = {
  readonly field: FieldOf;
  /** Of a psychosocial risk: what is known to help is offered. */
  readonly factor: Factor | undefined;
  readonly action: PreventionAction | undefined;
  readonly catalogue: HazardCatalogue;
};

/** What is done, and under which principle of prevention. */
export function ActionWhat({ field, factor, action, catalogue }: Props) {
  const t = useTranslations('risks.duerp');
  const [suggestion, setSuggestion] = useState<Suggestion>();
  return (
    <>
      {factor && <KnownMeasures factor={factor} onChoose={setSuggestion} />}
      <TextAreaField
        key={suggestion?.what}
        {...field('what', action?.what)}
        {...(suggestion && { defaultValue: suggestion.what })}
        label={t('action.what')}
        required
        rows={3}
      />
      <SelectField
        key={`principle ${suggestion?.what}`}
        {...field('principle', action ? action.principle : 3)}
        {...(suggestion && { defaultValue: String(suggestion.principle) })}
        label={t('action.principle')}
        hint={t('action.principleHint')}
        options={[
          // Of an imported one nobody has said which.
          ...(action?.principle === null
            ? [{ value: '', label: t('action.choosePrinciple') }]
            : []),
          ...catalogue.principles.map(({ number, text }) => ({
            value: String(number),
            label: `${number}. ${text}`,
          })),
        ]}
      />
    </>
  );
}
