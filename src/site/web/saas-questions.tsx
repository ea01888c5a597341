import { useTranslations } from 'use-intl';
import { Accordion } from '#ui/accordion.tsx';
import { Section } from '#ui/section.tsx';
import { PROSE_TAGS } from './prose-tags.tsx';

const QUESTIONS = ['install', 'start', 'small', 'cse', 'wrong', 'duerp', 'unwell'] as const;

export function SaasQuestions() {
  const t = useTranslations('site.saas.questions');
  return (
    <Section title={t('title')} width="narrow">
      <Accordion
        items={QUESTIONS.map((name) => ({
          id: name,
          question: t(`items.${name}.question`),
          answer: <p>{t.rich(`items.${name}.answer`, PROSE_TAGS)}</p>,
        }))}
      />
    </Section>
  );
}
