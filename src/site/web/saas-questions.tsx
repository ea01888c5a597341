import { useTranslations } from 'use-intl';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { QuestionsData } from '#ui/questions-data.tsx';
import { Section } from '#ui/section.tsx';
import { PLAIN_TAGS, PROSE_TAGS } from './prose-tags.tsx';

const QUESTIONS = ['install', 'start', 'small', 'cse', 'wrong', 'duerp', 'unwell'] as const;

export function SaasQuestions() {
  const t = useTranslations('site.saas.questions');
  const { email } = useOrganisation();
  const words = { ...PLAIN_TAGS, mail: () => email };
  const asked = QUESTIONS.map((name) => ({
    question: t(`items.${name}.question`),
    answer: t.markup(`items.${name}.answer`, words),
  }));
  return (
    <Section title={t('title')} width="narrow">
      <Accordion
        items={QUESTIONS.map((name) => ({
          id: name,
          question: t(`items.${name}.question`),
          answer: <p>{t.rich(`items.${name}.answer`, PROSE_TAGS)}</p>,
        }))}
      />
      <QuestionsData questions={asked} />
    </Section>
  );
}
