import { useTranslations } from 'use-intl';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { AskedQuestions } from '#ui/asked-questions.tsx';
import { Section, type SectionProps } from '#ui/section.tsx';
import { PLAIN_TAGS, PROSE_TAGS } from './prose-tags.tsx';

export const HOME_QUESTIONS = ['together', 'prevention', 'urssaf', 'personal'] as const;

export const SAAS_QUESTIONS = [
  'install',
  'start',
  'small',
  'cse',
  'wrong',
  'duerp',
  'unwell',
  'leave',
] as const;

type QuestionsProps =
  | {
      readonly of: 'home';
      readonly names: typeof HOME_QUESTIONS;
      readonly tone?: SectionProps['tone'];
    }
  | {
      readonly of: 'saas';
      readonly names: typeof SAAS_QUESTIONS;
      readonly tone?: SectionProps['tone'];
    };

/** The questions of a page, each opened by itself; one list for whoever reads it, people or machines. */
export function Questions({ of, names, tone }: QuestionsProps) {
  const t = useTranslations('site');
  const { email } = useOrganisation();
  const words = { ...PLAIN_TAGS, mail: () => email };
  return (
    <Section title={t(`${of}.questions.title`)} width="narrow" tone={tone}>
      <AskedQuestions
        items={names.map((name) => {
          const key = `${of}.questions.items.${name}` as QuestionKey;
          return {
            id: name,
            question: t(`${key}.question`),
            answer: t.rich(`${key}.answer`, PROSE_TAGS),
            plain: t.markup(`${key}.answer`, words),
          };
        })}
      />
    </Section>
  );
}

type QuestionKey =
  | `home.questions.items.${(typeof HOME_QUESTIONS)[number]}`
  | `saas.questions.items.${(typeof SAAS_QUESTIONS)[number]}`;
