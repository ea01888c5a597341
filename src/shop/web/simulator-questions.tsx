import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Accordion } from '#ui/accordion.tsx';
import { Section } from '#ui/section.tsx';

const QUESTIONS = ['exact', 'others', 'vote', 'space'] as const;

/** How far the figures may be believed, and what to do with them. */
export function SimulatorQuestions() {
  const t = useTranslations('shop.simulator.questions');
  return (
    <Section title={t('title')} width="narrow">
      <Accordion
        items={QUESTIONS.map((name) => ({
          id: name,
          question: t(`${name}.question`),
          answer: <p>{t.rich(`${name}.answer`, LINKS)}</p>,
        }))}
      />
    </Section>
  );
}

const LINKS = {
  box: (words: ReactNode) => <Link to="/box">{words}</Link>,
  saas: (words: ReactNode) => <Link to="/saas">{words}</Link>,
};
