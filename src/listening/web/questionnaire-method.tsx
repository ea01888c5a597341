import { useLocale, useTranslations } from 'use-intl';
import {
  QUESTIONNAIRE_ALL,
  QUESTIONNAIRE_ANSWERING,
  QUESTIONNAIRE_ONE,
} from '../rules/attacker-figures.ts';
import { formatPoints } from '../rules/format-points.ts';
import { dimensionMargin, LEAST_LISTED_FOR_DIMENSIONS } from '../rules/questionnaire.ts';
import { OWN_DEVIATION } from '../rules/questionnaire-terms.ts';

/** What the yearly questionnaire tells, and how sure anybody may be by it. */
export function QuestionnaireMethod() {
  const t = useTranslations('listening.method.questionnaire');
  const language = useLocale();
  const [first, fifth, tenth] = QUESTIONNAIRE_ALL;
  const margin = (listed: number) =>
    formatPoints(dimensionMargin({ listed, leaves: 1, rate: 'most' }), language);
  const least = LEAST_LISTED_FOR_DIMENSIONS;
  return (
    <>
      <p>{t('p1')}</p>
      <p>{t('p2', { least, deviation: OWN_DEVIATION })}</p>
      <p>
        {t('p3', {
          first: Math.round(first),
          fifth: Math.round(fifth),
          tenth: Math.round(tenth),
          one: Math.round(Math.max(...QUESTIONNAIRE_ONE)),
          part: Math.round(Math.max(...QUESTIONNAIRE_ANSWERING)),
        })}
      </p>
      <p>{t('p4', { least, m30: margin(least), m60: margin(60), m140: margin(140) })}</p>
    </>
  );
}
