import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AskedQuestions, plainTags } from '#ui/asked-questions.tsx';
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
  const t = useTranslations('catalogue.box.questions');
  return (
    <Section title={t('title')} width="narrow">
      <AskedQuestions
        items={QUESTIONS.map((name) => ({
          id: name,
          question: t(`${name}.question`),
          answer: t.rich(`${name}.answer`, { ...figures, ...LINKS }),
          plain: t.markup(`${name}.answer`, { ...figures, ...plainTags(LINKS) }),
        }))}
      />
    </Section>
  );
}

const LINKS = {
  simulator: (words: ReactNode) => <Link to="/simulateur">{words}</Link>,
  how: (words: ReactNode) => <Link to="/cgv#exchange">{words}</Link>,
  quote: (words: ReactNode) => <Link to="/contact?offer=boxes">{words}</Link>,
};
