import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { useOwnQuestionnaire } from './use-questionnaires.ts';

/** The way to this year’s questionnaire, while it is open. */
export function OpenQuestionnaireCard({ companyId }: { companyId: string }) {
  const t = useTranslations('listening.questionnaire.card');
  const language = useLocale();
  const { data } = useOwnQuestionnaire(companyId);
  if (!data?.questionnaire) return null;
  const { answers, closesOn, toldOn } = data.questionnaire;
  const all = answers.length;
  const done = answers.filter((answer) => answer !== null).length;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-3">
        {done === all
          ? t('done', { told: formatDay(toldOn, language) })
          : t('text', { closes: formatDay(closesOn, language) })}
      </p>
      <ButtonLink
        to="/mood/questionnaire"
        kind={done === all ? 'secondary' : 'primary'}
        className="mt-4"
      >
        {done === 0 ? t('begin') : done === all ? t('again') : t('goOn', { done, all })}
      </ButtonLink>
    </Card>
  );
}
