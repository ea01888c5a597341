import type { ReactNode } from 'react';
import { Accordion } from './accordion.tsx';
import { StructuredData } from './structured-data.tsx';

export type AskedQuestion = {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
  /** The answer in plain words: `t.markup(key, plainTags(TAGS))` for what `t.rich(key, TAGS)` shows. */
  readonly plain: string;
};

/** The questions that a page answers, each opened by itself, for people and for search engines alike. */
export function AskedQuestions({ items }: { items: readonly AskedQuestion[] }) {
  const mainEntity = items.map(({ question, plain }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain },
  }));
  return (
    <>
      <Accordion items={items.map((item) => ({ ...item, answer: <p>{item.answer}</p> }))} />
      <StructuredData things={[{ '@type': 'FAQPage', mainEntity }]} />
    </>
  );
}

/** The same tags, which leave nothing but their words. */
export function plainTags<Tag extends string>(
  tags: Readonly<Record<Tag, unknown>>,
): Record<Tag, (words: string) => string> {
  const names = Object.keys(tags) as Tag[];
  return Object.fromEntries(names.map((tag) => [tag, (words: string) => words])) as Record<
    Tag,
    (words: string) => string
  >;
}
