import { StructuredData } from './structured-data.tsx';

export type AskedQuestion = { readonly question: string; readonly answer: string };

/** The questions that a page answers, for search engines; in plain words, as the page shows them. */
export function QuestionsData({ questions }: { questions: readonly AskedQuestion[] }) {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return <StructuredData things={[{ '@type': 'FAQPage', mainEntity }]} />;
}
