import { useTranslations } from 'use-intl';
import { SelectField } from '#ui/select-field.tsx';
import { type Evaluation, type Method, SCALES, type Scale } from '../rules/evaluation.ts';
import { BandBadge } from './band-badge.tsx';
import type { FieldOf } from './form-dialog.tsx';

type EvaluationFieldsProps = {
  readonly field: FieldOf;
  readonly method: Method;
  readonly evaluation: Evaluation | null | undefined;
  /** `after`: of what is expected, not of what is. */
  readonly prefix?: 'after' | undefined;
};

const ORDER = ['frequency', 'severity', 'mastery'] as const satisfies readonly Scale[];

/** The steps of the company’s method, each said in words. */
export function EvaluationFields({ field, method, evaluation, prefix }: EvaluationFieldsProps) {
  const t = useTranslations('risks.duerp.risk');
  const words = useTranslations('risks.words');
  const isOurs = evaluation?.method === method;
  const rated = isOurs ? evaluation : undefined;
  const scales = ORDER.filter((scale) => SCALES[method][scale].length > 0);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {evaluation && !isOurs && (
        <div className="flex flex-wrap items-center gap-2 sm:col-span-2">
          <BandBadge evaluation={evaluation} />
          <p className="text-sm">
            {t('otherMethod', { method: words(`methods.${evaluation.method}`) })}
          </p>
        </div>
      )}
      {scales.map((scale) => (
        <SelectField
          key={scale}
          {...field(nameOf(scale, prefix), rated?.[scale])}
          label={words(`scales.${scale}`)}
          options={[
            { value: '', label: t('notYet') },
            ...SCALES[method][scale].map((step) => ({
              value: String(step),
              label: `${step} – ${words(`steps.${method}.${scale}.s${step}` as 'steps.four-by-four.mastery.s1')}`,
            })),
          ]}
        />
      ))}
    </div>
  );
}

/** `frequency`, `afterFrequency`. */
function nameOf(scale: Scale, prefix: string | undefined): string {
  return prefix ? `${prefix}${scale[0]?.toUpperCase()}${scale.slice(1)}` : scale;
}
