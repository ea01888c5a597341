import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { QuestionnaireItem } from './questionnaire-item.tsx';
import { useQuestionnaires } from './use-questionnaires.ts';

/** What was told of the last yearly questionnaire, beside the other results. */
export function PublishedQuestionnairesCard({ companyId }: { companyId: string }) {
  const t = useTranslations('listening.questionnaire');
  const { data } = useQuestionnaires(companyId);
  const last = data?.questionnaires.find(({ state }) => state === 'told');
  if (!last) return null;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('told')}</h2>
      <ul className="mt-4">
        <QuestionnaireItem asked={last} />
      </ul>
    </Card>
  );
}
