import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Accordion } from '#ui/accordion.tsx';
import { QuestionsData } from '#ui/questions-data.tsx';
import { Section } from '#ui/section.tsx';

const QUESTIONS = [
  'delivery',
  'customise',
  'each',
  'pay',
  'vat',
  'urssaf',
  'exchange',
  'minimum',
] as const;

/** Figures of the settings and of the rules that the words of the page name. */
export type BoxFigures = Readonly<
  Record<'limit' | 'year', string> &
    Record<'council' | 'exchangeDays' | 'workingDays' | 'max', number>
>;

export function BoxQuestions({ figures }: { figures: BoxFigures }) {
  const t = useTranslations('shop.box.questions');
  const asked = QUESTIONS.map((name) => ({
    question: t(`${name}.question`),
    answer: t.markup(`${name}.answer`, { ...figures, ...WORDS }),
  }));
  return (
    <Section title={t('title')} width="narrow">
      <Accordion
        items={QUESTIONS.map((name) => ({
          id: name,
          question: t(`${name}.question`),
          answer: <p>{t.rich(`${name}.answer`, { ...figures, ...LINKS })}</p>,
        }))}
      />
      <QuestionsData questions={asked} />
    </Section>
  );
}

const LINKS = {
  simulator: (words: ReactNode) => <Link to="/simulateur">{words}</Link>,
  how: (words: ReactNode) => <Link to="/cgv#exchange">{words}</Link>,
  quote: (words: ReactNode) => <Link to="/contact?offer=boxes">{words}</Link>,
};

const plain = (words: string) => words;
const WORDS = { simulator: plain, how: plain, quote: plain };
