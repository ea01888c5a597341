import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AskedQuestions, plainTags } from '#ui/asked-questions.tsx';
import { Section } from '#ui/section.tsx';

const QUESTIONS = ['exact', 'others', 'vote', 'space'] as const;

/** How far the figures may be believed, and what to do with them. */
export function SimulatorQuestions() {
  const t = useTranslations('simulator.page.questions');
  return (
    <Section title={t('title')} width="narrow">
      <AskedQuestions
        items={QUESTIONS.map((name) => ({
          id: name,
          question: t(`${name}.question`),
          answer: t.rich(`${name}.answer`, LINKS),
          plain: t.markup(`${name}.answer`, plainTags(LINKS)),
        }))}
      />
    </Section>
  );
}

const LINKS = {
  box: (words: ReactNode) => <Link to="/box">{words}</Link>,
  saas: (words: ReactNode) => <Link to="/saas">{words}</Link>,
};
